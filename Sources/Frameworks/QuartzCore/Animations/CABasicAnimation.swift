import CoreGraphics

/// From one value to another. What is left nil is taken from the layer, as Core Animation's table says.
open class CABasicAnimation: CAPropertyAnimation {
    // MARK: - Interpolation values

    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func copySettings(to copy: CAAnimation) {
        super.copySettings(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    override func value(_ local: LocalTime, base: AnimationValue, model: AnimationValue) -> AnimationValue? {
        let (start, end) = ends(base: isAdditive ? base.zero : base)
        return start.blended(to: end, progress(local))
    }

    private func ends(base: AnimationValue) -> (AnimationValue, AnimationValue) {
        let from = fromValue.map { AnimationValue($0) }
        let to = toValue.map { AnimationValue($0) }
        let by = byValue.map { AnimationValue($0) }
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.subtracting(by), to)
        case (let from?, nil, nil): return (from, base)
        case (nil, let to?, nil): return (base, to)
        case (nil, nil, let by?): return (base, base.adding(by))
        default: return (base, base)
        }
    }
}
