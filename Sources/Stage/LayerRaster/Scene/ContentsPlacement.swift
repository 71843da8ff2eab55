import CoreGraphics

/// Where a picture lies in a layer.
enum ContentsPlacement {
    /// The rectangle the shown part of the picture covers, in points of the layer's own space.
    static func rect(of contents: LayerAppearance.Contents, in bounds: CGRect) -> CGRect {
        let width = Double(contents.image.width) * contents.rect.width / contents.scale
        let height = Double(contents.image.height) * contents.rect.height / contents.scale
        guard width > 0, height > 0 else { return .null }
        switch contents.gravity {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            let ratios = (bounds.width / width, bounds.height / height)
            let factor = contents.gravity == .resizeAspect ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
            return CGRect(
                x: bounds.midX - width * factor / 2, y: bounds.midY - height * factor / 2, width: width * factor, height: height * factor)
        default:
            let x: Double
            switch contents.gravity {
            case .left, .topLeft, .bottomLeft: x = bounds.minX
            case .right, .topRight, .bottomRight: x = bounds.maxX - width
            default: x = bounds.midX - width / 2
            }
            let y: Double
            switch contents.gravity {
            case .top, .topLeft, .topRight: y = bounds.minY
            case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - height
            default: y = bounds.midY - height / 2
            }
            return CGRect(x: x, y: y, width: width, height: height)
        }
    }
}
