import Foundation
@testable import Typesetting

/// The system font of a size.
func systemFont(_ size: Double, weight: Int = 400) -> TextFont {
    FontLibrary.shared.font(FontDescription(size: size, weight: weight))
}

func text(_ string: String, size: Double = 17, weight: Int = 400, paragraph: ParagraphStyle = ParagraphStyle()) -> StyledText {
    StyledText(string, style: TextStyle(font: systemFont(size, weight: weight)), paragraph: paragraph)
}

/// Rounded up to the pixel grid of a @2x screen.
func ceilHalf(_ value: Double) -> Double {
    (value * 2 - 1e-6).rounded(.up) / 2
}

/// What each line of a layout shows, the ellipsis included.
func shownLines(_ layout: TextLayout) -> [String] {
    layout.lines.map { line in
        line.pieces.map { piece in
            switch piece {
            case .text(let range):
                String(decoding: layout.text.characters[range.lowerBound..<max(range.lowerBound, min(range.upperBound, line.trimmedEnd))], as: UTF16.self)
            case .ellipsis: "…"
            }
        }.joined()
    }
}

func fixture(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent("Fixtures/\(name)"), encoding: .utf8)
}
