import CoreGraphics
import FoundationSupport

/// Shows its sublayers several times, each copy placed, coloured and delayed a little more than the one before.
open class CAReplicatorLayer: CALayer {
    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAReplicatorLayer else { return }
        instanceCount = other.instanceCount
        instanceDelay = other.instanceDelay
        instanceTransform = other.instanceTransform
        instanceColor = other.instanceColor
        instanceRedOffset = other.instanceRedOffset
        instanceGreenOffset = other.instanceGreenOffset
        instanceBlueOffset = other.instanceBlueOffset
        instanceAlphaOffset = other.instanceAlphaOffset
        preservesDepth = other.preservesDepth
    }

    // MARK: - Setting instance display properties

    /// How many times the sublayers are shown.
    open var instanceCount = 1 { didSet { instancesDidChange() } }
    /// Seconds by which each copy's animations are behind those of the one before.
    open var instanceDelay: CFTimeInterval = 0 { didSet { instancesDidChange() } }
    /// From one copy to the next, about the centre of the bounds.
    open var instanceTransform = CATransform3DIdentity { didSet { instancesDidChange() } }
    /// Whether the copies keep their depth.
    open var preservesDepth = false

    // MARK: - Modifying instance layer geometry and colour

    /// What the first copy's colours are multiplied with.
    open var instanceColor: CGColor? { didSet { instancesDidChange() } }
    /// What each copy adds to the red that colours are multiplied with.
    open var instanceRedOffset: Float = 0 { didSet { instancesDidChange() } }
    /// What each copy adds to the green that colours are multiplied with.
    open var instanceGreenOffset: Float = 0 { didSet { instancesDidChange() } }
    /// What each copy adds to the blue that colours are multiplied with.
    open var instanceBlueOffset: Float = 0 { didSet { instancesDidChange() } }
    /// What each copy adds to the opacity that it is multiplied with.
    open var instanceAlphaOffset: Float = 0 { didSet { instancesDidChange() } }

    private func instancesDidChange() { sublayersDidChange() }

    // MARK: - Copies

    private var instances: [ReplicatorInstance] = []

    override var derivesLayers: Bool { true }
    override var derivedLayers: [CALayer] { instances.map(\.container) }
    override var shownSublayers: [CALayer] { derivedLayers }

    override func updateDerivedLayers(at time: CFTimeInterval) -> Bool {
        let count = max(instanceCount, 0)
        if instances.count != count {
            for instance in instances.dropFirst(count) { instance.container.leaveContext() }
            instances = (0..<count).map { $0 < instances.count ? instances[$0] : ReplicatorInstance(of: self) }
            sublayersDidChange()
        }
        var transform = CATransform3DIdentity
        for (index, instance) in instances.enumerated() {
            instance.update(transform: transform, tint: tint(of: index), time: time - Double(index) * instanceDelay)
            transform = CATransform3DConcat(transform, instanceTransform)
        }
        return false
    }

    /// What the colours of a copy are multiplied with.
    private func tint(of index: Int) -> LayerTint {
        let color = instanceColor.map(LayerColor.init) ?? LayerColor(red: 1, green: 1, blue: 1, alpha: 1)
        let steps = Float(index)
        func part(_ base: Float, _ offset: Float) -> CGFloat { CGFloat(min(max(base + steps * offset, 0), 1)) }
        return LayerTint(
            red: part(color.red, instanceRedOffset), green: part(color.green, instanceGreenOffset),
            blue: part(color.blue, instanceBlueOffset), alpha: part(color.alpha, instanceAlphaOffset))
    }
}
