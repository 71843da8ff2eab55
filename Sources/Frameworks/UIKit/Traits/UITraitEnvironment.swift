/// Something that has traits: a screen, window, controller or view.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits that hold here.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits changed, with what they were.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
