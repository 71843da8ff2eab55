/// The Objective-C names Swift gives to methods and properties.
enum ObjectiveCNames {
    /// `tapped(_:)` is `tapped:`, `fade(to:duration:)` is `fadeTo:duration:`, `show(item:)` is `showWithItem:`.
    static func selector(baseName: String, labels: [String]) -> String {
        guard let first = labels.first else { return baseName }
        var name = baseName
        if first != "_" {
            let startsWithPreposition = prepositions.contains(firstWord(of: first))
            let endsWithPreposition = prepositions.contains(lastWord(of: baseName))
            if !startsWithPreposition && !endsWithPreposition { name += "With" }
            name += capitalized(first)
        }
        return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// `title` is set by `setTitle:`.
    static func setter(of property: String) -> String {
        "set\(capitalized(property)):"
    }

    private static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func firstWord(of name: String) -> String {
        String(name.prefix { !$0.isUppercase }).lowercased()
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
        "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
        "when", "with", "within",
    ]
}
