import Testing

@_spi(Sandlot) @testable import UIKit

/// How constraints fare: inactive, broken, outvoted; and what is missing.
@MainActor @Suite final class ConstraintStateTests {
    private let stage = ReportStage()

    private func place(_ box: UIView) {
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 6),
            box.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 8),
            box.heightAnchor.constraint(equalToConstant: 25),
        ])
    }

    @Test func `a constraint that never was active is known while somebody holds it`() {
        let box = stage.add(UIView(), "box")
        place(box)
        box.widthAnchor.constraint(equalToConstant: 80).isActive = true
        var kept: NSLayoutConstraint? = box.widthAnchor.constraint(equalToConstant: 140)
        #expect(stage.words(box, .inactive) == ["UIView #box.width = 140"])
        kept?.isActive = true
        kept?.priority = .defaultLow
        #expect(stage.words(box, .inactive) == [])
        kept = nil
        #expect(stage.words(box, .inactive) == [])
    }

    @Test func `a deactivated constraint is known, and one let go is not`() {
        let box = stage.add(UIView(), "box")
        place(box)
        let narrow = box.widthAnchor.constraint(equalToConstant: 80)
        narrow.identifier = "narrow"
        var wide: NSLayoutConstraint? = box.widthAnchor.constraint(equalToConstant: 140)
        narrow.isActive = true
        #expect(stage.report(box).entries.filter { $0.state == .inactive }.map(\.views) == [[box]])
        narrow.isActive = false
        wide?.isActive = true
        #expect(stage.words(box, .inactive) == ["'narrow' UIView #box.width = 80"])
        #expect(stage.report(box).entries.last?.identifier == "narrow")
        wide?.isActive = false
        #expect(stage.words(box, .inactive) == ["'narrow' UIView #box.width = 80", "UIView #box.width = 140"])
        wide = nil
        #expect(stage.words(box, .inactive) == ["'narrow' UIView #box.width = 80"])
    }

    @Test func `of required constraints that contradict each other the later is broken`() {
        let box = stage.add(UIView(), "box")
        place(box)
        let kept = box.widthAnchor.constraint(equalToConstant: 80)
        let dropped = box.widthAnchor.constraint(equalToConstant: 95)
        kept.isActive = true
        dropped.isActive = true
        let reporter = LayoutReporter()
        let entries = reporter.report(on: box).entries.filter { $0.state == .broken }
        #expect(entries.map { ReportStage.plain($0.words) } == ["UIView #box.width = 95"])
        #expect(stage.deciders(box, .width) == ["UIView #box.width = 80"])
        #expect(reporter.problems.map(\.kind) == [.conflict])
        #expect(
            reporter.problems.first?.details.map(ReportStage.plain) == ["UIView #box.width = 95", "UIView #box.width = 80"])
        #expect(reporter.problems.first?.views == [box])

        kept.isActive = false
        #expect(stage.words(box, .broken) == [])
        #expect(stage.deciders(box, .width) == ["UIView #box.width = 95"])
        let after = LayoutReporter()
        _ = after.report(on: box)
        #expect(after.problems.isEmpty)
    }

    @Test func `the weaker of two wishes is outvoted`() {
        let box = stage.add(UIView(), "box")
        place(box)
        let strong = box.widthAnchor.constraint(equalToConstant: 80)
        let weak = box.widthAnchor.constraint(equalToConstant: 95)
        strong.priority = UILayoutPriority(700)
        weak.priority = UILayoutPriority(600)
        NSLayoutConstraint.activate([weak, strong])
        #expect(stage.words(box, .outvoted) == ["UIView #box.width = 95 @600"])
        #expect(stage.deciders(box, .width) == ["UIView #box.width = 80 @700"])
        #expect(
            stage.sentences(box).contains(
                "It would rather have “UIView #box.width = 95 @600”, but “UIView #box.width = 80 @700” has the higher priority "
                    + "(700 against 600)."))
    }

    @Test func `an ambiguous view says what is missing and what to add`() {
        let box = stage.add(UIView(), "box")
        box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 6).isActive = true
        let report = stage.report(box)
        #expect(report.isAmbiguous)
        #expect(report.deciders[.x]?.count == 1)
        #expect([LayoutReport.Number.y, .width, .height].allSatisfy { report.deciders[$0] == [] })
        #expect(
            stage.sentences(box).suffix(2) == [
                "Nothing decides its width: add a constraint on its width or on its trailing edge.",
                "Nothing decides its y or its height: add constraints on its top and its bottom, or on one of them and its height.",
            ])
    }

    @Test func `a view that hangs on an ambiguous one says so`() {
        let box = stage.add(UIView(), "box")
        let follower = stage.add(UIView(), "follower")
        place(box)
        place(follower)
        follower.widthAnchor.constraint(equalTo: box.widthAnchor, constant: 10).isActive = true
        let reporter = LayoutReporter()
        let reports = [reporter.report(on: box), reporter.report(on: follower)]
        #expect(reports.map(\.isAmbiguous) == [true, true])
        #expect(reporter.problems.map(\.kind) == [.ambiguity, .ambiguity])
        #expect(reporter.problems.map(\.views) == [[box], [follower]])
        #expect(
            reports.flatMap(\.sentences).filter { $0.contains("is open, because nothing decides the width of UIView #") }.count == 1)
    }

    @Test func `content that waits for its scroll view, which waits for it`() {
        let scrollView = stage.add(UIScrollView(), "scroll")
        let page = stage.add(UIView(), "page", to: scrollView)
        NSLayoutConstraint.activate(
            [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom].flatMap { edge in
                [(scrollView as UIView, stage.window as UIView), (page, scrollView)].map { inner, outer in
                    NSLayoutConstraint(
                        item: inner, attribute: edge, relatedBy: .equal, toItem: outer, attribute: edge, multiplier: 1, constant: 0)
                }
            })
        page.heightAnchor.constraint(equalToConstant: 900).isActive = true
        #expect(
            stage.sentences(page).last
                == "Nothing decides its width: its edges hold on to the content of UIScrollView #scroll, and that waits for the view; add "
                + "a constraint on its width, such as one to the frameLayoutGuide of the scroll view.")
        #expect(
            stage.sentences(scrollView).last
                == "Nothing decides how wide the content of UIScrollView #scroll is: give the view that is pinned to its trailing edge a "
                + "width that does not depend on the content.")
        #expect(stage.report(scrollView).isAmbiguous)
        page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
        #expect([page, scrollView].map { stage.report($0).isAmbiguous } == [false, false])
        #expect(stage.deciders(page, .width) == ["UIView #page.width = UIScrollView #scroll.frameLayoutGuide.width"])
    }

    @Test func `content at hand is no lack where code sets its size`() {
        let scrollView = stage.add(UIScrollView(), "scroll")
        scrollView.translatesAutoresizingMaskIntoConstraints = true
        let page = stage.add(BoxView(500, 700), "page", to: scrollView)
        page.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor).isActive = true
        page.topAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true
        #expect([page, scrollView].map { stage.report($0).isAmbiguous } == [false, false])
    }

    @Test func `every way to make a constraint tells its line`() {
        let box = stage.add(UIView(), "box")
        let line = Int(#line)
        let made =
            [box.widthAnchor.constraint(equalToConstant: 31)]
            + [NSLayoutConstraint(item: box, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 12)]
            + NSLayoutConstraint.constraints(withVisualFormat: "H:|-9-[box]", metrics: nil, views: ["box": box])
        NSLayoutConstraint.activate(made)
        let entries = stage.report(box).entries.filter { $0.source == .user }
        #expect(entries.map(\.line) == [line + 2, line + 3, line + 4])
        #expect(entries.allSatisfy { $0.file == "ConstraintStateTests.swift" })
    }

    @Test func `a thousand constraints come and go without trace`() {
        let box = stage.add(UIView(), "box")
        let before = InactiveConstraints.map { _ in true }.count
        for length in 0..<1000 {
            let constraint = box.widthAnchor.constraint(equalToConstant: CGFloat(length))
            constraint.isActive = true
            constraint.isActive = false
        }
        #expect(InactiveConstraints.map { _ in true }.count == before)
        #expect(stage.words(box, .inactive) == [])
    }
}
