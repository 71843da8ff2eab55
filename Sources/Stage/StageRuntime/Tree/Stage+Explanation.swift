import FoundationSupport
import StageProtocol
@_spi(Sandlot) import UIKit

/// `sandlot tree --why`.
extension Stage {
    /// Sentences that explain the layout of one view, a line each, or an object with them.
    ///
    /// The view is named by identifier or visible text, as for a tap, or by its class where only one view is of that class.
    func explainLayout(of identifier: String, _ format: StageRequest.TreeFormat) throws -> String {
        showFrame()
        let view = try visibleView(named: identifier) ?? onlyView(ofClass: identifier)
        let sentences = LayoutReporter().report(on: view).sentences
        switch format {
        case .text: return sentences.map { $0 + "\n" }.joined()
        case .json:
            return "{\"class\": \(JSONText.string(ViewNode.name(of: view))), \"id\": \(JSONText.string(view.accessibilityIdentifier)), "
                + "\"why\": \(JSONText.array(sentences))}\n"
        }
    }

    private func onlyView(ofClass name: String) throws -> UIView {
        let shown = try shownLiveView()
        var found: [UIView] = []
        func search(_ view: UIView) {
            let full = ViewNode.name(of: view)
            if full == name || full.hasSuffix("." + name) { found.append(view) }
            view.subviews.forEach(search)
        }
        for root in [shown.view] + shown.companions { search(root) }
        if found.count == 1 { return found[0] }
        throw StageFailure.step(
            found.isEmpty
                ? "--why: nothing visible has the identifier or text “\(name)”, and no view is of that class"
                : "--why: \(found.count) views are of class \(name); name one by its accessibilityIdentifier or its text")
    }
}
