import QuartzCore

/// A shadow behind text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    /// Points to the right and down.
    open var shadowOffset = CGSize.zero
    /// Width of the soft edge, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// A UIColor (or CGColor); black at a third where not set.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() { super.init() }

    /// Shadows are not read from archives here.
    public required init?(coder: NSCoder) { nil }

    open override func copy() -> Any { copy(with: nil) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius && other.color == color
    }

    open override var hash: Int { shadowBlurRadius.hashValue }

    /// The colour, whatever kind it was given as.
    var color: UIColor? {
        if let color = shadowColor as? UIColor { return color }
        return (shadowColor as? CGColor).map { UIColor(cgColor: $0) }
    }
}
