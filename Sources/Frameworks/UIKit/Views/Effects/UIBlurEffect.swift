@_spi(Sandlot) import QuartzCore

/// Blurs and tints what lies behind a visual effect view.
open class UIBlurEffect: UIVisualEffect {
    private let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The materials, from nearly clear to nearly opaque.
    public enum Style: Int, Sendable {
        case extraLight = 0, light, dark, regular = 4, prominent = 5
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    override func backdrop(for traits: UITraitCollection) -> BackdropValues? {
        let isDark: Bool
        switch style {
        case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
            .systemChromeMaterialLight, .light, .extraLight:
            isDark = false
        case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark, .dark:
            isDark = true
        default:
            isDark = traits.userInterfaceStyle == .dark
        }
        return material(isDark: isDark).values
    }

    /// Light values and `.dark`: fits of pictures from an iOS 26 simulator, iPhone SE @2x (swiftui-web notes). The other
    /// dark values are estimates.
    private func material(isDark: Bool) -> Material {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            return isDark ? Material(20, 37, 37, 37, 0.55) : Material(20, 222, 222, 226, 0.44)
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
            return isDark ? Material(32, 37, 37, 37, 0.7) : Material(32, 245, 250, 252, 0.56)
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
            return isDark ? Material(28, 37, 37, 37, 0.82) : Material(28, 245, 249, 249, 0.78)
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
            return isDark ? Material(32, 37, 37, 37, 0.9) : Material(32, 246, 248, 249, 0.93)
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
            return isDark ? Material(32, 29, 29, 29, 0.75) : Material(32, 255, 255, 255, 0.73)
        case .dark:
            return Material(16, 25, 26, 29, 0.73)
        case .extraLight:
            return Material(24, 247, 247, 247, 0.82)
        case .light, .regular, .prominent:
            return isDark ? Material(16, 25, 26, 29, 0.73) : Material(24, 239, 239, 255, 0.33, saturation: 1.6)
        }
    }

    /// Standard deviation of the blur in points, and the tint as 0…255 with opacity.
    private struct Material {
        let values: BackdropValues

        init(
            _ blur: CGFloat, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, saturation: CGFloat = 1
        ) {
            values = BackdropValues(
                blur: blur, saturation: saturation,
                tint: CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha))
        }
    }
}
