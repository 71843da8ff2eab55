/// Questions about characters that layout asks.
enum Characters {
    static let lineFeed: UInt16 = 0x0A, carriageReturn: UInt16 = 0x0D, tab: UInt16 = 0x09
    static let lineSeparator: UInt16 = 0x2028, paragraphSeparator: UInt16 = 0x2029
    static let attachment: UInt16 = 0xFFFC

    /// Whether the character ends a paragraph (U+2028 only ends a line).
    static func endsParagraph(_ character: UInt16) -> Bool {
        character == lineFeed || character == carriageReturn || character == paragraphSeparator || character == 0x85
    }

    static func endsLine(_ character: UInt16) -> Bool {
        endsParagraph(character) || character == lineSeparator
    }

    /// Whether the character may hang over a line's end without counting.
    static func isHangingSpace(_ character: UInt16) -> Bool {
        character == 0x20 || character == tab || character == 0x3000 || character == 0x1680
            || (0x2000...0x200A).contains(character) && character != 0x2007 || endsLine(character)
    }

    /// Whether text needs neither bidirectional ordering nor a search for fallback fonts per script: Latin and its marks.
    static func isPlain(_ character: UInt16) -> Bool {
        character < 0x0300 && character != tab || (0x2010...0x2027).contains(character) || character == 0x20AC
            || character == 0x202F
    }

    /// Whether a character can make a text run from right to left.
    static func isRightToLeft(_ character: UInt16) -> Bool {
        (0x0590...0x08FF).contains(character) || (0xFB1D...0xFDFF).contains(character) || (0xFE70...0xFEFF).contains(character)
            || (0xD802...0xD803).contains(character) || character == 0xD83A || character == 0x200F || character == 0x061C
            || (0x202A...0x202E).contains(character) || (0x2066...0x2069).contains(character)
    }

    static func isHangul(_ character: UInt16) -> Bool {
        (0xAC00...0xD7A3).contains(character) || (0x1100...0x11FF).contains(character) || (0x3130...0x318F).contains(character)
    }

    /// The character at a position, surrogate pairs joined; how many units it takes.
    static func scalar(_ text: [UInt16], at position: Int) -> (Unicode.Scalar, length: Int) {
        let first = text[position]
        if first & 0xFC00 == 0xD800, position + 1 < text.count, text[position + 1] & 0xFC00 == 0xDC00 {
            let value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(text[position + 1] & 0x3FF))
            return (Unicode.Scalar(value) ?? "\u{FFFD}", 2)
        }
        return (Unicode.Scalar(UInt32(first)) ?? "\u{FFFD}", 1)
    }

    /// Whether a character takes the font of what it follows: marks, joiners, variation selectors, emoji modifiers.
    static func continues(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        guard value >= 0x0300 else { return false }
        if value == 0x200D || (0xFE00...0xFE0F).contains(value) || (0xE0020...0xE01EF).contains(value) { return true }
        if (0x1F3FB...0x1F3FF).contains(value) { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
