import SnapKit
import Testing
import UIKit

@MainActor @Suite struct KeptConstraintTests {
    let scene = Scene()

    @Test func updatingTheOffsetMovesTheView() throws {
        let view = scene.view()
        var top: Constraint?
        view.snp.makeConstraints {
            top = $0.top.equalToSuperview().offset(10).constraint
            $0.left.equalToSuperview()
            $0.size.equalTo(10)
        }
        #expect(scene.frame(of: view).minY == 10)
        top?.update(offset: 55)
        #expect(scene.frame(of: view).minY == 55)
    }

    @Test func updatingTheInsetMovesAllEdges() {
        let view = scene.view()
        var edges: Constraint?
        view.snp.makeConstraints { edges = $0.edges.equalToSuperview().inset(10).constraint }
        edges?.update(inset: UIEdgeInsets(top: 0, left: 1, bottom: 2, right: 3))
        #expect(scene.frame(of: view) == CGRect(x: 1, y: 0, width: 396, height: 798))
        edges?.update(inset: NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1))
        #expect(scene.frame(of: view) == CGRect(x: 3, y: 4, width: 396, height: 794))
        edges?.update(inset: 20)
        #expect(scene.frame(of: view) == CGRect(x: 20, y: 20, width: 360, height: 760))
    }

    @Test func updatingThePriorityDecidesWhoWins() {
        let view = scene.view()
        var narrow: Constraint?
        view.snp.makeConstraints {
            $0.left.top.equalToSuperview()
            $0.height.equalTo(1)
            narrow = $0.width.equalTo(50).priority(.low).constraint
            $0.width.equalTo(100).priority(.medium)
        }
        #expect(scene.frame(of: view).width == 100)
        narrow?.update(priority: .high)
        #expect(scene.frame(of: view).width == 50)
        narrow?.update(priority: 1)
        #expect(scene.frame(of: view).width == 100)
    }

    @Test func deactivatedConstraintsComeBack() {
        let view = scene.view()
        var wide: Constraint?
        view.snp.makeConstraints {
            $0.left.top.equalToSuperview()
            $0.height.equalTo(1)
            wide = $0.width.equalTo(300).constraint
            $0.width.equalTo(100).priority(.low)
        }
        #expect(scene.frame(of: view).width == 300)
        wide?.deactivate()
        #expect(wide?.isActive == false)
        #expect(scene.frame(of: view).width == 100)
        wide?.isActive = true
        #expect(scene.frame(of: view).width == 300)
    }

    @Test func updateChangesConstantsOfMatchingStatementsOnly() {
        let view = scene.view()
        view.snp.makeConstraints {
            $0.left.top.equalToSuperview()
            $0.width.equalTo(10)
            $0.height.equalTo(20)
        }
        let before = view.constraints.count
        view.snp.updateConstraints { $0.width.equalTo(70) }
        #expect(scene.frame(of: view) == CGRect(x: 0, y: 0, width: 70, height: 20))
        #expect(view.constraints.count == before)
    }

    @Test func updateOfAViewWithoutConstraintsMakesThem() {
        let view = scene.view()
        view.snp.updateConstraints { $0.edges.equalToSuperview() }
        #expect(scene.frame(of: view).size == scene.root.bounds.size)
    }

    @Test func remakeDropsEverythingTheDSLMadeAndNothingElse() {
        let view = scene.view()
        view.snp.makeConstraints { $0.edges.equalToSuperview() }
        let own = view.widthAnchor.constraint(equalToConstant: 30)
        own.priority = .defaultHigh
        own.isActive = true
        view.snp.remakeConstraints {
            $0.top.left.equalToSuperview()
            $0.height.equalTo(5)
        }
        #expect(scene.frame(of: view) == CGRect(x: 0, y: 0, width: 30, height: 5))
        #expect(own.isActive)
    }

    @Test func removeTakesAllAway() {
        let view = scene.view()
        view.snp.makeConstraints { $0.edges.equalToSuperview() }
        view.snp.removeConstraints()
        #expect(scene.root.constraints.isEmpty)
        #expect(view.constraints.isEmpty)
    }

    @Test func aKeptConstraintOfADeallocatedViewIsHarmless() {
        var kept: Constraint?
        do {
            let view = UIView()
            scene.root.addSubview(view)
            view.snp.makeConstraints { kept = $0.width.equalTo(4).constraint }
            view.removeFromSuperview()
        }
        kept?.update(offset: 9)
        kept?.deactivate()
        kept?.activate()
        scene.root.layoutIfNeeded()
        #expect(scene.root.constraints.isEmpty)
    }

    @Test func aThousandRemakesLeaveAsManyConstraintsAsOne() {
        let view = scene.view()
        for round in 1...1000 {
            view.snp.remakeConstraints {
                $0.left.top.equalToSuperview()
                $0.height.equalTo(8)
                $0.width.equalToSuperview().multipliedBy(Double(round) / 1000)
            }
        }
        #expect(scene.frame(of: view).width == 400)
        #expect(view.constraints.count + scene.root.constraints.count == 4)
    }
}
