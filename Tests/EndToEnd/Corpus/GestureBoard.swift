// A board whose pieces are dragged, pinched, rotated and thrown away; raw touches beside recognisers.
import UIKit
import PlaygroundSupport

class Sticker: UIImageView, UIGestureRecognizerDelegate {
    private var initialCenter: CGPoint = .zero
    private(set) var events: [String] = []
    var onRemove: ((Sticker) -> ())?

    init(symbol: String, color: UIColor) {
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let configuration = UIImage.SymbolConfiguration(pointSize: 60, weight: .semibold, scale: .large)
        image = UIImage(systemName: symbol, withConfiguration: configuration)?.withRenderingMode(.alwaysTemplate)
        tintColor = color
        contentMode = .scaleAspectFit
        isUserInteractionEnabled = true
        isMultipleTouchEnabled = true
        addGestures()
    }

    required init?(coder: NSCoder) { nil }

    private func addGestures() {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        pan.minimumNumberOfTouches = 1
        pan.maximumNumberOfTouches = 2
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(self.handlePinch(recognizer:)))
        let rotation = UIRotationGestureRecognizer(target: self, action: #selector(Sticker.handleRotation))
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(didDoubleTap))
        doubleTap.numberOfTapsRequired = 2
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: #selector(didTap(_:)))
        tap.require(toFail: doubleTap)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(didPress(gesture:)))
        press.minimumPressDuration = 0.4
        press.allowableMovement = 20
        [pan, pinch, rotation, doubleTap, tap, press].forEach {
            $0.delegate = self
            addGestureRecognizer($0)
        }
        assert(gestureRecognizers?.count == 6)
    }

    @objc func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let superview = superview else { return }
        let translation = recognizer.translation(in: superview)
        switch recognizer.state {
        case .began:
            initialCenter = center
            superview.bringSubviewToFront(self)
        case .changed:
            center = CGPoint(x: initialCenter.x + translation.x, y: initialCenter.y + translation.y)
        case .ended:
            let velocity = recognizer.velocity(in: superview)
            let magnitude = sqrt(velocity.x * velocity.x + velocity.y * velocity.y)
            events.append(magnitude > 2000 ? "thrown" : "dropped")
        case .cancelled, .failed:
            center = initialCenter
        default:
            break
        }
        recognizer.setTranslation(translation, in: superview)
    }

    @objc private func handlePinch(recognizer: UIPinchGestureRecognizer) {
        if let view = recognizer.view {
            view.transform = view.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
            recognizer.scale = 1
        }
    }

    @objc private func handleRotation(_ sender: UIRotationGestureRecognizer) {
        transform = transform.rotated(by: sender.rotation)
        sender.rotation = 0
    }

    @objc func didTap(_ sender: UITapGestureRecognizer? = nil) {
        let point = sender?.location(in: self) ?? .zero
        events.append("tap \(Int(point.x)),\(Int(point.y))")
        tintColor = UIColor(hue: 0.6, saturation: 0.8, brightness: 0.9, alpha: 1)
        accessibilityLabel = events.joined(separator: ", ")
    }

    @objc func didDoubleTap() {
        events.append("double")
        onRemove?(self)
        removeFromSuperview()
    }

    @objc func didPress(gesture: UILongPressGestureRecognizer) {
        if gesture.state == UIGestureRecognizer.State.began {
            UIImpactFeedbackGenerator(style: .medium).impactOccurred()
            layer.borderWidth = 3
        }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return gestureRecognizer is UIPinchGestureRecognizer || otherGestureRecognizer is UIRotationGestureRecognizer
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.isDescendant(of: self) ?? false
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

class PaintView: UIView {
    private var lines: [[CGPoint]] = []
    private var lastPoint = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        lines.append([])
        if let touch = touches.first { lastPoint = touch.location(in: self) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), let touch = touches.first else { return }
        for coalesced in event?.coalescedTouches(for: touch) ?? [touch] {
            lines[lines.count - 1].append(coalesced.location(in: self))
        }
        lastPoint = point
        _ = touch.previousLocation(in: self)
        _ = (touch.force, touch.phase, touch.tapCount, touch.timestamp, touch.majorRadius, touch.type)
        setNeedsDisplay(CGRect(origin: point, size: .zero).insetBy(dx: -10, dy: -10))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        accessibilityValue = "\(lines.last?.count ?? 0) points"
        setNeedsDisplay()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.removeAll() }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(UIColor.red.cgColor)
        context.setLineWidth(5)
        context.setLineCap(.butt)
        lines.forEach { line in
            for (i, p) in line.enumerated() {
                if i == 0 { context.move(to: p) } else { context.addLine(to: p) }
            }
        }
        context.strokePath()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { lines = [] }
    }

    override var canBecomeFirstResponder: Bool { true }
}

class BoardViewController: UIViewController {
    let paint = PaintView()
    let heart = Sticker(symbol: "heart.fill", color: .systemPink)

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemGray6
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        paint.frame = CGRect(x: 20, y: 400, width: 300, height: 200)
        paint.backgroundColor = .white
        paint.accessibilityIdentifier = "paint"
        heart.center = CGPoint(x: 150, y: 200)
        heart.accessibilityIdentifier = "heart"
        heart.onRemove = { [weak self] _ in self?.view.backgroundColor = .black }
        view.addSubview(paint)
        view.insertSubview(heart, aboveSubview: paint)
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
        swipe.direction = [.left, .right]
        view.addGestureRecognizer(swipe)
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edge(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    @objc func swiped(_ gesture: UISwipeGestureRecognizer) {
        view.backgroundColor = gesture.direction == .left ? .systemGreen : .systemTeal
    }

    @objc func edge(_ gesture: UIScreenEdgePanGestureRecognizer) {}
}

let board = BoardViewController()
PlaygroundPage.current.liveView = board
