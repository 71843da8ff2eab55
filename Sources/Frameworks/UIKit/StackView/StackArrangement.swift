/// The constraints of a stack view in its present state.
///
/// Along the axis: a chain from edge to edge. Across it: every view between the edges, aligned. Where views would tie, the
/// first with the least priority gives way (measured on an iOS 26 simulator, iPhone SE @2x, swiftui-web notes).
@MainActor final class StackArrangement {
    private unowned let stack: UIStackView
    private let visible: [UIView]
    private let hidden: [UIView]
    private var constraints: [NSLayoutConstraint] = []
    /// The constraints between neighbours, with the view before.
    private var gaps: [(constraint: NSLayoutConstraint, before: UIView)] = []
    /// What keeps a hidden view in the middle of a gap, with the view before it.
    private var hiddenPlaces: [(constraint: NSLayoutConstraint, before: UIView)] = []

    /// Hidden views lie down under protest only: constraints of their own may keep them long, which nobody sees.
    private static let hiding = UILayoutPriority(999)
    /// Shares of a proportional stack beat contents.
    private static let proportion = UILayoutPriority(999)
    /// Equal distances between centres give way to contents.
    private static let centring = UILayoutPriority(149)
    /// Across the axis the stack is no longer than its longest view.
    private static let spanning = UILayoutPriority(51)
    /// Views aligned by baselines lie as near to the edge as they can.
    private static let hanging = UILayoutPriority(48)
    /// Decides where nothing else does.
    private static let suppression = UILayoutPriority(1)

    init(_ stack: UIStackView) {
        self.stack = stack
        visible = stack.visibleSubviews
        hidden = stack.arrangedSubviews.filter { $0.isHidden }
    }

    // MARK: - Coming and going

    func activate() {
        build()
        chooseWhoYields()
        for constraint in constraints {
            constraint.belongsToStackView = true
            // The line of this file would say nothing to anyone.
            constraint.sourceLocation = nil
            LayoutEngine.install(constraint, on: stack)
        }
    }

    func remove() {
        for constraint in constraints { LayoutEngine.uninstall(constraint) }
        constraints = []
        setYielding(nil, nil)
    }

    /// Edits the distances.
    func updateSpacing() {
        for gap in gaps { gap.constraint.constant = stack.effectiveSpacing(after: gap.before) }
        for place in hiddenPlaces { place.constraint.constant = stack.effectiveSpacing(after: place.before) / 2 }
    }

    // MARK: - Attributes by axis

    private var axis: NSLayoutConstraint.Axis { stack.axis }
    private var isRow: Bool { axis == .horizontal }
    private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
    private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
    private var crossStart: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
    private var crossEnd: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
    private var crossCenter: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }
    private var crossLength: NSLayoutConstraint.Attribute { isRow ? .height : .width }

    /// What the views lie in: the stack or its margins.
    private lazy var canvas: AnyObject = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack

    @discardableResult
    private func add(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: AnyObject? = nil, _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required, _ name: String
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = name
        constraints.append(constraint)
        return constraint
    }

    // MARK: - Building

    private func build() {
        placeHidden()
        guard let first = visible.first, let last = visible.last else { return }
        add(first, start, .equal, canvas, start, "UISV-canvas-connection")
        add(canvas, end, .equal, last, end, "UISV-canvas-connection")
        for (before, after) in zip(visible, visible.dropFirst()) { connect(before, after) }
        distribute()
        for view in visible { align(view) }
        suppressAmbiguity()
    }

    private var hasFlexibleGaps: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

    private func connect(_ before: UIView, _ after: UIView) {
        let isBaselineRelative = !isRow && stack.isBaselineRelativeArrangement
        let constraint = add(
            after, isBaselineRelative ? .firstBaseline : start, hasFlexibleGaps ? .greaterThanOrEqual : .equal, before,
            isBaselineRelative ? .lastBaseline : end, constant: stack.effectiveSpacing(after: before), "UISV-spacing")
        gaps.append((constraint, before))
    }

    private func distribute() {
        switch stack.distribution {
        case .fill:
            break
        case .fillEqually:
            for view in visible.dropFirst() { add(view, length, .equal, visible[0], length, "UISV-fill-equally") }
        case .fillProportionally:
            distributeProportionally()
        case .equalSpacing:
            makeEqual(distances: zip(visible, visible.dropFirst()).map { gap($0, $1) }, .required)
        case .equalCentering:
            makeEqual(distances: zip(visible, visible.dropFirst()).map { centreDistance($0, $1) }, StackArrangement.centring)
        }
    }

    /// Each view but the last gets the share natural ÷ (all natural lengths + all distances) of the stack.
    private func distributeProportionally() {
        let lengths = visible.map(naturalLength)
        let spacings = visible.dropLast().reduce(0) { $0 + stack.effectiveSpacing(after: $1) }
        let total = lengths.reduce(spacings) { $0 + ($1 ?? 0) }
        guard total > 0 else {
            for view in visible.dropFirst() { add(view, length, .equal, visible[0], length, "UISV-fill-equally") }
            return
        }
        for (view, natural) in zip(visible, lengths).dropLast() {
            guard let natural else { continue }
            add(
                view, length, .equal, canvas, length, multiplier: natural / total, priority: StackArrangement.proportion,
                "UISV-fill-proportionally")
        }
    }

    private func makeEqual(distances: [NSLayoutDimension], _ priority: UILayoutPriority) {
        guard let first = distances.first else { return }
        for distance in distances.dropFirst() {
            let constraint = distance.constraint(equalTo: first)
            constraint.priority = priority
            constraint.identifier = "UISV-distributing"
            constraints.append(constraint)
        }
        let least = first.constraint(equalToConstant: 0)
        least.priority = StackArrangement.suppression
        least.identifier = "UISV-ambiguity-suppression"
        constraints.append(least)
    }

    private func gap(_ before: UIView, _ after: UIView) -> NSLayoutDimension {
        isRow
            ? before.trailingAnchor.anchorWithOffset(to: after.leadingAnchor)
            : before.bottomAnchor.anchorWithOffset(to: after.topAnchor)
    }

    private func centreDistance(_ before: UIView, _ after: UIView) -> NSLayoutDimension {
        isRow
            ? before.centerXAnchor.anchorWithOffset(to: after.centerXAnchor)
            : before.centerYAnchor.anchorWithOffset(to: after.centerYAnchor)
    }

    // MARK: - Across the axis

    private func align(_ view: UIView) {
        let name = "UISV-alignment"
        switch effectiveAlignment {
        case .fill:
            add(view, crossStart, .equal, canvas, crossStart, name)
            add(canvas, crossEnd, .equal, view, crossEnd, name)
        case .leading:
            add(view, crossStart, .equal, canvas, crossStart, name)
            keepInside(view, atStart: false, atEnd: true)
        case .trailing:
            add(canvas, crossEnd, .equal, view, crossEnd, name)
            keepInside(view, atStart: true, atEnd: false)
        case .center:
            add(view, crossCenter, .equal, canvas, crossCenter, name)
            keepInside(view, atStart: true, atEnd: true)
        case .firstBaseline, .lastBaseline:
            let isFirst = effectiveAlignment == .firstBaseline
            let baseline: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
            if view !== visible[0] { add(view, baseline, .equal, visible[0], baseline, name) }
            keepInside(view, atStart: true, atEnd: true)
            let edge = isFirst ? crossStart : crossEnd
            add(view, edge, .equal, canvas, edge, priority: StackArrangement.hanging, "UISV-baseline-hanging")
        }
    }

    /// Baselines have no meaning in a column.
    private var effectiveAlignment: UIStackView.Alignment {
        let alignment = stack.alignment
        return !isRow && (alignment == .firstBaseline || alignment == .lastBaseline) ? .fill : alignment
    }

    private func keepInside(_ view: UIView, atStart: Bool, atEnd: Bool) {
        if atStart { add(view, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary") }
        if atEnd { add(canvas, crossEnd, .greaterThanOrEqual, view, crossEnd, "UISV-spanning-boundary") }
    }

    private func suppressAmbiguity() {
        if effectiveAlignment != .fill {
            add(canvas, crossLength, priority: StackArrangement.spanning, "UISV-spanning-fit")
        }
        // Where nobody has a length of its own, those added first stay short and the last takes the rest.
        guard stack.distribution == .fill || hasFlexibleGaps else { return }
        for view in visible where naturalLength(view) == nil {
            add(view, length, priority: StackArrangement.suppression, "UISV-ambiguity-suppression")
        }
    }

    // MARK: - Hidden views

    /// A hidden view has no length; it lies in the middle of the gap, at the end of the content if it is last, and fills the
    /// stack across the axis.
    private func placeHidden() {
        var before: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                before = view
                continue
            }
            let name = "UISV-hiding"
            add(view, length, priority: StackArrangement.hiding, name)
            add(view, crossStart, .equal, canvas, crossStart, priority: StackArrangement.hiding, name)
            add(canvas, crossEnd, .equal, view, crossEnd, priority: StackArrangement.hiding, name)
            if let before {
                let isLast = visible.last === before
                let spacing = isLast ? 0 : stack.effectiveSpacing(after: before) / 2
                let place = add(
                    view, start, .equal, before, end, constant: spacing, priority: StackArrangement.hiding, name)
                if !isLast { hiddenPlaces.append((place, before)) }
            } else {
                add(view, start, .equal, canvas, start, priority: StackArrangement.hiding, name)
            }
        }
    }

    // MARK: - Ties

    /// The length of a view's content along the axis, in points; nil when it has none.
    private func naturalLength(_ view: UIView) -> CGFloat? {
        let size = view.intrinsicContentSize
        let length = isRow ? size.width : size.height
        return length == UIView.noIntrinsicMetric ? nil : length
    }

    private func chooseWhoYields() {
        let candidates = visible.filter { naturalLength($0) != nil }
        guard candidates.count > 1, stack.distribution == .fill || hasFlexibleGaps else { return setYielding(nil, nil) }
        func first(_ priority: (UIView) -> UILayoutPriority) -> UIView? {
            let least = candidates.map { priority($0).rawValue }.min()
            return candidates.first { priority($0).rawValue == least }
        }
        setYielding(
            first { $0.contentHuggingPriority(for: axis) }, first { $0.contentCompressionResistancePriority(for: axis) })
    }

    private func setYielding(_ growing: UIView?, _ shrinking: UIView?) {
        for view in stack.arrangedSubviews {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                let isAlong = axis == self.axis
                LayoutEngine.setYielding(
                    view, axis, hugging: isAlong && view === growing, compression: isAlong && view === shrinking)
            }
        }
    }
}
