import Foundation
@_spi(Sandlot) import QuartzCore
import Testing

extension LayerTests {
    @Suite struct LayerGeometryTests {
        @Test func frameOfATurnedLayerIsItsBox() {
            // 80 × 60 turned by π/8 about (152, 122) [measured, ios-facts].
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
            layer.position = CGPoint(x: 152, y: 122)
            layer.transform = CATransform3DMakeRotation(.pi / 8, 0, 0, 1)
            #expect(isClose(layer.frame.width, 96.87, 0.005) && isClose(layer.frame.height, 86.05, 0.005))
            #expect(isClose(layer.frame.minX, 103.56, 0.01) && isClose(layer.frame.minY, 78.98, 0.01))
        }

        @Test func settingTheFrameSetsPositionAndBoundsSize() {
            let layer = CALayer()
            layer.anchorPoint = CGPoint(x: 0.25, y: 1)
            layer.bounds.origin = CGPoint(x: 9, y: 4)
            layer.frame = CGRect(x: 10, y: 20, width: 200, height: 50)
            #expect(layer.position == CGPoint(x: 60, y: 70))
            #expect(layer.bounds == CGRect(x: 9, y: 4, width: 200, height: 50))
            #expect(layer.frame == CGRect(x: 10, y: 20, width: 200, height: 50))
        }

        @Test func movingTheAnchorKeepsThePosition() {
            let layer = CALayer()
            layer.frame = CGRect(x: 10, y: 20, width: 80, height: 40)
            layer.anchorPoint = .zero
            #expect(layer.position == CGPoint(x: 50, y: 40))
            #expect(layer.frame.origin == CGPoint(x: 50, y: 40))
        }

        @Test func pointsConvertThroughScrollingAndTransforms() {
            let (root, inner, leaf) = (CALayer(), CALayer(), CALayer())
            root.addSublayer(inner)
            inner.addSublayer(leaf)
            inner.frame = CGRect(x: 30, y: 50, width: 100, height: 100)
            inner.bounds.origin = CGPoint(x: 0, y: 200)
            inner.transform = CATransform3DMakeScale(2, 2, 1)
            leaf.frame = CGRect(x: 10, y: 210, width: 20, height: 20)
            // The middle of inner's bounds, (50, 250), stays at its position, (80, 100).
            let point = leaf.convert(CGPoint(x: 5, y: 7), to: root)
            #expect(isClose(point.x, 80 + (15 - 50) * 2) && isClose(point.y, 100 + (217 - 250) * 2))
            let back = leaf.convert(point, from: root)
            #expect(isClose(back.x, 5) && isClose(back.y, 7))
        }

        @Test func siblingsConvertThroughTheirParent() {
            let (root, a, b) = (CALayer(), CALayer(), CALayer())
            root.sublayers = [a, b]
            a.frame = CGRect(x: 10, y: 0, width: 50, height: 50)
            b.frame = CGRect(x: 100, y: 30, width: 50, height: 50)
            #expect(a.convert(CGPoint(x: 1, y: 2), to: b) == CGPoint(x: -89, y: -28))
            #expect(b.convert(CGRect(x: 0, y: 0, width: 5, height: 6), to: a) == CGRect(x: 90, y: 30, width: 5, height: 6))
        }

        @Test func perspectiveConvertsBothWays() {
            let (root, leaf) = (CALayer(), CALayer())
            root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            root.addSublayer(leaf)
            leaf.frame = CGRect(x: 50, y: 60, width: 80, height: 90)
            var view = CATransform3DIdentity
            view.m34 = -1.0 / 300
            root.sublayerTransform = view
            leaf.transform = CATransform3DRotate(view, 0.5, 0, 1, 0)
            let out = leaf.convert(CGPoint(x: 13, y: 21), to: root)
            let back = leaf.convert(out, from: root)
            #expect(isClose(back.x, 13, 1e-6) && isClose(back.y, 21, 1e-6))
        }

        @Test func hitTestFindsTheFrontmostDeepestLayer() {
            let (root, back, front, inside) = (CALayer(), CALayer(), CALayer(), CALayer())
            root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            root.sublayers = [back, front]
            back.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            front.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            front.addSublayer(inside)
            inside.frame = CGRect(x: 90, y: 0, width: 40, height: 40)
            #expect(root.hitTest(CGPoint(x: 60, y: 60)) === front)
            #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
            // Outside of its superlayer, but not cut off.
            #expect(root.hitTest(CGPoint(x: 170, y: 60)) === inside)
            front.masksToBounds = true
            #expect(root.hitTest(CGPoint(x: 170, y: 60)) === root)
            back.zPosition = 1
            #expect(root.hitTest(CGPoint(x: 60, y: 60)) === back)
            back.isHidden = true
            #expect(root.hitTest(CGPoint(x: 60, y: 60)) === front)
        }

        @Test func timeConvertsThroughSpeedAndOffset() {
            let (root, slow) = (CALayer(), CALayer())
            root.addSublayer(slow)
            slow.beginTime = 10
            slow.speed = 0.5
            slow.timeOffset = 3
            #expect(slow.convertTime(16, from: nil) == 6)
            #expect(slow.convertTime(6, to: nil) == 16)
            #expect(slow.convertTime(6, to: root) == 16)
        }
    }
}
