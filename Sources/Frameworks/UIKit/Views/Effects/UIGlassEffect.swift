@_spi(Sandlot) import QuartzCore

/// A plate of glass, shown as a blur of 20 points under white at 31 % (fit of an iOS 26 simulator's platters, iPhone SE @2x,
/// swiftui-web notes).
open class UIGlassEffect: UIVisualEffect {
    private let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public override convenience init() { self.init(style: .regular) }

    /// Whether the glass reacts to touches.
    open var isInteractive = false
    /// A colour for the glass.
    open var tintColor: UIColor?

    /// Plain or clearer glass.
    public enum Style: Int, Sendable {
        case regular = 0, clear
    }

    override func backdrop(for traits: UITraitCollection) -> BackdropValues? {
        let isDark = traits.userInterfaceStyle == .dark
        let plain = UIColor(white: isDark ? 0.1 : 1, alpha: style == .clear ? 0.12 : 0.31)
        let tint = (tintColor ?? plain).resolvedColor(with: traits).cgColor
        return BackdropValues(blur: style == .clear ? 8 : 20, saturation: 1, tint: tint)
    }
}
