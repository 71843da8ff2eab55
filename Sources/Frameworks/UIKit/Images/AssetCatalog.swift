import QuartzCore

/// The image and colour sets of one `.xcassets` folder.
final class AssetCatalog {
    private var imageFolders: [String: URL] = [:]
    private var colorFolders: [String: URL] = [:]
    private var symbolFolders: [String: URL] = [:]
    private var imageSets: [String: ImageSet] = [:]
    private var colorSets: [String: ColorSet] = [:]

    /// Folders nested deeper than this are not catalogs but accidents (or links in a ring).
    private static let deepest = 12

    init(_ url: URL) {
        scan(url, prefix: "", depth: 0)
    }

    private func scan(_ folder: URL, prefix: String, depth: Int) {
        guard depth < Self.deepest, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return }
        for name in names.sorted() {
            let url = folder.appendingPathComponent(name)
            let stem = (name as NSString).deletingPathExtension
            switch (name as NSString).pathExtension {
            case "imageset": imageFolders[prefix + stem] = url
            case "colorset": colorFolders[prefix + stem] = url
            case "symbolset": symbolFolders[prefix + stem] = url
            case "appiconset", "launchimage", "dataset", "stickerpack", "brandassets": continue
            default:
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else { continue }
                // Only folders that say so put their name before those of their sets.
                let properties = AssetContents.read(url)?["properties"] as? [String: Any]
                let isNamespace = properties?["provides-namespace"] as? Bool == true
                scan(url, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1)
            }
        }
    }

    func imageSet(_ name: String) -> ImageSet? {
        if let set = imageSets[name] { return set }
        guard let folder = imageFolders[name] else {
            if symbolFolders[name] != nil { SandlotUnimplemented.report("symbol set \"\(name)\"", "custom symbols are not drawn yet") }
            return nil
        }
        let set = ImageSet(folder, name: name)
        imageSets[name] = set
        return set
    }

    func colorSet(_ name: String) -> ColorSet? {
        if let set = colorSets[name] { return set }
        guard let folder = colorFolders[name] else { return nil }
        let set = ColorSet(folder)
        colorSets[name] = set
        return set
    }
}

/// Reads the `Contents.json` of a set.
enum AssetContents {
    static func read(_ folder: URL) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path) else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }
}

/// What one entry of a set asks of the traits.
struct AssetCondition {
    private let idiom: String
    private let isDark: Bool?
    private let isHighContrast: Bool?
    private let isRightToLeft: Bool?

    init(_ entry: [String: Any]) {
        idiom = entry["idiom"] as? String ?? "universal"
        var (dark, contrast): (Bool?, Bool?) = (nil, nil)
        for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
            switch (appearance["appearance"] as? String, appearance["value"] as? String) {
            case ("luminosity", "dark"): dark = true
            case ("luminosity", "light"): dark = false
            case ("contrast", "high"): contrast = true
            default: break
            }
        }
        isDark = dark
        isHighContrast = contrast
        isRightToLeft = (entry["language-direction"] as? String).map { $0 == "right-to-left" }
    }

    /// How well the traits fit, more is better; nil when they do not.
    func fit(_ traits: UITraitCollection) -> Int? {
        var fit = 0
        switch idiom {
        case "universal": break
        case "iphone" where traits.userInterfaceIdiom != .pad: fit += 8
        case "ipad" where traits.userInterfaceIdiom == .pad: fit += 8
        default: return nil
        }
        if let isDark {
            guard isDark == (traits.userInterfaceStyle == .dark) else { return nil }
            fit += 4
        }
        if isHighContrast == true {
            guard traits.accessibilityContrast == .high else { return nil }
            fit += 2
        }
        if let isRightToLeft {
            guard isRightToLeft == (traits.layoutDirection == .rightToLeft) else { return nil }
            fit += 1
        }
        return fit
    }
}
