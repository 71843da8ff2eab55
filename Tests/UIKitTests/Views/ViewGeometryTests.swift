import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct ViewGeometryTests {
    @Test func `frame, bounds, centre and transform go together`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 50))
        #expect(view.center == CGPoint(x: 25, y: 45))
        view.center = CGPoint(x: 125, y: 245)
        #expect(view.frame == CGRect(x: 110, y: 220, width: 30, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.bounds.size == CGSize(width: 30, height: 50))
        #expect(view.frame == CGRect(x: 95, y: 170, width: 60, height: 150))
    }

    @Test func `points are converted through offsets, bounds and transforms`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let scrolled = UIView(frame: CGRect(x: 40, y: 50, width: 100, height: 90))
        let leaf = UIView(frame: CGRect(x: 5, y: 15, width: 20, height: 10))
        root.addSubview(scrolled)
        scrolled.addSubview(leaf)
        scrolled.bounds.origin = CGPoint(x: 3, y: 30)
        #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 43, y: 37))
        #expect(root.convert(CGPoint(x: 43, y: 37), to: leaf) == CGPoint(x: 1, y: 2))
        #expect(leaf.convert(leaf.bounds, to: nil) == CGRect(x: 42, y: 35, width: 20, height: 10))
    }

    @Test(arguments: [
        (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 180, height: 30), CGRect(x: 10, y: 10, width: 268, height: 30)),
        ([.flexibleLeftMargin, .flexibleTopMargin] as UIView.AutoresizingMask, CGRect(x: 150, y: 60, width: 40, height: 30), CGRect(x: 238, y: 120, width: 40, height: 30)),
        (
            [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin] as UIView.AutoresizingMask,
            CGRect(x: 80, y: 40, width: 40, height: 20), CGRect(x: 124, y: 70, width: 40, height: 20)
        ),
    ])
    func `autoresizing shares the change as measured`(mask: UIView.AutoresizingMask, old: CGRect, new: CGRect) {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let child = UIView(frame: old)
        child.autoresizingMask = mask
        container.addSubview(child)
        container.frame.size = CGSize(width: 288, height: 160)
        #expect(child.frame == new)
    }

    @Test func `hit testing goes from front to back and passes over what takes no touches`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let front = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
        let outside = UIView(frame: CGRect(x: 200, y: 0, width: 10, height: 10))
        root.addSubview(back)
        root.addSubview(front)
        back.addSubview(outside)
        let point = CGPoint(x: 30, y: 30)
        #expect(root.hitTest(point, with: nil) === front)
        front.alpha = 0.009
        #expect(root.hitTest(point, with: nil) === back)
        front.alpha = 0.02
        #expect(root.hitTest(point, with: nil) === front)
        front.isUserInteractionEnabled = false
        back.isHidden = true
        #expect(root.hitTest(point, with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 215, y: 15), with: nil) == nil)
    }
}
