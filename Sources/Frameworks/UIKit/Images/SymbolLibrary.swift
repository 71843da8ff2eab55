@_spi(Sandlot) import CoreGraphics
import QuartzCore
import Typesetting

/// The shapes of the symbols that `UIImage(systemName:)` draws.
enum SymbolLibrary {
    /// One symbol, in ems, y up, about its own middle.
    struct Glyph {
        var path: CGPath
        var size: CGSize
        /// How far above the baseline the middle lies.
        var middle: CGFloat
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var glyphs: [String: Glyph] = [:]

    private static let folder = SupportFolder.url?.appendingPathComponent("symbols")
    private static let font = folder.flatMap { OutlineFont(path: $0.appendingPathComponent("CupertinoIcons.ttf").path) }

    /// Characters by symbol name, from the table that set-up installs beside the font.
    private static let characters: [String: Unicode.Scalar] = {
        guard let data = folder.flatMap({ FileManager.default.contents(atPath: $0.appendingPathComponent("symbols.tsv").path) }),
            let text = String(data: data, encoding: .utf8)
        else { return [:] }
        var result: [String: Unicode.Scalar] = [:]
        for line in text.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count >= 2, let code = UInt32(fields[1], radix: 16), let scalar = Unicode.Scalar(code) else { continue }
            result[String(fields[0])] = scalar
        }
        return result
    }()

    /// The symbol called `name`; a dashed square, with a warning, for one that is not known.
    static func glyph(named name: String) -> Glyph {
        lock.withLock {
            if let known = glyphs[name] { return known }
            let glyph = load(name) ?? placeholder(name)
            glyphs[name] = glyph
            return glyph
        }
    }

    private static func load(_ name: String) -> Glyph? {
        guard let character = characters[name], let outline = font?.outline(of: character)?.path else { return nil }
        let box = outline.boundingBoxOfPath
        guard !box.isNull, !box.isEmpty else { return nil }
        var toMiddle = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        return Glyph(path: outline.copy(using: &toMiddle) ?? outline, size: box.size, middle: box.midY)
    }

    private static func placeholder(_ name: String) -> Glyph {
        let reason = characters.isEmpty
            ? "the symbol font is not installed (run ./sandlot setup); a dashed square stands for it"
            : "no such symbol is known; a dashed square stands for it"
        SandlotUnimplemented.report("symbol \"\(name)\"", reason)
        let side: CGFloat = 0.78
        let square = CGPath(
            roundedRect: CGRect(x: -side / 2, y: -side / 2, width: side, height: side), cornerWidth: 0.16, cornerHeight: 0.16, transform: nil)
        let line = square.copy(dashingWithPhase: 0, lengths: [0.13, 0.09])
            .copy(strokingWithWidth: 0.07, lineCap: .butt, lineJoin: .round, miterLimit: 10)
        return Glyph(path: line, size: CGSize(width: side + 0.07, height: side + 0.07), middle: 0.375)
    }
}
