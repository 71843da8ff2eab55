import Foundation

/// Loosely typed arguments, handed out one by one as what the method wants, bridged as Objective-C would.
struct SelectorArguments {
    /// An argument that cannot be what the method wants.
    struct Mismatch: Error {
        /// Counts from zero.
        let index: Int
        let expected: Any.Type
    }

    private let values: [Any?]
    private var index = 0

    init(_ values: [Any?]) {
        self.values = values
    }

    /// The next argument; nil where too few were given.
    mutating func take<Argument>(_ type: Argument.Type) throws(Mismatch) -> Argument {
        defer { index += 1 }
        guard let argument = Self.converted(index < values.count ? values[index] : nil, to: type) else {
            throw Mismatch(index: index, expected: type)
        }
        return argument
    }

    private static func converted<Argument>(_ value: Any?, to type: Argument.Type) -> Argument? {
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

    private static func bridged<Argument>(_ number: NSNumber, as type: Argument.Type) -> Argument? {
        switch type {
        case is Bool.Type: number.boolValue as? Argument
        case is Int.Type: number.intValue as? Argument
        case is Double.Type: number.doubleValue as? Argument
        case is CGFloat.Type: CGFloat(number.doubleValue) as? Argument
        case is Float.Type: number.floatValue as? Argument
        default: nil
        }
    }
}
