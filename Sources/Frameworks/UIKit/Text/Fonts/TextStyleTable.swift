import QuartzCore
import Typesetting

/// Size and line pitch of every text style at every text size (Apple Human Interface Guidelines, typography).
enum TextStyleTable {
    /// Points of the font and from baseline to baseline.
    struct Entry {
        let size: Double, pitch: Double
    }

    /// How much a device with a tall script among its languages adds to the line height of text styles, in shares of what was
    /// measured on one (0: an English device). Affects no font made with a size.
    @_spi(Sandlot) nonisolated(unsafe) public static var tallScriptShare = 0.0

    static func description(of style: UIFont.TextStyle, category: UIContentSizeCategory) -> FontDescription {
        let entry = entry(style, category)
        var description = FontDescription(size: entry.size, weight: style == .headline ? 600 : 400)
        description.leading = entry.pitch - 2444 / 2048 * entry.size
        if tallScriptShare > 0 {
            let extra = (tallScriptExtra[style] ?? 4) * factor(style, category) * tallScriptShare
            (description.extraAscent, description.extraDescent) = (0.54 * extra, 0.46 * extra)
        }
        return description
    }

    /// How much larger the style is than at the standard text size: the ratio of the line pitches.
    static func factor(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> Double {
        entry(style, category).pitch / entry(style, .large).pitch
    }

    static func entry(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> Entry {
        let column = columns[style] ?? columns[.body, default: 4]
        let row = rows[category] ?? rows[.large, default: []]
        return row[column]
    }

    private static let columns: [UIFont.TextStyle: Int] = [
        .largeTitle: 0, .title1: 1, .title2: 2, .title3: 3, .headline: 4, .body: 4, .callout: 5, .subheadline: 6,
        .footnote: 7, .caption1: 8, .caption2: 9,
    ]

    /// Points that were measured on top of the English line height (swiftui-web notes, iOS 26 simulator).
    private static let tallScriptExtra: [UIFont.TextStyle: Double] = [
        .largeTitle: 8, .title1: 8, .title2: 6, .title3: 4, .headline: 4, .body: 4, .callout: 4, .subheadline: 3,
        .footnote: 3, .caption1: 3, .caption2: 3,
    ]

    private static let rows: [UIContentSizeCategory: [Entry]] = [
        .extraSmall: row("31/38 25/31 19/24 17/22 14/19 13/18 12/16 12/16 11/13 11/13"),
        .small: row("32/39 26/32 20/25 18/23 15/20 14/19 13/18 12/16 11/13 11/13"),
        .medium: row("33/40 27/33 21/26 19/24 16/21 15/20 14/19 12/16 11/13 11/13"),
        .large: row("34/41 28/34 22/28 20/25 17/22 16/21 15/20 13/18 12/16 11/13"),
        .extraLarge: row("36/43 30/37 24/30 22/28 19/24 18/23 17/22 15/20 14/19 13/18"),
        .extraExtraLarge: row("38/46 32/39 26/32 24/30 21/26 20/25 19/24 17/22 16/21 15/20"),
        .extraExtraExtraLarge: row("40/48 34/41 28/34 26/32 23/29 22/28 21/28 19/24 18/23 17/22"),
        .accessibilityMedium: row("44/52 38/46 34/41 31/38 28/34 26/32 25/31 23/29 22/28 20/25"),
        .accessibilityLarge: row("48/57 43/51 39/47 37/44 33/40 32/39 30/37 27/33 26/32 24/30"),
        .accessibilityExtraLarge: row("52/61 48/57 44/52 43/51 40/48 38/46 36/43 33/40 32/39 29/35"),
        .accessibilityExtraExtraLarge: row("56/66 53/62 50/59 49/58 47/56 44/52 42/50 38/46 37/44 34/41"),
        .accessibilityExtraExtraExtraLarge: row("60/70 58/68 56/66 55/65 53/62 51/60 49/58 44/52 43/51 40/48"),
    ]

    private static func row(_ text: String) -> [Entry] {
        text.split(separator: " ").map { pair in
            let numbers = pair.split(separator: "/").compactMap { Double($0) }
            return Entry(size: numbers[0], pitch: numbers[1])
        }
    }
}

/// Which text size holds.
enum ContentSize {
    static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
        if let category = traits?.preferredContentSizeCategory, category != .unspecified { return category }
        let current = UITraitCollection.current.preferredContentSizeCategory
        return current == .unspecified ? .large : current
    }
}
