import CoreGraphics

/// The layout pass: top down, only where something asked for it.
extension CALayer {
    /// More passes than this over one tree mean that layout never comes to rest.
    private static let passLimit = 100

    /// Leaves a trail from the root to this layer, so that a pass finds it without visiting others.
    func markLayoutPath() {
        markDirty()
        var next = parent ?? maskedLayer
        while let layer = next, !layer.sublayersNeedLayout {
            layer.sublayersNeedLayout = true
            next = layer.parent ?? layer.maskedLayer
        }
        StageClock.shared.requestFrame()
    }

    func layoutFromTop() {
        var top = self
        var next = parent
        while let layer = next, layer.needsLayoutFlag {
            top = layer
            next = layer.parent
        }
        top.layoutTree()
    }

    /// Lays out this layer and everything below it that needs it, until nothing does.
    @_spi(Sandlot) public func layoutTree() {
        var passes = 0
        while needsLayoutFlag || sublayersNeedLayout {
            passes += 1
            if passes > Self.passLimit {
                SandlotUnimplemented.report(
                    "Layout of \(self)", "it does not come to rest, layoutSubviews keeps asking for layout; stopped")
                return
            }
            layoutPass()
        }
    }

    private func layoutPass() {
        if needsLayoutFlag {
            needsLayoutFlag = false
            layoutSublayers()
        }
        guard sublayersNeedLayout else { return }
        sublayersNeedLayout = false
        for child in children where child.needsLayoutFlag || child.sublayersNeedLayout { child.layoutPass() }
        if let mask, mask.needsLayoutFlag || mask.sublayersNeedLayout { mask.layoutPass() }
    }
}
