/// Insets for `inset`: one number for all sides, or insets side by side.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

extension Int: ConstraintInsetTarget {}
extension UInt: ConstraintInsetTarget {}
extension Float: ConstraintInsetTarget {}
extension Double: ConstraintInsetTarget {}
extension CGFloat: ConstraintInsetTarget {}
extension ConstraintInsets: ConstraintInsetTarget {}

extension ConstraintInsetTarget {
    /// The insets of all four sides: one number stands for all.
    @MainActor var insets: ConstantParts {
        let parts = ConstantParts(self) ?? .number(0)
        guard case .number(let length) = parts else { return parts }
        return .sides(ConstraintInsets(top: length, left: length, bottom: length, right: length).sides)
    }
}
