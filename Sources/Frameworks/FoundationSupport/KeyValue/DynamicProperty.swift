import Foundation

/// A property whose storage its object provides by name, as `@NSManaged` says.
public enum DynamicProperty {
    /// What was stored, as the type the property declares: numbers become each other, nothing is zero or nil.
    public static func value<Value>(_ stored: Any?) -> Value {
        if let value = stored as? Value { return value }
        if stored == nil, let type = Value.self as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) as! Value }
        let number = stored as? NSNumber ?? 0
        switch Value.self {
        case is CGFloat.Type: return CGFloat(number.doubleValue) as! Value
        case is Double.Type: return number.doubleValue as! Value
        case is Float.Type: return number.floatValue as! Value
        case is Int.Type: return number.intValue as! Value
        case is Bool.Type: return number.boolValue as! Value
        case is CGPoint.Type: return CGPoint.zero as! Value
        case is CGSize.Type: return CGSize.zero as! Value
        case is CGRect.Type: return CGRect.zero as! Value
        default: fatalError("A property declared as \(Value.self) was never set, or to \(stored ?? "nil")")
        }
    }
}
