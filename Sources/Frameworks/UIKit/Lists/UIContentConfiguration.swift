import QuartzCore

/// What a content view shows, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// A new view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view made from a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// What is shown; setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show this configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
