@_spi(Sandlot) import CoreGraphics

/// Watches one layer tree and turns its changes into commits.
///
/// Layers report themselves when they change, so a commit looks at changed and animated layers only; when nothing
/// changed there is no commit.
@_spi(Sandlot) public final class LayerCommitter {
    public let root: CALayer
    /// Pixels a point of the screen; changing it asks for a whole new commit of the root.
    public var scale: CGFloat { didSet { isRootDirty = isRootDirty || scale != oldValue } }

    private var dirty: [CALayer] = []
    /// Shown now, but in no commit yet.
    private var entered: [CALayer] = []
    /// In a commit, but not shown any more.
    private var left: [UInt32: CALayer] = [:]
    /// What viewers have.
    private var known: Set<UInt32> = []
    private var animating: [CALayer] = []
    /// Layers that make layers of their own.
    private var deriving: [CALayer] = []
    private var derivedLayersMove = false
    private var isRootDirty = true
    private var hasCommitted = false
    private var committedRootSize: CGSize?
    private var images = CommittedImages()

    public init(root: CALayer, scale: CGFloat = 1) {
        self.root = root
        self.scale = scale
        root.enter(self)
    }

    // MARK: - What layers report

    func noteDirty(_ layer: CALayer) {
        dirty.append(layer)
        StageClock.shared.requestFrame()
    }

    /// Returns whether viewers have the layer still: it only moved within the tree.
    func noteEntered(_ layer: CALayer) -> Bool {
        dirty.append(layer)
        StageClock.shared.requestFrame()
        if left.removeValue(forKey: layer.layerIdentifier) != nil { return true }
        entered.append(layer)
        return false
    }

    func noteLeft(_ layer: CALayer) {
        if known.contains(layer.layerIdentifier) {
            left[layer.layerIdentifier] = layer
        } else if !layer.activeAnimations.isEmpty {
            CATransaction.noteOffstage(layer)
        }
        StageClock.shared.requestFrame()
    }

    func noteAnimating(_ layer: CALayer) {
        guard layer.animatingIn !== self else { return }
        layer.animatingIn = self
        animating.append(layer)
    }

    func noteDeriving(_ layer: CALayer) {
        if !deriving.contains(where: { $0 === layer }) { deriving.append(layer) }
    }

    /// Whether an animation is still moving something.
    public var isAnimating: Bool {
        let now = StageClock.shared.now
        return derivedLayersMove || animating.contains { $0.context === self && $0.isMoving(at: now) }
    }

    /// Whether an animation repeats for ever.
    public var hasEndlessAnimation: Bool {
        animating.contains { layer in
            layer.activeAnimations.contains {
                $0.animation.driver == nil && LocalTime.end(of: $0.animation, duration: $0.animation.effectiveDuration) == nil
            }
        }
    }

    // MARK: - Committing

    /// Lays out and draws what needs it, evaluates animations at `time`, and returns what changed; nil when nothing did.
    public func commit(at time: CFTimeInterval) -> LayerCommit? {
        CATransaction.flush()
        settleLayoutAndContents()
        CATransaction.settleOffstage()
        let finished = advanceAnimations(to: time)
        // An animation that ended may leave its layer to be drawn anew.
        if dirty.contains(where: \.needsDisplayFlag) { settleLayoutAndContents() }
        for layer in animating { layer.drawForAnimations(at: time) }
        updateDerivedLayers(at: time)
        let commit = collect(time)
        for action in finished { action() }
        CATransaction.runDue()
        return commit
    }

    /// The whole tree as one commit, for a viewer that knows nothing yet.
    public func commitEverything(at time: CFTimeInterval) -> LayerCommit {
        CATransaction.flush()
        settleLayoutAndContents()
        updateDerivedLayers(at: time)
        dirty.removeAll()
        entered.removeAll()
        forgetLeft()
        known.removeAll()
        images.forgetAll()
        func renew(_ layer: CALayer) {
            layer.committed = nil
            layer.isDirty = true
            layer.areSublayersDirty = true
            layer.isMaskDirty = layer.mask != nil
            layer.isNameDirty = layer.name != nil
            entered.append(layer)
            dirty.append(layer)
            if let mask = layer.mask { renew(mask) }
            if let ghost = layer.ghost { renew(ghost) }
            for child in layer.children { renew(child) }
            for derived in layer.derivedLayers { renew(derived) }
        }
        renew(root)
        isRootDirty = true
        var commit = collect(time) ?? LayerCommit(time: time, operations: [])
        commit.isWhole = true
        return commit
    }

    /// Layout may dirty contents, drawing may dirty layout; a few rounds bring both to rest.
    private func settleLayoutAndContents() {
        for _ in 0..<4 {
            root.layoutTree()
            let waiting = dirty.filter { $0.needsDisplayFlag && $0.context === self }
            if waiting.isEmpty { return }
            for layer in waiting { layer.displayIfNeeded() }
        }
    }

    private func advanceAnimations(to time: CFTimeInterval) -> [() -> Void] {
        var finished: [() -> Void] = []
        var remaining: [CALayer] = []
        let candidates = animating
        animating = []
        for layer in candidates {
            guard layer.context === self else {
                if layer.animatingIn === self { layer.animatingIn = nil }
                continue
            }
            layer.beginAnimations(at: time)
            finished += layer.retireAnimations(at: time)
            layer.markDirty()
            if layer.activeAnimations.isEmpty { layer.animatingIn = nil } else { remaining.append(layer) }
        }
        // What delegates added while animations began is there already.
        animating = remaining + animating
        if isAnimating { StageClock.shared.requestFrame() }
        return finished
    }

    /// When nothing else has changed, only what moves by itself can have changed.
    private func updateDerivedLayers(at time: CFTimeInterval) {
        guard !deriving.isEmpty, !dirty.isEmpty || derivedLayersMove else { return }
        deriving.removeAll { $0.context !== self }
        derivedLayersMove = deriving.reduce(false) { $1.updateDerivedLayers(at: time) || $0 }
        if derivedLayersMove { StageClock.shared.requestFrame() }
    }

    // MARK: - Collecting

    private func collect(_ time: CFTimeInterval) -> LayerCommit? {
        var operations: [LayerCommit.Operation] = []
        for layer in entered where layer.context === self && !known.contains(layer.layerIdentifier) {
            known.insert(layer.layerIdentifier)
            operations.append(.create(id: layer.layerIdentifier, kind: layer.commitKind))
        }
        entered.removeAll(keepingCapacity: true)
        var newImages: [LayerCommit.Operation] = []
        var changes: [LayerCommit.Operation] = []
        let candidates = dirty
        dirty.removeAll(keepingCapacity: true)
        for layer in candidates where layer.isDirty && layer.context === self {
            layer.isDirty = false
            collect(layer, time, &newImages, &changes)
        }
        operations += newImages
        operations += changes
        if isRootDirty || committedRootSize != root.bounds.size {
            isRootDirty = false
            committedRootSize = root.bounds.size
            operations.append(.root(id: root.layerIdentifier, size: root.bounds.size, scale: scale))
        }
        operations += forgetLeft().map { .destroy(id: $0) }
        operations += images.takeDropped().map { .dropImage(id: $0) }
        guard !operations.isEmpty else { return nil }
        defer { hasCommitted = true }
        return LayerCommit(time: time, isWhole: !hasCommitted, operations: operations)
    }

    /// Layers that left for good lose their animations, as on iOS. Returns their identifiers, in order.
    @discardableResult
    private func forgetLeft() -> [UInt32] {
        guard !left.isEmpty else { return [] }
        let gone = left
        left.removeAll(keepingCapacity: true)
        for (identifier, layer) in gone {
            known.remove(identifier)
            images.release(holder: identifier)
            guard layer.context == nil else { continue }
            layer.committed = nil
            layer.committedSublayers = []
        }
        let identifiers = gone.keys.sorted()
        for identifier in identifiers where gone[identifier]?.context == nil {
            gone[identifier]?.removeAnimations { _ in true }
        }
        return identifiers
    }

    private func collect(
        _ layer: CALayer, _ time: CFTimeInterval, _ newImages: inout [LayerCommit.Operation],
        _ changes: inout [LayerCommit.Operation]
    ) {
        let identifier = layer.layerIdentifier
        let shown = layer.presentationValues(at: time)
        var list = shown.changes(from: layer.committed) { contents in
            let (image, isNew) = images.identifier(for: contents as AnyObject as? CGImage, holder: identifier)
            if isNew, let picture = contents as AnyObject as? CGImage { newImages.append(.image(id: image, picture)) }
            return image
        }
        layer.committed = shown
        if layer.isMaskDirty {
            layer.isMaskDirty = false
            list.append(.mask(layer.mask?.layerIdentifier ?? 0))
        }
        if layer.isNameDirty {
            layer.isNameDirty = false
            list.append(.name(layer.name ?? ""))
        }
        if !list.isEmpty { changes.append(.set(id: identifier, list)) }
        if layer.areSublayersDirty {
            layer.areSublayersDirty = false
            layer.committedSublayers = layer.shownSublayers
            changes.append(.children(id: identifier, layer.committedSublayers.flatMap(\.withGhost).map(\.layerIdentifier)))
        }
    }
}

extension CALayer {
    var commitKind: LayerKind {
        if values.shape != nil { return .shape }
        if values.gradient != nil { return .gradient }
        if self is CATransformLayer { return .transform }
        if self is BackdropLayer { return .backdrop }
        return .plain
    }
}
