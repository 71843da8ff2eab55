/// A behaviour that is attached to a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction is attached to.
    var view: UIView? { get }

    /// Called before the interaction is attached to another view or none.
    func willMove(to view: UIView?)

    /// Called after it was.
    func didMove(to view: UIView?)
}
