/// A value whose parts are constants for several attributes, such as a size or insets.
public protocol ConstraintConstantTarget {}

extension CGPoint: ConstraintConstantTarget {}
extension CGSize: ConstraintConstantTarget {}
extension ConstraintInsets: ConstraintConstantTarget {}
extension ConstraintDirectionalInsets: ConstraintConstantTarget {}

extension ConstraintConstantTarget {
    /// The constant, in points, that the value means for one attribute. Insets count inwards: a bottom inset of 8 is −8.
    @MainActor func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch self {
        case let value as CGFloat: value
        case let value as Float: CGFloat(value)
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as UInt: CGFloat(value)
        case let value as CGPoint: value.part(for: attribute)
        case let value as CGSize: attribute == .width ? value.width : attribute == .height ? value.height : 0
        case let value as ConstraintInsets: value.sides.part(for: attribute)
        case let value as ConstraintDirectionalInsets: value.sides.part(for: attribute)
        default: 0
        }
    }
}

extension CGPoint {
    fileprivate func part(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            x
        case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .lastBaseline, .firstBaseline:
            y
        default:
            0
        }
    }
}

/// Insets by all the names that attributes have.
private struct Sides {
    var left, right, leading, trailing, top, bottom: CGFloat

    func part(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leftMargin: left
        case .right, .rightMargin: -right
        case .leading, .leadingMargin: leading
        case .trailing, .trailingMargin: -trailing
        case .top, .topMargin, .firstBaseline: top
        case .bottom, .bottomMargin, .lastBaseline: -bottom
        case .centerX, .centerXWithinMargins: (left - right) / 2
        case .centerY, .centerYWithinMargins: (top - bottom) / 2
        case .width: -(left + right)
        case .height: -(top + bottom)
        default: 0
        }
    }
}

extension ConstraintInsets {
    @MainActor fileprivate var sides: Sides {
        let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
        return Sides(
            left: left, right: right, leading: isLeftToRight ? left : right, trailing: isLeftToRight ? right : left, top: top,
            bottom: bottom)
    }
}

extension ConstraintDirectionalInsets {
    @MainActor fileprivate var sides: Sides {
        let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
        return Sides(
            left: isLeftToRight ? leading : trailing, right: isLeftToRight ? trailing : leading, leading: leading,
            trailing: trailing, top: top, bottom: bottom)
    }
}
