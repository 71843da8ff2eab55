import Foundation
@_spi(Sandlot) import QuartzCore
import Testing

extension LayerTests {
    @Suite struct AnimationFamilyTests {
        private func x(_ stage: TestStage, _ layer: CALayer) -> CGFloat { stage.shown(layer).position.x }

        private func keyframes(_ change: (CAKeyframeAnimation) -> Void) -> (TestStage, CALayer) {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 100, 40]
            animation.duration = 1
            change(animation)
            layer.add(animation, forKey: nil)
            stage.frame()
            return (stage, layer)
        }

        @Test func keyframesAreEvenlySpread() {
            let (stage, layer) = keyframes { _ in }
            stage.frame(after: 0.25)
            #expect(isClose(x(stage, layer), 50))
            stage.frame(after: 0.5)
            #expect(isClose(x(stage, layer), 70))
        }

        @Test func keyTimesAndCurvesCountPerStep() {
            let (stage, layer) = keyframes {
                $0.keyTimes = [0, 0.2, 1]
                $0.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
            }
            stage.frame(after: 0.1)
            #expect(isClose(x(stage, layer), 50))
            stage.frame(after: 0.5)
            #expect(isClose(x(stage, layer), 100 - 60 * 0.315, 0.2))
        }

        @Test func discreteKeyframesJump() {
            let (stage, layer) = keyframes { $0.calculationMode = .discrete }
            stage.frame(after: 0.3)
            #expect(x(stage, layer) == 0)
            stage.frame(after: 0.1)
            #expect(x(stage, layer) == 100)
            stage.frame(after: 0.3)
            #expect(x(stage, layer) == 40)
        }

        @Test func pacedKeyframesHaveOneSpeed() {
            let (stage, layer) = keyframes { $0.calculationMode = .paced }
            // 160 points in all: after a quarter 40 of them.
            stage.frame(after: 0.25)
            #expect(isClose(x(stage, layer), 40))
            stage.frame(after: 0.5)
            #expect(isClose(x(stage, layer), 80))
        }

        @Test func cubicKeyframesPassThroughTheirValuesSmoothly() {
            let (stage, layer) = keyframes { $0.calculationMode = .cubic }
            stage.frame(after: 0.5)
            #expect(isClose(x(stage, layer), 100))
            stage.frame(after: 0.1)
            #expect(x(stage, layer) < 100 && x(stage, layer) > 80)
        }

        @Test func aPathIsFollowedAndTurnsTheLayer() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 100, y: 0))
            path.addLine(to: CGPoint(x: 100, y: 300))
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path
            animation.duration = 1
            animation.calculationMode = .paced
            animation.rotationMode = .rotateAuto
            layer.add(animation, forKey: nil)
            stage.frame()
            stage.frame(after: 0.125)
            #expect(isClose(stage.shown(layer).position.x, 50) && isClose(stage.shown(layer).position.y, 0))
            stage.frame(after: 0.5)
            #expect(isClose(stage.shown(layer).position.x, 100) && isClose(stage.shown(layer).position.y, 150))
            let turned = stage.shown(layer).transform
            #expect(isClose(atan2(turned.m12, turned.m11), .pi / 2))
        }

        @Test func groupsRunTogetherAndCutOff() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let move = CABasicAnimation(keyPath: "position.x")
            move.fromValue = 0
            move.toValue = 100
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.toValue = 1
            fade.beginTime = 1
            fade.duration = 4
            let group = CAAnimationGroup()
            group.animations = [move, fade]
            group.duration = 2
            layer.add(group, forKey: "both")
            stage.frame()
            stage.frame(after: 1.5)
            #expect(isClose(x(stage, layer), 75))
            #expect(abs(stage.shown(layer).opacity - 0.125) < 1e-6)
            stage.frame(after: 0.6)
            #expect(stage.shown(layer).opacity == 1)
            #expect(layer.animationKeys() == nil)
        }

        @Test func springDefaultsAreApples() {
            let spring = CASpringAnimation(keyPath: "position.x")
            #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
            #expect(spring.settlingDuration > 1 && spring.settlingDuration < 2)
        }

        @Test func springsOvershootByTheirDampingRatio() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.fromValue = 0
            spring.toValue = 200
            spring.duration = spring.settlingDuration
            layer.add(spring, forKey: nil)
            stage.frame()
            // ζ = 0.5: the first peak is at π/(ω0·√(1−ζ²)), e^(−πζ/√(1−ζ²)) beyond.
            stage.frame(after: .pi / (10 * 0.75.squareRoot()))
            #expect(isClose(x(stage, layer), 200 * (1 + exp(-.pi * 0.5 / 0.75.squareRoot())), 1e-6))
        }

        @Test func aFadeKeepsTheOldLookWhileItGoes() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let child = CALayer()
            child.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            layer.addSublayer(child)
            stage.frame()
            let fade = CATransition()
            fade.duration = 1
            layer.add(fade, forKey: nil)
            child.removeFromSuperlayer()
            stage.frame()
            stage.frame(after: 0.25)
            let shown = stage.shown(stage.root).children
            #expect(shown.count == 2)
            #expect(shown[0].identifier == layer.layerIdentifier && shown[0].children.isEmpty)
            #expect(abs(shown[0].opacity - 0.25) < 1e-6)
            #expect(abs(shown[1].opacity - 0.75) < 1e-6)
            #expect(shown[1].children.first?.backgroundColor.red == 1)
            #expect(layer.sublayers == nil && stage.root.sublayers?.count == 1)
            stage.frame(after: 1)
            #expect(stage.shown(stage.root).children.map(\.identifier) == [layer.layerIdentifier])
            #expect(stage.mirror.layers.count == 2)
        }

        @Test func anOpaqueOldLookFadesOverTheNewOne() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            layer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
            stage.frame(after: 1)
            stage.frame(after: 1)
            let fade = CATransition()
            fade.duration = 1
            layer.add(fade, forKey: nil)
            stage.frame()
            stage.frame(after: 0.5)
            #expect(stage.shown(layer).opacity == 1)
            #expect(stage.shown(stage.root).children[1].opacity == 0.5)
        }

        @Test func aPushMovesBothByTheWidth() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let push = CATransition()
            push.type = .push
            push.subtype = .fromRight
            push.duration = 1
            layer.add(push, forKey: nil)
            stage.frame()
            stage.frame(after: 0.25)
            let shown = stage.shown(stage.root).children
            #expect(isClose(shown[0].position.x, 70 + 75))
            #expect(isClose(shown[1].position.x, 70 - 25))
        }

        @Test func valueFunctionsNameAComponent() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let turn = CABasicAnimation(keyPath: "transform")
            turn.valueFunction = CAValueFunction(name: .rotateZ)
            turn.fromValue = 0
            turn.toValue = 1
            turn.duration = 1
            layer.add(turn, forKey: nil)
            stage.frame()
            stage.frame(after: 0.5)
            let shown = stage.shown(layer).transform
            #expect(isClose(atan2(shown.m12, shown.m11), 0.5))
        }
    }
}
