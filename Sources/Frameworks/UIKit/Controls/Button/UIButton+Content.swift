import QuartzCore

/// What the button shows, and the views that show it, made when they are first needed.
extension UIButton {
    /// The value for the current state, else the one for `.normal`.
    func content<Value>(_ property: KeyPath<ButtonStateContent, Value?>) -> Value? {
        stateContents[state]?[keyPath: property] ?? stateContents[.normal]?[keyPath: property]
    }

    func edit(_ state: State, _ change: (inout ButtonStateContent) -> Void) {
        change(&stateContents[state, default: ButtonStateContent()])
        contentDidChange()
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The tint for a system button, white for a custom one; grey for a disabled system button.
    func defaultTitleColor(for state: State) -> UIColor {
        guard buttonType != .custom else { return .white }
        if state.contains(.disabled) { return Configuration.disabledForeground }
        return role == .destructive ? .systemRed : tintColor
    }

    func adopt(_ type: ButtonType) {
        buttonType = type
        switch type {
        case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
        case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
        case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        default: break
        }
    }

    func adopt(_ primaryAction: UIAction?) {
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        if configuration != nil {
            if configuration?.title == nil, !primaryAction.title.isEmpty { configuration?.title = primaryAction.title }
            if configuration?.image == nil { configuration?.image = primaryAction.image }
        } else {
            if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
            if let image = primaryAction.image { setImage(image, for: .normal) }
        }
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        guard configuration != nil || configurationUpdateHandler != nil else { return }
        updateConfiguration()
        configurationUpdateHandler?(self)
    }

    // MARK: - Subviews

    /// System buttons have 15 points (iOS 26, iPhone SE simulator, swiftui-web notes), custom ones 18.
    var classicFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    func madeTitleLabel() -> UILabel {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel()
        label.font = classicFont
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        storedTitleLabel = label
        addSubview(label)
        arrangeSubviews()
        if configuration == nil { applyClassicTitle(to: label) }
        return label
    }

    func madeSubtitleLabel() -> UILabel {
        if let storedSubtitleLabel { return storedSubtitleLabel }
        let label = UILabel()
        label.isUserInteractionEnabled = false
        storedSubtitleLabel = label
        addSubview(label)
        arrangeSubviews()
        return label
    }

    func madeImageView() -> UIImageView {
        if let storedImageView { return storedImageView }
        let view = UIImageView()
        view.isUserInteractionEnabled = false
        storedImageView = view
        addSubview(view)
        arrangeSubviews()
        return view
    }

    func madeBackgroundImageView() -> UIImageView {
        if let backgroundImageView { return backgroundImageView }
        let view = UIImageView()
        view.isUserInteractionEnabled = false
        backgroundImageView = view
        addSubview(view)
        arrangeSubviews()
        return view
    }

    func madeBackground() -> ButtonBackgroundView {
        if let configurationBackground { return configurationBackground }
        let view = ButtonBackgroundView()
        configurationBackground = view
        addSubview(view)
        arrangeSubviews()
        return view
    }

    /// Back to front: background, picture, title, subtitle; the user's own subviews stay in front.
    private func arrangeSubviews() {
        let own: [UIView?] = [configurationBackground, backgroundImageView, storedImageView, storedTitleLabel, storedSubtitleLabel]
        for (index, view) in own.compactMap({ $0 }).enumerated() where subviews.firstIndex(of: view) != index {
            insertSubview(view, at: index)
        }
    }

    // MARK: - Pictures

    /// The picture shown now; system buttons tint it.
    var shownImage: UIImage? {
        guard let image = configuration?.image ?? currentImage else { return nil }
        guard let symbols = configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration else {
            return image
        }
        return image.applyingSymbolConfiguration(symbols) ?? image
    }
}
