// Views that draw themselves: gauges, rings, charts, patterns.
import UIKit
import PlaygroundSupport

@IBDesignable
class GaugeView: UIView {
    @IBInspectable var value: CGFloat = 0.65 {
        didSet { setNeedsDisplay() }
    }
    @IBInspectable var trackColor: UIColor = .systemGray5
    @IBInspectable var fillColor: UIColor = #colorLiteral(red: 0.2392156869, green: 0.6745098233, blue: 0.9686274529, alpha: 1)
    @IBInspectable open var lineWidth: CGFloat = 12 { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        commonInit()
    }

    private func commonInit() {
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 120) }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - lineWidth / 2
        let start = -CGFloat.pi / 2
        let track = UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: true)
        track.lineWidth = lineWidth
        trackColor.setStroke()
        track.stroke()
        let fill = UIBezierPath(arcCenter: center, radius: radius, startAngle: start, endAngle: start + 2 * .pi * value, clockwise: true)
        fill.lineWidth = lineWidth
        fill.lineCapStyle = .round
        fillColor.setStroke()
        fill.stroke()

        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = String(format: "%.0f%%", Double(value) * 100) as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.monospacedDigitSystemFont(ofSize: 24, weight: .medium), .foregroundColor: UIColor.darkText, .paragraphStyle: style,
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(in: CGRect(x: 0, y: center.y - size.height / 2, width: bounds.width, height: size.height), withAttributes: attributes)
    }
}

class ChartView: UIView {
    var points: [Double] = [4, 2, 6, 4, 5, 8, 3] { didSet { setNeedsDisplay() } }
    private struct Constants {
        static let cornerRadiusSize = CGSize(width: 8.0, height: 8.0)
        static let margin: CGFloat = 20.0
        static let circleDiameter: CGFloat = 5.0
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: Constants.cornerRadiusSize)
        path.addClip()
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = [UIColor.systemOrange.cgColor, UIColor.red.cgColor]
        let colorSpace = CGColorSpaceCreateDeviceRGB()
        let colorLocations: [CGFloat] = [0.0, 1.0]
        guard let gradient = CGGradient(colorsSpace: colorSpace, colors: colors as CFArray, locations: colorLocations) else { return }
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])

        let width = rect.width, height = rect.height
        let graphWidth = width - Constants.margin * 2 - 4
        let columnXPoint = { (column: Int) -> CGFloat in
            let spacing = graphWidth / CGFloat(self.points.count - 1)
            return CGFloat(column) * spacing + Constants.margin + 2
        }
        guard let maxValue = points.max() else { return }
        let columnYPoint = { (value: Double) -> CGFloat in
            let y = CGFloat(value) / CGFloat(maxValue) * (height - 60)
            return height - 30 - y
        }
        UIColor.white.setFill()
        UIColor.white.setStroke()
        let graphPath = UIBezierPath()
        graphPath.move(to: CGPoint(x: columnXPoint(0), y: columnYPoint(points[0])))
        for i in 1..<points.count {
            graphPath.addLine(to: CGPoint(x: columnXPoint(i), y: columnYPoint(points[i])))
        }
        context.saveGState()
        guard let clippingPath = graphPath.copy() as? UIBezierPath else { return }
        clippingPath.addLine(to: CGPoint(x: columnXPoint(points.count - 1), y: height))
        clippingPath.addLine(to: CGPoint(x: columnXPoint(0), y: height))
        clippingPath.close()
        clippingPath.addClip()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: columnYPoint(maxValue)), end: CGPoint(x: 0, y: bounds.height),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
        graphPath.lineWidth = 2.0
        graphPath.lineJoinStyle = .round
        graphPath.stroke()
        for i in 0..<points.count {
            var point = CGPoint(x: columnXPoint(i), y: columnYPoint(points[i]))
            point.x -= Constants.circleDiameter / 2
            point.y -= Constants.circleDiameter / 2
            UIBezierPath(ovalIn: CGRect(origin: point, size: CGSize(width: Constants.circleDiameter, height: Constants.circleDiameter))).fill()
        }
        let linePath = UIBezierPath()
        linePath.move(to: CGPoint(x: Constants.margin, y: 30))
        linePath.addLine(to: CGPoint(x: width - Constants.margin, y: 30))
        linePath.setLineDash([4, 2], count: 2, phase: 0)
        UIColor(white: 1.0, alpha: 0.3).setStroke()
        linePath.stroke(with: .normal, alpha: 0.8)
    }
}

/// Drawn with Core Graphics calls alone.
final class FlagView: UIView {
    override class var layerClass: AnyClass { CALayer.self }

    override func draw(_ rect: CGRect) {
        guard let ctx = UIGraphicsGetCurrentContext() else { return }
        ctx.setFillColor(UIColor.white.cgColor)
        ctx.fill(rect)
        ctx.setFillColor(red: 0.8, green: 0.1, blue: 0.2, alpha: 1)
        ctx.fillEllipse(in: rect.insetBy(dx: rect.width * 0.3, dy: rect.height * 0.2))
        ctx.setStrokeColor(UIColor.black.cgColor)
        ctx.setLineWidth(2)
        ctx.setLineCap(.round)
        ctx.setLineJoin(.bevel)
        ctx.setLineDash(phase: 0, lengths: [6, 4])
        ctx.stroke(rect.insetBy(dx: 4, dy: 4))
        ctx.beginPath()
        ctx.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        ctx.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.midY))
        ctx.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: 8, startAngle: 0, endAngle: .pi, clockwise: true)
        ctx.closePath()
        ctx.drawPath(using: .fillStroke)
        ctx.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: UIColor.gray.cgColor)
        ctx.translateBy(x: rect.midX, y: rect.midY)
        ctx.rotate(by: .pi / 4)
        ctx.scaleBy(x: 1.5, y: 1)
        ctx.setAlpha(0.7)
        ctx.setBlendMode(.multiply)
        ctx.addRect(CGRect(x: -5, y: -5, width: 10, height: 10))
        ctx.fillPath()
        ctx.addPath(UIBezierPath(rect: CGRect(x: -12, y: -12, width: 24, height: 24)).cgPath)
        ctx.strokePath()
    }
}

class StarView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.clear
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    static func starPath(in rect: CGRect, points: Int = 5) -> UIBezierPath {
        let path = UIBezierPath()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        for i in 0 ..< points * 2 {
            let radius = i.isMultiple(of: 2) ? rect.width / 2 : rect.width / 4
            let angle = CGFloat(i) * .pi / CGFloat(points) - .pi / 2
            let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
            i == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.close()
        return path
    }

    override func draw(_ rect: CGRect) {
        let star = StarView.starPath(in: rect)
        UIColor.systemYellow.set()
        star.fill()
        let curve = UIBezierPath()
        curve.move(to: CGPoint(x: 0, y: rect.maxY))
        curve.addCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), controlPoint1: CGPoint(x: rect.midX, y: 0), controlPoint2: CGPoint(x: rect.midX, y: rect.maxY))
        curve.addQuadCurve(to: CGPoint(x: 0, y: rect.maxY), controlPoint: .zero)
        curve.append(UIBezierPath(roundedRect: rect.insetBy(dx: 10, dy: 10), cornerRadius: 6))
        curve.usesEvenOddFillRule = true
        curve.apply(CGAffineTransform(translationX: 0, y: -2))
        curve.stroke()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        assert(star.contains(CGPoint(x: rect.midX, y: rect.midY)))
        assert(!curve.isEmpty && curve.bounds.width > 0)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return StarView.starPath(in: bounds).contains(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? self : nil
    }
}

let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 520))
stack.axis = .vertical
stack.alignment = .center
stack.distribution = .equalSpacing
stack.backgroundColor = .white
let gauge = GaugeView(), chart = ChartView(), flag = FlagView(), star = StarView()
for (view, id, size) in [(gauge, "gauge", CGSize.zero), (chart, "chart", CGSize(width: 300, height: 150)), (flag, "flag", CGSize(width: 90, height: 60)), (star, "star", CGSize(width: 80, height: 80))] as [(UIView, String, CGSize)] {
    view.accessibilityIdentifier = id
    if size != .zero {
        view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }
    stack.addArrangedSubview(view)
}
PlaygroundPage.current.liveView = stack
