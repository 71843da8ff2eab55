import SnapKit
import Testing
import UIKit

/// Mistakes that stop the page with a message that names the view and the user's line.
@Suite struct TrapTests {
    @Test func aSuperviewThatIsNotThere() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UILabel()
                view.text = "alone"
                view.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        expect(result, says: ["TrapTests.swift:", "UILabel \"alone\"", "equalToSuperview needs a superview"])
    }

    @Test func anUpdateThatMatchesNothing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = UIView()
                let view = UIView()
                view.accessibilityIdentifier = "box"
                root.addSubview(view)
                view.snp.makeConstraints { $0.width.equalTo(10) }
                view.snp.updateConstraints { $0.height.equalTo(10) }
            }
        }
        expect(result, says: ["TrapTests.swift:", "UIView #box", "no constraint to update"])
    }

    @Test func viewsWithoutACommonAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let first = UIView()
                let second = UIView()
                first.accessibilityIdentifier = "first"
                second.accessibilityIdentifier = "second"
                first.snp.makeConstraints { $0.left.equalTo(second) }
            }
        }
        expect(result, says: ["TrapTests.swift:", "UIView #first", "UIView #second", "no common ancestor"])
    }

    @Test func severalAttributesAgainstOthers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = UIView()
                let view = UIView()
                root.addSubview(view)
                view.snp.makeConstraints { $0.width.equalTo(root.snp.edges) }
            }
        }
        expect(result, says: ["TrapTests.swift:", "several attributes"])
    }

    private func expect(_ result: ExitTest.Result?, says words: [String]) {
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        for word in words { #expect(message.contains(word), "\(word) in \(message.prefix(600))") }
    }
}
