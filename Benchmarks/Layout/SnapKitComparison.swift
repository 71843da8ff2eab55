import SnapKit
import UIKit

/// Makes, updates and remakes the constraints of 1,000 views with SnapKit and with anchors, layout included.
@MainActor struct SnapKitComparison {
    private static let count = 1000
    private static let goal = 1.3

    func print() {
        let rows = [
            ("make", { self.snapKit().made }, { self.anchors().made }),
            ("update", { self.snapKit().updated }, { self.anchors().updated }),
            ("remake", { self.snapKit().remade }, { self.anchors().remade }),
        ]
        Swift.print("SnapKit against anchors, \(Self.count) views with four constraints each, milliseconds of processor time with layout")
        for (name, snapKit, anchors) in rows {
            let times = Stopwatch.medians(rounds: 7, [snapKit, anchors])
            let ratio = times[0] / times[1]
            Swift.print(String(
                format: "  %@  SnapKit %8.2f  anchors %8.2f  ratio %.2f  (goal below %.1f: %@)", name.padding(toLength: 6, withPad: " ", startingAt: 0),
                times[0], times[1], ratio, Self.goal, ratio < Self.goal ? "met" : "missed"))
        }
    }

    private struct Times {
        var made, updated, remade: Double
    }

    private func scene() -> (root: UIView, views: [UIView]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let views = (0..<Self.count).map { _ in
            let view = UIView()
            root.addSubview(view)
            return view
        }
        return (root, views)
    }

    private func snapKit() -> Times {
        let (root, views) = scene()
        func describe(_ make: ConstraintMaker, _ index: Int, _ height: CGFloat) {
            make.left.right.equalToSuperview().inset(8)
            if index == 0 {
                make.top.equalToSuperview().offset(4)
            } else {
                make.top.equalTo(views[index - 1].snp.bottom).offset(4)
            }
            make.height.equalTo(height)
        }
        let made = Stopwatch.milliseconds {
            for (index, view) in views.enumerated() { view.snp.makeConstraints { describe($0, index, 20) } }
            root.layoutIfNeeded()
        }
        let updated = Stopwatch.milliseconds {
            for view in views { view.snp.updateConstraints { $0.height.equalTo(24) } }
            root.layoutIfNeeded()
        }
        precondition(views[Self.count - 1].frame.maxY == CGFloat(Self.count * 28))
        let remade = Stopwatch.milliseconds {
            for (index, view) in views.enumerated() { view.snp.remakeConstraints { describe($0, index, 22) } }
            root.layoutIfNeeded()
        }
        precondition(views[Self.count - 1].frame.maxY == CGFloat(Self.count * 26))
        return Times(made: made, updated: updated, remade: remade)
    }

    private func anchors() -> Times {
        let (root, views) = scene()
        func constraints(_ view: UIView, _ index: Int, _ height: CGFloat) -> [NSLayoutConstraint] {
            [
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
                view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8),
                view.topAnchor.constraint(equalTo: index == 0 ? root.topAnchor : views[index - 1].bottomAnchor, constant: 4),
                view.heightAnchor.constraint(equalToConstant: height),
            ]
        }
        var kept: [[NSLayoutConstraint]] = []
        let made = Stopwatch.milliseconds {
            for (index, view) in views.enumerated() {
                view.translatesAutoresizingMaskIntoConstraints = false
                let own = constraints(view, index, 20)
                NSLayoutConstraint.activate(own)
                kept.append(own)
            }
            root.layoutIfNeeded()
        }
        let updated = Stopwatch.milliseconds {
            for own in kept { own[3].constant = 24 }
            root.layoutIfNeeded()
        }
        precondition(views[Self.count - 1].frame.maxY == CGFloat(Self.count * 28))
        let remade = Stopwatch.milliseconds {
            for (index, view) in views.enumerated() {
                NSLayoutConstraint.deactivate(kept[index])
                let own = constraints(view, index, 22)
                NSLayoutConstraint.activate(own)
                kept[index] = own
            }
            root.layoutIfNeeded()
        }
        precondition(views[Self.count - 1].frame.maxY == CGFloat(Self.count * 26))
        return Times(made: made, updated: updated, remade: remade)
    }
}
