/// Something with coordinates of its own that can be converted into those of others.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's own rectangle, in points.
    var bounds: CGRect { get }

    /// Converts a point of this space to another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point of another space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle of this space to another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle of another space to this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
