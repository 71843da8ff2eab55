/// An element for assistive technology that is no view of its own.
open class UIAccessibilityElement: UIResponder {
    /// The view or element that contains this one.
    open weak var accessibilityContainer: AnyObject?
    /// The frame in points of the container's coordinates.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}
