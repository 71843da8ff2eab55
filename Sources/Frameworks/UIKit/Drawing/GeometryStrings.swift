import QuartzCore

/// The texts that geometry values turn into, `{1, 2}` and so on, and the way back.
enum GeometryText {
    /// A number as short as it can be written.
    static func text(_ value: CGFloat) -> String {
        let number = Double(value)
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }

    static func list(_ values: [CGFloat]) -> String { "{" + values.map(text).joined(separator: ", ") + "}" }

    /// The numbers in a text, whatever stands between them; exactly `count` or nil.
    static func numbers(in text: String, count: Int) -> [CGFloat]? {
        let parts = text.split { !($0.isNumber || $0 == "." || $0 == "-" || $0 == "+" || $0 == "e" || $0 == "E") }.compactMap { Double($0) }
        return parts.count == count ? parts.map { CGFloat($0) } : nil
    }
}

/// `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { GeometryText.list([point.x, point.y]) }
/// `{dx, dy}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { GeometryText.list([vector.dx, vector.dy]) }
/// `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { GeometryText.list([size.width, size.height]) }
/// `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{" + NSStringFromCGPoint(rect.origin) + ", " + NSStringFromCGSize(rect.size) + "}"
}
/// `[a, b, c, d, tx, ty]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    "[" + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(GeometryText.text).joined(separator: ", ") + "]"
}
/// `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    GeometryText.list([insets.top, insets.left, insets.bottom, insets.right])
}
/// `{top, leading, bottom, trailing}`.
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.list([insets.top, insets.leading, insets.bottom, insets.trailing])
}
/// `{horizontal, vertical}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { GeometryText.list([offset.horizontal, offset.vertical]) }

extension NSCoder {
    /// `{x, y}`.
    public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    /// `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
    /// `{width, height}`.
    public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    /// `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
    /// `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String { NSStringFromCGAffineTransform(transform) }
    /// `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
    /// `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String { NSStringFromDirectionalEdgeInsets(insets) }
    /// `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { NSStringFromUIOffset(offset) }

    /// The point in a text; the origin when there is none.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// The vector in a text; no vector when there is none.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText.numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// The size in a text; no size when there is none.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// The rectangle in a text; the zero rectangle when there is none.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// The transform in a text; the identity when there is none.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText.numbers(in: string, count: 6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
    }
    /// The insets in a text; none when there are none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.numbers(in: string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// The insets in a text; none when there are none.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        GeometryText.numbers(in: string, count: 4)
            .map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }
    /// The shift in a text; none when there is none.
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText.numbers(in: string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
}
