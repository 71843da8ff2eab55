import Foundation

/// Reads the format of a predicate, Apple's "Predicate Format String Syntax" without functions and subqueries.
struct PredicateParser {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private enum Token: Equatable {
        /// A key path, keyword or variable.
        case word(String)
        case text(String)
        case number(Double)
        /// `%@`, `%K`, `%d` …: its last letter.
        case placeholder(Character)
        /// An operator or bracket.
        case sign(String)
    }

    private let tokens: [Token]
    private var place = 0
    private var arguments: ArraySlice<Any>

    init(_ format: String, arguments: [Any]) throws {
        tokens = try Self.tokens(of: format)
        self.arguments = arguments[...]
    }

    mutating func parse() throws -> PredicateCondition {
        let condition = try alternatives()
        guard place == tokens.count else { throw Failure(description: "something is left over after the condition") }
        return condition
    }

    // MARK: - Tokens

    private static func tokens(of format: String) throws -> [Token] {
        var found: [Token] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                guard let end = rest.dropFirst().firstIndex(of: first) else { throw Failure(description: "a text does not end") }
                found.append(.text(String(rest[rest.index(after: rest.startIndex)..<end])))
                rest = rest[rest.index(after: end)...]
            } else if first == "%" {
                let letters = rest.dropFirst().prefix { "ldhqufiKXx@".contains($0) }
                guard let kind = letters.first(where: { !"lhq".contains($0) }) else { throw Failure(description: "% without a kind") }
                found.append(.placeholder(kind))
                rest = rest[rest.index(after: rest.firstIndex(of: kind)!)...]
            } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
                let digits = rest.prefix { $0.isNumber || "-.eE".contains($0) }
                guard let number = Double(digits) else { throw Failure(description: "\(digits) is not a number") }
                found.append(.number(number))
                rest = rest[digits.endIndex...]
            } else if first.isLetter || "_$@".contains(first) {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_$@.".contains($0) }
                found.append(.word(String(word)))
                rest = rest[word.endIndex...]
            } else {
                let sign = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].first { rest.hasPrefix($0) } ?? String(first)
                found.append(.sign(sign))
                rest = rest.dropFirst(sign.count)
            }
        }
        return found
    }

    private var next: Token? { place < tokens.count ? tokens[place] : nil }

    /// Whether the next token is one of these words or signs; it is consumed then.
    private mutating func takes(_ words: String...) -> Bool {
        switch next {
        case .word(let word) where words.contains(word.uppercased()): break
        case .sign(let sign) where words.contains(sign): break
        default: return false
        }
        place += 1
        return true
    }

    // MARK: - Conditions

    private mutating func alternatives() throws -> PredicateCondition {
        var parts = [try conjunction()]
        while takes("OR", "||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws -> PredicateCondition {
        var parts = [try condition()]
        while takes("AND", "&&") { parts.append(try condition()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func condition() throws -> PredicateCondition {
        if takes("NOT", "!") { return .not(try condition()) }
        if takes("TRUEPREDICATE") { return .constant(true) }
        if takes("FALSEPREDICATE") { return .constant(false) }
        if takes("(") {
            let inner = try alternatives()
            guard takes(")") else { throw Failure(description: "a bracket is not closed") }
            return inner
        }
        let quantity: PredicateComparison.Quantity =
            takes("ANY", "SOME") ? .anyElement : takes("ALL") ? .allElements : takes("NONE") ? .noElement : .one
        let left = try expression()
        let relation = try relation()
        let options = try options()
        return .comparison(
            PredicateComparison(left: left, relation: relation, right: try expression(), options: options, quantity: quantity))
    }

    private static let relations: [(words: [String], relation: PredicateComparison.Relation)] = [
        (["=", "=="], .equal), (["!=", "<>"], .notEqual), (["<"], .less), (["<=", "=<"], .lessOrEqual), ([">"], .greater),
        ([">=", "=>"], .greaterOrEqual), (["BEGINSWITH"], .beginsWith), (["CONTAINS"], .contains), (["ENDSWITH"], .endsWith),
        (["LIKE"], .like), (["MATCHES"], .matches), (["IN"], .isIn), (["BETWEEN"], .between),
    ]

    private mutating func relation() throws -> PredicateComparison.Relation {
        for (words, relation) in Self.relations {
            for word in words where takes(word) { return relation }
        }
        throw Failure(description: "a comparison is missing")
    }

    /// `[c]` ignores case, `[d]` accents.
    private mutating func options() throws -> String.CompareOptions {
        guard takes("[") else { return [] }
        guard case .word(let letters) = next else { throw Failure(description: "options are missing") }
        place += 1
        guard takes("]") else { throw Failure(description: "a bracket is not closed") }
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    // MARK: - Values

    private mutating func expression() throws -> PredicateExpression {
        guard let token = next else { throw Failure(description: "a value is missing") }
        if takes("{") { return try list() }
        place += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .placeholder(let kind):
            guard let argument = arguments.popFirst() else { throw Failure(description: "an argument is missing") }
            return kind == "K" ? .keyPath("\(argument)") : .constant(argument)
        case .word(let word): return Self.expression(of: word)
        case .sign(let sign): throw Failure(description: "\(sign) where a value should be")
        }
    }

    private mutating func list() throws -> PredicateExpression {
        var parts: [PredicateExpression] = []
        while !takes("}") {
            parts.append(try expression())
            if !takes(","), next != .sign("}") { throw Failure(description: "a list does not end") }
        }
        return .list(parts)
    }

    private static func expression(of word: String) -> PredicateExpression {
        switch word.uppercased() {
        case "SELF": .object
        case "TRUE", "YES": .constant(true)
        case "FALSE", "NO": .constant(false)
        case "NIL", "NULL": .constant(nil)
        default:
            word.hasPrefix("$") ? .variable(String(word.dropFirst()))
                : .keyPath(word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
        }
    }
}
