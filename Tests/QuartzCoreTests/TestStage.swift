import Foundation
@_spi(Sandlot) import QuartzCore
import Testing

/// The clock is one for the process, so these tests run one after the other.
@Suite(.serialized) enum LayerTests {}

/// A small stage: a root layer, its committer and a viewer.
final class TestStage {
    let root = CALayer()
    let committer: LayerCommitter
    let mirror = LayerMirror()

    init() {
        // Whatever an earlier test left to be told is told now.
        CATransaction.flush()
        root.bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
        root.anchorPoint = .zero
        committer = LayerCommitter(root: root, scale: 3)
        frame()
    }

    var now: TimeInterval { StageClock.shared.now }

    /// Moves the clock and commits.
    @discardableResult
    func frame(after seconds: TimeInterval = 0) -> LayerCommit? {
        StageClock.shared.advance(to: now + seconds)
        let commit = committer.commit(at: now)
        if let commit { mirror.apply(commit) }
        return commit
    }

    /// A shown layer with a frame of its own.
    func addLayer<Layer: CALayer>(_ layer: Layer, _ frame: CGRect = CGRect(x: 20, y: 40, width: 100, height: 60)) -> Layer {
        layer.frame = frame
        root.addSublayer(layer)
        self.frame()
        return layer
    }

    /// What viewers see of the layer.
    func shown(_ layer: CALayer) -> LayerMirror.Layer { mirror.layers[layer.layerIdentifier]! }
}

/// Counts what animations tell.
final class AnimationWitness: CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
}

func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }
