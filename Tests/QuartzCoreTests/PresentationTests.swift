import Foundation
@_spi(Sandlot) import QuartzCore
import Testing

extension LayerTests {
    @Suite struct PresentationTests {
        private final class Ring: CALayer {
            var label = ""
            var drawn: [CGFloat] = []

            override init() { super.init() }
            override init(layer: Any) {
                super.init(layer: layer)
                if let other = layer as? Ring { label = other.label }
            }
            required init?(coder: NSCoder) { fatalError("not from archives") }

            var progress: CGFloat {
                get { value(forKey: "progress") as? CGFloat ?? 0 }
                set { setValue(newValue, forKey: "progress") }
            }
            override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
            override func draw(in ctx: CGContext) {
                drawn.append(progress)
                ctx.fill(CGRect(x: 0, y: 0, width: progress, height: 2))
            }
        }

        private func slide(_ layer: CALayer) {
            let animation = CABasicAnimation(keyPath: "position")
            animation.fromValue = CGPoint(x: 170, y: 70)
            animation.duration = 1
            layer.add(animation, forKey: nil)
        }

        @Test func presentationIsWhatShows() {
            let stage = TestStage()
            let layer = stage.addLayer(CAShapeLayer())
            slide(layer)
            stage.frame()
            stage.frame(after: 0.5)
            let shown = layer.presentation()
            #expect(isClose(shown!.position.x, 120))
            #expect(shown!.model() === layer && layer.model() === layer)
            #expect(shown!.presentation() === shown)
            #expect(shown!.layerIdentifier == layer.layerIdentifier)
        }

        @Test func layersThatAreNotShownHaveNone() {
            #expect(CALayer().presentation() == nil)
        }

        @Test func hitTestingThePresentationFollowsTheMovement() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer(), CGRect(x: 0, y: 0, width: 40, height: 40))
            slide(layer)
            stage.frame()
            #expect(layer.presentation()!.hitTest(CGPoint(x: 170, y: 70)) != nil)
            #expect(layer.hitTest(CGPoint(x: 170, y: 70)) == nil)
        }

        @Test func presentationConvertsThroughMovingSuperlayers() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let child = CALayer()
            layer.addSublayer(child)
            child.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
            stage.frame()
            slide(layer)
            stage.frame()
            let point = child.presentation()!.convert(CGPoint.zero, to: stage.root)
            #expect(isClose(point.x, 130))
            #expect(child.presentation()!.superlayer?.model() === layer)
        }

        @Test func subclassesAreCopiedByTheirOwnInitializer() {
            let stage = TestStage()
            let ring = Ring()
            ring.label = "outer"
            _ = stage.addLayer(ring)
            #expect(ring.presentation()?.label == "outer")
        }

        @Test func drawnPropertiesAreDrawnInEveryFrameOfTheirAnimation() {
            let stage = TestStage()
            let ring = stage.addLayer(Ring())
            ring.progress = 8
            stage.frame()
            #expect(ring.drawn == [8])
            let animation = CABasicAnimation(keyPath: "progress")
            animation.fromValue = 0
            animation.toValue = 8
            animation.duration = 1
            ring.add(animation, forKey: "progress")
            stage.frame()
            stage.frame(after: 0.25)
            #expect(ring.drawn == [8, 0, 2])
            #expect(ring.progress == 8)
            #expect(isClose(ring.presentation()!.progress, 2))
            stage.frame(after: 1)
            #expect(ring.drawn.last == 8)
        }

        @Test func keyPathsReachIntoValues() {
            let layer = CALayer()
            layer.setValue(30, forKeyPath: "position.y")
            layer.setValue(CGFloat(0.5), forKeyPath: "transform.rotation.z")
            layer.setValue(2, forKeyPath: "transform.scale")
            layer.setValue(CGSize(width: 6, height: 7), forKeyPath: "bounds.size")
            #expect(layer.position.y == 30)
            #expect(layer.bounds.size == CGSize(width: 6, height: 7))
            #expect(isClose(layer.value(forKeyPath: "transform.rotation.z") as! CGFloat, 0.5))
            #expect(isClose(layer.value(forKeyPath: "transform.scale.x") as! CGFloat, 2))
            #expect(layer.value(forKeyPath: "position.y") as? Double == 30)
        }

        @Test func freeKeysKeepTheirObjects() {
            let layer = CALayer()
            layer.setValue("tag", forKey: "kind")
            layer.setValue([1, 2, 3], forKey: "list")
            #expect(layer.value(forKey: "kind") as? String == "tag")
            #expect(layer.value(forKey: "list") as? [Int] == [1, 2, 3])
            #expect(layer.value(forKey: "absent") == nil)
        }

        @Test func turnsTakeTheShortestWay() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let turn = CABasicAnimation(keyPath: "transform")
            turn.fromValue = CATransform3DMakeRotation(-2.8, 0, 0, 1)
            turn.toValue = CATransform3DMakeRotation(2.8, 0, 0, 1)
            turn.duration = 1
            layer.add(turn, forKey: nil)
            stage.frame()
            stage.frame(after: 0.5)
            let shown = stage.shown(layer).transform
            #expect(isClose(abs(atan2(shown.m12, shown.m11)), .pi))
            // By components nothing wraps: the way leads through 0.
            layer.removeAllAnimations()
            let component = CABasicAnimation(keyPath: "transform.rotation.z")
            component.fromValue = -2.8
            component.toValue = 2.8
            component.duration = 1
            layer.add(component, forKey: nil)
            stage.frame()
            stage.frame(after: 0.5)
            #expect(isClose(stage.shown(layer).transform.m12, 0))
            #expect(isClose(stage.shown(layer).transform.m11, 1))
        }

        @Test func aFullTurnDoesNothingAndScaleBlendsStraight() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let animation = CABasicAnimation(keyPath: "transform")
            animation.fromValue = CATransform3DMakeRotation(2 * .pi, 0, 0, 1)
            animation.toValue = CATransform3DMakeScale(3, 2, 1)
            animation.duration = 1
            layer.add(animation, forKey: nil)
            stage.frame()
            stage.frame(after: 0.5)
            let shown = stage.shown(layer).transform
            #expect(isClose(shown.m11, 2) && isClose(shown.m22, 1.5) && isClose(shown.m12, 0))
        }
    }
}
