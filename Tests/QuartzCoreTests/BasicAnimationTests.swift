import Foundation
@_spi(Sandlot) import QuartzCore
import Testing

extension LayerTests {
    @Suite struct BasicAnimationTests {
        private func move(_ from: CGFloat?, _ to: CGFloat?, duration: TimeInterval = 2) -> CABasicAnimation {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = from
            animation.toValue = to
            animation.duration = duration
            return animation
        }

        @Test func beginsAtTheFrameNotAtTheCall() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            layer.add(move(100, 200), forKey: "move")
            // The frame comes half a second later: the animation starts there.
            stage.frame(after: 0.5)
            #expect(stage.shown(layer).position.x == 100)
            stage.frame(after: 0.5)
            #expect(isClose(stage.shown(layer).position.x, 125))
            #expect(layer.position.x == 70)
        }

        @Test func theModelShowsAgainAfterTheEnd() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            layer.add(move(100, 200), forKey: "move")
            stage.frame()
            stage.frame(after: 2)
            #expect(stage.shown(layer).position.x == 70)
            #expect(layer.animationKeys() == nil)
            #expect(stage.frame(after: 0.1) == nil)
        }

        @Test func aMissingEndIsTheLayersValue() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            layer.add(move(170, nil), forKey: nil)
            stage.frame()
            stage.frame(after: 1)
            #expect(isClose(stage.shown(layer).position.x, 120))
        }

        @Test func byIsRelative() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let animation = move(nil, nil)
            animation.byValue = 40
            layer.add(animation, forKey: nil)
            stage.frame()
            stage.frame(after: 0.5)
            #expect(isClose(stage.shown(layer).position.x, 80))
        }

        @Test func forwardsFillKeepsTheEnd() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let animation = move(100, 200)
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: "stay")
            stage.frame()
            stage.frame(after: 5)
            #expect(stage.shown(layer).position.x == 200)
            #expect(layer.animationKeys() == ["stay"])
            layer.removeAnimation(forKey: "stay")
            stage.frame()
            #expect(stage.shown(layer).position.x == 70)
        }

        @Test func beginTimeDelaysAndBackwardsFillShowsTheStart() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let animation = move(100, 200)
            animation.beginTime = CACurrentMediaTime() + 1
            layer.add(animation, forKey: nil)
            let filled = stage.addLayer(CALayer())
            animation.fillMode = .backwards
            filled.add(animation, forKey: nil)
            stage.frame()
            stage.frame(after: 0.5)
            #expect(stage.shown(layer).position.x == 70)
            #expect(stage.shown(filled).position.x == 100)
            stage.frame(after: 1)
            #expect(isClose(stage.shown(layer).position.x, 125))
        }

        @Test func repeatsAndReverses() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let animation = move(0, 100, duration: 1)
            animation.autoreverses = true
            animation.repeatCount = 2
            layer.add(animation, forKey: nil)
            stage.frame()
            stage.frame(after: 1.25)
            #expect(isClose(stage.shown(layer).position.x, 75))
            stage.frame(after: 1.15)
            #expect(isClose(stage.shown(layer).position.x, 40))
            stage.frame(after: 1.6)
            #expect(stage.shown(layer).position.x == 70)
        }

        @Test func repeatDurationCutsOff() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let animation = move(0, 100, duration: 1)
            animation.repeatDuration = 2.5
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: nil)
            stage.frame()
            stage.frame(after: 9)
            #expect(isClose(stage.shown(layer).position.x, 50))
        }

        @Test func speedAndTimeOffsetCount() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let animation = move(0, 100, duration: 4)
            animation.speed = 2
            animation.timeOffset = 1
            layer.add(animation, forKey: nil)
            stage.frame()
            #expect(isClose(stage.shown(layer).position.x, 25))
            stage.frame(after: 1)
            #expect(isClose(stage.shown(layer).position.x, 75))
        }

        @Test func timingFunctionBends() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let animation = move(0, 100, duration: 1)
            animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
            layer.add(animation, forKey: nil)
            stage.frame()
            stage.frame(after: 0.5)
            #expect(isClose(stage.shown(layer).position.x, 31.5, 0.2))
        }

        @Test func additiveAnimationsAddToWhatIsBelow() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            for (from, key) in [(CGFloat(40), "a"), (-10, "b")] {
                let animation = move(from, 0, duration: 1)
                animation.isAdditive = true
                layer.add(animation, forKey: key)
            }
            stage.frame()
            #expect(isClose(stage.shown(layer).position.x, 100))
            stage.frame(after: 0.5)
            #expect(isClose(stage.shown(layer).position.x, 85))
        }

        @Test func cumulativeRepeatsGoOn() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let animation = CABasicAnimation(keyPath: "transform.rotation.z")
            animation.fromValue = 0
            animation.toValue = 0.5
            animation.duration = 1
            animation.repeatCount = 10
            animation.isCumulative = true
            layer.add(animation, forKey: nil)
            stage.frame()
            stage.frame(after: 2.5)
            let shown = stage.shown(layer).transform
            #expect(isClose(atan2(shown.m12, shown.m11), 1.25))
        }

        @Test func aSecondAnimationUnderTheSameKeyReplacesTheFirst() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let witness = AnimationWitness()
            let first = move(0, 100)
            first.delegate = witness
            layer.add(first, forKey: "move")
            stage.frame()
            layer.add(move(300, 400), forKey: "move")
            #expect(witness.events == ["start"])
            stage.frame()
            #expect(witness.events == ["start", "stop false"])
            #expect(stage.shown(layer).position.x == 300)
        }

        @Test func delegatesHearOfStartAndEnd() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let witness = AnimationWitness()
            let animation = move(0, 100, duration: 1)
            animation.delegate = witness
            layer.add(animation, forKey: nil)
            #expect(witness.events.isEmpty)
            stage.frame()
            #expect(witness.events == ["start"])
            stage.frame(after: 0.99)
            #expect(witness.events == ["start"])
            stage.frame(after: 0.02)
            #expect(witness.events == ["start", "stop true"])
        }

        @Test func delegatesHearTheEndOfAnimationsThatStayOnce() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let witness = AnimationWitness()
            let animation = move(0, 100, duration: 1)
            animation.delegate = witness
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: "stay")
            stage.frame()
            stage.frame(after: 1.5)
            stage.frame(after: 1)
            layer.removeAllAnimations()
            stage.frame()
            #expect(witness.events == ["start", "stop true"])
        }

        @Test func removingTheLayerStopsItsAnimations() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let witness = AnimationWitness()
            let animation = move(0, 100)
            animation.delegate = witness
            layer.add(animation, forKey: "move")
            stage.frame()
            layer.removeFromSuperlayer()
            stage.frame()
            #expect(witness.events == ["start", "stop false"])
            #expect(layer.animationKeys() == nil)
        }

        @Test func anAnimationAddedBeforeTheLayerIsShownWaitsForIt() {
            let stage = TestStage()
            let layer = CALayer()
            layer.add(move(10, 20, duration: 1), forKey: nil)
            stage.frame(after: 3)
            stage.root.addSublayer(layer)
            stage.frame()
            stage.frame(after: 0.5)
            #expect(isClose(stage.shown(layer).position.x, 15))
        }

        @Test func theLayerKeepsACopy() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let animation = move(0, 100, duration: 1)
            layer.add(animation, forKey: "move")
            animation.toValue = CGFloat(900)
            stage.frame()
            stage.frame(after: 0.5)
            #expect(isClose(stage.shown(layer).position.x, 50))
            #expect(layer.animation(forKey: "move") !== animation)
        }

        @Test func colourPathAndTransformAnimate() {
            let stage = TestStage()
            let layer = stage.addLayer(CAShapeLayer())
            func add(_ path: String, _ from: Any, _ to: Any) {
                let animation = CABasicAnimation(keyPath: path)
                animation.fromValue = from
                animation.toValue = to
                animation.duration = 1
                layer.add(animation, forKey: path)
            }
            add("fillColor", CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5))
            add("path", CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
                CGPath(rect: CGRect(x: 20, y: 0, width: 30, height: 10), transform: nil))
            add("transform", CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
            stage.frame()
            stage.frame(after: 0.5)
            let shown = stage.shown(layer)
            #expect(abs(shown.shape!.fill.red - 0.5) < 1e-6 && abs(shown.shape!.fill.alpha - 0.75) < 1e-6)
            #expect(shown.shape!.path!.boundingBoxOfPath == CGRect(x: 10, y: 0, width: 20, height: 10))
            #expect(isClose(atan2(shown.transform.m12, shown.transform.m11), .pi / 4))
        }

        @Test func onlyTheMovingLayerIsInACommit() {
            let stage = TestStage()
            let layers = (0..<5).map { _ in stage.addLayer(CALayer()) }
            layers[3].add(move(0, 100), forKey: nil)
            stage.frame()
            let operations = stage.frame(after: 0.1)!.operations
            #expect(operations.count == 1)
            if case .set(let id, let changes) = operations[0] {
                #expect(id == layers[3].layerIdentifier && changes.count == 1)
            }
        }
    }
}
