import QuartzCore

/// Carries the wish to shrink text, and what came of it.
open class NSStringDrawingContext: NSObject {
    /// The smallest scale the text may be shrunk to; 0 never shrinks.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale that was used.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The box that was used.
    open internal(set) var totalBounds = CGRect.zero

    public override init() { super.init() }
}
