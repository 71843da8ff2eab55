import Testing

@_spi(Sandlot) @testable import UIKit

/// Which constraints fix which number of a view.
@MainActor @Suite final class DecidingConstraintTests {
    private let stage = ReportStage()

    @Test func `pinned edges decide place and length together`() {
        let box = stage.add(UIView(), "box")
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 20),
            box.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -33),
            box.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 7),
            box.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor, constant: -11),
        ])
        #expect(stage.deciders(box, .x) == ["UIView #box.leading = UIWindow.leading + 20"])
        #expect(
            stage.deciders(box, .width) == [
                "UIView #box.leading = UIWindow.leading + 20", "UIView #box.trailing = UIWindow.trailing − 33",
            ])
        #expect(stage.deciders(box, .y) == ["UIView #box.top = UIWindow.top + 7"])
        #expect(
            stage.deciders(box, .height) == [
                "UIView #box.bottom = UIWindow.bottom − 11", "UIView #box.top = UIWindow.top + 7",
            ])
        #expect(!stage.report(box).isAmbiguous)
    }

    @Test func `a centre needs the size to become a place`() {
        let box = stage.add(UIView(), "box")
        NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: stage.window.centerYAnchor),
            box.widthAnchor.constraint(equalToConstant: 120), box.heightAnchor.constraint(equalToConstant: 45),
        ])
        #expect(stage.deciders(box, .width) == ["UIView #box.width = 120"])
        #expect(stage.deciders(box, .x) == ["UIView #box.centerX = UIWindow.centerX", "UIView #box.width = 120"])
        #expect(stage.deciders(box, .y) == ["UIView #box.centerY = UIWindow.centerY", "UIView #box.height = 45"])
    }

    @Test func `content decides where nothing else asks`() {
        let box = stage.add(BoxView(64, 21), "box")
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 5),
            box.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 9),
        ])
        let report = stage.report(box)
        for number in [LayoutReport.Number.width, .height] {
            #expect(report.deciders[number]!.map { report.entries[$0].source } == [.contentSize])
        }
        #expect(stage.deciders(box, .x) == ["UIView #box.leading = UIWindow.leading + 5"].map { $0.replacing("UIView", with: "BoxView") })
        #expect(report.entries.filter { $0.source == .contentSize }.map(\.priority).sorted() == [250, 250, 750, 750])
    }

    @Test func `of two contents the one that hugs more decides, and with it the other's edges`() {
        let first = stage.add(BoxView(40, 20), "first")
        let second = stage.add(BoxView(60, 20), "second")
        second.setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -12),
            first.topAnchor.constraint(equalTo: stage.window.topAnchor),
            second.topAnchor.constraint(equalTo: stage.window.topAnchor),
        ])
        #expect(stage.deciders(second, .width) == ["BoxView #second hugs its content, 60 wide"])
        #expect(
            stage.deciders(first, .width) == [
                "BoxView #first.leading = UIWindow.leading + 10", "BoxView #second.leading = BoxView #first.trailing + 8",
            ])
        #expect(stage.words(first, .outvoted) == ["BoxView #first hugs its content, 40 wide"])
        #expect(stage.words(second, .outvoted) == [])
    }

    @Test func `content that just fits is the content's, whichever way the solver got there`() {
        let stack = stage.add(UIStackView(arrangedSubviews: [BoxView(50, 20), BoxView(70, 30)]), "stack")
        stack.axis = .vertical
        stack.heightAnchor.constraint(equalToConstant: 50).isActive = true
        stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        for view in stack.arrangedSubviews {
            let report = stage.report(view)
            #expect(report.deciders[.height]!.map { report.entries[$0].source } == [.contentSize])
        }
    }

    @Test(arguments: [(wish: CGFloat(220), decides: true), (wish: 90, decides: false)])
    func `an inequality decides only where it is reached`(wish: CGFloat, decides: Bool) {
        let box = stage.add(UIView(), "box")
        let wanted = box.widthAnchor.constraint(equalToConstant: wish)
        wanted.priority = .defaultHigh
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 4), wanted,
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
            box.topAnchor.constraint(equalTo: stage.window.topAnchor), box.heightAnchor.constraint(equalToConstant: 30),
        ])
        #expect(stage.deciders(box, .width) == [decides ? "UIView #box.width ≤ 150" : "UIView #box.width = 90 @750"])
        #expect(stage.words(box, .outvoted) == (decides ? ["UIView #box.width = 220 @750"] : []))
    }

    @Test func `a multiple of another length`() {
        let track = stage.add(UIView(), "track")
        let bar = stage.add(UIView(), "bar", to: track)
        NSLayoutConstraint.activate([
            track.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 15),
            track.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -25),
            track.topAnchor.constraint(equalTo: stage.window.topAnchor), track.heightAnchor.constraint(equalToConstant: 10),
            bar.leadingAnchor.constraint(equalTo: track.leadingAnchor), bar.topAnchor.constraint(equalTo: track.topAnchor),
            bar.heightAnchor.constraint(equalTo: track.heightAnchor),
            bar.widthAnchor.constraint(equalTo: track.widthAnchor, multiplier: 0.25),
        ])
        #expect(stage.deciders(bar, .width) == ["UIView #bar.width = 0.25 × UIView #track.width"])
        #expect(bar.frame.width == 65)
        #expect(stage.deciders(track, .height) == ["UIView #track.height = 10"])
    }

    @Test func `an aspect ratio follows the edges of the other axis`() {
        let box = stage.add(UIView(), "box")
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 20),
            box.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor, constant: -80),
            box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 1.5),
        ])
        #expect(
            stage.deciders(box, .width) == [
                "UIView #box.bottom = UIWindow.bottom − 80", "UIView #box.top = UIWindow.top + 20",
                "UIView #box.width = 1.5 × UIView #box.height",
            ])
        #expect(box.frame == CGRect(x: 0, y: 20, width: 150, height: 100))
    }

    @Test func `a stack decides for what it arranges`() {
        let stack = stage.add(UIStackView(arrangedSubviews: [BoxView(50, 20), BoxView(70, 30)]), "stack")
        stack.axis = .vertical
        stack.spacing = 6
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 13),
            stack.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 17),
            stack.widthAnchor.constraint(equalToConstant: 110),
        ])
        let second = stack.arrangedSubviews[1]
        let report = stage.report(second)
        for number in [LayoutReport.Number.x, .width] {
            #expect(report.deciders[number]!.map { report.entries[$0].source }.allSatisfy { $0 == .stackView })
            #expect(!report.deciders[number]!.isEmpty)
        }
        #expect(report.deciders[.height]!.map { report.entries[$0].source } == [.contentSize])
        #expect(report.entries.filter { $0.source == .stackView }.allSatisfy { $0.file == nil && $0.identifier == nil })
    }

    @Test func `a frame decides everything while the mask is translated`() {
        let plain = UIView(frame: CGRect(x: 12, y: 34, width: 56, height: 78))
        stage.window.addSubview(plain)
        for number in LayoutReport.Number.allCases {
            #expect(stage.deciders(plain, number) == ["UIView is placed by its frame (12, 34, 56, 78)"])
        }
        let box = stage.add(UIView(), "box")
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: plain.leadingAnchor), box.topAnchor.constraint(equalTo: plain.bottomAnchor),
            box.widthAnchor.constraint(equalTo: plain.widthAnchor), box.heightAnchor.constraint(equalToConstant: 9),
        ])
        #expect(stage.deciders(plain, .width) == ["UIView is placed by its frame (12, 34, 56, 78)"])
        #expect(stage.report(plain).entries.map(\.source).filter { $0 == .autoresizing }.count == 1)
        #expect(stage.deciders(box, .width) == ["UIView #box.width = UIView.width"])
    }

    @Test func `safe area and margins are told apart from the user's own`() {
        let box = stage.add(UIView(), "box")
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: stage.window.safeAreaLayoutGuide.topAnchor, constant: 3),
            box.leadingAnchor.constraint(equalTo: stage.window.layoutMarginsGuide.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 30), box.heightAnchor.constraint(equalToConstant: 40),
        ])
        let report = stage.report(box)
        func sources(_ number: LayoutReport.Number) -> [LayoutReport.Source] {
            report.deciders[number]!.map { report.entries[$0].source }
        }
        #expect(sources(.y) == [.safeArea])
        #expect(sources(.x) == [.margins])
        #expect(sources(.width) == [.user])
        #expect(report.entries[report.deciders[.y]![0]].file == "DecidingConstraintTests.swift")
        #expect(LayoutReporter().usedGuides(of: stage.window).map(\.identifier) == ["safeAreaLayoutGuide", "layoutMarginsGuide"])
    }
}
