@_spi(Sandlot) import CoreGraphics
import QuartzCore

extension UIImage {
    // MARK: - Changing the way it is shown

    /// The same picture as template, original or as usual.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed { $0.renderingMode = renderingMode } }

    /// The same shape in one colour. Views still show a template in their own tint.
    public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    /// The same shape in one colour, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same picture with caps that keep their size; the middle is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture with caps that keep their size.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The same picture with caps up to one point before the middle; the old way.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0, right: left > 0 ? max(size.width - left - 1, 0) : 0),
            resizingMode: .stretch)
    }

    /// The same picture with an alignment rectangle inside it.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The same picture with a baseline, points above its bottom.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { changed { $0.baseline = baselineOffset } }

    /// The same picture without a baseline.
    public func imageWithoutBaseline() -> UIImage { changed { $0.baseline = nil } }

    /// The same picture, mirrored where lines run from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

    /// The same picture mirrored left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed {
            let flipped: [Orientation: Orientation] = [
                .up: .upMirrored, .upMirrored: .up, .down: .downMirrored, .downMirrored: .down, .left: .rightMirrored,
                .rightMirrored: .left, .right: .leftMirrored, .leftMirrored: .right,
            ]
            $0.orientation = flipped[$0.orientation] ?? .up
            if case .bitmap = $0.content { return }
            if let pixels = cgImage {
                $0.scale = scale
                $0.content = .bitmap(pixels)
            }
        }
    }

    // MARK: - Configurations

    /// The picture for what `configuration` states and, for the rest, what this one was made for.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let symbol) = parts.content else { return nil }
        let merged = (parts.symbolConfiguration ?? .unspecified).applying(configuration)
        return UIImage(parts: UIImage.symbolParts(symbol.name, merged, parts))
    }

    /// The picture for a configuration.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        if let symbol = configuration as? SymbolConfiguration, case .symbol(let own) = parts.content {
            return UIImage(parts: UIImage.symbolParts(own.name, symbol, parts))
        }
        guard let traits = configuration.traitCollection else { return self }
        return parts.asset?.image(with: traits) ?? self
    }

    // MARK: - Files

    /// The picture as a PNG file, turned upright; nil for an empty one.
    public func pngData() -> Data? { filePixels.flatMap { PNGEncoder.encode($0, effort: .small) } }

    /// The picture as a JPEG file, turned upright, over white; quality 0…1. Nil for an empty one.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        filePixels.flatMap { JPEGEncoder.encode($0, quality: compressionQuality) }
    }

    /// There is no HEIC encoder.
    public func heicData() -> Data? {
        SandlotUnimplemented.report("UIImage.heicData", "there is no HEIC encoder; the result is nil")
        return nil
    }

    private var filePixels: CGImage? {
        if parts.tint != nil { return rasterized(size: size, scale: scale) }
        return uprightImage
    }

    // MARK: - Thumbnails and decoding

    /// The picture in a box of `size` points, keeping its proportions; nil when that is not possible.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / own.width, size.height / own.height)
        let target = CGSize(width: (own.width * factor).rounded(), height: (own.height * factor).rounded())
        guard let pixels = rasterized(size: target, scale: scale) else { return nil }
        return UIImage(cgImage: pixels, scale: scale, orientation: .up)
    }

    /// The thumbnail, handed over when it is done.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// The thumbnail, for asynchronous code.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Pictures are decoded when they are opened: the picture itself.
    public func preparingForDisplay() -> UIImage? { self }
    /// The picture itself, handed over at once.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    /// The picture itself, for asynchronous code.
    public func byPreparingForDisplay() async -> UIImage? { self }
}

/// Saving to the photo library: there is none.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    SandlotUnimplemented.report("UIImageWriteToSavedPhotosAlbum")
}

/// The picture as a PNG file; the old spelling.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// The picture as a JPEG file; the old spelling.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
