/// A file of controllers made in Interface Builder. Storyboards are not read: controllers are made in code.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// The controller that the storyboard begins with; nil, and reported.
    open func instantiateInitialViewController() -> UIViewController? {
        SandlotUnimplemented.report("UIStoryboard.instantiateInitialViewController()", "storyboards are not read: \(name)")
        return nil
    }

    /// The controller with an identifier; an empty one, and reported.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        SandlotUnimplemented.report(
            "UIStoryboard.instantiateViewController(withIdentifier:)", "storyboards are not read: \(name), \(identifier)")
        return UIViewController()
    }

    /// The controller with an identifier; an empty one, and reported.
    open func instantiateViewController(identifier: String) -> UIViewController {
        instantiateViewController(withIdentifier: identifier)
    }
}

/// A step from one controller to another in a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    open func perform() {}
}

/// A file of objects made in Interface Builder. Nibs are not read.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Makes the objects; none, and reported.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
        SandlotUnimplemented.report("UINib.instantiate(withOwner:options:)", "nibs are not read: \(name)")
        return []
    }
}
