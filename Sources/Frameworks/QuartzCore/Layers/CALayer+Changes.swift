import CoreGraphics

/// One way for every property: compare, ask for an action, store, mark.
extension CALayer {
    /// Sets a plain property.
    func change<Value: Equatable>(_ key: String, _ path: WritableKeyPath<LayerValues, Value>, _ newValue: Value) {
        guard values[keyPath: path] != newValue else { return }
        let action = wantedAction(key)
        values[keyPath: path] = newValue
        markDirty()
        action?.run(forKey: key, object: self, arguments: nil)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    /// Sets something that cannot be compared.
    func set(_ key: String, _ value: AnimationValue, _ store: (inout LayerValues) -> Void) {
        let action = wantedAction(key)
        store(&values)
        markDirty()
        action?.run(forKey: key, object: self, arguments: nil)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    /// The action for a change of `key`, looked up before the change: it takes the old value along.
    private func wantedAction(_ key: String) -> CAAction? {
        CATransaction.disableActions() ? nil : action(forKey: key)
    }

    /// Runs the action for an event that is no change of a property.
    func runAction(_ event: String) {
        guard !CATransaction.disableActions(), delegate != nil || actions != nil || style != nil else { return }
        action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    }

    /// A layer that backs no view and is shown animates its properties by itself.
    func implicitAction(_ key: String) -> CAAction? {
        guard context != nil, let committed, LayerValues.animatableKeys.contains(key),
            key != "contents" || committed.contents != nil
        else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = presentationValues(at: CACurrentMediaTime()).value(atPath: key)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation.duration > 0 ? animation : nil
    }

    /// Key-value coding: known properties take what fits them, other names keep any object.
    func store(_ object: Any?, atPath path: String) {
        let key = String(path.prefix { $0 != "." })
        let isKnown = values.isKnown(key)
        let value = isKnown ? AnimationValue(object) : .other(object)
        set(key, value) { $0.setValue(value, atPath: path) }
        if isKnown, key == "bounds" { setNeedsLayout() }
    }

    /// The layer has to take part in the next commit.
    func markDirty() {
        guard !isDirty else { return }
        isDirty = true
        context?.noteDirty(self)
    }

    func sublayersDidChange() {
        areSublayersDirty = true
        markDirty()
    }

    // MARK: - Hierarchy

    func insert(_ layer: CALayer, at index: Int) {
        guard layer !== self else { fatalError("A layer cannot be its own sublayer: \(layer)") }
        var ancestor: CALayer? = self
        while let current = ancestor {
            if current === layer { fatalError("Adding \(layer) to \(self) would close a circle of layers") }
            ancestor = current.parent
        }
        var index = min(index, children.count)
        if layer.parent === self {
            if let old = children.firstIndex(where: { $0 === layer }), old < index { index -= 1 }
            children.removeAll { $0 === layer }
            children.insert(layer, at: index)
            sublayersDidChange()
            return
        }
        layer.removeFromSuperlayer()
        children.insert(layer, at: index)
        layer.parent = self
        if let context {
            layer.enter(context)
            layer.runAction(kCAOnOrderIn)
        }
        sublayersDidChange()
        setNeedsLayout()
        if layer.needsLayoutFlag || layer.sublayersNeedLayout { layer.markLayoutPath() }
    }

    /// Takes a sublayer out for a move among its siblings.
    func detachForMove(_ layer: CALayer) { children.removeAll { $0 === layer } }

    func replaceSublayers(_ layers: [CALayer]) {
        for child in children where !layers.contains(where: { $0 === child }) { child.removeFromSuperlayer() }
        for (index, layer) in layers.enumerated() { insert(layer, at: index) }
    }

    func enter(_ context: LayerCommitter) {
        guard self.context !== context else { return }
        self.context = context
        areSublayersDirty = true
        isMaskDirty = mask != nil
        isDirty = true
        if !context.noteEntered(self) {
            committed = nil
            isNameDirty = name != nil
        }
        if !activeAnimations.isEmpty { context.noteAnimating(self) }
        for child in children { child.enter(context) }
        for layer in derivedLayers { layer.enter(context) }
        if derivesLayers { context.noteDeriving(self) }
        mask?.enter(context)
    }

    func leaveContext() {
        guard let context else { return }
        self.context = nil
        context.noteLeft(self)
        dropOldLook()
        for child in children { child.leaveContext() }
        for layer in derivedLayers { layer.leaveContext() }
        mask?.leaveContext()
    }
}
