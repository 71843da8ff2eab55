import QuartzCore

extension NSAttributedString {
    /// The size of the string on its own lines, in points, not rounded.
    public func size() -> CGSize { StringDrawing(self).size() }

    /// Draws the string with its upper left corner at a point of the current context.
    public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

    /// Draws the string wrapped in a rectangle of the current context.
    public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect, .usesLineFragmentOrigin, nil) }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self).draw(in: rect, options, context)
    }

    /// The box the string takes in a size, in points, not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self).boundingRect(size, options, context)
    }
}
