@_spi(Sandlot) import CoreGraphics
import QuartzCore

extension UIImage {
    /// A picture by name: image sets first, then loose files. `place` is the file and line that asked, for the warning.
    static func find(
        _ name: String, in bundle: Bundle?, traits: UITraitCollection, isQuiet: Bool = false, place: String? = nil
    ) -> UIImage? {
        // Traits may state only some things; the rest is the current ones'.
        let traits = UITraitCollection(traitsFrom: [.current, traits])
        if let set = AssetLibrary.imageSet(named: name, in: bundle), let image = set.image(for: traits) {
            return image.changed { $0.asset = UIImageAsset(set) }
        }
        if let match = ImageFileFinder.find(name, in: AssetLibrary.folders(of: bundle), traits: traits) {
            return ImageFileCache.image(match, describedAs: name, place: place)
        }
        if !isQuiet { MissingResource.report("image", name, place: place) }
        return nil
    }

    /// Opens a file; nil, with a warning that says why, when that fails.
    static func open(_ file: URL, scale: CGFloat, describedAs name: String, place: String? = nil) -> UIImage? {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            MissingResource.report("image", name, reason: "\(file.path) cannot be read", place: place)
            return nil
        }
        do {
            return UIImage(parts: try decodeParts(data, scale: scale))
        } catch {
            MissingResource.report("image", name, reason: "\(file.lastPathComponent): \(error)", place: place)
            return nil
        }
    }

    /// The picture in a file's bytes, or nil.
    static func decode(_ data: Data, scale: CGFloat) -> Parts? { try? decodeParts(data, scale: scale) }

    private static func decodeParts(_ data: Data, scale: CGFloat) throws -> Parts {
        let scale = scale > 0 ? scale : 1
        if ImageFileType(data)?.isVector == true { return Parts(content: .vector(try VectorImage(data)), scale: scale) }
        let decoded = try ImageDecoder.decode(data)
        return Parts(content: .bitmap(decoded.image), scale: scale, orientation: Orientation(exif: decoded.orientation))
    }

    /// The parts of a symbol.
    static func symbolParts(_ name: String, _ configuration: SymbolConfiguration, _ parts: Parts) -> Parts {
        var parts = parts
        parts.content = .symbol(SymbolRendition(name: name, configuration: configuration.values))
        parts.symbolConfiguration = configuration
        if let color = configuration.values.colors?.first {
            parts.tint = color
            parts.renderingMode = .alwaysOriginal
        }
        return parts
    }
}

/// Opened files, as long as the page's folders stay the same.
private enum ImageFileCache {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var folders: [URL] = []
    nonisolated(unsafe) private static var images: [ImageFileFinder.Match: UIImage] = [:]

    static func image(_ match: ImageFileFinder.Match, describedAs name: String, place: String?) -> UIImage? {
        lock.withLock {
            if folders != PageResources.folders {
                folders = PageResources.folders
                images.removeAll()
            }
            if let known = images[match] { return known }
            let image = UIImage.open(match.url, scale: match.scale, describedAs: name, place: place)
            images[match] = image
            return image
        }
    }
}
