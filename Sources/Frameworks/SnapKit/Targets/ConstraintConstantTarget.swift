/// A value whose parts are constants for several attributes, such as a size or insets.
public protocol ConstraintConstantTarget {}

extension CGPoint: ConstraintConstantTarget {}
extension CGSize: ConstraintConstantTarget {}
extension ConstraintInsets: ConstraintConstantTarget {}
extension ConstraintDirectionalInsets: ConstraintConstantTarget {}

/// A constant target read once: the number, or the parts that attributes choose from.
enum ConstantParts {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case sides(Sides)

    /// Nil for a value of a type that the DSL does not know.
    @MainActor init?(_ value: Any) {
        switch value {
        case let value as Int: self = .number(CGFloat(value))
        case let value as Double: self = .number(CGFloat(value))
        case let value as CGFloat: self = .number(value)
        case let value as Float: self = .number(CGFloat(value))
        case let value as UInt: self = .number(CGFloat(value))
        case let value as CGSize: self = .size(value)
        case let value as CGPoint: self = .point(value)
        case let value as ConstraintInsets: self = .sides(value.sides)
        case let value as ConstraintDirectionalInsets: self = .sides(value.sides)
        default: return nil
        }
    }

    /// The constant, in points, that the value means for one attribute. Insets count inwards: a bottom inset of 8 is −8.
    func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch self {
        case .number(let value): value
        case .point(let value): value.part(for: attribute)
        case .size(let value): attribute == .width ? value.width : attribute == .height ? value.height : 0
        case .sides(let value): value.part(for: attribute)
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
struct Sides {
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
    @MainActor var sides: Sides {
        let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
        return Sides(
            left: left, right: right, leading: isLeftToRight ? left : right, trailing: isLeftToRight ? right : left, top: top,
            bottom: bottom)
    }
}

extension ConstraintDirectionalInsets {
    @MainActor var sides: Sides {
        let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
        return Sides(
            left: isLeftToRight ? leading : trailing, right: isLeftToRight ? trailing : leading, leading: leading,
            trailing: trailing, top: top, bottom: bottom)
    }
}
