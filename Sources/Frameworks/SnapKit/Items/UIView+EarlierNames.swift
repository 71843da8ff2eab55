/// Names of the DSL before version 3, kept because code still uses them.
extension ConstraintView {
    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public func snp_prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        snp.prepareConstraints(closure)
    }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public func snp_makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { snp.makeConstraints(closure) }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public func snp_remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { snp.remakeConstraints(closure) }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public func snp_updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) { snp.updateConstraints(closure) }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public func snp_removeConstraints() { snp.removeConstraints() }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public var snp_left: ConstraintItem { snp.left }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public var snp_top: ConstraintItem { snp.top }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public var snp_right: ConstraintItem { snp.right }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public var snp_bottom: ConstraintItem { snp.bottom }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public var snp_leading: ConstraintItem { snp.leading }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public var snp_trailing: ConstraintItem { snp.trailing }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public var snp_width: ConstraintItem { snp.width }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public var snp_height: ConstraintItem { snp.height }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public var snp_centerX: ConstraintItem { snp.centerX }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public var snp_centerY: ConstraintItem { snp.centerY }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public var snp_size: ConstraintItem { snp.size }

    @available(*, deprecated, message: "Use newer snp.* syntax.")
    public var snp_edges: ConstraintItem { snp.edges }
}
