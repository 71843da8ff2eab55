import CoreGraphics
import FoundationSupport

/// Emits particles: pictures that are born, fly, turn, grow, fade and vanish as their cells say.
///
/// Which particle takes which value of a range is decided by `seed`, the same in every run.
open class CAEmitterLayer: CALayer {
    // MARK: - Specifying particle emitter cells

    open var emitterCells: [CAEmitterCell]? { didSet { emissionDidChange() } }

    // MARK: - Emitter geometry

    /// How particles lie over each other; `.additive` adds their light.
    open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { emissionDidChange() } }
    /// Points in the layer's coordinates.
    open var emitterPosition = CGPoint.zero { didSet { emissionDidChange() } }
    open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { emissionDidChange() } }
    /// Depth is not shown.
    open var emitterZPosition: CGFloat = 0
    /// Depth is not shown.
    open var emitterDepth: CGFloat = 0
    /// Points. A line is as long as the width, a circle has it as its radius.
    open var emitterSize = CGSize.zero { didSet { emissionDidChange() } }
    open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { emissionDidChange() } }

    // MARK: - Emitter cell attribute multipliers

    open var scale: Float = 1 { didSet { emissionDidChange() } }
    open var seed: UInt32 = 0 { didSet { emissionDidChange() } }
    open var spin: Float = 1 { didSet { emissionDidChange() } }
    open var velocity: Float = 1 { didSet { emissionDidChange() } }
    open var birthRate: Float = 1 { didSet { emissionDidChange() } }
    open var lifetime: Float = 1 { didSet { emissionDidChange() } }
    open var preservesDepth = false

    private func emissionDidChange() { markDirty() }

    // MARK: - Key-value coding

    /// Knows the properties of cells by the cell's name, `emitterCells.spark.birthRate`, and the layer's own multipliers.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let parts = keyPath.split(separator: ".").map(String.init)
        if parts.count == 3, parts[0] == "emitterCells", let cell = emitterCells?.first(where: { $0.name == parts[1] }) {
            cell.set(value, forKey: parts[2])
            emissionDidChange()
        } else if parts == ["birthRate"], let rate = CAEmitterCell.number(value) {
            birthRate = Float(rate)
        } else {
            super.setValue(value, forKeyPath: keyPath)
        }
    }

    // MARK: - Particles

    private var sources: [ParticleSource] = []

    override var derivesLayers: Bool { true }
    override var derivedLayers: [CALayer] { sources.flatMap(\.layers) }
    override var shownSublayers: [CALayer] { children.paintOrder + derivedLayers }

    override func updateDerivedLayers(at time: CFTimeInterval) -> Bool {
        let cells = (emitterCells ?? []).filter(\.isEnabled)
        if sources.map(\.cell) != cells {
            for source in sources where !cells.contains(source.cell) { source.removeAll() }
            sources = cells.enumerated().map { index, cell in
                sources.first { $0.cell === cell } ?? ParticleSource(cell, of: self, seed: seed &+ UInt32(index))
            }
        }
        let local = localTime(ofGlobal: time)
        let hadParticles = sources.contains { !$0.layers.isEmpty }
        var moves = false
        for source in sources { moves = source.update(at: local) || moves }
        if moves || hadParticles { sublayersDidChange() }
        return moves
    }
}
