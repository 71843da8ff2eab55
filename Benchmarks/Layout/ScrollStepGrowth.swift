import SnapKit
import UIKit

/// One step of scrolling with 10, 100 and 1,000 constrained views: flat while none depends on the offset, linear when
/// each is pinned to something outside the scroll view.
@MainActor struct ScrollStepGrowth {
    private static let counts = [10, 100, 1000]
    private static let steps = 200

    func print() {
        Swift.print("One scroll step, microseconds of processor time")
        let resting = Self.counts.map { cost($0, follows: false) }
        let following = Self.counts.map { cost($0, follows: true) }
        row("views that move with the content", resting, "100 times the views: goal below 2", resting[2] / resting[0] < 2)
        row("views held by something outside", following, "10 times the views from 100: goal below 15", following[2] / following[1] < 15)
    }

    private func row(_ name: String, _ costs: [Double], _ goal: String, _ isMet: Bool) {
        let figures = zip(Self.counts, costs).map { String(format: "%d views %.1f", $0, $1) }.joined(separator: "  ")
        Swift.print("  \(name): \(figures)  ratios \(String(format: "%.2f, %.2f", costs[1] / costs[0], costs[2] / costs[1]))  (\(goal): \(isMet ? "met" : "missed"))")
    }

    private func cost(_ count: Int, follows: Bool) -> Double {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let scrollView = UIScrollView()
        root.addSubview(scrollView)
        scrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
        var previous: UIView?
        for index in 0..<count {
            let view = UIView()
            scrollView.addSubview(view)
            view.snp.makeConstraints {
                $0.left.equalToSuperview()
                $0.width.equalTo(40)
                if follows {
                    $0.top.equalTo(root).offset(index)
                    $0.height.equalTo(10)
                } else {
                    $0.top.equalTo(previous?.snp.bottom ?? scrollView.snp.top)
                    $0.height.equalTo(10)
                }
            }
            previous = view
        }
        let filler = UIView()
        scrollView.addSubview(filler)
        filler.snp.makeConstraints {
            $0.edges.equalToSuperview()
            $0.width.equalTo(root)
            $0.height.equalTo(20_000)
        }
        root.layoutIfNeeded()
        var offset: CGFloat = 0
        let times = Stopwatch.medians(rounds: 5, [{
            Stopwatch.milliseconds {
                for _ in 0..<Self.steps {
                    offset += 1
                    scrollView.contentOffset.y = offset
                    root.layoutIfNeeded()
                }
            }
        }])
        precondition(scrollView.contentOffset.y == offset)
        return times[0] * 1000 / Double(Self.steps)
    }
}
