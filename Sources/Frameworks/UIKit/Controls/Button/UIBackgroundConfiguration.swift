import QuartzCore

/// What is drawn behind the content of a button or cell.
public struct UIBackgroundConfiguration: Hashable {
    /// Nothing behind the content.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// A view of one's own behind the content.
    public var customView: UIView?
    /// The corners' radius in points.
    public var cornerRadius: CGFloat = 0
    /// How far the background stays inside the view's bounds on each side, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The edges at which the insets count from the layout margins; only stored.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The fill; nil is the tint colour.
    public var backgroundColor: UIColor?
    /// Changes the fill.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// A blur or glass behind the content.
    public var visualEffect: UIVisualEffect?
    /// A picture behind the content.
    public var image: UIImage?
    /// How the picture fills the background.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// The outline's colour; nil is the tint colour.
    public var strokeColor: UIColor?
    /// Changes the outline's colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The outline's width in points.
    public var strokeWidth: CGFloat = 0
    /// How far the outline lies outside the background, in points.
    public var strokeOutset: CGFloat = 0

    init() {
        backgroundColor = .clear
        strokeColor = .clear
    }

    /// The fill for a tint colour, transformed.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The outline's colour for a tint colour, transformed.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        left.customView === right.customView && left.cornerRadius == right.cornerRadius
            && left.backgroundInsets == right.backgroundInsets && left.backgroundColor == right.backgroundColor
            && left.visualEffect === right.visualEffect && left.image === right.image
            && left.imageContentMode == right.imageContentMode && left.strokeColor == right.strokeColor
            && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerRadius)
        hasher.combine(backgroundColor)
        hasher.combine(strokeWidth)
    }
}
