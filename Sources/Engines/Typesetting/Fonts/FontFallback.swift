import CPango
import Foundation

/// Chooses a face for characters the wanted font lacks: Noto Sans CJK, Noto Color Emoji and the Noto Sans family.
final class FontFallback {
    private unowned let library: FontLibrary
    private var known: [Key: FontFace?] = [:]

    private struct Key: Hashable {
        let character: Unicode.Scalar
        let isBold: Bool
        let region: Int
    }

    init(library: FontLibrary) {
        self.library = library
    }

    func forgetCharacters() {
        known.removeAll()
    }

    /// The colour emoji face.
    private(set) lazy var emoji: FontFace? = library.face(atPath: "\(Self.notoFolder)/NotoColorEmoji.ttf")

    /// A face with the character, or nil when no font has it.
    func face(for character: Unicode.Scalar, weight: Int, language: String?) -> FontFace? {
        let key = Key(character: character, isBold: weight >= 600, region: Self.region(language ?? library.preferredLanguage))
        if let face = known[key] { return face }
        let face = search(key)
        known[key] = .some(face)
        return face
    }

    private func search(_ key: Key) -> FontFace? {
        for path in Self.candidates(for: key.character, isBold: key.isBold) {
            if let face = library.face(atPath: path), face.glyph(for: key.character) != nil { return face }
        }
        if let face = library.face(atPath: Self.cjkPath(isBold: key.isBold), index: key.region),
           face.glyph(for: key.character) != nil {
            return face
        }
        if let emoji, emoji.glyph(for: key.character) != nil { return emoji }
        return Self.remainingPaths.lazy
            .compactMap { self.library.face(atPath: $0) }
            .first { $0.glyph(for: key.character) != nil }
    }

    // MARK: - Where the fonts lie

    private static let notoFolder = "/usr/share/fonts/truetype/noto"

    static func cjkPath(isBold: Bool) -> String {
        "/usr/share/fonts/opentype/noto/NotoSansCJK-\(isBold ? "Bold" : "Regular").ttc"
    }

    /// Which face of the CJK collection suits a language: 0 Japanese, 1 Korean, 2 simplified, 3 traditional Chinese,
    /// 4 Hong Kong. Korean unless the language says otherwise.
    static func region(_ language: String) -> Int {
        let code = language.lowercased().replacingOccurrences(of: "_", with: "-")
        if code.hasPrefix("ja") { return 0 }
        guard code.hasPrefix("zh") else { return 1 }
        if code.contains("hk") || code.contains("mo") { return 4 }
        return code.contains("hant") || code.contains("tw") ? 3 : 2
    }

    /// The files made for the character's script.
    private static func candidates(for character: Unicode.Scalar, isBold: Bool) -> [String] {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), character.value)
        guard let name = scripts[script.rawValue] else { return [] }
        let weights = isBold ? ["Bold", "Regular"] : ["Regular"]
        return weights.map { "\(notoFolder)/NotoSans\(name)-\($0).ttf" }
    }

    private static let scripts: [UInt32: String] = [
        HB_SCRIPT_ARABIC.rawValue: "Arabic", HB_SCRIPT_HEBREW.rawValue: "Hebrew", HB_SCRIPT_THAI.rawValue: "Thai",
        HB_SCRIPT_DEVANAGARI.rawValue: "Devanagari", HB_SCRIPT_BENGALI.rawValue: "Bengali",
        HB_SCRIPT_TAMIL.rawValue: "Tamil", HB_SCRIPT_TELUGU.rawValue: "Telugu", HB_SCRIPT_KANNADA.rawValue: "Kannada",
        HB_SCRIPT_MALAYALAM.rawValue: "Malayalam", HB_SCRIPT_GUJARATI.rawValue: "Gujarati",
        HB_SCRIPT_GURMUKHI.rawValue: "Gurmukhi", HB_SCRIPT_ORIYA.rawValue: "Oriya", HB_SCRIPT_SINHALA.rawValue: "Sinhala",
        HB_SCRIPT_KHMER.rawValue: "Khmer", HB_SCRIPT_LAO.rawValue: "Lao", HB_SCRIPT_MYANMAR.rawValue: "Myanmar",
        HB_SCRIPT_GEORGIAN.rawValue: "Georgian", HB_SCRIPT_ARMENIAN.rawValue: "Armenian",
        HB_SCRIPT_ETHIOPIC.rawValue: "Ethiopic", HB_SCRIPT_TIBETAN.rawValue: "Tibetan",
        HB_SCRIPT_MONGOLIAN.rawValue: "Mongolian", HB_SCRIPT_CHEROKEE.rawValue: "Cherokee",
    ]

    /// Every other regular face, symbols first; opened only for characters nothing else has.
    private static let remainingPaths: [String] = {
        let symbols = ["NotoSansSymbols-Regular.ttf", "NotoSansSymbols2-Regular.ttf", "NotoSansMath-Regular.ttf"]
        let files = (try? FileManager.default.contentsOfDirectory(atPath: notoFolder)) ?? []
        let others = files.filter { $0.hasPrefix("NotoSans") && $0.hasSuffix("-Regular.ttf") && !symbols.contains($0) }
        return (["NotoSans-Regular.ttf"] + symbols + others.sorted()).map { "\(notoFolder)/\($0)" }
    }()
}
