import Foundation
@_spi(Sandlot) import QuartzCore
import Testing

extension LayerTests {
    @Suite struct TransactionTests {
        @Test func plainLayersAnimateByThemselvesForAQuarterSecond() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            layer.opacity = 0
            stage.frame()
            #expect(stage.shown(layer).opacity == 1)
            stage.frame(after: 0.125)
            // The default curve, (0.25, 0.1, 0.25, 1), is at 0.8 half way.
            #expect(abs(stage.shown(layer).opacity - (1 - 0.8024)) < 0.001)
            stage.frame(after: 0.13)
            #expect(stage.shown(layer).opacity == 0)
        }

        @Test func layersThatWereNotShownYetDoNotAnimate() {
            let stage = TestStage()
            let layer = CALayer()
            stage.root.addSublayer(layer)
            layer.position = CGPoint(x: 12, y: 34)
            #expect(layer.animationKeys() == nil)
        }

        @Test func disabledActionsChangeAtOnce() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.cornerRadius = 9
            CATransaction.commit()
            #expect(layer.animationKeys() == nil)
            layer.cornerRadius = 14
            #expect(layer.animationKeys() == ["cornerRadius"])
        }

        @Test func innerTransactionsOverrideDurationAndCurve() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.5)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.position.x = 170
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 2)
            layer.opacity = 0.5
            CATransaction.commit()
            #expect(layer.animation(forKey: "position")?.duration == 0.5)
            #expect(layer.animation(forKey: "opacity")?.duration == 2)
            stage.frame()
            stage.frame(after: 0.25)
            #expect(isClose(stage.shown(layer).position.x, 120))
        }

        @Test func completionWaitsForAllAnimations() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            var events: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { events.append("done") }
            for (path, duration) in [("opacity", 0.3), ("cornerRadius", 0.8)] {
                let animation = CABasicAnimation(keyPath: path)
                animation.fromValue = 0
                animation.toValue = 1
                animation.duration = duration
                layer.add(animation, forKey: path)
            }
            CATransaction.commit()
            stage.frame()
            stage.frame(after: 0.5)
            #expect(events.isEmpty)
            stage.frame(after: 0.4)
            #expect(events == ["done"])
        }

        @Test func completionWithoutAnimationsComesWithTheFrame() {
            let stage = TestStage()
            var isDone = false
            CATransaction.begin()
            CATransaction.setCompletionBlock { isDone = true }
            CATransaction.commit()
            #expect(!isDone)
            stage.frame()
            #expect(isDone)
        }

        @Test func actionsAreLookedUpInApplesOrder() {
            final class Delegate: NSObject, CALayerDelegate {
                func action(for layer: CALayer, forKey event: String) -> CAAction? { event == "opacity" ? NSNull() : nil }
            }
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let delegate = Delegate()
            layer.delegate = delegate
            layer.actions = ["position": NSNull(), "opacity": CABasicAnimation()]
            layer.opacity = 0.2
            layer.position.x = 5
            layer.cornerRadius = 3
            #expect(layer.animationKeys() == ["cornerRadius"])
        }

        @Test func subclassesChooseTheirActions() {
            final class Ring: CALayer {
                override func action(forKey event: String) -> CAAction? {
                    guard event == "lineWidth2", let action = super.action(forKey: "opacity") as? CABasicAnimation else {
                        return super.action(forKey: event)
                    }
                    action.keyPath = event
                    action.fromValue = value(forKey: event)
                    return action
                }
            }
            let stage = TestStage()
            let layer = stage.addLayer(Ring())
            layer.setValue(2.0, forKey: "lineWidth2")
            #expect((layer.animation(forKey: "lineWidth2") as? CABasicAnimation)?.keyPath == "lineWidth2")
        }

        @Test func aPausedLayerStandsStillAndGoesOn() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.fromValue = 0
            animation.toValue = 100
            animation.duration = 1
            layer.add(animation, forKey: nil)
            stage.frame()
            stage.frame(after: 0.25)
            // The usual recipe for pausing.
            let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = pausedTime
            stage.frame(after: 3)
            #expect(isClose(stage.shown(layer).position.x, 25))
            #expect(!stage.committer.isAnimating)
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
            stage.frame(after: 0.5)
            #expect(isClose(stage.shown(layer).position.x, 75))
        }
    }
}
