/// What constraints are made on.
public typealias ConstraintView = UIView
/// A layout guide that constraints can speak of.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// A view controller's top or bottom layout guide.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// Distances from left, right, top and bottom edges, in points, inwards.
public typealias ConstraintInsets = UIEdgeInsets
/// Distances from leading, trailing, top and bottom edges, in points, inwards.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// Left to right or right to left.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
