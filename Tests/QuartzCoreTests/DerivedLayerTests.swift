import Foundation
@_spi(Sandlot) import CoreGraphics
@_spi(Sandlot) import QuartzCore
import Testing

extension LayerTests {
    /// Replicators and emitters show layers that are in nobody's `sublayers`.
    @Suite struct DerivedLayerTests {
        private func dot() -> CALayer {
            let dot = CALayer()
            dot.frame = CGRect(x: 0, y: 4, width: 10, height: 10)
            dot.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
            return dot
        }

        @Test func sublayersAreShownOncePerInstance() {
            let stage = TestStage()
            let replicator = stage.addLayer(CAReplicatorLayer())
            replicator.addSublayer(dot())
            replicator.instanceCount = 3
            replicator.instanceTransform = CATransform3DMakeTranslation(24, 0, 0)
            replicator.instanceColor = CGColor(srgbRed: 1, green: 0, blue: 0.5, alpha: 1)
            replicator.instanceAlphaOffset = -0.25
            stage.frame()
            let copies = stage.shown(replicator).children
            #expect(copies.map(\.transform.m41) == [0, 24, 48])
            #expect(copies.map(\.opacity) == [1, 0.75, 0.5])
            #expect(copies.map { $0.children.count } == [1, 1, 1])
            #expect(copies[2].children[0].backgroundColor == LayerColor(red: 1, green: 0, blue: 0.5, alpha: 1))
            #expect(copies[2].children[0].position == CGPoint(x: 5, y: 9))
            #expect(replicator.sublayers?.count == 1)
            #expect(stage.frame() == nil)
        }

        @Test func copiesFollowTheirSublayersWithADelay() {
            let stage = TestStage()
            let replicator = stage.addLayer(CAReplicatorLayer())
            let source = dot()
            replicator.addSublayer(source)
            replicator.instanceCount = 2
            replicator.instanceDelay = 0.25
            stage.frame()
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.toValue = 1
            fade.duration = 1
            source.add(fade, forKey: nil)
            stage.frame()
            stage.frame(after: 0.75)
            let shown = stage.shown(replicator).children.map { $0.children[0].opacity }
            #expect(isClose(CGFloat(shown[0]), 0.75) && isClose(CGFloat(shown[1]), 0.5))
        }

        @Test func fewerInstancesLeaveNoneBehind() {
            let stage = TestStage()
            let replicator = stage.addLayer(CAReplicatorLayer())
            replicator.addSublayer(dot())
            replicator.instanceCount = 4
            stage.frame()
            let count = stage.mirror.layers.count
            replicator.instanceCount = 1
            stage.frame()
            #expect(stage.shown(replicator).children.count == 1)
            #expect(stage.mirror.layers.count == count - 6)
        }

        private func emitter(_ change: (CAEmitterCell) -> Void) -> CAEmitterLayer {
            let emitter = CAEmitterLayer()
            let cell = CAEmitterCell()
            cell.birthRate = 10
            cell.lifetime = 2
            change(cell)
            emitter.emitterCells = [cell]
            emitter.beginTime = CACurrentMediaTime()
            return emitter
        }

        @Test func particlesAreBornEvenlyMoveAndDie() {
            let stage = TestStage()
            let emitter = stage.addLayer(emitter {
                $0.velocity = 30
                $0.yAcceleration = 100
                $0.alphaSpeed = -0.5
            })
            emitter.emitterPosition = CGPoint(x: 50, y: 8)
            stage.frame(after: 1.05)
            let particles = stage.shown(emitter).children
            #expect(particles.count == 10)
            // The first was born after a tenth of a second: v·t along x, a·t²/2 along y.
            let age: CGFloat = 0.95
            #expect(isClose(particles[0].position.x, 50 + 30 * age, 1e-3))
            #expect(isClose(particles[0].position.y, 8 + 50 * age * age, 1e-3))
            #expect(isClose(CGFloat(particles[0].opacity), 1 - 0.5 * age, 1e-3))
            emitter.birthRate = 0
            // Two seconds after its birth each is gone; of ten, born until the first second, five are left after 2.55.
            stage.frame(after: 1.5)
            #expect(stage.shown(emitter).children.count == 5)
            stage.frame(after: 1)
            #expect(stage.shown(emitter).children.isEmpty)
            #expect(stage.frame(after: 0.1) == nil)
        }

        @Test func theSameSeedGivesTheSameParticles() {
            func places() -> [CGPoint] {
                let stage = TestStage()
                let emitter = stage.addLayer(emitter {
                    $0.velocity = 100
                    $0.emissionRange = 2 * .pi
                })
                stage.frame(after: 1)
                return stage.shown(emitter).children.map(\.position)
            }
            let first = places()
            let second = places()
            #expect(first.count == 10)
            #expect(zip(first, second).allSatisfy { isClose($0.x, $1.x, 1e-3) && isClose($0.y, $1.y, 1e-3) })
        }

        @Test func anEmitterWithoutBeginHasBeenEmittingAllAlong() {
            let stage = TestStage()
            let emitter = emitter { $0.velocity = 1 }
            emitter.beginTime = 0
            _ = stage.addLayer(emitter)
            #expect(abs(stage.shown(emitter).children.count - 20) <= 1)
        }

        @Test func aStillShowsTheModelAndLeavesTheCommitterAlone() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let inner = dot()
            layer.addSublayer(inner)
            stage.frame()
            let move = CABasicAnimation(keyPath: "position.x")
            move.fromValue = 300
            move.toValue = 400
            move.duration = 10
            inner.add(move, forKey: nil)
            stage.frame()
            let mirror = LayerMirror()
            mirror.apply(LayerStill.commit(of: layer, scale: 2))
            #expect(mirror.root?.identifier == layer.layerIdentifier)
            #expect(mirror.root?.children.first?.position == CGPoint(x: 5, y: 9))
            #expect(stage.shown(inner).position.x == 300)
        }
    }

    /// Layers that scroll, and what they let through.
    @Suite struct ScrollLayerTests {
        @Test func scrollingMovesTheBoundsAsFarAsTheModeAllows() {
            let layer = CAScrollLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            layer.scrollMode = .vertically
            layer.scroll(to: CGPoint(x: 5, y: 8))
            #expect(layer.bounds.origin == CGPoint(x: 0, y: 8))
            let content = CALayer()
            content.frame = CGRect(x: 0, y: 100, width: 100, height: 30)
            layer.addSublayer(content)
            content.scrollRectToVisible(content.bounds)
            #expect(layer.bounds.origin == CGPoint(x: 0, y: 80))
            #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 30))
        }
    }
}
