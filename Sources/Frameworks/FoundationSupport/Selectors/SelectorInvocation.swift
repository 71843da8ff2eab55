import Foundation

/// An unbound method with its argument and target types erased.
struct SelectorInvocation {
    /// Whether `target` is of the class the method was written in.
    let accepts: (AnyObject) -> Bool
    /// Calls the method; false as first value when target or arguments do not fit.
    let call: (AnyObject, [Any?]) -> Outcome

    enum Outcome {
        case returned(Any?)
        case argumentMismatch(index: Int, expected: Any.Type)
    }
}

/// Casts one loosely typed argument to what the method wants, bridging as Objective-C would.
///
/// Returns nil when the value cannot be such an argument.
func selectorArgument<Argument>(_ arguments: [Any?], _ index: Int, as type: Argument.Type) -> Argument? {
    let value: Any? = index < arguments.count ? arguments[index] : nil
    guard let value else { return Any?.none as? Argument }
    if let argument = value as? Argument { return argument }
    switch value {
    case let notification as Notification:
        return NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo) as? Argument
    case let notification as NSNotification:
        return Notification(name: notification.name, object: notification.object, userInfo: notification.userInfo) as? Argument
    case let number as NSNumber:
        return bridged(number, as: type)
    case let string as String:
        return NSString(string: string) as? Argument
    case let string as NSString:
        return string.description as? Argument
    default:
        return nil
    }
}

private func bridged<Argument>(_ number: NSNumber, as type: Argument.Type) -> Argument? {
    if let value = number.boolValue as? Argument { return value }
    if let value = number.intValue as? Argument { return value }
    if let value = number.doubleValue as? Argument { return value }
    if let value = CGFloat(number.doubleValue) as? Argument { return value }
    if let value = number.floatValue as? Argument { return value }
    return nil
}
