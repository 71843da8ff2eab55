import CoreGraphics

/// A value of an animatable property, in the forms that can be blended.
enum AnimationValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(CGPath?)
    case numbers([Double])
    case colors([CGColor])
    /// Anything else: shows the first half as it was, then as it becomes.
    case other(Any?)

    /// Reads what a user may put into `fromValue`, `toValue`, `values`.
    init(_ value: Any?) {
        switch value {
        case let value as AnimationValue: self = value
        case let value as CGFloat: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as [CGColor]: self = .colors(value)
        case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
        case let value as [Double]: self = .numbers(value)
        case let value as [CGFloat]: self = .numbers(value.map { Double($0) })
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as NSValue: self = AnimationValue.unboxed(value)
        default: self = .other(value)
        }
    }

    private static func unboxed(_ value: NSValue) -> AnimationValue {
        let type = String(cString: value.objCType)
        if type.hasPrefix("{CGPoint") || type.hasPrefix("{_NSPoint") { return .point(value.pointValue) }
        if type.hasPrefix("{CGSize") || type.hasPrefix("{_NSSize") { return .size(value.sizeValue) }
        if type.hasPrefix("{CGRect") || type.hasPrefix("{_NSRect") { return .rect(value.rectValue) }
        return .other(value)
    }

    /// The value as the user knows it.
    var object: Any? {
        switch self {
        case .number(let value): return NSNumber(value: value)
        case .point(let value): return value
        case .size(let value): return value
        case .rect(let value): return value
        case .transform(let value): return value
        case .color(let value): return value
        case .path(let value): return value
        case .numbers(let value): return value
        case .colors(let value): return value
        case .other(let value): return value
        }
    }

    /// The value `fraction` of the way to `end`. Kinds that differ, and things that cannot be blended, switch half way.
    func blended(to end: AnimationValue, _ fraction: Double) -> AnimationValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(fraction) }
        switch (self, end) {
        case (.number(let a), .number(let b)): return .number(a + (b - a) * fraction)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
        case (.transform(let a), .transform(let b)): return .transform(TransformParts.blend(a, b, CGFloat(fraction)))
        case (.color(let a), .color(let b)): return .color(ColorBlending.blend(a, b, fraction))
        case (.path(let a?), .path(let b?)): return .path(PathBlending.blend(a, b, fraction) ?? (fraction < 0.5 ? a : b))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction })
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { ColorBlending.blend($0, $1, fraction) ?? $1 })
        default: return fraction < 0.5 ? self : end
        }
    }

    /// This value plus `other`; for transforms the product.
    func adding(_ other: AnimationValue) -> AnimationValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + b)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
                    height: a.size.height + b.size.height))
        case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
        case (.color(let a), .color(let b)): return .color(ColorBlending.sum(a, b))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map(+))
        default: return other
        }
    }

    /// This value less `other`: what must be added to `other` to give it.
    func subtracting(_ other: AnimationValue) -> AnimationValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a - b)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
        case (.size(let a), .size(let b)): return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y, width: a.size.width - b.size.width,
                    height: a.size.height - b.size.height))
        case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
        case (.color(let a), .color(let b)): return .color(ColorBlending.difference(a, b))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map(-))
        default: return self
        }
    }

    /// The value added to itself `count` times.
    func repeated(_ count: Int) -> AnimationValue {
        let factor = Double(count)
        switch self {
        case .number(let a): return .number(a * factor)
        case .point(let a): return .point(CGPoint(x: a.x * factor, y: a.y * factor))
        case .size(let a): return .size(CGSize(width: a.width * factor, height: a.height * factor))
        case .numbers(let a): return .numbers(a.map { $0 * factor })
        default: return (1..<max(2, min(count, 1000))).reduce(self) { sum, _ in sum.adding(self) }
        }
    }

    /// The neutral value of the same kind: nothing is added.
    var zero: AnimationValue {
        switch self {
        case .number: return .number(0)
        case .point: return .point(.zero)
        case .size: return .size(.zero)
        case .rect: return .rect(.zero)
        case .transform: return .transform(CATransform3DIdentity)
        case .numbers(let values): return .numbers(values.map { _ in 0 })
        default: return self
        }
    }

    /// How far two values lie apart, for paced keyframes.
    func distance(to other: AnimationValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): return abs(b - a)
        case (.point(let a), .point(let b)): return Double(hypot(b.x - a.x, b.y - a.y))
        case (.size(let a), .size(let b)): return Double(hypot(b.width - a.width, b.height - a.height))
        case (.rect(let a), .rect(let b)):
            return Double(hypot(b.midX - a.midX, b.midY - a.midY) + hypot(b.width - a.width, b.height - a.height))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
        default: return 1
        }
    }
}
