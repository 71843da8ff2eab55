import QuartzCore
import Typesetting

/// Scales fonts and lengths with the text size the user chose, as a text style grows.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// Scales as body text does.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    // MARK: - Creating scaled fonts

    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The size is rounded to a whole point (measured on iOS 26.1: 17 points of body at AX5 become 48).
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        if case .metrics = font.scaling {
            SandlotUnimplemented.report("UIFontMetrics.scaledFont", "the font is scaled already; iOS raises an exception here")
            return font
        }
        let category = ContentSize.category(of: traitCollection)
        let size = UIFontMetrics.scaledSize(font.pointSize, style, category, maximumPointSize)
        return UIFont(
            font.resolved.description.resized(to: Double(size)),
            scaling: .metrics(style, baseSize: font.pointSize, maximum: maximumPointSize))
    }

    static func scaledSize(
        _ size: CGFloat, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ maximum: CGFloat
    ) -> CGFloat {
        let scaled = (size * CGFloat(TextStyleTable.factor(style, category))).rounded()
        return maximum > 0 ? min(scaled, maximum) : scaled
    }

    // MARK: - Scaling values

    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The value times the style's growth, rounded to the nearest device pixel.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let factor = CGFloat(TextStyleTable.factor(style, ContentSize.category(of: traitCollection)))
        let scale = UITraitCollection.current.displayScale
        let pixels = scale > 0 ? scale : UITraitCollection.device.displayScale
        return (value * factor * pixels).rounded() / pixels
    }
}

extension UIFont {
    /// The same font at another text size; itself when it does not follow the text size.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        switch scaling {
        case .textStyle(let style, let base):
            var description = TextStyleTable.description(of: style, category: category)
            let plain = TextStyleTable.description(of: style, category: .large)
            // What was changed on the style's font (weight, slant, design) is kept.
            if base.weight != plain.weight { description.weight = base.weight }
            description.isItalic = base.isItalic
            description.source = base.source
            description.horizontalScale = base.horizontalScale
            description.hasMonospacedDigits = base.hasMonospacedDigits
            return description == resolved.description ? self : UIFont(description, scaling: .textStyle(style, description))
        case .metrics(let style, let baseSize, let maximum):
            let size = UIFontMetrics.scaledSize(baseSize, style, category, maximum)
            return size == pointSize ? self : UIFont(resolved.description.resized(to: Double(size)), scaling: scaling)
        case nil:
            return self
        }
    }
}
