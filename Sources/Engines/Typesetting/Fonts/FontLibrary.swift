import Foundation

/// Finds faces and fonts: the generated system fonts, fonts registered from files, and stand-ins for Apple's others.
///
/// Uses no font configuration of the machine, so that the same text looks the same everywhere.
public final class FontLibrary: @unchecked Sendable {
    public static let shared = FontLibrary()

    /// The language of the device, as in `ko` or `zh-Hans`; decides how Chinese characters are drawn.
    public var preferredLanguage = "en" {
        didSet {
            TypesettingLock.withLock {
                fallback.forgetCharacters()
                ShapingCache.shared.removeAll()
                LayoutCache.shared.removeAll()
            }
        }
    }

    private var faces: [String: FontFace?] = [:]
    private var fonts: [FontDescription: TextFont] = [:]
    private var registered: [FontFace] = []
    private let installed = InstalledSystemFont.load()
    private(set) lazy var fallback = FontFallback(library: self)

    private init() {}

    /// The font of a description. The same description gives the same object.
    public func font(_ description: FontDescription) -> TextFont {
        TypesettingLock.withLock {
            if let known = fonts[description] { return known }
            let made = TextFont(description, library: self)
            fonts[description] = made
            return made
        }
    }

    /// The face in a file, opened once.
    func face(atPath path: String, index: Int = 0) -> FontFace? {
        let key = "\(path)#\(index)"
        if let known = faces[key] { return known }
        let face = FontFace(path: path, index: index)
        faces[key] = .some(face)
        return face
    }

    // MARK: - The system font

    /// The two cuts of the system font.
    enum Cut: String { case text, display }

    /// A face of the system font's designs; nil only when set-up has not run.
    func systemFace(_ design: FontDescription.Design, cut: Cut, weight: Int, isItalic: Bool) -> FontFace? {
        let weight = min(max((weight + 50) / 100, 1), 9) * 100
        switch design {
        case .standard:
            if let path = installed.path(cut: cut, weight: weight, isItalic: isItalic), let face = face(atPath: path) {
                return face
            }
            return generatedFace("SandlotSans\(cut == .display ? "Display" : "")", weight, isItalic, "otf")
        case .rounded:
            return generatedFace("SandlotSansDisplay", weight, isItalic, "otf")
        case .monospaced:
            return generatedFace("SandlotMono", weight, isItalic, "ttf")
        case .serif:
            return generatedFace("SandlotSerif", weight >= 550 ? 700 : 400, isItalic, "ttf")
        }
    }

    private func generatedFace(_ family: String, _ weight: Int, _ isItalic: Bool, _ suffix: String) -> FontFace? {
        guard let folder = SupportFolder.url else {
            reportMissingFonts()
            return nil
        }
        let name = "\(family)-\(weight)\(isItalic ? "i" : "").\(suffix)"
        return face(atPath: folder.appendingPathComponent("fonts/\(name)").path)
    }

    private var hasReportedMissingFonts = false

    /// Says once on standard error that text cannot be measured or drawn.
    private func reportMissingFonts() {
        guard !hasReportedMissingFonts else { return }
        hasReportedMissingFonts = true
        let looked = SupportFolder.searchedFolders.joined(separator: ", ")
        FileHandle.standardError.write(Data("""
            Sandlot: no fonts, so text has no size and is not drawn. Run `./sandlot setup`. Looked in \(looked).

            """.utf8))
    }

    // MARK: - Named fonts

    /// Registers every face of a font file; they can then be asked for by PostScript, full or family name.
    /// Returns the PostScript names, none when the file holds no readable font.
    @discardableResult
    public func register(fileAtPath path: String) -> [String] {
        TypesettingLock.withLock {
            var names: [String] = []
            for index in 0..<64 {
                guard let face = face(atPath: path, index: index) else { break }
                if !registered.contains(face) { registered.append(face) }
                names.append(face.postScriptName)
            }
            fonts = fonts.filter { description, _ in
                if case .named = description.source { false } else { true }
            }
            return names
        }
    }

    /// Forgets the faces of a file again.
    public func unregister(fileAtPath path: String) {
        TypesettingLock.withLock { registered.removeAll { $0.path == path } }
    }

    /// What a name stands for; nil when there is no such font.
    public func entry(named name: String) -> FontEntry? {
        TypesettingLock.withLock {
            if let face = registeredFace(named: name) { return FontEntry(face: face) }
            guard let (standIn, weight, isItalic) = StandIn.named(name) else { return nil }
            return FontEntry(
                familyName: standIn.family, postScriptName: standIn.postScriptName(weight: weight, isItalic: isItalic),
                weight: weight, isItalic: isItalic, isStandIn: true)
        }
    }

    /// The entry of a family nearest to a weight and slant.
    public func entry(family: String, weight: Int, isItalic: Bool) -> FontEntry? {
        entries(ofFamily: family).min { left, right in
            distance(left, weight, isItalic) < distance(right, weight, isItalic)
        }
    }

    private func distance(_ entry: FontEntry, _ weight: Int, _ isItalic: Bool) -> Int {
        abs(entry.weight - weight) + (entry.isItalic == isItalic ? 0 : 2000)
    }

    /// The families that can be asked for by name, in alphabetical order.
    public var familyNames: [String] {
        TypesettingLock.withLock {
            Set(registered.map(\.familyName) + StandIn.all.map(\.family)).sorted()
        }
    }

    /// The faces of a family, in the order they were registered.
    public func entries(ofFamily family: String) -> [FontEntry] {
        TypesettingLock.withLock {
            let own = registered.filter { $0.familyName.lowercased() == family.lowercased() }.map(FontEntry.init(face:))
            guard own.isEmpty else { return own }
            return StandIn.all.filter { $0.family.lowercased() == family.lowercased() }.flatMap { standIn in
                standIn.styles.map { style in
                    let (weight, isItalic) = FontStyleName.parse(style)
                    return FontEntry(
                        familyName: standIn.family, postScriptName: style.isEmpty ? standIn.prefix : "\(standIn.prefix)-\(style)",
                        weight: weight, isItalic: isItalic, isStandIn: true)
                }
            }
        }
    }

    /// By PostScript name, then full name, then family (its regular face, or its first).
    func registeredFace(named name: String) -> FontFace? {
        if let face = registered.first(where: { $0.postScriptName == name }) { return face }
        if let face = registered.first(where: { $0.name(.full) == name }) { return face }
        let family = registered.filter { $0.familyName == name || $0.name(.family) == name }
        return family.first { $0.weight == 400 && !$0.isItalic } ?? family.first
    }
}

/// A font that can be asked for by name.
public struct FontEntry: Hashable, Sendable {
    public let familyName: String
    public let postScriptName: String
    /// 100 … 900.
    public let weight: Int
    public let isItalic: Bool
    /// Whether another font's outlines are drawn in its place.
    public let isStandIn: Bool
}

extension FontEntry {
    init(face: FontFace) {
        self.init(
            familyName: face.familyName, postScriptName: face.postScriptName, weight: face.weight,
            isItalic: face.isItalic, isStandIn: false)
    }
}

/// The genuine system font, where set-up found it installed; `SANDLOT_SYSTEM_FONT=generated` keeps it out.
private struct InstalledSystemFont {
    private var paths: [String: String] = [:]

    static func load() -> InstalledSystemFont {
        var result = InstalledSystemFont()
        guard ProcessInfo.processInfo.environment["SANDLOT_SYSTEM_FONT"] != "generated",
              let file = SupportFolder.url?.appendingPathComponent("fonts/installed.tsv"),
              let text = try? String(contentsOf: file, encoding: .utf8)
        else { return result }
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: "\t").map(String.init)
            if fields.count == 4 { result.paths["\(fields[0])-\(fields[1])-\(fields[2])"] = fields[3] }
        }
        return result
    }

    func path(cut: FontLibrary.Cut, weight: Int, isItalic: Bool) -> String? {
        paths["\(cut.rawValue)-\(weight)-\(isItalic ? 1 : 0)"]
    }
}
