// Layers of one's own: animatable custom properties, drawing in a context, implicit actions, delegates.
import UIKit
import PlaygroundSupport

class PieLayer: CALayer {
    @NSManaged var progress: CGFloat
    var color: UIColor = .systemTeal

    override init() {
        super.init()
        needsDisplayOnBoundsChange = true
        progress = 0.25
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? PieLayer {
            color = layer.color
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override class func needsDisplay(forKey key: String) -> Bool {
        if key == #keyPath(progress) { return true }
        return super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
        guard event == "progress" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.progress ?? progress
        animation.duration = 1
        return animation
    }

    override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        UIGraphicsPushContext(ctx)
        defer { UIGraphicsPopContext() }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let path = UIBezierPath()
        path.move(to: center)
        path.addArc(withCenter: center, radius: bounds.width / 2, startAngle: 0, endAngle: progress * 2 * .pi, clockwise: true)
        path.close()
        color.setFill()
        path.fill()
        ctx.setStrokeColor(UIColor.black.cgColor)
        ctx.strokeEllipse(in: bounds.insetBy(dx: 1, dy: 1))
    }

    override func layoutSublayers() { super.layoutSublayers() }
    override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
    override func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
    override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }
}

class PieView: UIView {
    override class var layerClass: AnyClass { PieLayer.self }
    var pie: PieLayer { layer as! PieLayer }
    var progress: CGFloat {
        get { pie.progress }
        set { pie.progress = newValue }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        pie.contentsScale = window?.screen.scale ?? 1
    }
}

class Clock: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(UIColor.systemYellow.cgColor)
        ctx.fillEllipse(in: layer.bounds)
    }

    func action(for layer: CALayer, forKey event: String) -> CAAction? { NSNull() }
    func layoutSublayers(of layer: CALayer) {}
}

class LayersViewController: UIViewController {
    let pieView = PieView(frame: CGRect(x: 40, y: 100, width: 100, height: 100))
    let label = UILabel(frame: CGRect(x: 40, y: 220, width: 300, height: 24))
    let clock = Clock()
    let box = CALayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        pieView.backgroundColor = .clear
        pieView.accessibilityIdentifier = "pie"
        view.addSubview(pieView)
        label.accessibilityIdentifier = "label"
        label.text = "progress \(pieView.progress)"
        view.addSubview(label)
        let drawn = CALayer()
        drawn.frame = CGRect(x: 200, y: 100, width: 80, height: 80)
        drawn.delegate = clock
        drawn.setNeedsDisplay()
        view.layer.addSublayer(drawn)
        box.frame = CGRect(x: 200, y: 220, width: 40, height: 40)
        box.backgroundColor = UIColor.systemRed.cgColor
        box.isGeometryFlipped = false
        box.actions = ["bounds": NSNull(), "position": NSNull()]
        box.name = "box"
        box.setValue(CGFloat.pi / 4, forKeyPath: "transform.rotation.z")
        box.compositingFilter = nil
        box.isOpaque = false
        box.edgeAntialiasingMask = [.layerTopEdge]
        view.layer.addSublayer(box)
        view.layer.sublayers?.first { $0.name == "box" }?.opacity = 0.9
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        view.addGestureRecognizer(tap)
    }

    @objc func tapped(_ tap: UITapGestureRecognizer) {
        pieView.progress = 0.75
        if let hit = view.layer.hitTest(tap.location(in: view)) { label.text = "hit \(hit.name ?? "nothing")" }
        let from = box.presentation()?.position ?? box.position
        box.position.x += 60
        let move = CABasicAnimation(keyPath: #keyPath(CALayer.position))
        move.fromValue = NSValue(cgPoint: from)
        move.toValue = NSValue(cgPoint: box.position)
        move.duration = 1
        box.add(move, forKey: "move")
        print(box.animationKeys() ?? [], box.animation(forKey: "move")?.duration ?? 0, CATransform3DGetAffineTransform(box.transform).b)
        box.removeAnimation(forKey: "nothing")
    }
}

PlaygroundPage.current.liveView = LayersViewController()
