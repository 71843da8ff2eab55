/// A string with styles: what a `TextLayout` lays out. Positions are UTF-16 offsets, as NSRange counts.
public struct StyledText: Hashable, Sendable {
    public struct Run: Hashable, Sendable {
        public var range: Range<Int>
        public var style: TextStyle

        public init(range: Range<Int>, style: TextStyle) {
            (self.range, self.style) = (range, style)
        }
    }

    public struct Paragraphs: Hashable, Sendable {
        public var range: Range<Int>
        public var style: ParagraphStyle

        public init(range: Range<Int>, style: ParagraphStyle) {
            (self.range, self.style) = (range, style)
        }
    }

    public let characters: [UInt16]
    /// Adjoining, in order, together the whole text.
    public let runs: [Run]
    /// Adjoining, in order; a paragraph takes the style at its first character.
    public let paragraphs: [Paragraphs]
    /// The style of an empty text, and of the empty line after a last line feed.
    public let emptyStyle: TextStyle

    private let hash: Int

    public init(characters: [UInt16], runs: [Run], paragraphs: [Paragraphs], emptyStyle: TextStyle) {
        self.characters = characters
        self.runs = runs
        self.paragraphs = paragraphs
        self.emptyStyle = emptyStyle
        var hasher = Hasher()
        characters.withUnsafeBytes { hasher.combine(bytes: $0) }
        for run in runs { hasher.combine(run.style.font) }
        for paragraph in paragraphs { hasher.combine(paragraph.style.lineBreakMode) }
        hash = hasher.finalize()
    }

    /// A text in one style.
    public init(_ string: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
        let characters = Array(string.utf16)
        self.init(
            characters: characters, runs: [Run(range: 0..<characters.count, style: style)],
            paragraphs: [Paragraphs(range: 0..<characters.count, style: paragraph)], emptyStyle: style)
    }

    public static func == (left: StyledText, right: StyledText) -> Bool {
        left.hash == right.hash && left.characters == right.characters && left.runs == right.runs
            && left.paragraphs == right.paragraphs && left.emptyStyle == right.emptyStyle
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }

    /// The style at a position; at the end, that of the last character.
    func style(at position: Int) -> TextStyle {
        runs.isEmpty ? emptyStyle : runs[runIndex(at: position)].style
    }

    /// Which run holds a position, found by halving.
    func runIndex(at position: Int) -> Int {
        var low = 0, high = runs.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if runs[middle].range.lowerBound <= position { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func paragraphStyle(at position: Int) -> ParagraphStyle {
        (paragraphs.last { $0.range.lowerBound <= position } ?? paragraphs.first)?.style ?? ParagraphStyle()
    }
}
