import Foundation

extension NSPredicate {
    /// A predicate from a format such as `"age > %d AND name BEGINSWITH[c] %@"`. A format that cannot be read traps, as on
    /// Apple's systems.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// A predicate from a format and the values of its placeholders, in order.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            var parser = try PredicateParser(predicateFormat, arguments: arguments ?? [])
            let condition = try parser.parse()
            self.init { object, variables in condition.holds(for: object, variables ?? [:]) }
        } catch {
            fatalError("Unable to parse the format string \"\(predicateFormat)\": \(error)")
        }
    }
}
