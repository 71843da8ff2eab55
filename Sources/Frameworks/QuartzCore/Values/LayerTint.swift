import CoreGraphics

/// What the colours of a layer are multiplied with, 0…1.
struct LayerTint: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    static let none = LayerTint(red: 1, green: 1, blue: 1, alpha: 1)

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(_ color: CGColor) {
        let parts = LayerColor(color)
        self.init(red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue), alpha: CGFloat(parts.alpha))
    }

    /// A colour, multiplied; its own opacity is kept.
    func applied(to color: CGColor) -> CGColor {
        let source = LayerColor(color)
        return CGColor(
            srgbRed: CGFloat(source.red) * red, green: CGFloat(source.green) * green, blue: CGFloat(source.blue) * blue,
            alpha: CGFloat(source.alpha))
    }
}

extension LayerValues {
    /// The values with every plain colour multiplied; pictures keep their colours.
    func tinted(_ tint: LayerTint) -> LayerValues {
        guard (tint.red, tint.green, tint.blue) != (1, 1, 1) else { return self }
        var values = self
        values.backgroundColor = backgroundColor.map(tint.applied)
        values.borderColor = borderColor.map(tint.applied)
        values.shape?.fillColor = shape?.fillColor.map(tint.applied)
        values.shape?.strokeColor = shape?.strokeColor.map(tint.applied)
        values.gradient?.colors = gradient?.colors.map(tint.applied) ?? []
        return values
    }
}
