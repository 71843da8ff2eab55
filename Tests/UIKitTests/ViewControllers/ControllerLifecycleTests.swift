import Testing

@_spi(Sandlot) @testable import UIKit

/// Writes down what it hears.
class RecordingController: UIViewController {
    nonisolated(unsafe) static var log: [String] = []
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) { Self.log.append(name.isEmpty ? event : "\(name) \(event)") }

    override func loadView() {
        note("loadView")
        super.loadView()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }

    static func appearances(_ body: () -> Void) -> [String] {
        log = []
        body()
        return log.filter { !$0.contains("Layout") && !$0.contains("load") && !$0.contains("Load") && !$0.contains("IsApp") }
    }
}

@MainActor @Suite struct ControllerLifecycleTests {
    @Test func `a root controller hears everything once, in Apple's order`() {
        let window = TestScreen.window()
        window.isHidden = true
        RecordingController.log = []
        window.rootViewController = RecordingController("")
        #expect(RecordingController.log.isEmpty)
        window.makeKeyAndVisible()
        TestScreen.settle(window)
        #expect(RecordingController.log == [
            "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
            "viewDidLayoutSubviews", "viewDidAppear",
        ])
        RecordingController.log = []
        window.rootViewController = nil
        #expect(RecordingController.log == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test func `the root view fills the window and follows it`() {
        let window = TestScreen.window(390, 844)
        let controller = UIViewController()
        window.rootViewController = controller
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        window.frame = CGRect(x: 0, y: 0, width: 500, height: 321)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 500, height: 321))
        _ = TestScreen.window()
    }

    @Test func `children appear with their parent, and later ones at once`() {
        let window = TestScreen.window()
        let parent = RecordingController("parent")
        let early = RecordingController("early")
        parent.addChild(early)
        parent.view.addSubview(early.view)
        early.didMove(toParent: parent)
        let first = RecordingController.appearances {
            window.rootViewController = parent
            TestScreen.settle(window)
        }
        #expect(first == ["parent viewWillAppear", "early viewWillAppear", "parent viewDidAppear", "early viewDidAppear"])
        let late = RecordingController("late")
        let second = RecordingController.appearances {
            parent.addChild(late)
            parent.view.addSubview(late.view)
            late.didMove(toParent: parent)
            TestScreen.settle(window)
        }
        #expect(second == ["late viewWillAppear", "late viewDidAppear"])
        #expect(late.navigationController == nil && late.parent === parent)
        let third = RecordingController.appearances {
            late.willMove(toParent: nil)
            late.view.removeFromSuperview()
            late.removeFromParent()
        }
        #expect(third == ["late viewWillDisappear", "late viewDidDisappear"])
    }

    @Test func `the responder chain goes through controllers, window, scene and application`() {
        let window = TestScreen.window()
        let controller = UIViewController()
        window.rootViewController = controller
        let view = UIView()
        controller.view.addSubview(view)
        #expect(view.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === window)
        #expect(window.next === window.windowScene)
        #expect(window.windowScene?.next === UIApplication.shared)
    }

    @Test func `a rotation tells controllers before it happens`() {
        final class Turning: UIViewController {
            var sizes: [CGSize] = []
            var boundsThen: CGSize?
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
                boundsThen = view.bounds.size
            }
        }
        let window = TestScreen.window()
        let controller = Turning()
        window.rootViewController = controller
        TestScreen.settle(window)
        var device = UIScreen.main.device
        device.size = CGSize(width: 852, height: 393)
        device.orientation = .landscapeRight
        UIScreen.main.configure(device)
        #expect(controller.sizes == [CGSize(width: 852, height: 393)])
        #expect(controller.boundsThen == CGSize(width: 393, height: 852))
        #expect(controller.view.bounds.size == CGSize(width: 852, height: 393))
        #expect(controller.traitCollection.verticalSizeClass == .compact)
        UIScreen.main.configure(StageDevice())
    }
}
