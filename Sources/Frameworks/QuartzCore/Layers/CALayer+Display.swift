@_spi(Sandlot) import CoreGraphics

/// Backing stores: a layer's content drawn into pixels.
extension CALayer {
    /// The longest side of a backing store in pixels; larger contents are drawn smaller.
    private static let largestSide: CGFloat = 8192

    func renderContents() {
        if let delegate {
            LayerDisplay.delegateHasNoDisplay = false
            delegate.display(self)
            if !LayerDisplay.delegateHasNoDisplay { return }
        }
        let size = bounds.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            if hasBackingStore { storeContents(nil) }
            return
        }
        let scale = min(contentsScale, Self.largestSide / max(size.width, size.height))
        guard let context = CGContext(backingWidth: size.width, height: size.height, scale: scale, flipped: true)
        else { return }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        delegate?.layerWillDraw(self)
        LayerDisplay.layerDrewNothing = false
        draw(in: context)
        if LayerDisplay.layerDrewNothing {
            if hasBackingStore { storeContents(nil) }
            return
        }
        storeContents(context.makeImage())
    }

    /// The content is not an animatable change of `contents` by the user.
    private func storeContents(_ image: CGImage?) {
        hasBackingStore = image != nil
        values.contents = image
        markDirty()
    }
}
