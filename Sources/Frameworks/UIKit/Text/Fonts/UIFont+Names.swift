import Typesetting

extension UIFont {
    /// The description of a font name; nil when there is no such font.
    static func description(named name: String, size: Double) -> FontDescription? {
        if let system = systemDescription(named: name, size: size) { return system }
        var entry = FontLibrary.shared.entry(named: name)
        if entry == nil || entry?.isStandIn == true {
            ResourceFonts.registerAll()
            entry = FontLibrary.shared.entry(named: name)
        }
        guard let entry else { return nil }
        if entry.isStandIn {
            SandlotUnimplemented.report(
                "UIFont(name: \"\(name)\")", "this font may not be shipped; a free one is drawn in its place")
        }
        return FontDescription(
            source: .named(entry.postScriptName), size: size, weight: entry.weight, isItalic: entry.isItalic)
    }

    /// The private names that the system font gives itself.
    private static func systemDescription(named name: String, size: Double) -> FontDescription? {
        let designs: [(prefix: String, design: FontDescription.Design)] = [
            (".AppleSystemUIFontMonospaced", .monospaced), (".AppleSystemUIFontRounded", .rounded),
            (".AppleSystemUIFontSerif", .serif), (".AppleSystemUIFont", .standard), (".SFUIMono", .monospaced),
            (".SFUIRounded", .rounded), (".NewYork", .serif), (".SFUIText", .standard), (".SFUIDisplay", .standard),
            (".SFUI", .standard),
        ]
        guard let found = designs.first(where: { name.hasPrefix($0.prefix) }) else { return nil }
        let style = FontStyleName.parse(String(name.dropFirst(found.prefix.count)))
        return FontDescription(source: .system(found.design), size: size, weight: style.weight, isItalic: style.isItalic)
    }
}

/// Registers the font files among the page's resources, once a folder: a page needs no list of its fonts.
enum ResourceFonts {
    nonisolated(unsafe) private static var registered: Set<String> = []
    private static let lock = NSLock()

    static func registerAll() {
        lock.withLock {
            for folder in PageResources.folders where registered.insert(folder.path).inserted {
                let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
                let fonts = (files?.compactMap { $0 as? URL } ?? [])
                    .filter { ["ttf", "otf", "ttc", "otc"].contains($0.pathExtension.lowercased()) }
                for font in fonts.sorted(by: { $0.path < $1.path }) {
                    FontLibrary.shared.register(fileAtPath: font.path)
                }
            }
        }
    }
}
