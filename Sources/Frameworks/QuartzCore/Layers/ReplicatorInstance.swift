import CoreGraphics

/// One copy of a replicator's sublayers.
final class ReplicatorInstance {
    /// Lies over the replicator's bounds and holds the copy.
    let container = CALayer()
    private unowned let replicator: CAReplicatorLayer
    private var copies: [UInt32: CALayer] = [:]

    init(of replicator: CAReplicatorLayer) {
        self.replicator = replicator
        container.parent = replicator
        if let context = replicator.context { container.enter(context) }
    }

    /// Shows the sublayers as they are at a time.
    /// - Parameter transform: about the centre of the replicator's bounds.
    func update(transform: CATransform3D, tint: LayerTint, time: CFTimeInterval) {
        let bounds = replicator.presentationValues(at: time).bounds
        container.values.bounds = bounds
        container.values.position = CGPoint(x: bounds.midX, y: bounds.midY)
        container.values.transform = transform
        container.values.opacity = Float(tint.alpha)
        container.markDirty()
        var seen: Set<UInt32> = []
        show(replicator.children, in: container, tint, time, &seen)
        for identifier in copies.keys where !seen.contains(identifier) { copies[identifier] = nil }
    }

    private func show(
        _ sources: [CALayer], in parent: CALayer, _ tint: LayerTint, _ time: CFTimeInterval, _ seen: inout Set<UInt32>
    ) {
        let wanted = sources.paintOrder.map { copy(of: $0, tint, time, &seen) }
        if !wanted.elementsEqual(parent.children, by: ===) { parent.replaceSublayers(wanted) }
    }

    private func copy(of source: CALayer, _ tint: LayerTint, _ time: CFTimeInterval, _ seen: inout Set<UInt32>) -> CALayer {
        seen.insert(source.layerIdentifier)
        let copy = copies[source.layerIdentifier] ?? newCopy(of: source)
        copy.values = source.presentationValues(at: time).tinted(tint)
        copy.markDirty()
        if let mask = source.mask {
            let maskCopy = self.copy(of: mask, .none, time, &seen)
            if copy.mask !== maskCopy { copy.mask = maskCopy }
        } else if copy.mask != nil {
            copy.mask = nil
        }
        show(source.shownSublayers, in: copy, tint, time, &seen)
        return copy
    }

    private func newCopy(of source: CALayer) -> CALayer {
        let copy = source.emptyCopy()
        // The kind of a layer is told by its values when it is first committed.
        copy.values = source.values
        copies[source.layerIdentifier] = copy
        return copy
    }
}
