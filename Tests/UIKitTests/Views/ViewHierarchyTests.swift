import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct ViewHierarchyTests {
    private final class Recorder: UIView {
        static var log: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) { Self.log.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))") }
        override func didMoveToSuperview() { Self.log.append("didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) { Self.log.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))") }
        override func didMoveToWindow() { Self.log.append("didMoveToWindow") }
        override func didAddSubview(_ subview: UIView) { Self.log.append("didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { Self.log.append("willRemoveSubview") }
    }

    @Test func `subviews and sublayers keep the same order`() {
        let parent = UIView()
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
        parent.addSubview(a)
        parent.addSubview(b)
        parent.insertSubview(c, at: 0)
        parent.insertSubview(d, belowSubview: b)
        #expect(parent.subviews == [c, a, d, b])
        #expect(parent.layer.sublayers!.elementsEqual(parent.subviews.map(\.layer), by: ===))
        parent.bringSubviewToFront(c)
        parent.sendSubviewToBack(b)
        parent.exchangeSubview(at: 1, withSubviewAt: 3)
        #expect(parent.subviews == [b, c, d, a])
        #expect(parent.layer.sublayers!.elementsEqual(parent.subviews.map(\.layer), by: ===))
    }

    @Test func `a view hears of its moves and a window reaches all inside`() {
        let window = TestScreen.window()
        let parent = UIView()
        window.addSubview(parent)
        let view = Recorder()
        Recorder.log = []
        parent.addSubview(view)
        #expect(Recorder.log == [
            "willMove(toSuperview: view)", "willMove(toWindow: window)", "didMoveToWindow", "didMoveToSuperview",
        ])
        #expect(view.window === window)
        Recorder.log = []
        parent.removeFromSuperview()
        #expect(Recorder.log == ["willMove(toWindow: nil)", "didMoveToWindow"])
        #expect(view.window == nil && view.superview === parent)
    }

    @Test func `a view outlives its superview`() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
            #expect(child.superview === parent)
        }
        #expect(child.superview == nil)
    }

    @Test func `views are found by tag and by descent`() {
        let root = UIView()
        let middle = UIView()
        let leaf = UIView()
        leaf.tag = 7
        root.addSubview(middle)
        middle.addSubview(leaf)
        #expect(root.viewWithTag(7) === leaf)
        #expect(leaf.isDescendant(of: root) && !root.isDescendant(of: leaf))
    }
}
