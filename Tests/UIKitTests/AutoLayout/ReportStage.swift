@_spi(Sandlot) @testable import UIKit

/// A window of 300 × 200 points whose views are called by their identifiers.
@MainActor final class ReportStage {
    let window = TestScreen.window(300, 200, scale: 2)

    /// Adds a view that constraints place.
    @discardableResult
    func add<View: UIView>(_ view: View, _ name: String, to superview: UIView? = nil) -> View {
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? window).addSubview(view)
        return view
    }

    func report(_ view: UIView) -> LayoutReport {
        window.layoutIfNeeded()
        return LayoutReporter().report(on: view)
    }

    /// The words of the constraints that decide a number, without the lines of these tests, in order.
    func deciders(_ view: UIView, _ number: LayoutReport.Number) -> [String] {
        let report = report(view)
        return report.deciders[number]!.map { Self.plain(report.entries[$0].words) }.sorted()
    }

    func words(_ view: UIView, _ state: LayoutReport.State) -> [String] {
        report(view).entries.filter { $0.state == state }.map { Self.plain($0.words) }
    }

    func sentences(_ view: UIView) -> [String] { report(view).sentences.map(Self.plain) }

    /// Takes the places in this folder's files away: ` (SomeTests.swift:12)`.
    static func plain(_ words: String) -> String {
        var text = words
        while let start = text.range(of: " ("), let end = text.range(of: ")", range: start.upperBound..<text.endIndex) {
            let note = text[start.upperBound..<end.lowerBound]
            guard note.contains("Tests.swift:") else {
                return text[..<end.upperBound] + plain(String(text[end.upperBound...]))
            }
            text.removeSubrange(start.lowerBound..<end.upperBound)
        }
        return text
    }
}
