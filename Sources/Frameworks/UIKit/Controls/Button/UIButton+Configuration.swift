import QuartzCore

extension UIButton {
    /// How a button looks: its content, colours, sizes and insets, independent of its state.
    public struct Configuration {
        // MARK: - Creating configurations

        /// A transparent background with tinted text.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// A translucent tint behind tinted text.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// Grey behind tinted text.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// The tint behind white text.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// As plain, of the platform's standard look.
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        /// As gray, of the platform's standard look.
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        /// As tinted, of the platform's standard look.
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        /// As filled, of the platform's standard look.
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
        /// A capsule of glass.
        public static func glass() -> Configuration { Configuration(style: .glass) }
        /// A capsule of tinted glass.
        public static func prominentGlass() -> Configuration { Configuration(style: .prominentGlass) }
        /// A capsule of clear glass.
        public static func clearGlass() -> Configuration { Configuration(style: .glass) }
        /// A capsule of clear, tinted glass.
        public static func prominentClearGlass() -> Configuration { Configuration(style: .prominentGlass) }

        // MARK: - Configuring the background

        /// What lies behind the content.
        public var background: UIBackgroundConfiguration
        /// How the background's corners are rounded.
        public var cornerStyle: CornerStyle = .dynamic {
            didSet { if cornerStyle != .dynamic { background.cornerRadius = Self.plainCornerRadius } }
        }
        /// The size of insets and text.
        public var buttonSize: Size = .medium {
            didSet {
                if usesDefaultContentInsets { contentInsets = buttonSize.contentInsets }
            }
        }
        /// Which look a Mac gives the button; only stored.
        public var macIdiomStyle: MacIdiomStyle = .automatic

        // MARK: - Specifying colors

        /// The colour of text and picture, in place of the style's.
        public var baseForegroundColor: UIColor?
        /// The colour the background is derived from, in place of the style's.
        public var baseBackgroundColor: UIColor?

        // MARK: - Configuring the image

        /// The picture.
        public var image: UIImage?
        /// Changes the picture's tint.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// How a symbol is drawn.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// On which side of the text the picture lies.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Points between picture and text.
        public var imagePadding: CGFloat = 0
        /// What marks a button that opens a menu.
        public var indicator: Indicator = .automatic
        /// Changes the mark's colour.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: - Configuring the title

        /// The text; setting it replaces `attributedTitle`.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The text with attributes, which go before the style's.
        public var attributedTitle: AttributedString?
        /// Changes the text's attributes.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How the title's lines break.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The second, smaller text; setting it replaces `attributedSubtitle`.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The second text with attributes.
        public var attributedSubtitle: AttributedString?
        /// Changes the second text's attributes.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How the subtitle's lines break.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// Points between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle align with each other.
        public var titleAlignment: TitleAlignment = .automatic

        // MARK: - Configuring the activity indicator

        /// Whether a spinning wheel takes the picture's place.
        public var showsActivityIndicator = false
        /// Changes the wheel's colour.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: - Configuring insets and selection

        /// Points between content and edges.
        public var contentInsets: NSDirectionalEdgeInsets {
            didSet { usesDefaultContentInsets = false }
        }

        /// Takes the insets that go with the size and style.
        public mutating func setDefaultContentInsets() {
            contentInsets = buttonSize.contentInsets
            usesDefaultContentInsets = true
        }

        /// Whether being selected changes the colours by itself.
        public var automaticallyUpdateForSelection: Bool

        /// The configuration as `button`'s state makes it look.
        @preconcurrency @MainActor
        public func updated(for button: UIButton) -> Configuration {
            resolved(state: button.state, tint: button.tintColor)
        }

        // MARK: - Sandlot internals

        enum Style {
            case plain, tinted, gray, filled, glass, prominentGlass
        }

        /// A background's radius that is no dynamic one (iOS 26.1, iPhone 16 simulator, openuikit notes).
        static let plainCornerRadius: CGFloat = 5.95
        /// The most a dynamic corner is rounded, in points (same source).
        static let dynamicCornerRadius: CGFloat = 17

        let style: Style
        private var usesDefaultContentInsets = true

        init(style: Style) {
            self.style = style
            background = UIBackgroundConfiguration()
            background.cornerRadius = Self.dynamicCornerRadius
            background.strokeWidth = 1
            contentInsets = Size.medium.contentInsets
            automaticallyUpdateForSelection = style != .filled && style != .glass && style != .prominentGlass
            if style == .glass || style == .prominentGlass { cornerStyle = .capsule }
        }
    }
}

extension UIButton.Configuration: Hashable {
    public static func == (left: UIButton.Configuration, right: UIButton.Configuration) -> Bool {
        left.style == right.style && left.background == right.background && left.cornerStyle == right.cornerStyle
            && left.buttonSize == right.buttonSize && left.baseForegroundColor == right.baseForegroundColor
            && left.baseBackgroundColor == right.baseBackgroundColor && left.image === right.image
            && left.imagePlacement == right.imagePlacement && left.imagePadding == right.imagePadding
            && left.attributedTitle == right.attributedTitle && left.attributedSubtitle == right.attributedSubtitle
            && left.titlePadding == right.titlePadding && left.titleAlignment == right.titleAlignment
            && left.titleLineBreakMode == right.titleLineBreakMode && left.contentInsets == right.contentInsets
            && left.showsActivityIndicator == right.showsActivityIndicator && left.indicator == right.indicator
            && left.automaticallyUpdateForSelection == right.automaticallyUpdateForSelection
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(background)
        hasher.combine(cornerStyle)
        hasher.combine(buttonSize)
        hasher.combine(attributedTitle)
        hasher.combine(attributedSubtitle)
    }
}
