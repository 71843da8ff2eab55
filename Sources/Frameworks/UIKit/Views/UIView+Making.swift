@_spi(Sandlot) import FoundationSupport

/// Making views and controllers of which only the class is known, as Apple's can be made without a `required` initialiser.
extension UIView {
    /// What `type.init(frame:)` becomes.
    public static func sandlotMake(frame: CGRect) -> Self {
        ClassMembers.makeInstance(of: self, slot: Initializers.frame, rectangle: frame)
    }
}

extension UIViewController {
    /// What `type.init(nibName:bundle:)` becomes.
    public static func sandlotMake(nibName: String?, bundle: Bundle?) -> Self {
        ClassMembers.makeInstance(of: self, slot: Initializers.nibName, name: nibName, object: bundle)
    }
}

/// Where the classes' tables have the initialisers: each is the first that its class introduces.
@MainActor private enum Initializers {
    static let frame = ClassMembers.initializerSlots(of: UIView.self)[0]
    static let nibName = ClassMembers.initializerSlots(of: UIViewController.self)[0]
}
