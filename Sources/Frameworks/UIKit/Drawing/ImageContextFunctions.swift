@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// Begins a transparent picture of `size` points at one pixel a point, and makes it current.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of `size` points and makes it current; opaque ones start black. Scale 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.current.screenScale
    guard let context = CGContext(backingWidth: size.width, height: size.height, scale: scale, flipped: true) else {
        SandlotUnimplemented.report(
            "UIGraphicsBeginImageContext", "a picture of \(size.width) × \(size.height) points cannot be made; nothing is drawn")
        return
    }
    if opaque {
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(CGRect(origin: .zero, size: size))
    }
    GraphicsContextStack.beginImage(context, scale: scale)
}

/// What was drawn so far in the current picture; nil when none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let scale = GraphicsContextStack.imageScale, let image = GraphicsContextStack.current?.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the current picture; the context before becomes current again.
public func UIGraphicsEndImageContext() { GraphicsContextStack.endImage() }

// MARK: - Rectangles

/// Fills with the current colour, replacing what is there whatever the blend mode.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills with the current colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame one point wide inside the rectangle, in the current fill colour, replacing what is there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame one point wide inside the rectangle, in the current fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    let inner = rect.insetBy(dx: 1, dy: 1)
    if inner.isNull || inner.isEmpty {
        context.fill(rect)
    } else {
        context.addRect(rect)
        context.addRect(inner)
        context.fillPath(using: .evenOdd)
    }
    context.restoreGState()
}

/// Limits drawing to the rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
