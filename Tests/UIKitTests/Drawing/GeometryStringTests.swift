import Testing
@testable import UIKit

@Suite("Geometry as text and objects")
struct GeometryStringTests {
    @Test func textsAreAsApples() {
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: CGAffineTransform(1, 0, 0, 1, 5, 6)) == "[1, 0, 0, 1, 5, 6]")
    }

    @Test func textsAreReadBack() {
        #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, -4}}") == CGRect(x: 1, y: 2.5, width: 3, height: -4))
        #expect(NSCoder.cgPoint(for: "{7, 8}") == CGPoint(x: 7, y: 8))
        #expect(NSCoder.cgSize(for: "nonsense") == .zero)
    }

    @Test func valuesWrapGeometry() {
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(NSValue(cgPoint: CGPoint(x: 5, y: 6)).cgPointValue == CGPoint(x: 5, y: 6))
        #expect(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).cgAffineTransformValue == CGAffineTransform(scaleX: 2, y: 3))
        #expect(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.bottom == 3)
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)) == NSValue(cgSize: CGSize(width: 1, height: 2)))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgRectValue == .zero)
    }

    @Test func insetsShrinkARectangle() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 80).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 5))
        #expect(rect == CGRect(x: 12, y: 21, width: 93, height: 76))
    }

    @Test func directionalInsetsFollowTheDirection() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.resolved(isRightToLeft: false).left == 2 && insets.resolved(isRightToLeft: true).left == 4)
    }
}
