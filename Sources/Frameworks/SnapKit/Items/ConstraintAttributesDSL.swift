/// The attributes that views have besides: baselines and margins.
@preconcurrency @MainActor public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
    /// The baseline of the last line of text.
    public var lastBaseline: ConstraintItem { item(.lastBaseline) }
    /// The baseline of the first line of text.
    public var firstBaseline: ConstraintItem { item(.firstBaseline) }
    /// The left edge of the layout margins.
    public var leftMargin: ConstraintItem { item(.leftMargin) }
    /// The right edge of the layout margins.
    public var rightMargin: ConstraintItem { item(.rightMargin) }
    /// The top edge of the layout margins.
    public var topMargin: ConstraintItem { item(.topMargin) }
    /// The bottom edge of the layout margins.
    public var bottomMargin: ConstraintItem { item(.bottomMargin) }
    /// The leading edge of the layout margins.
    public var leadingMargin: ConstraintItem { item(.leadingMargin) }
    /// The trailing edge of the layout margins.
    public var trailingMargin: ConstraintItem { item(.trailingMargin) }
    /// The horizontal centre between the margins.
    public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
    /// The vertical centre between the margins.
    public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
    /// The left, top, right and bottom margins.
    public var margins: ConstraintItem { item(.margins) }
    /// The leading, top, trailing and bottom margins.
    public var directionalMargins: ConstraintItem { item(.directionalMargins) }
    /// Both centres between the margins.
    public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
    /// The baseline of the last line of text.
    @available(*, deprecated, message: "Use .lastBaseline instead")
    public var baseline: ConstraintItem { item(.lastBaseline) }
}
