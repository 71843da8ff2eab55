/// Collects the statements of one closure of `snp.makeConstraints` and its kin.
@preconcurrency @MainActor public class ConstraintMaker {
    // MARK: - Attributes

    /// The left edge.
    public var left: ConstraintMakerExtendable { extendable(.left) }
    /// The top edge.
    public var top: ConstraintMakerExtendable { extendable(.top) }
    /// The right edge.
    public var right: ConstraintMakerExtendable { extendable(.right) }
    /// The bottom edge.
    public var bottom: ConstraintMakerExtendable { extendable(.bottom) }
    /// The leading edge: left in left-to-right layouts.
    public var leading: ConstraintMakerExtendable { extendable(.leading) }
    /// The trailing edge: right in left-to-right layouts.
    public var trailing: ConstraintMakerExtendable { extendable(.trailing) }
    /// The width.
    public var width: ConstraintMakerExtendable { extendable(.width) }
    /// The height.
    public var height: ConstraintMakerExtendable { extendable(.height) }
    /// The horizontal centre.
    public var centerX: ConstraintMakerExtendable { extendable(.centerX) }
    /// The vertical centre.
    public var centerY: ConstraintMakerExtendable { extendable(.centerY) }
    /// The baseline of the last line of text.
    public var lastBaseline: ConstraintMakerExtendable { extendable(.lastBaseline) }
    /// The baseline of the first line of text.
    public var firstBaseline: ConstraintMakerExtendable { extendable(.firstBaseline) }
    /// The left edge of the layout margins.
    public var leftMargin: ConstraintMakerExtendable { extendable(.leftMargin) }
    /// The right edge of the layout margins.
    public var rightMargin: ConstraintMakerExtendable { extendable(.rightMargin) }
    /// The top edge of the layout margins.
    public var topMargin: ConstraintMakerExtendable { extendable(.topMargin) }
    /// The bottom edge of the layout margins.
    public var bottomMargin: ConstraintMakerExtendable { extendable(.bottomMargin) }
    /// The leading edge of the layout margins.
    public var leadingMargin: ConstraintMakerExtendable { extendable(.leadingMargin) }
    /// The trailing edge of the layout margins.
    public var trailingMargin: ConstraintMakerExtendable { extendable(.trailingMargin) }
    /// The horizontal centre between the margins.
    public var centerXWithinMargins: ConstraintMakerExtendable { extendable(.centerXWithinMargins) }
    /// The vertical centre between the margins.
    public var centerYWithinMargins: ConstraintMakerExtendable { extendable(.centerYWithinMargins) }
    /// Left, top, right and bottom.
    public var edges: ConstraintMakerExtendable { extendable(.edges) }
    /// Left and right.
    public var horizontalEdges: ConstraintMakerExtendable { extendable(.horizontalEdges) }
    /// Top and bottom.
    public var verticalEdges: ConstraintMakerExtendable { extendable(.verticalEdges) }
    /// Leading, top, trailing and bottom.
    public var directionalEdges: ConstraintMakerExtendable { extendable(.directionalEdges) }
    /// Leading and trailing.
    public var directionalHorizontalEdges: ConstraintMakerExtendable { extendable(.directionalHorizontalEdges) }
    /// Top and bottom.
    public var directionalVerticalEdges: ConstraintMakerExtendable { extendable(.directionalVerticalEdges) }
    /// Width and height.
    public var size: ConstraintMakerExtendable { extendable(.size) }
    /// Both centres.
    public var center: ConstraintMakerExtendable { extendable(.center) }
    /// The left, top, right and bottom margins.
    public var margins: ConstraintMakerExtendable { extendable(.margins) }
    /// The leading, top, trailing and bottom margins.
    public var directionalMargins: ConstraintMakerExtendable { extendable(.directionalMargins) }
    /// Both centres between the margins.
    public var centerWithinMargins: ConstraintMakerExtendable { extendable(.centerWithinMargins) }

    // MARK: - Making

    private let item: LayoutConstraintItem
    private var descriptions: [ConstraintDescription] = []

    init(item: LayoutConstraintItem) {
        self.item = item
        item.prepare()
    }

    private func extendable(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
        let description = ConstraintDescription(item: item, attributes: attributes)
        descriptions.append(description)
        return ConstraintMakerExtendable(description)
    }

    /// The constraints of the statements, not yet active.
    static func prepareConstraints(item: LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        let maker = ConstraintMaker(item: item)
        closure(maker)
        return maker.descriptions.compactMap(\.constraint)
    }

    static func makeConstraints(item: LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void) {
        for constraint in prepareConstraints(item: item, closure: closure) { constraint.activateIfNeeded() }
    }

    static func remakeConstraints(item: LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void) {
        removeConstraints(item: item)
        makeConstraints(item: item, closure: closure)
    }

    /// Gives new constants to the constraints that the statements match. An item without constraints gets them made.
    static func updateConstraints(item: LayoutConstraintItem, closure: (_ make: ConstraintMaker) -> Void) {
        guard !item.constraints.all.isEmpty else { return makeConstraints(item: item, closure: closure) }
        for constraint in prepareConstraints(item: item, closure: closure) { constraint.updateExisting() }
    }

    static func removeConstraints(item: LayoutConstraintItem) {
        for constraint in item.constraints.all.reversed() { constraint.deactivateIfNeeded() }
    }
}
