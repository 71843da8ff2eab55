/// A chain that has named attributes: further ones may follow, or a relation.
@preconcurrency @MainActor public class ConstraintMakerExtendable: ConstraintMakerRelatable {
    /// The left edge.
    public var left: ConstraintMakerExtendable { adding(.left) }
    /// The top edge.
    public var top: ConstraintMakerExtendable { adding(.top) }
    /// The right edge.
    public var right: ConstraintMakerExtendable { adding(.right) }
    /// The bottom edge.
    public var bottom: ConstraintMakerExtendable { adding(.bottom) }
    /// The leading edge: left in left-to-right layouts.
    public var leading: ConstraintMakerExtendable { adding(.leading) }
    /// The trailing edge: right in left-to-right layouts.
    public var trailing: ConstraintMakerExtendable { adding(.trailing) }
    /// The width.
    public var width: ConstraintMakerExtendable { adding(.width) }
    /// The height.
    public var height: ConstraintMakerExtendable { adding(.height) }
    /// The horizontal centre.
    public var centerX: ConstraintMakerExtendable { adding(.centerX) }
    /// The vertical centre.
    public var centerY: ConstraintMakerExtendable { adding(.centerY) }
    /// The baseline of the last line of text.
    public var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }
    /// The baseline of the first line of text.
    public var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }
    /// The left edge of the layout margins.
    public var leftMargin: ConstraintMakerExtendable { adding(.leftMargin) }
    /// The right edge of the layout margins.
    public var rightMargin: ConstraintMakerExtendable { adding(.rightMargin) }
    /// The top edge of the layout margins.
    public var topMargin: ConstraintMakerExtendable { adding(.topMargin) }
    /// The bottom edge of the layout margins.
    public var bottomMargin: ConstraintMakerExtendable { adding(.bottomMargin) }
    /// The leading edge of the layout margins.
    public var leadingMargin: ConstraintMakerExtendable { adding(.leadingMargin) }
    /// The trailing edge of the layout margins.
    public var trailingMargin: ConstraintMakerExtendable { adding(.trailingMargin) }
    /// The horizontal centre between the margins.
    public var centerXWithinMargins: ConstraintMakerExtendable { adding(.centerXWithinMargins) }
    /// The vertical centre between the margins.
    public var centerYWithinMargins: ConstraintMakerExtendable { adding(.centerYWithinMargins) }
    /// Left, top, right and bottom.
    public var edges: ConstraintMakerExtendable { adding(.edges) }
    /// Left and right.
    public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
    /// Top and bottom.
    public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
    /// Leading, top, trailing and bottom.
    public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
    /// Leading and trailing.
    public var directionalHorizontalEdges: ConstraintMakerExtendable { adding(.directionalHorizontalEdges) }
    /// Top and bottom.
    public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.directionalVerticalEdges) }
    /// Width and height.
    public var size: ConstraintMakerExtendable { adding(.size) }
    /// Both centres.
    public var center: ConstraintMakerExtendable { adding(.center) }
    /// The left, top, right and bottom margins.
    public var margins: ConstraintMakerExtendable { adding(.margins) }
    /// The leading, top, trailing and bottom margins.
    public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
    /// Both centres between the margins.
    public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }

    private func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
        description.attributes.formUnion(attributes)
        return self
    }
}
