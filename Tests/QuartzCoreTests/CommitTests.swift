import Foundation
@_spi(Sandlot) import CoreGraphics
@_spi(Sandlot) import QuartzCore
import Testing

extension LayerTests {
    @Suite struct CommitTests {
        private func image(_ side: Int) -> CGImage {
            let context = CGContext(backingWidth: CGFloat(side), height: CGFloat(side), scale: 1, flipped: true)!
            context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            return context.makeImage()!
        }

        @Test func nothingChangedGivesNoCommit() {
            let stage = TestStage()
            _ = stage.addLayer(CALayer())
            #expect(stage.frame() == nil)
            #expect(stage.frame(after: 1) == nil)
        }

        @Test func oneChangeGivesOneOperationWithOneProperty() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            CATransaction.setDisableActions(true)
            layer.opacity = 0.4
            let operations = stage.frame()!.operations
            #expect(operations.count == 1)
            guard case .set(let id, let changes) = operations[0], case .opacity(let value) = changes[0] else {
                Issue.record("not one opacity: \(operations)")
                return
            }
            #expect(id == layer.layerIdentifier && changes.count == 1 && value == 0.4)
        }

        @Test func settingTheSameValueChangesNothing() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            layer.position = layer.position
            layer.backgroundColor = nil
            #expect(stage.frame() == nil)
        }

        @Test func aValueSetBackWithinOneTurnIsNotSent() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            CATransaction.setDisableActions(true)
            layer.cornerRadius = 12
            layer.cornerRadius = 0
            #expect(stage.frame() == nil)
        }

        @Test func newLayersAreCreatedBeforeTheyAreListed() {
            let stage = TestStage()
            let (outer, inner) = (CALayer(), CAShapeLayer())
            outer.addSublayer(inner)
            stage.root.addSublayer(outer)
            let operations = stage.frame()!.operations
            guard case .create(_, let first) = operations[0], case .create(_, let second) = operations[1] else {
                Issue.record("creates come first: \(operations)")
                return
            }
            #expect(first == .plain && second == .shape)
            #expect(stage.shown(outer).children.map(\.identifier) == [inner.layerIdentifier])
        }

        @Test func removedLayersAreDestroyedWithEverythingInside() {
            let stage = TestStage()
            let outer = stage.addLayer(CALayer())
            let inner = CALayer()
            outer.addSublayer(inner)
            stage.frame()
            outer.removeFromSuperlayer()
            stage.frame()
            #expect(stage.mirror.layers.count == 1)
            #expect(stage.shown(stage.root).children.isEmpty)
        }

        @Test func aLayerMovedToAnotherSuperlayerLivesOn() {
            let stage = TestStage()
            let (first, second) = (stage.addLayer(CALayer()), stage.addLayer(CALayer()))
            let layer = CALayer()
            layer.backgroundColor = CGColor(srgbRed: 0, green: 0.5, blue: 1, alpha: 1)
            first.addSublayer(layer)
            stage.frame()
            second.addSublayer(layer)
            let operations = stage.frame()!.operations
            // Neither made anew nor destroyed: only two lists of sublayers changed.
            #expect(operations.allSatisfy { if case .children = $0 { return true } else { return false } })
            #expect(stage.shown(first).children.isEmpty)
            #expect(stage.shown(second).children.map(\.identifier) == [layer.layerIdentifier])
            #expect(stage.shown(layer).backgroundColor.blue == 1)
        }

        @Test func aLayerRemovedAndAddedLaterIsMadeAnew() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            layer.removeFromSuperlayer()
            stage.frame()
            #expect(stage.mirror.layers[layer.layerIdentifier] == nil)
            stage.root.addSublayer(layer)
            stage.frame()
            #expect(stage.shown(layer).position == CGPoint(x: 70, y: 70))
        }

        @Test func aLayerThatComesAndGoesInOneTurnIsNeverSent() {
            let stage = TestStage()
            let layer = CALayer()
            stage.root.addSublayer(layer)
            layer.removeFromSuperlayer()
            stage.frame()
            #expect(stage.mirror.layers[layer.layerIdentifier] == nil)
        }

        @Test func sublayersAreSentBackToFrontByDepth() {
            let stage = TestStage()
            let (low, middle, high) = (CALayer(), CALayer(), CALayer())
            high.zPosition = 5
            low.zPosition = -2
            stage.root.sublayers = [high, middle, low]
            stage.frame()
            #expect(stage.shown(stage.root).children.map(\.identifier) == [low, middle, high].map(\.layerIdentifier))
            low.zPosition = 9
            stage.frame()
            #expect(stage.shown(stage.root).children.last?.identifier == low.layerIdentifier)
        }

        @Test func anImageTravelsOnceAndIsDroppedWithItsLastLayer() {
            let stage = TestStage()
            let picture = image(4)
            let (first, second) = (CALayer(), CALayer())
            first.contents = picture
            second.contents = picture
            stage.root.sublayers = [first, second]
            let sent = stage.frame()!.operations.filter { if case .image = $0 { return true } else { return false } }
            #expect(sent.count == 1)
            #expect(stage.shown(first).contents == stage.shown(second).contents)
            first.contents = nil
            stage.frame()
            #expect(stage.mirror.images.count == 1)
            second.removeFromSuperlayer()
            stage.frame()
            #expect(stage.mirror.images.isEmpty)
        }

        @Test func aNewImageReplacesTheOldOne() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            layer.contents = image(3)
            stage.frame()
            layer.contents = image(7)
            stage.frame()
            #expect(stage.mirror.images.count == 1)
            #expect(stage.mirror.image(of: stage.shown(layer))?.width == 7)
        }

        @Test func maskIsALayerOfItsOwn() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let mask = CAShapeLayer()
            layer.mask = mask
            stage.frame()
            #expect(stage.shown(layer).mask == mask.layerIdentifier)
            #expect(stage.shown(mask).kind == .shape)
            layer.mask = nil
            stage.frame()
            #expect(stage.shown(layer).mask == 0)
            #expect(stage.mirror.layers[mask.layerIdentifier] == nil)
        }

        @Test func aNewViewerGetsTheWholeTree() {
            let stage = TestStage()
            let layer = stage.addLayer(CAGradientLayer())
            layer.contents = image(5)
            layer.name = "cover"
            stage.frame()
            let viewer = LayerMirror()
            viewer.apply(stage.committer.commitEverything(at: stage.now))
            #expect(viewer.layers.count == 2 && viewer.images.count == 1)
            #expect(viewer.layers[layer.layerIdentifier]?.name == "cover")
            #expect(viewer.size == CGSize(width: 393, height: 852) && viewer.scale == 3)
            #expect(stage.frame() == nil)
        }

        @Test func layoutRunsTopDownBeforeTheCommitOnDirtyLayersOnly() {
            final class Laid: CALayer {
                var count = 0
                override func layoutSublayers() { count += 1 }
            }
            let stage = TestStage()
            let (one, other) = (stage.addLayer(Laid()), stage.addLayer(Laid()))
            let before = other.count
            one.setNeedsLayout()
            stage.frame()
            #expect(one.count == 2 && other.count == before)
        }

        @Test func drawnContentBecomesABackingStoreAtContentsScale() {
            final class Drawn: CALayer {
                var count = 0
                override func draw(in ctx: CGContext) {
                    count += 1
                    ctx.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
                    ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                }
            }
            let stage = TestStage()
            let layer = stage.addLayer(Drawn(), CGRect(x: 0, y: 0, width: 30, height: 20))
            layer.contentsScale = 2
            #expect(stage.shown(layer).contents == 0)
            layer.setNeedsDisplay()
            stage.frame()
            let picture = stage.mirror.image(of: stage.shown(layer))
            #expect(picture?.width == 60 && picture?.height == 40)
            layer.position.x += 50
            stage.frame()
            #expect(layer.count == 1)
        }

        @Test func aLayerWithoutDrawingHasNoBackingStore() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            layer.setNeedsDisplay()
            stage.frame()
            #expect(stage.shown(layer).contents == 0)
        }
    }
}
