import FoundationSupport
@_spi(Sandlot) import UIKit

/// One view of the tree, as it was when the tree was made.
@MainActor
struct ViewNode {
    let className: String
    let controller: String?
    let identifier: String?
    /// The view's box in the live view's coordinates, in points, transforms applied.
    let frame: CGRect
    /// The view's frame in its superview, in points.
    var local: CGRect
    let alpha: Double
    let isHidden: Bool
    let text: String?
    /// Names and values of the layer that are worth telling, in order.
    let layer: [(name: String, value: String)]
    /// The box that is shown, where it differs from `frame`.
    let presentation: CGRect?
    let layerIdentifier: UInt32
    /// Constraints and properties, where they were asked for.
    let layout: LayoutNode?
    var children: [ViewNode]

    /// - Parameter question: whose constraints are wanted; nil when nobody wants any.
    init(_ view: UIView, parent: ViewPlacement, isRoot: Bool = true, _ question: LayoutQuestion? = nil) {
        let placement = isRoot && view.superview == nil ? parent : isRoot ? parent : parent.child(view)
        className = Self.name(of: view)
        controller = (view.next as? UIViewController).flatMap { $0.viewIfLoaded === view ? Self.name(of: $0) : nil }
        identifier = view.accessibilityIdentifier
        frame = ViewPlacement.box(of: view.bounds, placement.model)
        local = view.frame
        alpha = Double(view.alpha)
        isHidden = view.isHidden
        text = ViewText.text(of: view)
        layer = Self.facts(of: view.layer)
        let shownBounds = view.layer.presentation()?.bounds ?? view.bounds
        let seen = ViewPlacement.box(of: shownBounds, placement.shown)
        presentation = Self.areEqual(seen, frame) ? nil : seen
        layerIdentifier = view.layer.layerIdentifier
        layout = question?.answer(view, placement, isRoot: isRoot)
        children = view.subviews.map { ViewNode($0, parent: placement, isRoot: false, question) }
    }

    private static func areEqual(_ first: CGRect, _ second: CGRect) -> Bool {
        zip([first.minX, first.minY, first.width, first.height], [second.minX, second.minY, second.width, second.height])
            .allSatisfy { abs($0 - $1) < 1e-4 }
    }

    /// The class's name without its module.
    static func name(of object: AnyObject) -> String {
        let full = String(reflecting: Swift.type(of: object))
        let parts = full.split(separator: ".").filter { !$0.hasPrefix("(") }
        return parts.dropFirst().joined(separator: ".").isEmpty ? full : parts.dropFirst().joined(separator: ".")
    }

    private static func facts(of layer: CALayer) -> [(String, String)] {
        var facts = [("cornerRadius", GeometryWords.number(Double(layer.cornerRadius)))]
        if let shown = layer.presentation()?.cornerRadius, abs(shown - layer.cornerRadius) > 1e-4 {
            facts.append(("presentationCornerRadius", GeometryWords.number(Double(shown))))
        }
        if layer.borderWidth > 0 { facts.append(("borderWidth", GeometryWords.number(Double(layer.borderWidth)))) }
        if layer.masksToBounds { facts.append(("masksToBounds", "true")) }
        if layer.shadowOpacity > 0 { facts.append(("shadowOpacity", GeometryWords.number(Double(layer.shadowOpacity)))) }
        if layer.zPosition != 0 { facts.append(("zPosition", GeometryWords.number(Double(layer.zPosition)))) }
        return facts
    }

    // MARK: - Writing

    func writeJSON(to output: inout String, indent: Int, hasLayers: Bool) {
        let space = String(repeating: " ", count: indent)
        output += "{\"class\": \(JSONText.string(className)), "
        if let controller { output += "\"controller\": \(JSONText.string(controller)), " }
        output += "\"id\": \(JSONText.string(identifier)), "
        output += "\"frame\": [\(GeometryWords.box(frame))], \"local\": [\(GeometryWords.box(local))], "
        output += "\"alpha\": \(GeometryWords.number(alpha)), \"hidden\": \(isHidden), \"text\": \(JSONText.string(text)), "
        output += "\"layer\": {\(layer.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", "))}"
        if let presentation { output += ", \"presentation\": [\(GeometryWords.box(presentation))]" }
        if hasLayers { output += ", \"layerId\": \(layerIdentifier)" }
        layout?.writeJSON(to: &output)
        guard !children.isEmpty else {
            output += ", \"children\": []}"
            return
        }
        output += ", \"children\": [\n"
        for (index, child) in children.enumerated() {
            output += space + "  "
            child.writeJSON(to: &output, indent: indent + 2, hasLayers: hasLayers)
            output += index + 1 < children.count ? ",\n" : ""
        }
        output += "]}"
    }

    func writeText(to output: inout String, indent: Int) {
        output += String(repeating: "  ", count: indent) + className
        if let controller { output += " of \(controller)" }
        if let identifier { output += " #\(identifier)" }
        output += "  \(GeometryWords.box(frame))"
        if let text, !text.isEmpty {
            let line = text.replacingOccurrences(of: "\n", with: "⏎")
            output += "  “\(line.count > 40 ? line.prefix(39) + "…" : line[...])”"
        }
        if isHidden { output += "  hidden" }
        if alpha < 1 { output += "  alpha \(GeometryWords.number(alpha))" }
        if let radius = layer.first(where: { $0.name == "cornerRadius" }), radius.value != "0" { output += "  radius \(radius.value)" }
        if let presentation { output += "  shown at \(GeometryWords.box(presentation))" }
        output += "\n"
        layout?.writeText(to: &output, indent: indent + 1)
        for child in children { child.writeText(to: &output, indent: indent + 1) }
    }
}
