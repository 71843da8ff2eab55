import QuartzCore

extension UIButton.Configuration {
    /// The size of insets and text.
    public enum Size: Int, Sendable {
        case medium, small, mini, large

        /// Measured on an iOS 26.1 simulator, iPhone 16 @3x (openuikit notes).
        var contentInsets: NSDirectionalEdgeInsets {
            switch self {
            case .mini, .small: return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// Text style of the title: 15 points for the small sizes, 17 for the others (same source).
        var titleTextStyle: UIFont.TextStyle { self == .mini || self == .small ? .subheadline : .body }

        /// Text style of the subtitle: 13 points at medium size (same source).
        var subtitleTextStyle: UIFont.TextStyle { self == .mini || self == .small ? .caption1 : .footnote }
    }

    /// How the background's corners are rounded.
    public enum CornerStyle: Int, Sendable {
        /// The background's own radius.
        case fixed = -1
        /// The background's radius, but at most half the height.
        case dynamic = 0
        case small, medium, large, capsule

        /// The radius in points for a background `height` points high whose own radius is `own`; the shares of the height
        /// were measured on an iOS 26.1 simulator, iPhone 16 (openuikit notes).
        func radius(height: CGFloat, own: CGFloat) -> CGFloat {
            switch self {
            case .fixed: return own
            case .dynamic: return min(height / 2, own)
            case .small: return 0.125 * height
            case .medium: return 0.175 * height
            case .large: return 0.25 * height
            case .capsule: return height / 2
            }
        }
    }

    /// Which look a Mac gives the button.
    public enum MacIdiomStyle: Int, Sendable {
        case automatic, bordered, borderless, borderlessTinted
    }

    /// What marks a button that opens a menu.
    public enum Indicator: Int, Sendable {
        case automatic, none, popup
    }

    /// How title and subtitle align with each other.
    public enum TitleAlignment: Int, Sendable {
        case automatic, leading, center, trailing
    }

    // MARK: - Colours of a state

    /// The configuration with the colours that a state and a tint give it.
    func resolved(state: UIControl.State, tint: UIColor) -> UIButton.Configuration {
        var result = self
        let accent = baseBackgroundColor ?? tint
        let isDisabled = state.contains(.disabled)
        let hasOwnFill = background.backgroundColor != .clear
        if !hasOwnFill { result.background.backgroundColor = fill(accent) }
        if result.baseForegroundColor == nil { result.baseForegroundColor = foreground(tint) }
        if isDisabled {
            if style != .plain, !hasOwnFill { result.background.backgroundColor = Self.disabledFill }
            result.baseForegroundColor = Self.disabledForeground
            return result
        }
        if state.contains(.selected), automaticallyUpdateForSelection, !hasOwnFill {
            result.background.backgroundColor = accent.withAlphaComponent(0.18)
        }
        if state.contains(.highlighted) {
            let color = result.background.backgroundColor
            if let color, style != .plain || hasOwnFill || state.contains(.selected) {
                result.background.backgroundColor = Self.faded(color)
            } else {
                result.baseForegroundColor = result.baseForegroundColor.map(Self.faded)
            }
        }
        return result
    }

    private func fill(_ accent: UIColor) -> UIColor {
        switch style {
        case .plain: return baseBackgroundColor ?? .clear
        case .tinted: return accent.withAlphaComponent(0.18)
        case .gray: return baseBackgroundColor ?? .secondarySystemFill
        case .filled, .prominentGlass: return accent
        case .glass: return baseBackgroundColor ?? UIColor.systemBackground.withAlphaComponent(0.31)
        }
    }

    private func foreground(_ tint: UIColor) -> UIColor {
        switch style {
        case .plain, .tinted, .gray: return tint
        case .filled, .prominentGlass: return .white
        case .glass: return .label
        }
    }

    /// Measured on an iOS 26.1 simulator, iPhone 16 (openuikit notes).
    static var disabledFill: UIColor { UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.12) }

    /// White .52 at .45, in dark mode .55 (measured on an iOS 26 simulator, iPhone SE @2x, swiftui-web notes).
    static let disabledForeground = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.55 : 0.52, alpha: 0.45)
    }

    /// A highlighted background keeps three quarters of its alpha (iOS 26.1, iPhone 16 simulator, openuikit notes).
    static func faded(_ color: UIColor) -> UIColor {
        UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.cgColor.alpha * 0.75)
        }
    }
}
