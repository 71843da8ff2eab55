@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// The pictures of an image set.
final class ImageSet: @unchecked Sendable {
    private struct Entry {
        var condition: AssetCondition
        var file: URL
        /// Pixels a point; nil for one file that serves all scales.
        var scale: CGFloat?
        var resizing: Resizing?
    }

    /// Caps and alignment as the catalog stores them, pixels.
    private struct Resizing {
        var insets: UIEdgeInsets
        var mode: UIImage.ResizingMode

        init?(_ description: [String: Any]?) {
            guard let description, let caps = description["cap-insets"] as? [String: Any] else { return nil }
            func number(_ key: String) -> CGFloat { (caps[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0 }
            insets = UIEdgeInsets(top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
            mode = (description["center"] as? [String: Any])?["mode"] as? String == "tile" ? .tile : .stretch
        }
    }

    let name: String
    private let entries: [Entry]
    private let renderingMode: UIImage.RenderingMode
    private let lock = NSLock()
    private var loaded: [URL: UIImage] = [:]

    init(_ folder: URL, name: String) {
        self.name = name
        let contents = AssetContents.read(folder)
        entries = (contents?["images"] as? [[String: Any]] ?? []).compactMap { entry in
            guard let file = entry["filename"] as? String, !file.contains("/") else { return nil }
            let scale = (entry["scale"] as? String).flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }.map { CGFloat($0) }
            return Entry(
                condition: AssetCondition(entry), file: folder.appendingPathComponent(file), scale: scale,
                resizing: Resizing(entry["resizing"] as? [String: Any]))
        }
        let properties = contents?["properties"] as? [String: Any]
        switch properties?["template-rendering-intent"] as? String {
        case "template": renderingMode = .alwaysTemplate
        case "original": renderingMode = .alwaysOriginal
        default: renderingMode = .automatic
        }
    }

    /// The picture that fits best; nil when the set has none that can be opened.
    func image(for traits: UITraitCollection) -> UIImage? {
        let scales = ImageFileFinder.preferredScales(traits.screenScale)
        var best: (fit: Int, rank: Int, entry: Entry)?
        for entry in entries {
            guard let fit = entry.condition.fit(traits) else { continue }
            let rank = entry.scale.map { scales.firstIndex(of: $0) ?? scales.count } ?? 0
            if best.map({ fit > $0.fit || (fit == $0.fit && rank < $0.rank) }) ?? true { best = (fit, rank, entry) }
        }
        return (best?.entry ?? entries.first).flatMap(load)
    }

    private func load(_ entry: Entry) -> UIImage? {
        lock.withLock {
            if let image = loaded[entry.file] { return image }
            guard var image = UIImage.open(entry.file, scale: entry.scale ?? 1, describedAs: name) else { return nil }
            if renderingMode != .automatic { image = image.withRenderingMode(renderingMode) }
            if let resizing = entry.resizing {
                let scale = image.scale
                image = image.resizableImage(
                    withCapInsets: UIEdgeInsets(
                        top: resizing.insets.top / scale, left: resizing.insets.left / scale, bottom: resizing.insets.bottom / scale,
                        right: resizing.insets.right / scale), resizingMode: resizing.mode)
            }
            loaded[entry.file] = image
            return image
        }
    }
}
