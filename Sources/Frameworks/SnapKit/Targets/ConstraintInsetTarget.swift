/// Insets for `inset`: one number for all sides, or insets side by side.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

extension Int: ConstraintInsetTarget {}
extension UInt: ConstraintInsetTarget {}
extension Float: ConstraintInsetTarget {}
extension Double: ConstraintInsetTarget {}
extension CGFloat: ConstraintInsetTarget {}
extension ConstraintInsets: ConstraintInsetTarget {}

extension ConstraintInsetTarget {
    /// The insets of all four sides, in points.
    @MainActor var insets: ConstraintInsets {
        if let insets = self as? ConstraintInsets { return insets }
        let length = constant(for: .notAnAttribute)
        return ConstraintInsets(top: length, left: length, bottom: length, right: length)
    }
}
