/// Something that stands in a line in place of the character U+FFFC, usually a picture.
public protocol InlineAttachment: AnyObject {
    /// The box the attachment takes: x and y of its lower left corner from the pen position on the baseline
    /// (y up, so negative y hangs below), in points.
    var inlineBounds: (x: Double, y: Double, width: Double, height: Double) { get }

    /// Draws into a cairo context whose y axis points down; `x` and `y` are the box's upper left corner.
    func draw(in cairo: OpaquePointer, x: Double, y: Double, width: Double, height: Double)
}
