import QuartzCore

/// A control that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    // MARK: - Creating buttons

    /// A custom button with the given frame, in points in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A button of one of the built-in types.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        adopt(buttonType)
    }

    /// A button of one of the built-in types that performs an action and takes its title and picture.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// A custom button with a frame that performs an action and takes its title and picture.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// A button that looks as its configuration says and performs an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        adopt(.system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    /// A system button that performs an action.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    // MARK: - Managing the configuration

    /// How the button looks; nil for a button that is set up state by state.
    open var configuration: Configuration? {
        didSet { contentDidChange() }
    }

    /// Changes the configuration when the button's state changes, before the next layout.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }

    /// Whether the style's colours follow the state.
    open var automaticallyUpdatesConfiguration = true {
        didSet { setNeedsLayout() }
    }

    /// Has the configuration updated at the next layout; several calls make one update.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Adapts the configuration to the state; subclasses override it.
    open func updateConfiguration() {}

    /// Called with the button when its state changed.
    public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

    // MARK: - Configuring the title

    /// The label of the title.
    open var titleLabel: UILabel? { madeTitleLabel() }
    /// The label of the subtitle.
    open var subtitleLabel: UILabel? { madeSubtitleLabel() }

    /// The title for a state.
    open func title(for state: State) -> String? { stateContents[state]?.title }
    /// Sets the title for a state; states without one show that of `.normal`.
    open func setTitle(_ title: String?, for state: State) { edit(state) { $0.title = title } }
    /// The attributed title for a state.
    open func attributedTitle(for state: State) -> NSAttributedString? { stateContents[state]?.attributedTitle }
    /// Sets the attributed title for a state; it goes before the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { edit(state) { $0.attributedTitle = title } }
    /// The title colour for a state.
    open func titleColor(for state: State) -> UIColor? { stateContents[state]?.titleColor ?? defaultTitleColor(for: state) }
    /// Sets the title colour for a state; that of `.normal` holds in every state without its own.
    open func setTitleColor(_ color: UIColor?, for state: State) { edit(state) { $0.titleColor = color } }
    /// The title's shadow colour for a state.
    open func titleShadowColor(for state: State) -> UIColor? { stateContents[state]?.titleShadowColor }
    /// Sets the title's shadow colour for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { edit(state) { $0.titleShadowColor = color } }
    /// Whether the title's shadow changes sides while highlighted; only stored.
    open var reversesTitleShadowWhenHighlighted = false

    // MARK: - Configuring images

    /// The view of the picture.
    open var imageView: UIImageView? { madeImageView() }

    /// The picture for a state.
    open func image(for state: State) -> UIImage? { stateContents[state]?.image }
    /// Sets the picture for a state; states without one show that of `.normal`.
    open func setImage(_ image: UIImage?, for state: State) { edit(state) { $0.image = image } }
    /// The background picture for a state.
    open func backgroundImage(for state: State) -> UIImage? { stateContents[state]?.backgroundImage }
    /// Sets the picture behind the content for a state; it fills the bounds.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { edit(state) { $0.backgroundImage = image } }
    /// How symbols are drawn in a state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        stateContents[state]?.symbolConfiguration
    }
    /// Sets how symbols are drawn in a state.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        edit(state) { $0.symbolConfiguration = configuration }
    }
    /// Whether the picture darkens while highlighted, where no own one is set.
    open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
    /// Whether the picture pales while disabled, where no own one is set.
    open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }
    /// Whether the button glows when touched; only stored.
    open var showsTouchWhenHighlighted = false
    /// Whether the picture grows with accessibility text sizes; only stored.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    // MARK: - Configuring edge insets

    /// Points between edges and content; anything but zero takes the place of the built-in distances.
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange() } }
    /// Moves and narrows the title, in points; does not change the button's size.
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// Moves and narrows the picture, in points; does not change the button's size.
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

    // MARK: - Getting the current state

    /// The button's type.
    open internal(set) var buttonType: ButtonType = .custom
    /// What the button is for: the default or cancel button of a dialogue.
    open var role: Role = .normal { didSet { setNeedsLayout() } }
    /// The title shown now.
    open var currentTitle: String? { content(\.title) }
    /// The attributed title shown now.
    open var currentAttributedTitle: NSAttributedString? { content(\.attributedTitle) }
    /// The title colour shown now.
    open var currentTitleColor: UIColor { content(\.titleColor) ?? defaultTitleColor(for: state) }
    /// The title's shadow colour shown now.
    open var currentTitleShadowColor: UIColor? { content(\.titleShadowColor) }
    /// The picture shown now.
    open var currentImage: UIImage? { content(\.image) }
    /// The background picture shown now.
    open var currentBackgroundImage: UIImage? { content(\.backgroundImage) }
    /// How symbols are drawn now.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { content(\.symbolConfiguration) }

    // MARK: - Getting dimensions

    /// Where the background is drawn, in points in the button's coordinates.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the content is laid out, in points in the button's coordinates.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Where the title is drawn in a content rectangle, in points in the button's coordinates.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { classicTitleRect(contentRect) }
    /// Where the picture is drawn in a content rectangle, in points in the button's coordinates.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { classicImageRect(contentRect) }

    // MARK: - Specifying menus and behavior

    /// The menu that touching opens when `showsMenuAsPrimaryAction` is set, else a long press.
    open var menu: UIMenu?
    /// In which order the menu's entries stand.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// Whether a tap switches `isSelected`.
    open var changesSelectionAsPrimaryAction = false
    /// Whether the button is pressed on a device with a focus; never here.
    open var isHeld: Bool { false }
    /// Whether a pointer is over the button; never here.
    open var isHovered: Bool { false }
    /// Whether a pointer changes its shape over the button; only stored.
    open var isPointerInteractionEnabled = false
    /// Which look a Mac gives the button; only stored.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    /// Which look the button has: that of a tablet.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: - Constants

    /// The built-in types.
    public enum ButtonType: Int, Sendable {
        case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        /// The old name of `.system`.
        public static let roundedRect = ButtonType.system
    }

    /// What a button is for.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    // MARK: - Sandlot internals

    var stateContents: [State: ButtonStateContent] = [:]
    var needsConfigurationUpdate = false
    var storedTitleLabel: UILabel?
    var storedSubtitleLabel: UILabel?
    var storedImageView: UIImageView?
    var backgroundImageView: UIImageView?
    var configurationBackground: ButtonBackgroundView?
    var activityIndicator: UIActivityIndicatorView?

    override var claimsTaps: Bool { true }

    // MARK: - View

    open override var intrinsicContentSize: CGSize {
        configuration == nil ? classicSize() : configuredSize(width: .greatestFiniteMagnitude)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if configuration == nil { return classicSize() }
        return configuredSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    override var _needsLayoutWidthPass: Bool { configuration != nil }

    override func _intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
        configuration == nil ? classicSize() : configuredSize(width: width)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        if configuration == nil { layoutClassicContent() } else { layoutConfiguredContent() }
    }

    open override var forFirstBaselineLayout: UIView { storedTitleLabel ?? self }
    open override var forLastBaselineLayout: UIView { storedSubtitleLabel ?? storedTitleLabel ?? self }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
    }

    override func _colorAppearanceDidChange() {
        super._colorAppearanceDidChange()
        setNeedsLayout()
    }

    // MARK: - Control

    open override var contentHorizontalAlignment: ContentHorizontalAlignment {
        didSet { setNeedsLayout() }
    }

    override func stateDidChange() {
        super.stateDidChange()
        if stateContents.count > 1 || configuration != nil { invalidateIntrinsicContentSize() }
        setNeedsUpdateConfiguration()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if showsMenuAsPrimaryAction, menu != nil, isTracking {
            send(.menuActionTriggered, with: event)
            SandlotUnimplemented.report("UIButton.menu", "menus are kept but not yet shown")
        }
    }

    override func didTouchUpInside(with event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        send(.primaryActionTriggered, with: event)
    }
}

/// Which platform's look and behaviour a control has.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic, pad, mac
}
