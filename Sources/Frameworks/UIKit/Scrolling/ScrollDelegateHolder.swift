/// Gives scroll views their `delegate` in a way that leaves subclasses free to have one of a narrower type.
///
/// In Swift a property cannot be overridden by one of another type, as Objective-C does for text, table and collection
/// views. A member of a protocol extension can be shadowed: the subclass declares its own `delegate` and hands it on to
/// `scrollDelegate`.
@preconcurrency @MainActor public protocol ScrollDelegateHolder: UIScrollView {}

extension UIScrollView: ScrollDelegateHolder {}

extension ScrollDelegateHolder {
    /// Hears of scrolling and zooming.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
