@_spi(Sandlot) @testable import UIKit

/// A window and fingers on it, on the stage's clock.
@MainActor final class TouchStage {
    /// Made when it is first used: test cases are made before others have run.
    private(set) lazy var window: UIWindow = {
        let window = TestScreen.window(size.width, size.height, scale: scale, safeArea: safeArea)
        EventDispatcher.shared.cancelAllTouches()
        // Far from the taps of other tests.
        wait(2)
        return window
    }()
    private let size: CGSize
    private let scale: CGFloat
    private let safeArea: UIEdgeInsets

    init(_ width: CGFloat = 393, _ height: CGFloat = 852, scale: CGFloat = 3, safeArea: UIEdgeInsets = .zero) {
        size = CGSize(width: width, height: height)
        self.scale = scale
        self.safeArea = safeArea
    }

    // Test cases end on other threads; views must go on the main one.
    isolated deinit {}

    var now: TimeInterval { StageClock.shared.now }

    func wait(_ seconds: TimeInterval) { StageClock.shared.advance(to: now + seconds) }

    func add<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil) -> View {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        (parent ?? window).addSubview(view)
        window.layoutIfNeeded()
        return view
    }

    private func send(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: Int) {
        EventDispatcher.shared.send(
            [.init(identifier: finger, phase: phase, location: CGPoint(x: x, y: y))], to: window)
    }

    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { send(.began, x, y, finger) }
    func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { send(.moved, x, y, finger) }
    func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { send(.ended, x, y, finger) }
    func cancel(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { send(.cancelled, x, y, finger) }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        wait(0.05)
        up(x, y)
    }

    /// Moves a finger that is down in equal steps, one every 1/120 s.
    func glide(_ from: (CGFloat, CGFloat), _ to: (CGFloat, CGFloat), steps: Int, finger: Int = 1) {
        for step in 1...steps {
            wait(1.0 / 120)
            let part = CGFloat(step) / CGFloat(steps)
            move(from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part, finger: finger)
        }
    }

    /// Down, along, and up at the end at once.
    func drag(_ from: (CGFloat, CGFloat), _ to: (CGFloat, CGFloat), steps: Int = 12) {
        down(from.0, from.1)
        glide(from, to, steps: steps)
        up(to.0, to.1)
    }
}

/// Writes down what it is told.
final class Journal: NSObject {
    var lines: [String] = []
    var states: [UIGestureRecognizer.State] = []

    @MainActor func changed(_ recognizer: UIGestureRecognizer) {
        states.append(recognizer.state)
        if let name = recognizer.name { lines.append("\(name) \(recognizer.state)") }
    }

    @MainActor func recorder<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String? = nil, on view: UIView) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(self, action: Selector("changed:", Journal.changed(_:)))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// A view that writes down its touches.
final class TouchView: UIView {
    var phases: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ word: String, _ touches: Set<UITouch>) {
        phases.append(touches.count == 1 ? word : "\(word) ×\(touches.count)")
    }
}
