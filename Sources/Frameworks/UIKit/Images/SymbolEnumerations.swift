import QuartzCore

extension UIImage {
    /// How thick a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        /// As the symbol comes.
        case unspecified = 0
        /// The thinnest.
        case ultraLight = 1
        /// Very thin.
        case thin = 2
        /// Thin.
        case light = 3
        /// As text.
        case regular = 4
        /// A little thicker.
        case medium = 5
        /// Half bold.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Very bold.
        case heavy = 8
        /// The thickest.
        case black = 9

        /// How much thicker than regular lines are, in ems. Steps of about a seventh of SF Pro's stem widths.
        var extraThickness: CGFloat {
            [0, -0.05, -0.038, -0.02, 0, 0.013, 0.026, 0.038, 0.055, 0.072][rawValue]
        }
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable {
        /// The usual size.
        case `default` = -1
        /// Not stated.
        case unspecified = 0
        /// Smaller than capitals need.
        case small = 1
        /// The usual size.
        case medium = 2
        /// Larger than capitals.
        case large = 3

        /// The factor to the usual size. [inf] from Apple's published symbol templates.
        var factor: CGFloat {
            switch self {
            case .small: return 0.78
            case .large: return 1.28
            case .default, .unspecified, .medium: return 1
            }
        }
    }
}
