import QuartzCore

/// A colour that depends on style, contrast and level. Components are sRGB, 0…255.
struct SystemColor {
    /// One of its colours.
    struct Value {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        var alpha: CGFloat = 1

        init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        var color: UIColor { UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha) }
    }

    let name: String
    let light: Value
    let dark: Value
    var highContrastLight: Value?
    var highContrastDark: Value?
    /// Dark, on a sheet or other raised ground.
    var elevatedDark: Value?

    /// The colour that chooses among them.
    func makeColor() -> UIColor {
        let light = light.color
        let dark = dark.color
        let highContrastLight = highContrastLight?.color ?? light
        let highContrastDark = highContrastDark?.color ?? dark
        let elevatedDark = elevatedDark?.color
        return UIColor(content: .dynamic(name: name) { traits in
            let isContrastHigh = traits.accessibilityContrast == .high
            guard traits.userInterfaceStyle == .dark else { return isContrastHigh ? highContrastLight : light }
            if let elevatedDark, traits.userInterfaceLevel == .elevated { return elevatedDark }
            return isContrastHigh ? highContrastDark : dark
        })
    }
}
