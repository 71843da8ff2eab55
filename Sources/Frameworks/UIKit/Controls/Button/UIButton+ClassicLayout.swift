import QuartzCore

/// The layout of a button without configuration: picture and title side by side.
extension UIButton {
    /// Width × height of the title in points: whole points wide, as high as its label.
    private var classicTitleSize: CGSize {
        guard currentTitle != nil || currentAttributedTitle != nil else { return .zero }
        let label = madeTitleLabel()
        applyClassicTitle(to: label)
        let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width.rounded(.up), height: size.height)
    }

    private var classicImageSize: CGSize { shownImage?.size ?? .zero }

    /// A text button is at least 30 wide and 12 higher than its label (iOS 26, iPhone SE @2x, swiftui-web notes).
    func classicSize() -> CGSize {
        let title = classicTitleSize
        let image = classicImageSize
        let width = title.width + image.width
        if contentEdgeInsets != .zero {
            return CGSize(
                width: width + contentEdgeInsets.left + contentEdgeInsets.right,
                height: max(title.height, image.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
        }
        if shownImage != nil, title == .zero { return image }
        let textHeight = title.height > 0 ? title.height : classicFont.lineHeight.rounded(.up)
        return CGSize(width: max(30, width), height: max(image.height, textHeight + 12))
    }

    func classicImageRect(_ contentRect: CGRect) -> CGRect {
        let image = classicImageSize
        guard image != .zero else { return .zero }
        let area = contentRect.inset(by: imageEdgeInsets)
        let width = min(image.width, max(0, area.width))
        let title = min(classicTitleSize.width, max(0, area.width - width))
        let horizontal = place(length: width, beside: title, isFirst: true, from: area.minX, to: area.maxX)
        let vertical = placeVertically(min(image.height, max(0, area.height)), in: area)
        return rounded(CGRect(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length))
    }

    func classicTitleRect(_ contentRect: CGRect) -> CGRect {
        let title = classicTitleSize
        guard title != .zero else { return .zero }
        let area = contentRect.inset(by: titleEdgeInsets)
        let image = min(classicImageSize.width, max(0, area.width))
        let width = min(title.width, max(0, area.width - image))
        let horizontal = place(length: width, beside: image, isFirst: false, from: area.minX, to: area.maxX)
        let vertical = placeVertically(min(title.height, max(0, area.height)), in: area)
        return rounded(CGRect(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length))
    }

    /// Where a part `length` points long lies beside another that is `other` points long.
    private func place(
        length: CGFloat, beside other: CGFloat, isFirst: Bool, from minimum: CGFloat, to maximum: CGFloat
    ) -> (origin: CGFloat, length: CGFloat) {
        // The picture comes first, in right-to-left layouts the title.
        let comesFirst = isFirst != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let available = maximum - minimum
        switch effectiveContentHorizontalAlignment {
        case .left, .leading:
            return (comesFirst ? minimum : minimum + other, length)
        case .right, .trailing:
            return (comesFirst ? maximum - length - other : maximum - length, length)
        case .fill:
            let filled = isFirst && other > 0 ? length : max(length, available - other)
            return (comesFirst ? minimum : maximum - filled, filled)
        case .center:
            let start = minimum + (available - length - other) / 2
            return (comesFirst ? start : start + other, length)
        }
    }

    private func placeVertically(_ height: CGFloat, in area: CGRect) -> (origin: CGFloat, length: CGFloat) {
        switch contentVerticalAlignment {
        case .top: return (area.minY, height)
        case .bottom: return (area.maxY - height, height)
        case .fill: return (area.minY, area.height)
        case .center: return (area.minY + (area.height - height) / 2, height)
        }
    }

    /// Moved to the pixel grid, the size kept.
    private func rounded(_ rectangle: CGRect) -> CGRect {
        let scale = max(1, contentScaleFactor)
        return CGRect(
            x: (rectangle.minX * scale).rounded() / scale, y: (rectangle.minY * scale).rounded() / scale,
            width: rectangle.width, height: rectangle.height)
    }

    // MARK: - Applying

    func applyClassicTitle(to label: UILabel) {
        let color = currentTitleColor
        if let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else {
            if label.attributedText?.string != currentTitle ?? "" || label.text != currentTitle { label.text = currentTitle }
            label.textColor = color
        }
        label.shadowColor = currentTitleShadowColor
    }

    func layoutClassicContent() {
        configurationBackground?.isHidden = true
        storedSubtitleLabel?.isHidden = true
        activityIndicator?.isHidden = true
        let content = contentRect(forBounds: bounds)
        if let background = currentBackgroundImage {
            let view = madeBackgroundImageView()
            view.isHidden = false
            view.image = adjusted(background)
            view.frame = backgroundRect(forBounds: bounds)
        } else {
            backgroundImageView?.isHidden = true
        }
        if let image = shownImage {
            let view = madeImageView()
            view.isHidden = false
            let isTemplate = buttonType != .custom && image.renderingMode == .automatic
            view.image = isTemplate ? image.withRenderingMode(.alwaysTemplate) : adjusted(image)
            view.alpha = isDimmedSystemButton ? 0.2 : 1
            view.frame = imageRect(forContentRect: content)
        } else {
            storedImageView?.isHidden = true
        }
        if currentTitle != nil || currentAttributedTitle != nil {
            let label = madeTitleLabel()
            label.isHidden = false
            applyClassicTitle(to: label)
            label.alpha = isDimmedSystemButton ? 0.2 : 1
            label.frame = titleRect(forContentRect: content)
        } else {
            storedTitleLabel?.isHidden = true
        }
    }

    /// A system button shows a touch by its title's alpha of 0.2 (iOS 26, iPhone SE, swiftui-web notes).
    private var isDimmedSystemButton: Bool {
        guard buttonType != .custom, isHighlighted else { return false }
        let own = stateContents[.highlighted]
        return own?.titleColor == nil && own?.title == nil && own?.image == nil && own?.attributedTitle == nil
    }

    /// The picture darkened for a touch or paled for a disabled button, where the state has no own picture.
    private func adjusted(_ image: UIImage) -> UIImage {
        if state.contains(.highlighted), buttonType == .custom, adjustsImageWhenHighlighted,
            stateContents[state]?.image == nil, stateContents[state]?.backgroundImage == nil {
            return ButtonImageAdjustment.darkened(image)
        }
        if state.contains(.disabled), adjustsImageWhenDisabled, stateContents[state]?.image == nil,
            stateContents[state]?.backgroundImage == nil {
            return ButtonImageAdjustment.paled(image)
        }
        return image
    }
}
