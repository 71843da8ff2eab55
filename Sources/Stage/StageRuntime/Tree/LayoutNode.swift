import FoundationSupport
@_spi(Sandlot) import UIKit

/// What the tree says about a view's layout: its constraints, who decides what, its guides and properties.
@MainActor
struct LayoutNode {
    private let report: LayoutReport
    private let guides: [(name: String, frame: CGRect)]
    private let properties: [ViewProperty]
    private let view: UIView

    /// - Parameter isRoot: whether the view is the live view, whose safe area is always told.
    init(_ view: UIView, _ placement: ViewPlacement, isRoot: Bool, _ reporter: LayoutReporter) {
        self.view = view
        report = reporter.report(on: view)
        var used = reporter.usedGuides(of: view)
        if isRoot, !used.contains(where: { $0 === view.safeAreaLayoutGuide }) { used.append(view.safeAreaLayoutGuide) }
        guides = used.map { guide in
            let name = guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
            return (name, ViewPlacement.box(of: guide.layoutFrame, placement.model))
        }
        properties = ViewProperty.all(of: view)
    }

    // MARK: - Writing

    /// The three keys, after a comma.
    func writeJSON(to output: inout String) {
        output += ", \"layout\": {\"ambiguous\": \(report.isAmbiguous), \"decidedBy\": {"
        output += LayoutReport.Number.allCases.map { number in
            "\"\(number.rawValue)\": [\((report.deciders[number] ?? []).map(String.init).joined(separator: ", "))]"
        }.joined(separator: ", ")
        output += "}, \"constraints\": [\(report.entries.map(json).joined(separator: ", "))], \"why\": "
        output += JSONText.array(report.sentences) + "}, \"guides\": ["
        output += guides.map { "{\"name\": \(JSONText.string($0.name)), \"frame\": [\(GeometryWords.box($0.frame))]}" }
            .joined(separator: ", ")
        output += "], \"properties\": ["
        output += properties.map { "{\"name\": \"\($0.name)\", \"value\": \(JSONText.string($0.value))}" }.joined(separator: ", ")
        output += "]"
    }

    private func json(_ entry: LayoutReport.Entry) -> String {
        var text = "{\"words\": \(JSONText.string(entry.words)), \"state\": \"\(entry.state.rawValue)\", "
        text += "\"source\": \"\(entry.source.rawValue)\", \"priority\": \(GeometryWords.number(entry.priority)), "
        text += "\"file\": \(JSONText.string(entry.file)), \"line\": \(entry.line.map(String.init) ?? "null"), "
        text += "\"identifier\": \(JSONText.string(entry.identifier)), \"layerIds\": \(JSONText.layers(of: entry.views))}"
        return text
    }

    /// Lines below the view's own: who decides each number, then what takes no part or lost.
    func writeText(to output: inout String, indent: Int) {
        let space = String(repeating: "  ", count: indent)
        let deciders = LayoutReport.Number.allCases.map { report.deciders[$0] ?? [] }
        if deciders.allSatisfy({ $0 == deciders[0] && $0.count == 1 }) {
            output += space + "frame  ← \(report.entries[deciders[0][0]].words)\n"
        } else {
            for (number, indexes) in zip(LayoutReport.Number.allCases, deciders) {
                let words = indexes.isEmpty ? ["nothing: ambiguous"] : indexes.map { report.entries[$0].words }
                for (row, line) in words.enumerated() {
                    let name = row == 0 ? number.rawValue : ""
                    output += space + name + String(repeating: " ", count: 7 - name.count) + "← \(line)\n"
                }
            }
        }
        for state in [LayoutReport.State.inactive, .outvoted, .broken] {
            // A constraint between two views is told where it comes first.
            let lines = report.entries.filter { $0.state == state && $0.views.first === view }.map(\.words)
            for line in lines { output += space + "\(state.rawValue): \(line)\n" }
        }
    }
}
