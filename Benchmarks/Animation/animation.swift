// A frame of a running animation: processor time of layout and commit, and the bytes that go to the browser, by number of moving layers.
//   animation    prints JSON
import Foundation
@_spi(Sandlot) import QuartzCore
@_spi(Sandlot) import UIKit

func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// How the layers are moved.
enum Motion: String, CaseIterable {
    /// `CABasicAnimation`s of the layers' positions.
    case layerAnimations = "layer animations"
    /// Constraints' constants changed in an animation block that ends with `layoutIfNeeded`.
    case animationBlock = "constraints, animation block"
    /// Constraints' constants changed for each frame, as a display link does: layout runs in every frame.
    case everyFrame = "constraints, every frame"
}

/// A window full of moving views, each placed by four constraints of its own.
@MainActor final class Field {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private var views: [UIView] = []
    private var leadings: [NSLayoutConstraint] = []
    private let committer: LayerCommitter
    private let motion: Motion
    private var now: TimeInterval
    private static let frameLength = 1.0 / 60

    init(_ count: Int, _ motion: Motion, _ committer: LayerCommitter) {
        self.motion = motion
        self.committer = committer
        now = StageClock.shared.now
        let root = UIViewController()
        window.rootViewController = root
        for index in 0..<count {
            let view = UIView()
            view.backgroundColor = .systemIndigo
            view.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(view)
            let leading = view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: CGFloat(index % 37))
            NSLayoutConstraint.activate([
                leading,
                view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: CGFloat(index % 803)),
                view.widthAnchor.constraint(equalToConstant: 24),
                view.heightAnchor.constraint(equalToConstant: 13),
            ])
            views.append(view)
            leadings.append(leading)
        }
        window.makeKeyAndVisible()
        while committer.commit(at: now) != nil {}
        start()
    }

    private func start() {
        switch motion {
        case .layerAnimations:
            for (index, view) in views.enumerated() {
                let animation = CABasicAnimation(keyPath: "position.x")
                animation.byValue = 200 + index % 11
                animation.duration = 1000
                view.layer.add(animation, forKey: "move")
            }
        case .animationBlock:
            UIView.animate(withDuration: 1000, delay: 0, options: .curveLinear) {
                for leading in self.leadings { leading.constant += 200 }
                self.window.layoutIfNeeded()
            }
        case .everyFrame: break
        }
        frame()
    }

    /// One frame: the clock goes on, what is due happens, layout and commit run. Answers the bytes to send.
    @discardableResult
    func frame() -> Int {
        now += Self.frameLength
        StageClock.shared.advance(to: now)
        if motion == .everyFrame {
            for leading in leadings { leading.constant += 0.5 }
        }
        return committer.commit(at: now)?.encoded().count ?? 0
    }

    func close() {
        for view in views { view.layer.removeAllAnimations() }
        window.isHidden = true
        window.rootViewController = nil
        while committer.commit(at: now) != nil {}
    }
}

@MainActor func main() throws {
    UIScreen.main.configure(StageDevice())
    let committer = LayerCommitter(root: UIScreen.main.rootLayer, scale: 3)
    var results: [[String: Any]] = []
    for motion in Motion.allCases {
        for count in [1, 10, 100, 1000] {
            let field = Field(count, motion, committer)
            for _ in 0..<5 { field.frame() }
            var milliseconds: [Double] = [], bytes: [Int] = []
            for _ in 0..<(count == 1000 ? 60 : 120) {
                let start = processorSeconds()
                bytes.append(field.frame())
                milliseconds.append((processorSeconds() - start) * 1000)
            }
            field.close()
            results.append(["motion": motion.rawValue, "layers": count, "milliseconds": milliseconds, "bytes": bytes])
        }
    }
    FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: results))
}

try MainActor.assumeIsolated { try main() }
