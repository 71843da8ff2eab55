import CoreGraphics

/// A layer tree as it is in the model, without animations, as one commit of its own. Watching committers do not notice.
@_spi(Sandlot) public enum LayerStill {
    /// Lays out and draws what needs it, then describes `layer` and everything in it.
    /// - Parameter scale: pixels a point.
    public static func commit(of layer: CALayer, scale: CGFloat) -> LayerCommit {
        layer.layoutTree()
        var collector = Collector()
        collector.add(layer)
        let root = LayerCommit.Operation.root(id: layer.layerIdentifier, size: layer.bounds.size, scale: scale)
        return LayerCommit(
            time: CACurrentMediaTime(), isWhole: true, operations: collector.created + collector.images + collector.changes + [root])
    }

    private struct Collector {
        var created: [LayerCommit.Operation] = []
        var images: [LayerCommit.Operation] = []
        var changes: [LayerCommit.Operation] = []
        private var imageNumbers: [ObjectIdentifier: UInt32] = [:]

        mutating func add(_ layer: CALayer) {
            layer.displayIfNeeded()
            if layer.derivesLayers { _ = layer.updateDerivedLayers(at: CACurrentMediaTime()) }
            let identifier = layer.layerIdentifier
            created.append(.create(id: identifier, kind: layer.commitKind))
            var list = layer.values.changes(from: nil) { number(of: $0) }
            if let mask = layer.mask {
                add(mask)
                list.append(.mask(mask.layerIdentifier))
            }
            changes.append(.set(id: identifier, list))
            let children = layer.shownSublayers
            for child in children { add(child) }
            changes.append(.children(id: identifier, children.map(\.layerIdentifier)))
        }

        private mutating func number(of contents: Any?) -> UInt32 {
            guard let image = contents as AnyObject as? CGImage else { return 0 }
            if let known = imageNumbers[ObjectIdentifier(image)] { return known }
            let number = UInt32(imageNumbers.count + 1)
            imageNumbers[ObjectIdentifier(image)] = number
            images.append(.image(id: number, image))
            return number
        }
    }
}
