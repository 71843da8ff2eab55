@_spi(Sandlot) import CoreGraphics
import Testing
@testable import UIKit

@Suite("UIBezierPath")
struct BezierPathTests {
    @Test func clockwiseIsAsSeenOnScreen() {
        // from 3 o'clock a quarter turn clockwise ends at 6 o'clock, which is further down
        let path = UIBezierPath(arcCenter: CGPoint(x: 10, y: 20), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 25) < 1e-9)
        #expect(abs(path.bounds.width - 5) < 1e-6)
        let other = UIBezierPath(arcCenter: CGPoint(x: 10, y: 20), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(other.bounds.width - 10) < 1e-6)
    }

    @Test func roundedRectanglesAreContinuousAndLimited() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 500)
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(path.contains(CGPoint(x: 1, y: 20)) && !path.contains(CGPoint(x: 1, y: 3)))
        let some = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 50, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 12, height: 3))
        #expect(!some.contains(CGPoint(x: 1, y: 1)) && some.contains(CGPoint(x: 49, y: 1)))
        #expect(some.contains(CGPoint(x: 1, y: 39)) && !some.contains(CGPoint(x: 49, y: 39)))
    }

    @Test func fillAndStrokeUseTheCurrentColours() {
        let image = picture(12, 12) { _ in
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            let path = UIBezierPath(rect: CGRect(x: 3, y: 3, width: 6, height: 6))
            path.lineWidth = 2
            path.fill()
            path.stroke()
        }
        #expect(image.cgImage?.color(5, 5) == .red && image.cgImage?.color(2, 5) == .blue && image.cgImage?.color(1, 5) == .clear)
    }

    @Test func evenOddLeavesTheHole() {
        let image = picture(12, 12) { _ in
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 12, height: 12))
            path.append(UIBezierPath(rect: CGRect(x: 4, y: 3, width: 5, height: 4)))
            path.usesEvenOddFillRule = true
            #expect(!path.contains(CGPoint(x: 5, y: 5)))
            UIColor.red.setFill()
            path.fill()
        }
        #expect(image.cgImage?.color(5, 5) == .clear && image.cgImage?.color(1, 5) == .red)
    }

    @Test func aClipLimitsWhatFollows() {
        let image = picture(12, 12) { context in
            UIBezierPath(rect: CGRect(x: 2, y: 3, width: 4, height: 5)).addClip()
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
        #expect(image.cgImage?.color(2, 3) == .red && image.cgImage?.color(6, 3) == .clear)
    }

    @Test func reversingKeepsTheShape() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 9, y: 2))
        path.addCurve(to: CGPoint(x: 9, y: 12), controlPoint1: CGPoint(x: 14, y: 3), controlPoint2: CGPoint(x: 15, y: 9))
        let reversed = path.reversing()
        #expect(reversed.currentPoint == CGPoint(x: 1, y: 2) && reversed.bounds == path.bounds)
        #expect(reversed.reversing() == path)
    }

    @Test func copiesAreIndependent() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 6))
        path.lineWidth = 3
        let copy = try #require(path.copy() as? UIBezierPath)
        #expect(copy == path)
        copy.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(path.bounds.minX == 0 && copy.bounds.minX == 5 && copy.lineWidth == 3)
    }
}
