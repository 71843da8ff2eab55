// Pictures: rendering, resizing, tinting, symbols, content modes, snapshots, colours of pixels.
import UIKit
import CoreGraphics
import PlaygroundSupport

extension UIImage {
    func resized(to size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }

    func resizeImage(targetSize: CGSize) -> UIImage? {
        let widthRatio = targetSize.width / size.width
        let heightRatio = targetSize.height / size.height
        let newSize = widthRatio > heightRatio ? CGSize(width: size.width * heightRatio, height: size.height * heightRatio) : CGSize(width: size.width * widthRatio, height: size.height * widthRatio)
        UIGraphicsBeginImageContextWithOptions(newSize, false, 1.0)
        defer { UIGraphicsEndImageContext() }
        draw(in: CGRect(x: 0, y: 0, width: newSize.width, height: newSize.height))
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    static func from(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
        let rect = CGRect(origin: .zero, size: size)
        UIGraphicsBeginImageContext(rect.size)
        let context = UIGraphicsGetCurrentContext()
        context!.setFillColor(color.cgColor)
        context!.fill(rect)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        return image!
    }

    func rounded(radius: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.opaque = false
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius).addClip()
            draw(at: .zero, blendMode: .normal, alpha: 1)
            context.cgContext.setStrokeColor(UIColor.black.cgColor)
            context.stroke(CGRect(origin: .zero, size: size))
        }
    }

    func rotated(by radians: CGFloat) -> UIImage? {
        let rect = CGRect(origin: .zero, size: size).applying(CGAffineTransform(rotationAngle: radians))
        UIGraphicsBeginImageContextWithOptions(rect.integral.size, false, 0)
        guard let context = UIGraphicsGetCurrentContext(), let cgImage = cgImage else { return nil }
        context.translateBy(x: rect.width / 2, y: rect.height / 2)
        context.rotate(by: radians)
        context.scaleBy(x: 1, y: -1)
        context.draw(cgImage, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        return image
    }

    func cropped(to rect: CGRect) -> UIImage? {
        guard let cropped = cgImage?.cropping(to: rect) else { return nil }
        return UIImage(cgImage: cropped, scale: scale, orientation: imageOrientation)
    }

    subscript(x: Int, y: Int) -> UIColor? {
        guard let cgImage = cgImage, let data = cgImage.dataProvider?.data, let bytes = CFDataGetBytePtr(data) else { return nil }
        let offset = y * cgImage.bytesPerRow + x * cgImage.bitsPerPixel / 8
        return UIColor(red: CGFloat(bytes[offset]) / 255, green: CGFloat(bytes[offset + 1]) / 255, blue: CGFloat(bytes[offset + 2]) / 255, alpha: 1)
    }
}

extension UIView {
    func asImage() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }

    func screenshot() -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(bounds.size, isOpaque, UIScreen.main.scale)
        drawHierarchy(in: bounds, afterScreenUpdates: true)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        return image
    }
}

let root = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 500))
root.backgroundColor = .white
let base = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
    UIColor.systemTeal.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
    UIColor.white.setFill()
    context.cgContext.fillEllipse(in: CGRect(x: 25, y: 5, width: 30, height: 30))
}

var place = CGPoint(x: 10, y: 10)
func show(_ image: UIImage?, _ id: String, mode: UIView.ContentMode = .scaleAspectFit, size: CGSize = CGSize(width: 100, height: 60)) {
    let view = UIImageView(frame: CGRect(origin: place, size: size))
    view.image = image
    view.contentMode = mode
    view.clipsToBounds = true
    view.backgroundColor = .systemGray6
    view.accessibilityIdentifier = id
    root.addSubview(view)
    place.x += size.width + 10
    if place.x > 300 { place = CGPoint(x: 10, y: place.y + 70) }
}

show(base, "base")
show(base.resized(to: CGSize(width: 30, height: 30)), "resized", mode: .center)
show(base.resizeImage(targetSize: CGSize(width: 40, height: 40)), "fitted", mode: .topLeft)
show(.from(color: .systemPink), "flat", mode: .scaleToFill)
show(base.rounded(radius: 12), "rounded")
show(base.rotated(by: .pi / 6), "rotated")
show(base.cropped(to: CGRect(x: 0, y: 0, width: 40, height: 40)), "cropped")
show(base.withRenderingMode(.alwaysTemplate), "template")
show(base.withTintColor(.red, renderingMode: .alwaysOriginal), "tinted")
show(UIImage(systemName: "cloud.sun.fill"), "symbol", mode: .scaleAspectFill)
let configuration = UIImage.SymbolConfiguration(paletteColors: [.red, .blue]).applying(UIImage.SymbolConfiguration(textStyle: .title1))
show(UIImage(systemName: "heart.fill", withConfiguration: configuration)?.applyingSymbolConfiguration(.init(weight: .bold)), "palette")
show(base.resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), resizingMode: .stretch), "stretch", mode: .scaleToFill)
show(root.asImage(), "picture of root")
show(root.screenshot(), "screenshot")
show(UIImage(data: base.pngData() ?? Data()), "decoded")
show(UIImage(data: base.jpegData(compressionQuality: 0.8) ?? Data(), scale: 2), "jpeg")
show(UIImage(named: "nowhere") ?? UIImage(), "none")
show(UIImage.animatedImage(with: [base, base.rounded(radius: 20)], duration: 1), "animated")
show(UIImage(cgImage: base.cgImage!, scale: 2, orientation: .down), "down")
show(base.imageFlippedForRightToLeftLayoutDirection().withHorizontallyFlippedOrientation(), "flipped")
print(base.size, base.scale, base.cgImage?.width ?? 0, base.imageOrientation == .up, base[1, 1] ?? .clear)

if let context = CGContext(data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) {
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    print(context.makeImage().map { UIImage(cgImage: $0).size } ?? .zero)
}
let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)).pdfData { context in
    context.beginPage()
    base.draw(at: .zero)
}
print(pdf.count > 100)
PlaygroundPage.current.liveView = root
