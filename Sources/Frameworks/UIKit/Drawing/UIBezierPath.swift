@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// A shape of lines and curves with the way it is drawn. Coordinates are points, y down in UIKit's contexts.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private var storage = CGMutablePath()

    // MARK: - Creating a path

    /// An empty path.
    public override init() { super.init() }

    /// A closed rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        storage.addRect(rect)
    }

    /// A closed ellipse that touches the sides of `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        storage.addEllipse(in: rect)
    }

    /// A closed rectangle with continuous corners; radii larger than half the smaller side are cut to it.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = cornerRadius
        storage.addPath(CGPath.continuousRoundedRect(rect, radii: (radius, radius, radius, radius)))
    }

    /// A closed rectangle some of whose corners are continuous. Only the width of `cornerRadii` counts, as on iOS.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        storage.addPath(CGPath.continuousRoundedRect(
            rect, radii: (radius(.topLeft), radius(.topRight), radius(.bottomRight), radius(.bottomLeft))))
    }

    /// An arc, open. Angles in radians from the x axis; `clockwise` as seen with y down.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The segments of a path of Core Graphics.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// A path written by `encode(with:)`.
    public required convenience init?(coder: NSCoder) {
        guard let numbers = coder.decodeObject(forKey: "UIBezierPathNumbers") as? [NSNumber] else { return nil }
        self.init()
        storage = PathNumbers.path(from: numbers.map(\.doubleValue))
    }

    // MARK: - Constructing a path

    /// Starts a subpath.
    open func move(to point: CGPoint) { storage.move(to: point) }

    /// A straight line; starts at the origin when there is no current point.
    open func addLine(to point: CGPoint) {
        startIfEmpty()
        storage.addLine(to: point)
    }

    /// An arc, joined to the current point by a line. Angles in radians from the x axis; `clockwise` as seen with y down.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // What is clockwise with y down grows the angle, which Core Graphics calls counterclockwise.
        storage.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// A cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        startIfEmpty()
        storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// A quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        startIfEmpty()
        storage.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// A line back to the start of the subpath, joined there.
    open func close() { storage.closeSubpath() }

    /// Forgets every segment.
    open func removeAllPoints() { storage = CGMutablePath() }

    /// The segments of another path.
    open func append(_ bezierPath: UIBezierPath) { storage.addPath(bezierPath.storage) }

    /// The same shape drawn the other way round.
    open func reversing() -> UIBezierPath {
        let result = copyOfParameters()
        result.storage = PathReversal.reversed(storage)
        return result
    }

    /// A copy of the segments; setting replaces them.
    open var cgPath: CGPath {
        get { storage.copy() ?? storage }
        set { storage = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Where the next segment would start.
    open var currentPoint: CGPoint { storage.currentPoint }

    /// iOS refuses a line without a start and draws nothing; the path then begins at the point itself.
    private func startIfEmpty() {
        if storage.isEmpty { storage.move(to: .zero) }
    }

    // MARK: - Accessing drawing properties

    /// Points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// How the ends of lines look.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// The largest ratio of a miter's length to the line's width.
    open var miterLimit: CGFloat = 10
    /// How far the drawn line may be from the true curve, pixels.
    open var flatness: CGFloat = 0.6
    /// Whether regions are inside by the even-odd rule instead of the winding rule.
    open var usesEvenOddFillRule = false

    private var dashLengths: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Lengths of on, off, on, … in points; nil gives solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Stores the dashes, how many there are and the phase, where places are given.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in dashLengths.enumerated() { pattern[index] = length } }
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
    }

    // MARK: - Drawing paths

    /// Fills with the current fill colour.
    open func fill() { fill(with: nil, alpha: 1) }

    /// Fills with the current fill colour.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(with: Optional(blendMode), alpha: alpha) }

    private func fill(with blendMode: CGBlendMode?, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }

    /// Strokes with the current stroke colour.
    open func stroke() { stroke(with: nil, alpha: 1) }

    /// Strokes with the current stroke colour.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(with: Optional(blendMode), alpha: alpha) }

    private func stroke(with blendMode: CGBlendMode?, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashLengths)
            context.strokePath()
        }
    }

    private func draw(_ blendMode: CGBlendMode?, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if let blendMode {
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
        }
        context.beginPath()
        context.addPath(storage)
        body(context)
        context.restoreGState()
    }

    // MARK: - Clipping paths

    /// Limits drawing in the current context to the inside.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(storage)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: - Hit detection

    /// Whether `point` lies in the filled region.
    open func contains(_ point: CGPoint) -> Bool { storage.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding) }

    /// Whether there is no segment.
    open var isEmpty: Bool { storage.isEmpty }

    /// The smallest rectangle around the segments, without the width of the line.
    open var bounds: CGRect { storage.isEmpty ? .zero : storage.boundingBoxOfPath }

    // MARK: - Applying transforms

    /// Moves every point.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(storage, transform: transform)
        storage = moved
    }

    // MARK: - Comparing, copying, storing

    /// Whether segments and drawing properties are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return storage == other.storage && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
            && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && usesEvenOddFillRule == other.usesEvenOddFillRule
            && dashLengths == other.dashLengths && dashPhase == other.dashPhase
    }

    /// Equal paths have equal hashes.
    open override var hash: Int { storage.hashValue }

    private func copyOfParameters() -> UIBezierPath {
        let result = UIBezierPath()
        result.lineWidth = lineWidth
        result.lineCapStyle = lineCapStyle
        result.lineJoinStyle = lineJoinStyle
        result.miterLimit = miterLimit
        result.flatness = flatness
        result.usesEvenOddFillRule = usesEvenOddFillRule
        result.dashLengths = dashLengths
        result.dashPhase = dashPhase
        return result
    }

    /// A copy with the same segments and drawing properties.
    open override func copy() -> Any { copy(with: nil) }
    /// A copy with the same segments and drawing properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = copyOfParameters()
        result.cgPath = cgPath
        return result
    }
    /// Paths may be decoded where only certain classes may.
    public static var supportsSecureCoding: Bool { true }
    /// Stores the segments.
    open func encode(with coder: NSCoder) {
        coder.encode(PathNumbers.numbers(of: storage).map { NSNumber(value: $0) } as NSArray, forKey: "UIBezierPathNumbers")
    }

    /// The segments, a line each.
    open override var description: String { "<UIBezierPath> \(storage.description)" }
}
