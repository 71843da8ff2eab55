// View animations in all their forms, one after the other.
import UIKit
import PlaygroundSupport

extension UIView {
    func fadeIn(duration: TimeInterval = 0.5, delay: TimeInterval = 0, completion: ((Bool) -> Void)? = nil) {
        alpha = 0
        UIView.animate(withDuration: duration, delay: delay, options: .curveEaseIn, animations: { self.alpha = 1.0 }, completion: completion)
    }

    func shake(count: Float = 3, for duration: TimeInterval = 0.3, withTranslation translation: Float = 5) {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.repeatCount = count
        animation.duration = duration / TimeInterval(animation.repeatCount)
        animation.autoreverses = true
        animation.values = [translation, -translation]
        layer.add(animation, forKey: "shake")
    }

    func rotate360Degrees(duration: CFTimeInterval = 1.0) {
        let rotateAnimation = CABasicAnimation(keyPath: "transform.rotation")
        rotateAnimation.fromValue = 0.0
        rotateAnimation.toValue = CGFloat(Double.pi * 2)
        rotateAnimation.duration = duration
        rotateAnimation.repeatCount = Float.greatestFiniteMagnitude
        layer.add(rotateAnimation, forKey: nil)
    }
}

class AnimationViewController: UIViewController {
    let square = UIView(frame: CGRect(x: 50, y: 100, width: 80, height: 80))
    let bar = UIView()
    let front = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let back = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let flipper = UIView(frame: CGRect(x: 50, y: 400, width: 100, height: 60))
    var barWidth: NSLayoutConstraint!
    var animator: UIViewPropertyAnimator?
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "missing") ?? .white
        square.backgroundColor = .systemRed
        square.accessibilityIdentifier = "square"
        view.addSubview(square)

        bar.backgroundColor = .systemBlue
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.accessibilityIdentifier = "bar"
        view.addSubview(bar)
        barWidth = bar.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
            bar.heightAnchor.constraint(equalToConstant: 20),
            barWidth,
        ])
        front.text = "front"
        back.text = "back"
        flipper.accessibilityIdentifier = "flipper"
        flipper.addSubview(front)
        view.addSubview(flipper)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        chain()
        UIView.transition(from: front, to: back, duration: 0.6, options: [.transitionFlipFromLeft, .showHideTransitionViews], completion: nil)
        UIView.transition(with: square, duration: 0.3, options: .transitionCrossDissolve, animations: { self.square.backgroundColor = .systemGreen })
    }

    func chain() {
        UIView.animate(withDuration: 0.4, animations: {
            self.square.center = CGPoint(x: 200, y: 140)
        }, completion: { _ in
            UIView.animate(withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 3, options: [.allowUserInteraction, .beginFromCurrentState]) {
                self.square.transform = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(scaleX: 0.5, y: 0.5))
            } completion: { finished in
                self.log.append(finished ? "spring" : "cut")
                self.growBar()
            }
        })
    }

    func growBar() {
        barWidth.constant = 240
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.view.layoutIfNeeded() }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.bar.alpha = 0.5 }
        }) { [weak self] _ in
            self?.startAnimator()
        }
    }

    func startAnimator() {
        let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 2))
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
        animator.addAnimations { self.square.transform = .identity }
        animator.addAnimations({ self.square.alpha = 0.8 }, delayFactor: 0.5)
        animator.addCompletion { position in
            switch position {
            case .end: self.log.append("end")
            case .start, .current: self.log.append("other")
            @unknown default: break
            }
            self.bar.backgroundColor = UIColor.purple
        }
        animator.startAnimation()
        self.animator = animator
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, options: [.curveEaseOut], animations: {
            self.flipper.frame = self.flipper.frame.offsetBy(dx: 30, dy: 0)
        }, completion: nil)
        let curve = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [self] in bar.layer.cornerRadius = 10 }
        curve.fractionComplete = 0.5
        curve.pauseAnimation()
        curve.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.5), controlPoint2: CGPoint(x: 0.5, y: 0.2))
        _ = UIViewPropertyAnimator(duration: 0.3, timingParameters: cubic)
        UIView.performWithoutAnimation { self.view.layoutIfNeeded() }
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: { self.front.alpha = 0 }, completion: nil)
        UIView.setAnimationsEnabled(true)
    }
}

PlaygroundPage.current.liveView = AnimationViewController()
