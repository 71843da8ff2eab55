import Foundation

extension NotificationCenter {
    /// Calls `selector` on `observer` for each notification called `name` (any when nil) from `object` (any when nil).
    ///
    /// The observer is not kept alive; when it is gone the registration goes too.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        SelectorObservers.add(observer as AnyObject, selector, name, object, in: self)
    }

    /// Removes all registrations of `observer`, made with a selector or with a block.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.remove(observer, from: self)
        removeObserver(observer as Any)
    }

    /// Removes the registrations of `observer` that were made for this name (any when nil) and object (any when nil).
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        SelectorObservers.remove(observer, name: name, object: object, from: self)
        removeObserver(observer as Any, name: name, object: object)
    }
}
