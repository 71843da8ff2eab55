/// Insets by reading direction for `inset`.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

extension ConstraintDirectionalInsets: ConstraintDirectionalInsetTarget {}
