import FoundationSupport
@_spi(Sandlot) import UIKit

/// A property of a view that is worth telling, as it is written in source where that is short.
@MainActor
struct ViewProperty {
    let name: String
    let value: String

    static func all(of view: UIView) -> [ViewProperty] {
        var properties: [ViewProperty] = []
        func add(_ name: String, _ value: String?) {
            if let value { properties.append(ViewProperty(name: name, value: value)) }
        }
        switch view {
        case let label as UILabel:
            add("font", font(label.font))
            add("textColor", color(label.textColor, in: view))
            add("numberOfLines", "\(label.numberOfLines)")
            add("textAlignment", "\(label.textAlignment)")
            add("lineBreakMode", "\(label.lineBreakMode)")
        case let imageView as UIImageView:
            add("image", imageView.image.map { GeometryWords.size($0.size) } ?? "none")
        case let stack as UIStackView:
            add("axis", "\(stack.axis)")
            add("distribution", "\(stack.distribution)")
            add("alignment", "\(stack.alignment)")
            add("spacing", number(stack.spacing))
        case let scrollView as UIScrollView:
            add("contentOffset", "\(number(scrollView.contentOffset.x)), \(number(scrollView.contentOffset.y))")
            add("contentSize", GeometryWords.size(scrollView.contentSize))
            add("contentInset", insets(scrollView.contentInset))
            add("adjustedContentInset", insets(scrollView.adjustedContentInset))
            add("zoomScale", number(scrollView.zoomScale))
        case let control as UIControl:
            add("state", state(control.state))
        default: break
        }
        add("backgroundColor", view.backgroundColor.flatMap { color($0, in: view) } ?? "none")
        add("tintColor", color(view.tintColor, in: view))
        add("clipsToBounds", "\(view.clipsToBounds)")
        add("contentMode", "\(view.contentMode)")
        add("isUserInteractionEnabled", "\(view.isUserInteractionEnabled)")
        add("tag", "\(view.tag)")
        add("contentHuggingPriority", priorities(view.contentHuggingPriority))
        add("contentCompressionResistancePriority", priorities(view.contentCompressionResistancePriority))
        return properties
    }

    // MARK: - Words

    private static func number(_ value: CGFloat) -> String { GeometryWords.number(Double(value)) }

    /// Horizontal, then vertical.
    private static func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> String {
        [NSLayoutConstraint.Axis.horizontal, .vertical].map { number(CGFloat(priority($0).rawValue)) }.joined(separator: ", ")
    }

    /// Top, left, bottom, right.
    private static func insets(_ insets: UIEdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", ")
    }

    private static func font(_ font: UIFont?) -> String? {
        font.map { "\($0.fontName) \(number($0.pointSize))" }
    }

    /// `#RRGGBBAA` in the view's appearance.
    private static func color(_ color: UIColor?, in view: UIView) -> String? {
        guard let resolved = color?.resolvedColor(with: view.traitCollection) else { return nil }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "a pattern" }
        return "#" + [red, green, blue, alpha].map { component in
            let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }

    private static func state(_ state: UIControl.State) -> String {
        var names: [String] = []
        if state.contains(.highlighted) { names.append("highlighted") }
        if state.contains(.disabled) { names.append("disabled") }
        if state.contains(.selected) { names.append("selected") }
        if state.contains(.focused) { names.append("focused") }
        return names.isEmpty ? "normal" : names.joined(separator: ", ")
    }
}
