/// What stays in place when a label's text is drawn smaller.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline of the text at full size.
    case alignBaselines = 0
    /// The middle of the text.
    case alignCenters = 1
    /// The top left corner.
    case none = 2
}
