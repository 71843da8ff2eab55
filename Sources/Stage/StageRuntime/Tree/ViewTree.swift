import FoundationSupport
import StageProtocol
@_spi(Sandlot) import UIKit

/// The views below the live view with their frames, for `sandlot tree`, the inspector and tests.
@MainActor
struct ViewTree {
    let device: StageProtocol.StageDevice
    let time: TimeInterval
    let root: ViewNode
    private let hasLayers: Bool
    /// What is wrong with the layout; nil when nobody asked.
    private let problems: [LayoutProblem]?

    /// - Parameters:
    ///   - withLayers: also tells the identifiers that layers have in commits, and the problems of the layout.
    ///   - question: whose constraints, guides and properties are told, too.
    init(stage: Stage, withLayers: Bool = false, _ question: LayoutQuestion? = nil) throws {
        stage.showFrame()
        let shown = try stage.shownLiveView()
        device = stage.device
        time = stage.clock.now
        hasLayers = withLayers
        let view = shown.view
        var root = ViewNode(view, parent: ViewPlacement(rootOf: view), question)
        // Frames count from the live view's top left corner, wherever it is scrolled to.
        root.local = CGRect(origin: .zero, size: view.bounds.size)
        for companion in shown.companions where !companion.isHidden {
            root.children.append(ViewNode(companion, parent: ViewPlacement(of: companion.superview, seenFrom: view), question))
        }
        self.root = root
        problems = question?.problems
    }

    /// The object DESIGN describes, keys in a fixed order.
    var json: String {
        let insets = device.bare ? EdgeDistances.zero : device.currentSafeArea
        var text = "{\"device\": {\"name\": \(JSONText.string(device.name)), \"size\": "
        text += "[\(GeometryWords.number(device.screenWidth)), \(GeometryWords.number(device.screenHeight))], "
        text += "\"scale\": \(GeometryWords.number(device.scale)), \"safeArea\": "
        text += "[\([insets.top, insets.left, insets.bottom, insets.right].map(GeometryWords.number).joined(separator: ", "))]}, "
        text += "\"time\": \(GeometryWords.number(time)),\n \"root\": "
        root.writeJSON(to: &text, indent: 1, hasLayers: hasLayers)
        if hasLayers, let problems { text += ",\n \"problems\": [\(problems.map(json).joined(separator: ", "))]" }
        return text + "}\n"
    }

    private func json(_ problem: LayoutProblem) -> String {
        "{\"kind\": \"\(problem.kind.rawValue)\", \"words\": \(JSONText.string(problem.words)), "
            + "\"details\": \(JSONText.array(problem.details)), \"layerIds\": \(JSONText.layers(of: problem.views))}"
    }

    /// One line a view, indented by depth.
    var text: String {
        var text = ""
        root.writeText(to: &text, indent: 0)
        for problem in problems ?? [] {
            text += "\(problem.kind.rawValue): \(problem.words)\n"
            for detail in problem.details { text += "  \(detail)\n" }
        }
        return text
    }
}
