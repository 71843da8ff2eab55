import QuartzCore

/// Colours named after what they are for; values by ios-facts/colors.md sections 3 and 4.
extension UIColor {
    private enum Text {
        static let label = SystemColor(
            name: "labelColor", light: .init(0, 0, 0), dark: .init(255, 255, 255)
        ).makeColor()
        static let secondaryLabel = SystemColor(
            name: "secondaryLabelColor", light: .init(60, 60, 67, 0.6), dark: .init(235, 235, 245, 0.6)
        ).makeColor()
        static let tertiaryLabel = SystemColor(
            name: "tertiaryLabelColor", light: .init(60, 60, 67, 0.3), dark: .init(235, 235, 245, 0.3)
        ).makeColor()
        static let quaternaryLabel = SystemColor(
            name: "quaternaryLabelColor", light: .init(60, 60, 67, 0.18), dark: .init(235, 235, 245, 0.16)
        ).makeColor()
        static let placeholderText = SystemColor(
            name: "placeholderTextColor", light: .init(60, 60, 67, 0.3), dark: .init(235, 235, 245, 0.3)
        ).makeColor()
    }

    private enum Fill {
        static let systemFill = SystemColor(
            name: "systemFillColor", light: .init(120, 120, 128, 0.2), dark: .init(120, 120, 128, 0.36)
        ).makeColor()
        static let secondarySystemFill = SystemColor(
            name: "secondarySystemFillColor", light: .init(120, 120, 128, 0.16), dark: .init(120, 120, 128, 0.32)
        ).makeColor()
        static let tertiarySystemFill = SystemColor(
            name: "tertiarySystemFillColor", light: .init(118, 118, 128, 0.12), dark: .init(118, 118, 128, 0.24)
        ).makeColor()
        static let quaternarySystemFill = SystemColor(
            name: "quaternarySystemFillColor", light: .init(116, 116, 128, 0.08), dark: .init(118, 118, 128, 0.18)
        ).makeColor()
    }

    private enum Line {
        static let separator = SystemColor(
            name: "separatorColor", light: .init(60, 60, 67, 0.29), dark: .init(84, 84, 88, 0.6)
        ).makeColor()
        static let opaqueSeparator = SystemColor(
            name: "opaqueSeparatorColor", light: .init(198, 198, 200), dark: .init(56, 56, 58)
        ).makeColor()
    }

    private enum Ground {
        static let systemBackground = SystemColor(
            name: "systemBackgroundColor", light: .init(255, 255, 255), dark: .init(0, 0, 0), elevatedDark: .init(28, 28, 30)
        ).makeColor()
        static let secondarySystemBackground = SystemColor(
            name: "secondarySystemBackgroundColor", light: .init(242, 242, 247), dark: .init(28, 28, 30), elevatedDark: .init(44, 44, 46)
        ).makeColor()
        static let tertiarySystemBackground = SystemColor(
            name: "tertiarySystemBackgroundColor", light: .init(255, 255, 255), dark: .init(44, 44, 46), elevatedDark: .init(58, 58, 60)
        ).makeColor()
        static let systemGroupedBackground = SystemColor(
            name: "systemGroupedBackgroundColor", light: .init(242, 242, 247), dark: .init(0, 0, 0), elevatedDark: .init(28, 28, 30)
        ).makeColor()
        static let secondarySystemGroupedBackground = SystemColor(
            name: "secondarySystemGroupedBackgroundColor", light: .init(255, 255, 255), dark: .init(28, 28, 30), elevatedDark: .init(44, 44, 46)
        ).makeColor()
        static let tertiarySystemGroupedBackground = SystemColor(
            name: "tertiarySystemGroupedBackgroundColor", light: .init(242, 242, 247), dark: .init(44, 44, 46), elevatedDark: .init(58, 58, 60)
        ).makeColor()
    }

    /// Text.
    public class var label: UIColor { Text.label }
    /// Text of second rank.
    public class var secondaryLabel: UIColor { Text.secondaryLabel }
    /// Text of third rank.
    public class var tertiaryLabel: UIColor { Text.tertiaryLabel }
    /// Text of fourth rank.
    public class var quaternaryLabel: UIColor { Text.quaternaryLabel }
    /// Text that stands in for what is to be typed.
    public class var placeholderText: UIColor { Text.placeholderText }

    /// Thin and small shapes over any ground.
    public class var systemFill: UIColor { Fill.systemFill }
    /// Middle-sized shapes.
    public class var secondarySystemFill: UIColor { Fill.secondarySystemFill }
    /// Large shapes.
    public class var tertiarySystemFill: UIColor { Fill.tertiarySystemFill }
    /// Large areas.
    public class var quaternarySystemFill: UIColor { Fill.quaternarySystemFill }

    /// Lines that let some of the ground through.
    public class var separator: UIColor { Line.separator }
    /// Lines that cover the ground.
    public class var opaqueSeparator: UIColor { Line.opaqueSeparator }

    /// The ground of the screen.
    public class var systemBackground: UIColor { Ground.systemBackground }
    /// Content on the ground.
    public class var secondarySystemBackground: UIColor { Ground.secondarySystemBackground }
    /// Content on that content.
    public class var tertiarySystemBackground: UIColor { Ground.tertiarySystemBackground }
    /// The ground of grouped tables.
    public class var systemGroupedBackground: UIColor { Ground.systemGroupedBackground }
    /// Cards on the grouped ground.
    public class var secondarySystemGroupedBackground: UIColor { Ground.secondarySystemGroupedBackground }
    /// Content on those cards.
    public class var tertiarySystemGroupedBackground: UIColor { Ground.tertiarySystemGroupedBackground }

    /// The ground of grouped tables, by its old name.
    public class var groupTableViewBackground: UIColor { Ground.systemGroupedBackground }
}
