import QuartzCore

/// Picture, text and secondary text of a row.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    // MARK: - Creating configurations

    /// A row with one line of body text.
    nonisolated public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// A row with a smaller line below the text.
    nonisolated public static func subtitleCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.secondaryTextProperties.style = .subheadline
        configuration.textToSecondaryTextVerticalPadding = 3
        return configuration
    }

    /// A row with a value at the trailing edge.
    nonisolated public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.secondaryTextProperties.style = .body
        configuration.secondaryTextProperties.color = .secondaryLabel
        return configuration
    }

    nonisolated public static func plainHeader() -> UIListContentConfiguration { header(weight: .semibold, size: 17, color: .label) }
    nonisolated public static func groupedHeader() -> UIListContentConfiguration { header(weight: .semibold, size: 17, color: .secondaryLabel) }
    nonisolated public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header(weight: .bold, size: 20, color: .label) }
    nonisolated public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { header(weight: .bold, size: 22, color: .label) }
    nonisolated public static func header() -> UIListContentConfiguration { groupedHeader() }
    nonisolated public static func plainFooter() -> UIListContentConfiguration { header(weight: .regular, size: 13, color: .secondaryLabel) }
    nonisolated public static func groupedFooter() -> UIListContentConfiguration { header(weight: .regular, size: 13, color: .secondaryLabel) }
    nonisolated public static func footer() -> UIListContentConfiguration { groupedFooter() }
    nonisolated public static func sidebarCell() -> UIListContentConfiguration { cell() }
    nonisolated public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    nonisolated public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    nonisolated public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    nonisolated public static func sidebarHeader() -> UIListContentConfiguration { header(weight: .bold, size: 20, color: .label) }

    nonisolated private static func header(weight: UIFont.Weight, size: CGFloat, color: UIColor) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .systemFont(ofSize: size, weight: weight)
        configuration.textProperties.color = color
        configuration.leastHeight = 0
        configuration.directionalLayoutMargins.top = 4
        configuration.directionalLayoutMargins.bottom = 4
        return configuration
    }

    nonisolated init() {}

    // MARK: - Customizing content

    nonisolated(unsafe) public var image: UIImage?
    nonisolated(unsafe) public var imageProperties = ImageProperties()
    public var text: String?
    nonisolated(unsafe) public var attributedText: NSAttributedString?
    nonisolated(unsafe) public var textProperties = TextProperties(style: .body, color: .label)
    public var secondaryText: String?
    nonisolated(unsafe) public var secondaryAttributedText: NSAttributedString?
    nonisolated(unsafe) public var secondaryTextProperties = TextProperties(style: .subheadline, color: .secondaryLabel)

    // MARK: - Customizing layout, in points

    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// Added to the cell's margins along axes that are preserved.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 15, leading: 0, bottom: 15, trailing: 0)
    /// Text and secondary text in one line when both fit.
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var alpha: CGFloat = 1

    /// A row's least height at the standard text size (52 and the separator: iOS 26.1, openuikit notes).
    var leastHeight: CGFloat = 52

    // MARK: - UIContentConfiguration

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        if let state = state as? UICellConfigurationState, state.isDisabled { updated.alpha = 0.3 }
        return updated
    }

    // MARK: - Properties of parts

    /// How the picture is shown.
    public struct ImageProperties {
        /// Stands for the size that symbols of a row share.
        public static let standardDimension: CGFloat = CGFloat.greatestFiniteMagnitude
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// The largest size in points; zero for no limit.
        public var maximumSize: CGSize = .zero
        /// The room that is kept for the picture; zero for its own size.
        public var reservedLayoutSize: CGSize = .zero
        public var accessibilityIgnoresInvertColors = false
    }

    /// How a text is shown.
    public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        init(style: UIFont.TextStyle, color: UIColor) {
            self.style = style
            self.color = color
        }

        /// The text style whose font is used while no other is set.
        var style: UIFont.TextStyle
        private var chosenFont: UIFont?
        public var font: UIFont {
            get { chosenFont ?? .preferredFont(forTextStyle: style) }
            set { chosenFont = newValue }
        }
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment: TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform: TextTransform = .none

        public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }
    }
}
