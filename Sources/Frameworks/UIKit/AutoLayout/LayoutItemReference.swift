import QuartzCore

/// A weak reference to what a constraint speaks of: a view or a layout guide.
@MainActor struct LayoutItemReference {
    private weak var storedView: UIView?
    private weak var storedGuide: UILayoutGuide?
    private let identifier: ObjectIdentifier

    init?(_ item: Any) {
        if let view = item as? UIView {
            storedView = view
            identifier = ObjectIdentifier(view)
        } else if let guide = item as? UILayoutGuide {
            storedGuide = guide
            identifier = ObjectIdentifier(guide)
        } else if let guide = (item as? LayoutSupport)?.guide {
            storedGuide = guide
            identifier = ObjectIdentifier(guide)
        } else {
            return nil
        }
    }

    /// The same for something that is known to be an object, which is quicker to look at.
    init?(object: AnyObject) {
        if let view = object as? UIView {
            self.init(view: view)
        } else {
            self.init(object as Any)
        }
    }

    init(view: UIView) {
        storedView = view
        identifier = ObjectIdentifier(view)
    }

    var object: AnyObject? { storedView ?? storedGuide }

    /// The view itself, nil for a guide.
    var view: UIView? { storedView }

    var guide: UILayoutGuide? { storedGuide }

    /// The view, or the view that owns the guide.
    var owningView: UIView? { storedView ?? storedGuide?.owningView }

    func isSame(as other: LayoutItemReference) -> Bool { identifier == other.identifier }

    var displayName: String {
        if let storedView { return LayoutWords.name(of: storedView) }
        if let storedGuide { return LayoutWords.name(of: storedGuide) }
        return "a deallocated view"
    }
}
