import QuartzCore

/// Finds picture files by iOS's naming rules: `name@3x~iphone.png` before `name@2x.png` before `name.png`.
enum ImageFileFinder {
    /// A file and how many of its pixels make a point.
    struct Match: Hashable {
        var url: URL
        var scale: CGFloat
    }

    /// Kinds tried, in order, for a name without one.
    private static let kinds = ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf", "bmp", "heic", "tiff"]

    /// The best file called `name`, with or without kind, in the folders; nil when there is none.
    static func find(_ name: String, in folders: [URL], traits: UITraitCollection) -> Match? {
        guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
        let path = name as NSString
        let kind = path.pathExtension.lowercased()
        let hasKind = kinds.contains(kind)
        let stem = hasKind ? path.deletingPathExtension : name
        let endings = hasKind ? [path.pathExtension] : kinds
        let (plain, ownScale) = splitScale(stem)
        for folder in folders {
            for ending in endings {
                // A name that states a scale means just that file.
                let scales = ownScale.map { [$0] } ?? preferredScales(traits.screenScale)
                for scale in scales {
                    for idiom in [idiomSuffix(traits), ""] {
                        let mark = scale == 1 && ownScale == nil ? "" : "@\(Int(scale))x"
                        let url = folder.appendingPathComponent("\(plain)\(mark)\(idiom).\(ending)")
                        if FileManager.default.fileExists(atPath: url.path) { return Match(url: url, scale: scale) }
                    }
                }
            }
        }
        return nil
    }

    /// The scale a file's own name states, and the name without it.
    static func splitScale(_ stem: String) -> (plain: String, scale: CGFloat?) {
        for scale in 1...3 where stem.hasSuffix("@\(scale)x") { return (String(stem.dropLast(3)), CGFloat(scale)) }
        return (stem, nil)
    }

    /// The scale that the name of a file with this path states, 1 without.
    static func scale(ofPath path: String) -> CGFloat {
        var stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if let idiom = stem.range(of: "~", options: .backwards) { stem = String(stem[..<idiom.lowerBound]) }
        return splitScale(stem).scale ?? 1
    }

    /// The screen's scale first, then the larger ones, then the smaller ones.
    static func preferredScales(_ screen: CGFloat) -> [CGFloat] {
        let screen = min(max(screen.rounded(), 1), 3)
        let larger = [2, 3].filter { $0 > screen }
        let smaller = [3, 2, 1].filter { $0 < screen }
        return [screen] + larger + smaller
    }

    private static func idiomSuffix(_ traits: UITraitCollection) -> String {
        traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    }
}
