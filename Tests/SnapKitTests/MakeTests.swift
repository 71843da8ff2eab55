import SnapKit
import Testing
import UIKit

@MainActor @Suite struct MakeTests {
    let scene = Scene()

    @Test func edgesFillTheSuperview() {
        let view = scene.view()
        view.snp.makeConstraints { $0.edges.equalToSuperview() }
        #expect(scene.frame(of: view) == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func oneNumberInsetsAllEdges() {
        let view = scene.view()
        view.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
        #expect(scene.frame(of: view) == CGRect(x: 10, y: 10, width: 380, height: 780))
    }

    @Test func insetsOfEachEdgeCountInwards() {
        let view = scene.view()
        view.snp.makeConstraints {
            $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
        #expect(scene.frame(of: view) == CGRect(x: 2, y: 1, width: 394, height: 796))
    }

    @Test func directionalInsetsFollowLeadingAndTrailing() {
        let view = scene.view()
        view.snp.makeConstraints {
            $0.directionalEdges.equalToSuperview()
                .inset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        #expect(scene.frame(of: view) == CGRect(x: 2, y: 1, width: 394, height: 796))
    }

    @Test func sizeTakesASizeOrOneNumber() {
        let first = scene.view()
        let second = scene.view()
        first.snp.makeConstraints {
            $0.left.top.equalToSuperview()
            $0.size.equalTo(CGSize(width: 30, height: 50))
        }
        second.snp.makeConstraints {
            $0.left.top.equalToSuperview()
            $0.size.equalTo(44)
        }
        #expect(scene.frame(of: first).size == CGSize(width: 30, height: 50))
        #expect(scene.frame(of: second).size == CGSize(width: 44, height: 44))
    }

    @Test func aPointPlacesTheCentreFromTheSuperviewsCorner() {
        let view = scene.view()
        view.snp.makeConstraints {
            $0.center.equalTo(CGPoint(x: 100, y: 200))
            $0.size.equalTo(20)
        }
        #expect(scene.frame(of: view) == CGRect(x: 90, y: 190, width: 20, height: 20))
    }

    @Test func aNumberForAnEdgeCountsFromTheSuperview() {
        let view = scene.view()
        view.snp.makeConstraints {
            $0.left.equalTo(12)
            $0.top.equalTo(30)
            $0.width.height.equalTo(5)
        }
        #expect(scene.frame(of: view) == CGRect(x: 12, y: 30, width: 5, height: 5))
    }

    @Test func anotherViewsAttributeWithOffsetAndFactor() {
        let first = scene.view()
        let second = scene.view()
        first.snp.makeConstraints {
            $0.left.top.equalToSuperview().offset(20)
            $0.width.equalToSuperview().dividedBy(4)
            $0.height.equalTo(first.snp.width).multipliedBy(0.5)
        }
        second.snp.makeConstraints {
            $0.top.equalTo(first.snp.bottom).offset(8)
            $0.leading.equalTo(first)
            $0.size.equalTo(first)
        }
        #expect(scene.frame(of: first) == CGRect(x: 20, y: 20, width: 100, height: 50))
        #expect(scene.frame(of: second) == CGRect(x: 20, y: 78, width: 100, height: 50))
    }

    @Test func widthInsetShrinksByBothSides() {
        let view = scene.view()
        view.snp.makeConstraints {
            $0.center.equalToSuperview()
            $0.size.equalToSuperview().inset(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        }
        #expect(scene.frame(of: view).size == CGSize(width: 340, height: 760))
    }

    @Test func edgesPairWithMargins() {
        scene.root.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        let view = scene.view()
        let other = scene.view()
        view.snp.makeConstraints { $0.edges.equalTo(scene.root.snp.margins) }
        other.snp.makeConstraints {
            $0.centerWithinMargins.equalToSuperview()
            $0.size.equalTo(2)
        }
        #expect(scene.frame(of: view) == CGRect(x: 6, y: 5, width: 386, height: 788))
        #expect(scene.frame(of: other) == CGRect(x: 198, y: 398, width: 2, height: 2))
    }

    @Test func singleMarginsAndWholeGroups() {
        scene.root.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        let view = scene.view()
        view.snp.makeConstraints {
            $0.leading.equalTo(scene.root.snp.leadingMargin)
            $0.trailing.equalTo(scene.root.snp.trailingMargin)
            $0.verticalEdges.equalToSuperview()
        }
        let other = scene.view()
        other.snp.makeConstraints {
            $0.directionalHorizontalEdges.equalToSuperview()
            $0.top.equalTo(scene.root.snp.topMargin)
            $0.bottom.equalTo(scene.root.snp.bottomMargin)
        }
        #expect(scene.frame(of: view) == CGRect(x: 6, y: 0, width: 386, height: 800))
        #expect(scene.frame(of: other) == CGRect(x: 0, y: 5, width: 400, height: 788))
    }

    @Test func baselinesOfTwoLabels() {
        let large = UILabel()
        large.text = "Ag"
        large.font = .systemFont(ofSize: 40)
        let small = UILabel()
        small.text = "Ag"
        small.font = .systemFont(ofSize: 12)
        for label in [large, small] { scene.root.addSubview(label) }
        large.snp.makeConstraints { $0.left.top.equalToSuperview() }
        small.snp.makeConstraints {
            $0.left.equalTo(large.snp.right)
            $0.firstBaseline.equalTo(large)
        }
        let difference = scene.frame(of: small).minY - large.frame.minY
        let expected = large.font.ascender - small.font.ascender
        #expect(abs(difference - expected) <= 1)
        #expect(difference > 10)
    }

    @Test func inequalitiesHoldAndPrioritiesGiveWay() {
        let view = scene.view()
        view.snp.makeConstraints {
            $0.left.top.equalToSuperview()
            $0.width.greaterThanOrEqualTo(100)
            $0.width.equalTo(50).priority(.high)
            $0.height.lessThanOrEqualToSuperview().multipliedBy(0.25)
            $0.height.equalTo(1000).priority(999)
        }
        #expect(scene.frame(of: view) == CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test func theSuperviewsGuideByClosure() {
        let guide = UILayoutGuide()
        scene.root.addLayoutGuide(guide)
        guide.snp.makeConstraints {
            $0.left.equalToSuperview().offset(30)
            $0.top.bottom.equalToSuperview()
            $0.width.equalTo(60)
        }
        let view = scene.view()
        view.snp.makeConstraints {
            $0.edges.equalToSuperview { $0.layoutGuides[0] }
        }
        #expect(scene.frame(of: view) == CGRect(x: 30, y: 0, width: 60, height: 800))
    }

    @Test func preparedConstraintsWaitToBeActivated() {
        let view = scene.view()
        let prepared = view.snp.prepareConstraints { $0.edges.equalToSuperview() }
        #expect(prepared.count == 1)
        #expect(prepared[0].layoutConstraints.count == 4)
        #expect(!prepared[0].isActive)
        prepared[0].activate()
        #expect(prepared[0].isActive)
        #expect(scene.frame(of: view).size == scene.root.bounds.size)
    }

    @Test func aStatementWithoutRelationMakesNothing() {
        let view = scene.view()
        let prepared = view.snp.prepareConstraints { _ = $0.width.height }
        #expect(prepared.isEmpty)
    }

    @Test func priorityTargetsOfEveryKind() {
        let view = scene.view()
        let priorities = view.snp.prepareConstraints {
            $0.width.equalTo(1).priority(.medium)
            $0.width.equalTo(1).priority(UILayoutPriority.defaultLow)
            $0.width.equalTo(1).priority(ConstraintPriority.high.advanced(by: 1))
            $0.width.equalTo(1).priority(CGFloat(12))
        }.map { $0.layoutConstraints[0].priority.rawValue }
        #expect(priorities == [500, 250, 751, 12])
    }

    @Test func labelsReachMessages() {
        let view = scene.view()
        view.snp.setLabel("card")
        let made = view.snp.prepareConstraints { $0.width.equalTo(40).labeled("card width") }
        #expect(view.snp.label() == "card")
        #expect(made[0].layoutConstraints[0].label == "card width")
        #expect(made[0].layoutConstraints[0].description.contains("'card width' UIView 'card'.width = 40"))
        #expect(made[0].layoutConstraints[0].description.contains("MakeTests.swift:"))
    }

    @Test func insetsFollowTheConfiguredDirection() {
        ConstraintConfig.interfaceLayoutDirection = .rightToLeft
        defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
        let view = scene.view()
        let made = view.snp.prepareConstraints {
            $0.leading.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 7))
        }
        #expect(made[0].layoutConstraints[0].constant == 7)
    }
}
