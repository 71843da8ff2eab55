// Core Animation as tutorials use it: gradients, shapes, groups, transactions, masks, perspective.
import UIKit
import PlaygroundSupport

class GradientView: UIView {
    override class var layerClass: AnyClass {
        return CAGradientLayer.self
    }

    var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }

    var colors: [UIColor] = [] {
        didSet { gradientLayer.colors = colors.map { $0.cgColor } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradientLayer.startPoint = CGPoint(x: 0, y: 0)
        gradientLayer.endPoint = CGPoint(x: 1, y: 1)
        gradientLayer.locations = [0, 0.5, 1.0]
        gradientLayer.type = .axial
    }

    required init?(coder: NSCoder) { fatalError() }
}

class ProgressRing: UIView, CAAnimationDelegate {
    private let trackLayer = CAShapeLayer()
    private let progressLayer = CAShapeLayer()
    var finished: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        createCircularPath()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        createCircularPath()
    }

    private func createCircularPath() {
        let circularPath = UIBezierPath(
            arcCenter: CGPoint(x: frame.size.width / 2.0, y: frame.size.height / 2.0), radius: 40,
            startAngle: -.pi / 2, endAngle: 3 * .pi / 2, clockwise: true)
        for (shape, color) in [(trackLayer, UIColor.systemGray4), (progressLayer, UIColor.systemGreen)] {
            shape.path = circularPath.cgPath
            shape.fillColor = UIColor.clear.cgColor
            shape.strokeColor = color.cgColor
            shape.lineCap = .round
            shape.lineJoin = CAShapeLayerLineJoin.round
            shape.lineWidth = 8.0
            layer.addSublayer(shape)
        }
        progressLayer.strokeEnd = 0
    }

    func animate(to value: CGFloat, duration: TimeInterval) {
        let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
        animation.duration = duration
        animation.fromValue = 0
        animation.toValue = value
        animation.fillMode = CAMediaTimingFillMode.forwards
        animation.isRemovedOnCompletion = false
        animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
        animation.delegate = self
        progressLayer.add(animation, forKey: "progressAnim")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if flag { finished?() }
    }
}

class ViewController: UIViewController {
    let gradientView = GradientView()
    let ring = ProgressRing(frame: CGRect(x: 20, y: 180, width: 100, height: 100))
    let card = UIView()
    let status = UILabel()
    let gradientLayer = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        gradientView.frame = CGRect(x: 20, y: 60, width: 160, height: 100)
        gradientView.colors = [.systemPink, .systemPurple, .systemIndigo]
        gradientView.layer.cornerRadius = 20
        gradientView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        gradientView.layer.cornerCurve = .continuous
        gradientView.accessibilityIdentifier = "gradient"
        view.addSubview(gradientView)
        ring.accessibilityIdentifier = "ring"
        view.addSubview(ring)
        status.frame = CGRect(x: 20, y: 300, width: 200, height: 24)
        status.text = "running"
        status.accessibilityIdentifier = "status"
        view.addSubview(status)
        setupCard()
        setupMask()
        addDots()
        gradientLayer.frame = view.bounds
        gradientLayer.colors = [UIColor.systemTeal.cgColor, UIColor.white.cgColor]
        gradientLayer.startPoint = CGPoint(x: 0.5, y: 0)
        gradientLayer.endPoint = CGPoint(x: 0.5, y: 0.3)
        view.layer.insertSublayer(gradientLayer, at: 0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradientLayer.frame = view.bounds
        card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: card.layer.cornerRadius).cgPath
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ring.finished = { [weak self] in self?.status.text = "done" }
        ring.animate(to: 0.75, duration: 1)
        pulse()
    }

    private func setupCard() {
        card.frame = CGRect(x: 200, y: 180, width: 150, height: 100)
        card.backgroundColor = .white
        card.layer.cornerRadius = 12
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.3
        card.layer.shadowOffset = CGSize(width: 0, height: 4)
        card.layer.shadowRadius = 8
        card.layer.shouldRasterize = true
        card.layer.rasterizationScale = UIScreen.main.scale
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500
        perspective = CATransform3DRotate(perspective, .pi / 6, 0, 1, 0)
        perspective = CATransform3DTranslate(perspective, 0, 0, 10)
        card.layer.transform = perspective
        card.layer.allowsEdgeAntialiasing = true
        card.accessibilityIdentifier = "card"
        view.addSubview(card)
    }

    private func setupMask() {
        let picture = UIView(frame: CGRect(x: 20, y: 340, width: 120, height: 120))
        picture.backgroundColor = .systemOrange
        let mask = CAShapeLayer()
        mask.frame = picture.bounds
        mask.path = UIBezierPath(roundedRect: picture.bounds, byRoundingCorners: [.topLeft, .topRight, .bottomRight], cornerRadii: CGSize(width: 30, height: 30)).cgPath
        mask.fillRule = .evenOdd
        picture.layer.mask = mask
        picture.accessibilityIdentifier = "masked"
        view.addSubview(picture)
    }

    private func addDots() {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 200, y: 340, width: 120, height: 20)
        replicator.instanceCount = 5
        replicator.instanceDelay = 0.1
        replicator.instanceTransform = CATransform3DMakeTranslation(24, 0, 0)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
        dot.cornerRadius = 6
        dot.backgroundColor = UIColor.systemRed.cgColor
        replicator.addSublayer(dot)
        view.layer.addSublayer(replicator)

        let caption = CATextLayer()
        caption.string = "Core Animation"
        caption.font = UIFont.systemFont(ofSize: 14)
        caption.fontSize = 14
        caption.alignmentMode = .center
        caption.truncationMode = .end
        caption.isWrapped = true
        caption.foregroundColor = UIColor.black.cgColor
        caption.contentsScale = UIScreen.main.scale
        caption.frame = CGRect(x: 200, y: 380, width: 150, height: 20)
        view.layer.addSublayer(caption)
    }

    private func pulse() {
        let scale = CASpringAnimation(keyPath: "transform.scale")
        scale.fromValue = 0.9
        scale.toValue = 1
        scale.damping = 5
        scale.initialVelocity = 0.5
        scale.duration = scale.settlingDuration
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.byValue = nil
        let group = CAAnimationGroup()
        group.animations = [scale, fade]
        group.duration = 1
        group.repeatCount = 2
        group.autoreverses = true
        group.beginTime = CACurrentMediaTime() + 0.2
        gradientView.layer.add(group, forKey: nil)

        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1))
        CATransaction.setCompletionBlock { [unowned self] in
            print("moved", self.gradientLayer.frame.width)
        }
        gradientLayer.opacity = 0.8
        CATransaction.commit()

        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradientLayer.locations = [0, 0.9]
        CATransaction.commit()

        let move = CAKeyframeAnimation(keyPath: "position")
        move.path = UIBezierPath(ovalIn: CGRect(x: 200, y: 420, width: 100, height: 60)).cgPath
        move.calculationMode = .paced
        move.rotationMode = .rotateAuto
        move.repeatCount = .infinity
        move.duration = 4
        let ball = CALayer()
        ball.bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
        ball.position = CGPoint(x: 250, y: 450)
        ball.backgroundColor = UIColor.blue.cgColor
        ball.add(move, forKey: "orbit")
        view.layer.addSublayer(ball)

        let transition = CATransition()
        transition.duration = 0.4
        transition.type = .push
        transition.subtype = .fromRight
        transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        status.layer.add(transition, forKey: kCATransition)

        let keyframes = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        keyframes.values = [0, CGFloat.pi / 8, -CGFloat.pi / 8, 0]
        keyframes.keyTimes = [0, 0.25, 0.75, 1]
        keyframes.duration = 0.5
        keyframes.isAdditive = true
        keyframes.isCumulative = false
        ring.layer.add(keyframes, forKey: "wobble")
    }
}

PlaygroundPage.current.liveView = ViewController()
