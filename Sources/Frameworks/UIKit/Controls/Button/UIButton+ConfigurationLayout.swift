import QuartzCore

/// The layout of a button with a configuration: picture, title and subtitle as one block inside the content insets.
extension UIButton {
    /// The configuration with the colours of the current state.
    var shownConfiguration: Configuration? {
        guard let configuration else { return nil }
        guard automaticallyUpdatesConfiguration else { return configuration.resolved(state: .normal, tint: tintColor) }
        var shown = configuration.updated(for: self)
        if role == .destructive, configuration.baseForegroundColor == nil, shown.style != .filled, isEnabled {
            shown.baseForegroundColor = .systemRed
        }
        return shown
    }

    private struct Block {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var text = CGSize.zero
        var size = CGSize.zero
    }

    /// The size in points with the text wrapped so that the button is at most `width` wide.
    func configuredSize(width: CGFloat) -> CGSize {
        guard let configuration = shownConfiguration else { return .zero }
        let insets = configuration.contentInsets
        let available = max(0, width - insets.leading - insets.trailing)
        let block = measure(configuration, width: available)
        return CGSize(
            width: block.size.width + insets.leading + insets.trailing,
            height: block.size.height + insets.top + insets.bottom)
    }

    private func isBeside(_ configuration: Configuration) -> Bool {
        configuration.imagePlacement.intersection([.top, .bottom]).isEmpty
    }

    private func measure(_ configuration: Configuration, width: CGFloat) -> Block {
        var block = Block()
        if configuration.showsActivityIndicator {
            block.image = CGSize(width: 20, height: 20)
        } else if let image = configuredImage(configuration) {
            block.image = image.size
        }
        let title = titleText(configuration)
        let subtitle = configuration.attributedSubtitle
        let hasText = title != nil || subtitle != nil
        let padding = block.image != .zero && hasText ? configuration.imagePadding : 0
        let textWidth = isBeside(configuration) ? max(0, width - block.image.width - padding) : width
        let limit = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
        if let title {
            let label = madeTitleLabel()
            apply(title, to: label, configuration, isSubtitle: false)
            block.title = label.sizeThatFits(limit)
        }
        if let subtitle {
            let label = madeSubtitleLabel()
            apply(subtitleText(subtitle, configuration), to: label, configuration, isSubtitle: true)
            block.subtitle = label.sizeThatFits(limit)
        }
        let between = title != nil && subtitle != nil ? configuration.titlePadding : 0
        block.text = CGSize(
            width: min(textWidth, max(block.title.width, block.subtitle.width)),
            height: block.title.height + block.subtitle.height + between)
        if isBeside(configuration) {
            block.size = CGSize(
                width: block.image.width + padding + block.text.width, height: max(block.image.height, block.text.height))
        } else {
            block.size = CGSize(
                width: max(block.image.width, block.text.width), height: block.image.height + padding + block.text.height)
        }
        return block
    }

    // MARK: - Text and picture

    private func configuredImage(_ configuration: Configuration) -> UIImage? {
        guard let image = configuration.image ?? currentImage else { return nil }
        guard image.isSymbolImage else { return image }
        let symbols =
            configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
            ?? UIImage.SymbolConfiguration(textStyle: configuration.buttonSize.titleTextStyle)
        return image.applyingSymbolConfiguration(symbols) ?? image
    }

    private func titleText(_ configuration: Configuration) -> NSAttributedString? {
        let base = UIFont.preferredFont(forTextStyle: configuration.buttonSize.titleTextStyle, compatibleWith: traitCollection)
        let font = role == .primary ? UIFont.systemFont(ofSize: base.pointSize, weight: .semibold) : base
        if let title = configuration.attributedTitle {
            return AttributedTitle.resolved(
                title, font: font, color: configuration.baseForegroundColor,
                transformer: configuration.titleTextAttributesTransformer)
        }
        if let attributed = currentAttributedTitle { return attributed }
        guard let title = currentTitle else { return nil }
        return AttributedTitle.resolved(
            AttributedString(title), font: font, color: content(\.titleColor) ?? configuration.baseForegroundColor,
            transformer: configuration.titleTextAttributesTransformer)
    }

    private func subtitleText(_ subtitle: AttributedString, _ configuration: Configuration) -> NSAttributedString {
        AttributedTitle.resolved(
            subtitle,
            font: .preferredFont(forTextStyle: configuration.buttonSize.subtitleTextStyle, compatibleWith: traitCollection),
            color: configuration.baseForegroundColor, transformer: configuration.subtitleTextAttributesTransformer)
    }

    private func apply(_ text: NSAttributedString, to label: UILabel, _ configuration: Configuration, isSubtitle: Bool) {
        let mode = isSubtitle ? configuration.subtitleLineBreakMode : configuration.titleLineBreakMode
        let isWrapping = mode == .byWordWrapping || mode == .byCharWrapping
        label.numberOfLines = isWrapping ? 0 : 1
        label.lineBreakMode = mode
        label.attributedText = text
        label.textAlignment = textAlignment(configuration)
        label.isHidden = false
        label.alpha = 1
    }

    private func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch titleAlignment(configuration) {
        case .center: return .center
        case .trailing: return isRightToLeft ? .left : .right
        default: return isRightToLeft ? .right : .left
        }
    }

    /// Automatic: with a picture beside, away from it; else as the content is aligned.
    private func titleAlignment(_ configuration: Configuration) -> Configuration.TitleAlignment {
        guard configuration.titleAlignment == .automatic else { return configuration.titleAlignment }
        if configuredImage(configuration) != nil, isBeside(configuration) {
            return configuration.imagePlacement.contains(.trailing) ? .trailing : .leading
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch effectiveContentHorizontalAlignment {
        case .left: return isRightToLeft ? .trailing : .leading
        case .right: return isRightToLeft ? .leading : .trailing
        default: return .center
        }
    }

    // MARK: - Placing

    func layoutConfiguredContent() {
        guard let configuration = shownConfiguration else { return }
        backgroundImageView?.isHidden = true
        layoutBackground(configuration)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = configuration.contentInsets
        let area = CGRect(
            x: bounds.minX + (isRightToLeft ? insets.trailing : insets.leading), y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom))
        let block = measure(configuration, width: area.width)
        let frame = CGRect(
            x: blockOrigin(effectiveContentHorizontalAlignment, block.size.width, area),
            y: blockTop(block.size.height, area), width: min(block.size.width, area.width), height: block.size.height)
        let parts = split(frame, block, configuration, isRightToLeft)
        place(parts, block, configuration)
    }

    private func layoutBackground(_ configuration: Configuration) {
        let view = madeBackground()
        view.isHidden = false
        let insets = configuration.background.backgroundInsets
        let frame = CGRect(
            x: insets.leading, y: insets.top, width: bounds.width - insets.leading - insets.trailing,
            height: bounds.height - insets.top - insets.bottom)
        view.frame = backgroundRect(forBounds: frame.offsetBy(dx: bounds.minX, dy: bounds.minY))
        let radius = configuration.cornerStyle.radius(height: view.bounds.height, own: configuration.background.cornerRadius)
        view.apply(configuration.background, radius: min(radius, min(view.bounds.width, view.bounds.height) / 2), tint: tintColor)
    }

    private func blockOrigin(_ alignment: ContentHorizontalAlignment, _ width: CGFloat, _ area: CGRect) -> CGFloat {
        switch alignment {
        case .left, .leading, .fill: return area.minX
        case .right, .trailing: return area.maxX - width
        case .center: return area.minX + max(0, (area.width - width) / 2)
        }
    }

    private func blockTop(_ height: CGFloat, _ area: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: return area.minY
        case .bottom: return area.maxY - height
        case .center: return area.minY + (area.height - height) / 2
        }
    }

    /// The rectangles of picture and text inside the block's frame.
    private func split(
        _ frame: CGRect, _ block: Block, _ configuration: Configuration, _ isRightToLeft: Bool
    ) -> (image: CGRect, text: CGRect) {
        let padding = block.image != .zero && block.text != .zero ? configuration.imagePadding : 0
        let text = CGSize(width: block.text.width, height: block.text.height)
        if isBeside(configuration) {
            let isImageLeft = configuration.imagePlacement.contains(.trailing) == isRightToLeft
            let imageX = isImageLeft ? frame.minX : frame.minX + text.width + padding
            let textX = isImageLeft ? frame.minX + block.image.width + padding : frame.minX
            return (
                CGRect(origin: CGPoint(x: imageX, y: frame.midY - block.image.height / 2), size: block.image),
                CGRect(origin: CGPoint(x: textX, y: frame.midY - text.height / 2), size: text)
            )
        }
        let isImageTop = configuration.imagePlacement.contains(.top)
        let imageY = isImageTop ? frame.minY : frame.minY + text.height + padding
        let textY = isImageTop ? frame.minY + block.image.height + padding : frame.minY
        return (
            CGRect(origin: CGPoint(x: frame.midX - block.image.width / 2, y: imageY), size: block.image),
            CGRect(origin: CGPoint(x: frame.midX - text.width / 2, y: textY), size: text)
        )
    }

    private func place(_ parts: (image: CGRect, text: CGRect), _ block: Block, _ configuration: Configuration) {
        if block.image != .zero, !configuration.showsActivityIndicator, let image = configuredImage(configuration) {
            let view = madeImageView()
            view.isHidden = false
            let color = configuration.baseForegroundColor ?? tintColor!
            view.image = image.renderingMode == .automatic && image.isSymbolImage ? image.withRenderingMode(.alwaysTemplate) : image
            view.tintColor = configuration.imageColorTransformer?(color) ?? color
            view.frame = onPixels(parts.image)
            view.alpha = isEnabled || image.isSymbolImage ? 1 : 0.5
        } else {
            storedImageView?.isHidden = true
        }
        placeActivityIndicator(parts.image, configuration)
        storedTitleLabel?.isHidden = block.title == .zero
        storedSubtitleLabel?.isHidden = block.subtitle == .zero
        if block.title != .zero {
            storedTitleLabel?.frame = onPixels(line(block.title, in: parts.text, top: parts.text.minY, configuration))
        }
        if block.subtitle != .zero {
            let top = parts.text.maxY - block.subtitle.height
            storedSubtitleLabel?.frame = onPixels(line(block.subtitle, in: parts.text, top: top, configuration))
        }
    }

    private func placeActivityIndicator(_ frame: CGRect, _ configuration: Configuration) {
        guard configuration.showsActivityIndicator else {
            activityIndicator?.removeFromSuperview()
            activityIndicator = nil
            return
        }
        let wheel = activityIndicator ?? UIActivityIndicatorView(style: .medium)
        if activityIndicator == nil {
            activityIndicator = wheel
            wheel.isUserInteractionEnabled = false
            addSubview(wheel)
        }
        let color = configuration.baseForegroundColor ?? tintColor!
        wheel.color = configuration.activityIndicatorColorTransformer?(color) ?? color
        wheel.frame = onPixels(frame)
        wheel.startAnimating()
    }

    private func line(_ size: CGSize, in text: CGRect, top: CGFloat, _ configuration: Configuration) -> CGRect {
        let width = min(size.width, text.width)
        let x: CGFloat
        switch textAlignment(configuration) {
        case .center: x = text.midX - width / 2
        case .right: x = text.maxX - width
        default: x = text.minX
        }
        return CGRect(x: x, y: top, width: width, height: size.height)
    }

    private func onPixels(_ rectangle: CGRect) -> CGRect {
        let scale = max(1, contentScaleFactor)
        return CGRect(
            x: (rectangle.minX * scale).rounded() / scale, y: (rectangle.minY * scale).rounded() / scale,
            width: rectangle.width, height: rectangle.height)
    }
}
