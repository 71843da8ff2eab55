import Foundation

/// A predicate's format, read.
indirect enum PredicateCondition {
    case constant(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(PredicateComparison)

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let condition): !condition.holds(for: object, variables)
        case .all(let conditions): conditions.allSatisfy { $0.holds(for: object, variables) }
        case .any(let conditions): conditions.contains { $0.holds(for: object, variables) }
        case .comparison(let comparison): comparison.holds(for: object, variables)
        }
    }
}

/// A value in a predicate.
indirect enum PredicateExpression {
    /// The object that is evaluated.
    case object
    case constant(Any?)
    case keyPath(String)
    case variable(String)
    case list([PredicateExpression])

    func value(for object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .object: object
        case .constant(let value): value is NSNull ? nil : value
        case .variable(let name): variables[name]
        case .list(let parts): parts.map { $0.value(for: object, variables) }
        case .keyPath(let path):
            path.split(separator: ".").map(String.init).reduce(object) { Self.member($1, of: $0) }
        }
    }

    private static func member(_ name: String, of object: Any?) -> Any? {
        switch object {
        case nil: nil
        case let list as [Any?] where name == "@count": list.count
        case let text as String where name == "length": text.utf16.count
        case let dictionary as [String: Any]: dictionary[name]
        case let object as NSObject: object.value(forKey: name)
        default: nil
        }
    }
}
