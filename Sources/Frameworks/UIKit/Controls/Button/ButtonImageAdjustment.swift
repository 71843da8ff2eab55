import QuartzCore

/// Pictures of custom buttons that show a touch or that the button is disabled.
@MainActor enum ButtonImageAdjustment {
    private static var cache: [Key: UIImage] = [:]

    private struct Key: Hashable {
        let image: ObjectIdentifier
        let isDark: Bool
    }

    /// The picture with half of black over what it covers.
    static func darkened(_ image: UIImage) -> UIImage {
        made(image, isDark: true) { bounds in
            image.draw(in: bounds)
            UIColor.black.withAlphaComponent(0.5).setFill()
            UIRectFillUsingBlendMode(bounds, .sourceAtop)
        }
    }

    /// The picture at half its strength.
    static func paled(_ image: UIImage) -> UIImage {
        made(image, isDark: false) { bounds in image.draw(in: bounds, blendMode: .normal, alpha: 0.5) }
    }

    private static func made(_ image: UIImage, isDark: Bool, _ draw: (CGRect) -> Void) -> UIImage {
        let key = Key(image: ObjectIdentifier(image), isDark: isDark)
        if let known = cache[key] { return known }
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let result = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
            draw(CGRect(origin: .zero, size: image.size))
        }
        // The source is kept by the closure only while drawing; a new image may get its address, so the cache stays small.
        if cache.count > 32 { cache.removeAll() }
        let adjusted = result.resizableImage(withCapInsets: image.capInsets, resizingMode: image.resizingMode)
        cache[key] = image.capInsets == .zero ? result : adjusted
        return cache[key]!
    }
}
