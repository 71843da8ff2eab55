import FoundationSupport

/// Reads the numbers of the dictionaries that geometry values turn into.
enum GeometryDictionary {
    /// The number under `key`, whatever numeric type it was stored as.
    static func number(_ key: String, in dictionary: CFDictionary) -> CGFloat? {
        switch dictionary[key] {
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: return nil
        }
    }
}
