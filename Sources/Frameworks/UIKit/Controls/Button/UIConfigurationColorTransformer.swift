import QuartzCore

/// Makes one colour of another, for the colours of a configuration.
public struct UIConfigurationColorTransformer {
    /// The function.
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// The transformed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour's brightness as a grey.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
    /// The tint colour whatever the input; a view resolves it.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
    /// The colour itself: one tint for the whole picture.
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
