import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct TraitInheritanceTests {
    private final class Listening: UIView {
        var changes: [UIUserInterfaceStyle?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            changes.append(previousTraitCollection?.userInterfaceStyle)
        }
    }

    @Test func `an override reaches all inside until the next override`() {
        let outer = UIView()
        let inner = UIView()
        let leaf = Listening()
        outer.addSubview(inner)
        inner.addSubview(leaf)
        #expect(leaf.traitCollection.userInterfaceStyle == .light)
        outer.overrideUserInterfaceStyle = .dark
        #expect(leaf.traitCollection.userInterfaceStyle == .dark)
        #expect(leaf.changes == [.light])
        inner.traitOverrides.userInterfaceStyle = .light
        #expect(leaf.traitCollection.userInterfaceStyle == .light)
        inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(leaf.changes == [.light, .dark, .light])
    }

    @Test func `a dynamic background follows the style`() {
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(view.layer.backgroundColor?.components?.first == 0)
        view.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor?.components?.first == 1)
    }

    @Test func `registrations hear of their own traits only`() {
        let view = UIView()
        _ = view.traitCollection
        var heard: [UIUserInterfaceStyle] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous: UITraitCollection) in
            heard.append(previous.userInterfaceStyle)
        }
        view.traitOverrides.preferredContentSizeCategory = .small
        #expect(heard.isEmpty)
        view.overrideUserInterfaceStyle = .dark
        #expect(heard == [.light])
        view.unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .light
        #expect(heard == [.light])
    }

    @Test func `a controller's overrides reach its view, and a device's change reaches both`() {
        let window = TestScreen.window()
        let controller = UIViewController()
        window.rootViewController = controller
        #expect(controller.view.traitCollection.horizontalSizeClass == .compact)
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        controller.overrideUserInterfaceStyle = .unspecified
        var device = UIScreen.main.device
        device.style = .dark
        device.contentSizeCategory = .extraLarge
        UIScreen.main.configure(device)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.view.traitCollection.preferredContentSizeCategory == .extraLarge)
        UIScreen.main.configure(StageDevice())
        #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    }
}
