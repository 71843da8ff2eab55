/// Reads weight and slant out of the style part of a font's name, as in `AvenirNext-DemiBoldItalic`.
public enum FontStyleName {
    /// The weight (100 … 900) and slant a style name speaks of. "Medium Italic" → 500, true.
    public static func parse(_ style: String) -> (weight: Int, isItalic: Bool) {
        let plain = style.lowercased().filter { $0.isLetter }
        let isItalic = plain.contains("italic") || plain.contains("oblique") || plain.hasSuffix("ita")
            || plain.hasSuffix("it")
        return (weights.first { plain.contains($0.word) }?.weight ?? 400, isItalic)
    }

    /// Longer words first, so that "ultralight" is not taken for "light".
    private static let weights: [(word: String, weight: Int)] = [
        ("ultralight", 100), ("extralight", 200), ("hairline", 100), ("thin", 200), ("semilight", 300), ("light", 300),
        ("demibold", 600), ("semibold", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700),
        ("medium", 500), ("demi", 600), ("heavy", 800), ("extrablack", 900), ("black", 900),
    ]
}
