import PlaygroundSupport
import UIKit

final class KnobView: UIView {
    private let track = CAShapeLayer()
    private let value = CAShapeLayer()
    private var amount: CGFloat = 0.3 { didSet { value.strokeEnd = amount } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for shape in [track, value] {
            shape.fillColor = UIColor.clear.cgColor
            shape.lineWidth = 18
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
        track.strokeColor = UIColor.systemGray5.cgColor
        value.strokeColor = UIColor.systemOrange.cgColor
        value.strokeEnd = amount
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(turn(_:))))
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 20, startAngle: .pi * 0.75,
            endAngle: .pi * 2.25, clockwise: true)
        track.path = arc.cgPath
        value.path = arc.cgPath
    }

    @objc private func turn(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: self)
        amount = min(1, max(0, amount + (way.x - way.y) / 300))
        pan.setTranslation(.zero, in: self)
    }
}

let page = UIViewController()
page.view.backgroundColor = .white
let knob = KnobView(frame: CGRect(x: 76, y: 260, width: 240, height: 240))
page.view.addSubview(knob)
PlaygroundPage.current.liveView = page
