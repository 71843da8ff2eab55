import Foundation

/// Two values of a predicate and what has to hold between them.
struct PredicateComparison {
    enum Relation {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, beginsWith, contains, endsWith, like, matches, isIn, between
    }

    /// How many elements of a list on the left have to fit.
    enum Quantity {
        case one, anyElement, allElements, noElement
    }

    var left: PredicateExpression
    var relation: Relation
    var right: PredicateExpression
    var options: String.CompareOptions
    var quantity: Quantity

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        let value = left.value(for: object, variables)
        let other = right.value(for: object, variables)
        let elements = value as? [Any?] ?? []
        switch quantity {
        case .one: return fits(value, other)
        case .anyElement: return elements.contains { fits($0, other) }
        case .allElements: return elements.allSatisfy { fits($0, other) }
        case .noElement: return !elements.contains { fits($0, other) }
        }
    }

    private func fits(_ value: Any?, _ other: Any?) -> Bool {
        switch relation {
        case .equal: isEqual(value, other)
        case .notEqual: !isEqual(value, other)
        case .less: order(value, other) == .orderedAscending
        case .lessOrEqual: order(value, other).map { $0 != .orderedDescending } ?? false
        case .greater: order(value, other) == .orderedDescending
        case .greaterOrEqual: order(value, other).map { $0 != .orderedAscending } ?? false
        case .beginsWith: text(value, other) { $0.range(of: $1, options: options.union(.anchored)) != nil }
        case .endsWith: text(value, other) { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
        case .contains: contains(value, other)
        case .like: text(value, other) { matches($0, Self.expression(ofWildcards: $1)) }
        case .matches: text(value, other) { matches($0, $1) }
        case .isIn: contains(other, value)
        case .between: isBetween(value, other)
        }
    }

    private func isEqual(_ value: Any?, _ other: Any?) -> Bool {
        guard let value, let other else { return value == nil && other == nil }
        if let order = order(value, other) { return order == .orderedSame }
        if let first = value as? AnyHashable, let second = other as? AnyHashable { return first == second }
        return (value as AnyObject) === (other as AnyObject)
    }

    private func order(_ value: Any?, _ other: Any?) -> ComparisonResult? {
        switch (value, other) {
        case (let first as String, let second as String): return first.compare(second, options: options)
        case (let first as Date, let second as Date): return first.compare(second)
        default:
            guard let first = Self.number(value), let second = Self.number(other) else { return nil }
            return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let flag as Bool: flag ? 1 : 0
        default: nil
        }
    }

    private func text(_ value: Any?, _ other: Any?, _ test: (String, String) -> Bool) -> Bool {
        guard let value = value as? String, let other = other as? String else { return false }
        return test(value, other)
    }

    private func contains(_ container: Any?, _ element: Any?) -> Bool {
        if let list = container as? [Any?] { return list.contains { isEqual($0, element) } }
        if let set = container as? Set<AnyHashable> { return set.contains { isEqual($0.base, element) } }
        return text(container, element) { $0.range(of: $1, options: options) != nil }
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let bounds = bounds as? [Any?], bounds.count == 2, let low = order(bounds[0], value), let high = order(value, bounds[1])
        else { return false }
        return low != .orderedDescending && high != .orderedDescending
    }

    /// Whether the expression covers the whole text.
    private func matches(_ text: String, _ expression: String) -> Bool {
        var options: String.CompareOptions = .regularExpression
        if self.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        return text.range(of: "\\A(?:\(expression))\\z", options: options) != nil
    }

    /// `?` is one character and `*` any number of them.
    private static func expression(ofWildcards pattern: String) -> String {
        NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(of: "\\?", with: ".").replacingOccurrences(of: "\\*", with: ".*")
    }
}
