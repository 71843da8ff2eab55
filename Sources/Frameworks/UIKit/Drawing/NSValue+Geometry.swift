import QuartzCore

/// An object around a value Foundation on Linux cannot wrap.
final class GeometryValue: NSValue, @unchecked Sendable {
    private let content: AnyHashable

    init(_ content: AnyHashable) {
        self.content = content
        super.init()
    }

    required convenience init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<CChar>) {
        self.init(AnyHashable(0))
    }

    required init?(coder: NSCoder) { nil }

    /// The wrapped value, if it has the wanted type.
    func value<Value>(of type: Value.Type) -> Value? { content.base as? Value }

    override var objCType: UnsafePointer<CChar> { Self.unknownType }
    private static let unknownType: UnsafePointer<CChar> = {
        let text = UnsafeMutablePointer<CChar>.allocate(capacity: 2)
        text.initialize(repeating: 0, count: 2)
        text[0] = CChar(UInt8(ascii: "?"))
        return UnsafePointer(text)
    }()
    override func isEqual(_ object: Any?) -> Bool { (object as? GeometryValue)?.content == content }
    override var hash: Int { content.hashValue }
    override var description: String { "\(content.base)" }
    override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Lets an initialiser of a class give back an object of a subclass.
public protocol GeometryWrapping {}
extension NSValue: GeometryWrapping {}

extension GeometryWrapping where Self: NSValue {
    private init?(wrapping content: AnyHashable) {
        guard let value = GeometryValue(content) as? Self else { return nil }
        self = value
    }

    /// Wraps a transform.
    public init(cgAffineTransform transform: CGAffineTransform) { self.init(wrapping: transform)! }
    /// Wraps a vector.
    public init(cgVector vector: CGVector) { self.init(wrapping: vector)! }
    /// Wraps insets.
    public init(uiEdgeInsets insets: UIEdgeInsets) { self.init(wrapping: insets)! }
    /// Wraps insets.
    public init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(wrapping: insets)! }
    /// Wraps a shift.
    public init(uiOffset insets: UIOffset) { self.init(wrapping: insets)! }
    /// Wraps a point.
    public init(cgPoint point: CGPoint) { self.init(wrapping: point)! }
    /// Wraps a size.
    public init(cgSize size: CGSize) { self.init(wrapping: size)! }
    /// Wraps a rectangle.
    public init(cgRect rect: CGRect) { self.init(wrapping: rect)! }
}

extension NSValue {
    private func unwrapped<Value>(_ type: Value.Type) -> Value? { (self as? GeometryValue)?.value(of: type) }

    /// The wrapped point; the origin if it is something else.
    public var cgPointValue: CGPoint { unwrapped(CGPoint.self) ?? (isFoundationValue ? pointValue : .zero) }
    /// The wrapped size; no size if it is something else.
    public var cgSizeValue: CGSize { unwrapped(CGSize.self) ?? (isFoundationValue ? sizeValue : .zero) }
    /// The wrapped rectangle; the zero rectangle if it is something else.
    public var cgRectValue: CGRect { unwrapped(CGRect.self) ?? (isFoundationValue ? rectValue : .zero) }
    /// The wrapped vector; none if it is something else.
    public var cgVectorValue: CGVector { unwrapped(CGVector.self) ?? .zero }
    /// The wrapped transform; the identity if it is something else.
    public var cgAffineTransformValue: CGAffineTransform { unwrapped(CGAffineTransform.self) ?? .identity }
    /// The wrapped insets; none if it is something else.
    public var uiEdgeInsetsValue: UIEdgeInsets { unwrapped(UIEdgeInsets.self) ?? .zero }
    /// The wrapped insets; none if it is something else.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { unwrapped(NSDirectionalEdgeInsets.self) ?? .zero }
    /// The wrapped shift; none if it is something else.
    public var uiOffsetValue: UIOffset { unwrapped(UIOffset.self) ?? .zero }

    /// Whether Foundation made this value and can unwrap it.
    private var isFoundationValue: Bool { !(self is GeometryValue) && !(self is NSNumber) }
}
