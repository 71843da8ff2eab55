import QuartzCore
import Typesetting

extension UITextView {
    // MARK: - Parts

    func setUp() {
        clipsToBounds = true
        backgroundColor = .systemBackground
        addSubview(selectionView)
        addSubview(canvas)
        layoutManager.didInvalidate = { [weak self] in MainActor.assumeIsolated { self?.layoutWasInvalidated() } }
        addGestureRecognizer(TextTapRecognizer(textView: self))
    }

    /// The container's upper left corner in the content; the first baseline is put on the next pixel.
    var containerOrigin: CGPoint {
        let ascent = layoutManager.layout.lines.first.map { CGFloat($0.ascent) } ?? 0
        let baseline = textContainerInset.top + ascent
        return CGPoint(x: textContainerInset.left, y: textContainerInset.top + PixelGrid(traitCollection).ceil(baseline) - baseline)
    }

    var emptyLineHeight: CGFloat { (font ?? UITextView.defaultFont).lineHeight }

    /// The text laid out in a width, without touching what is shown.
    func measured(width: CGFloat) -> TextLayout {
        var container = textContainer.engineContainer
        let insets = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        container.width = width.isFinite ? Double(max(0, width - insets)) : .infinity
        container.height = .infinity
        container.linePitchScale = Double(PixelGrid(traitCollection).scale)
        return TextLayout.layout(StyledText(textStorage, defaults: textDefaults), in: container)
    }

    private var textDefaults: StyledText.Defaults {
        var defaults = StyledText.Defaults()
        defaults.font = style[.font] as? UIFont ?? UITextView.defaultFont
        defaults.color = style[.foregroundColor] as? UIColor ?? .label
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            defaults.adjustParagraph = { if $0.alignment == .natural { $0.alignment = .right } }
        }
        return defaults
    }

    func layOutText() {
        let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
        let grid = PixelGrid(traitCollection)
        traitCollection.performAsCurrent {
            layoutManager.pixelScale = grid.scale
            layoutManager.defaults = textDefaults
            let height: CGFloat = isScrollEnabled ? 0 : max(0, bounds.height - textContainerInset.top)
            let size = CGSize(width: width, height: height)
            if textContainer.size != size { textContainer.size = size }
            _ = layoutManager.layout
        }
        let text = max(CGFloat(layoutManager.layout.height), emptyLineHeight)
        let height = grid.ceil(text) + textContainerInset.top + textContainerInset.bottom
        if isScrollEnabled {
            let content = CGSize(width: bounds.width, height: height)
            if contentSize != content { contentSize = content }
        }
        canvas.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, isScrollEnabled ? 0 : bounds.height))
        selectionView.frame = canvas.frame
        showSelection()
    }

    // MARK: - Text

    func setContent(_ string: NSAttributedString) {
        let linked = NSMutableAttributedString(attributedString: string)
        string.enumerateAttribute(.link, in: NSRange(location: 0, length: string.length)) { link, range, _ in
            if link != nil { linked.addAttributes(linkTextAttributes ?? [:], range: range) }
        }
        textStorage.setAttributedString(linked)
        editor.textWasReplaced()
        textDidChange()
    }

    /// Puts one attribute on the whole text and on what is set later; nil takes it away.
    func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
        style[key] = value
        let whole = NSRange(location: 0, length: textStorage.length)
        if let value {
            textStorage.addAttribute(key, value: value, range: whole)
        } else {
            textStorage.removeAttribute(key, range: whole)
        }
        textDidChange()
    }

    func textDidChange() {
        layoutManager.invalidate()
        invalidateIntrinsicContentSize()
    }

    func layoutWasInvalidated() {
        canvas.setNeedsDisplay()
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    func secureEntryDidChange() {
        if isSecureTextEntry { SandlotUnimplemented.report("UITextView.isSecureTextEntry") }
    }

    func followContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let category = ContentSize.category(of: traitCollection)
        if let font = style[.font] as? UIFont { style[.font] = font.adjusted(to: category) }
        let whole = NSRange(location: 0, length: textStorage.length)
        var changes: [(UIFont, NSRange)] = []
        textStorage.enumerateAttribute(.font, in: whole) { value, range, _ in
            guard let font = value as? UIFont else { return }
            let adjusted = font.adjusted(to: category)
            if !adjusted.isEqual(font) { changes.append((adjusted, range)) }
        }
        for (font, range) in changes { textStorage.addAttribute(.font, value: font, range: range) }
    }

    // MARK: - Beginning and ending

    func beginEditing(_ becomeFirstResponder: () -> Bool) -> Bool {
        if isActive { return true }
        guard canBecomeFirstResponder else { return false }
        if isEditable { guard delegate?.textViewShouldBeginEditing(self) ?? true else { return false } }
        guard becomeFirstResponder() else { return false }
        isActive = true
        showSelection()
        if isEditable {
            delegate?.textViewDidBeginEditing(self)
            NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        }
        return true
    }

    func endEditing(_ resignFirstResponder: () -> Bool) -> Bool {
        guard isActive else { return resignFirstResponder() }
        if isEditable { guard delegate?.textViewShouldEndEditing(self) ?? true else { return false } }
        guard resignFirstResponder() else { return false }
        isActive = false
        showSelection()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
        return true
    }

    // MARK: - Touches

    /// A tap follows a link, else sets the caret and begins editing.
    func tapped(at point: CGPoint, count: Int) {
        if !isEditable || !isActive, let index = editor.character(at: point), followLink(at: index) { return }
        guard isEditable || isSelectable, isActive || (isEditable && becomeFirstResponder()) else { return }
        let position = editor.position(at: point)
        if count == 2 {
            editor.selectWord(at: position)
        } else {
            editor.select(NSRange(location: position, length: 0))
        }
    }

    private func followLink(at index: Int) -> Bool {
        var range = NSRange()
        let whole = NSRange(location: 0, length: textStorage.length)
        guard isSelectable,
            let value = textStorage.attribute(.link, at: index, longestEffectiveRange: &range, in: whole),
            let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) })
        else { return false }
        if delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true {
            UIApplication.shared.open(url)
        }
        return true
    }

    // MARK: - Showing the selection

    func showSelection() {
        guard isActive else { return selectionView.show(caret: nil, boxes: []) }
        let isCaret = editor.selection.length == 0
        selectionView.show(
            caret: isCaret && isEditable ? caretRect(for: UITextPosition(editor.selection.location)) : nil,
            boxes: isCaret ? [] : selectionRects(for: UITextRange(editor.selection)).map(\.rect))
    }
}

extension UITextView: TextEditorOwner {
    var _editedLayout: TextLayout { layoutManager.layout }

    var _editedLayoutOrigin: CGPoint {
        let origin = containerOrigin
        return CGPoint(x: origin.x + textContainer.lineFragmentPadding, y: origin.y)
    }

    func _shouldChangeText(in range: NSRange, replacement: String) -> Bool {
        isEditable && (delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true)
    }

    var _styleOfTypedText: [NSAttributedString.Key: Any] { style }

    func _editedTextDidChange() {
        textDidChange()
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func _editedSelectionDidChange() {
        if isActive {
            layoutIfNeeded()
            showSelection()
            if isScrollEnabled { scrollRectToVisible(editor.caretRect(at: NSMaxRange(editor.selection)), animated: false) }
        }
        delegate?.textViewDidChangeSelection(self)
    }
}
