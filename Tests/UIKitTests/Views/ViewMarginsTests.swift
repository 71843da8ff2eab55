import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct ViewMarginsTests {
    private let notch = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    @Test func `the safe area reaches into a view as far as the view reaches out of it`() {
        let window = TestScreen.window(safeArea: notch)
        let view = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 820))
        window.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 22, right: 0))
        view.frame = CGRect(x: 0, y: 100, width: 393, height: 200)
        #expect(view.safeAreaInsets == .zero)
        let controller = UIViewController()
        window.rootViewController = controller
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 3, bottom: 0, right: 0)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 70, left: 3, bottom: 34, right: 0))
    }

    @Test func `margins are eight, the system's in a controller's view, and grow by the safe area`() {
        let window = TestScreen.window(safeArea: notch)
        let controller = UIViewController()
        window.rootViewController = controller
        let child = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        controller.view.addSubview(child)
        #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 59, left: 20, bottom: 34, right: 20))
        let narrow = TestScreen.window(320, 300, scale: 2)
        let other = UIViewController()
        narrow.rootViewController = other
        #expect(other.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        _ = TestScreen.window()
    }

    @Test func `a view that preserves its superview's margins takes the greater`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        parent.layoutMargins = UIEdgeInsets(top: 30, left: 2, bottom: 12, right: 41)
        let child = UIView(frame: CGRect(x: 0, y: 10, width: 200, height: 90))
        child.preservesSuperviewLayoutMargins = true
        parent.addSubview(child)
        #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 8, bottom: 12, right: 41))
    }

    @Test func `directional margins follow the direction`() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }
}
