import QuartzCore
import Typesetting

extension UITextField {
    // MARK: - Parts

    func setUp() {
        backgroundView.isHidden = true
        [backgroundView, frameView, selectionView, canvas].forEach { addSubview($0) }
        clearButton.isHidden = true
        addSubview(clearButton)
    }

    func layOutParts() {
        let geometry = FieldGeometry(self, bounds)
        frameView.frame = borderRect(forBounds: bounds)
        backgroundView.frame = bounds
        canvas.frame = bounds
        selectionView.frame = bounds
        clearButton.isHidden = !geometry.showsClearButton
        clearButton.frame = clearButtonRect(forBounds: bounds)
        if let leftView {
            leftView.isHidden = !geometry.shows(leftViewMode)
            leftView.frame = leftViewRect(forBounds: bounds)
        }
        if let rightView {
            rightView.isHidden = !geometry.shows(rightViewMode)
            rightView.frame = rightViewRect(forBounds: bounds)
        }
        showSelection()
    }

    func replaceSideView(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        textSizeDidChange()
        setNeedsLayout()
    }

    func updateBackground() {
        let image = isEnabled ? background : disabledBackground ?? background
        backgroundView.image = image
        backgroundView.isHidden = image == nil
    }

    // MARK: - Text

    func setContent(_ string: NSAttributedString) {
        editor.storage.setAttributedString(string)
        editor.textWasReplaced()
        textSizeDidChange()
    }

    /// Puts the default attributes on the whole text.
    func restyle() {
        editor.storage.addAttributes(style.attributes, range: NSRange(location: 0, length: editor.length))
        textSizeDidChange()
    }

    func textSizeDidChange() {
        invalidateIntrinsicContentSize()
        canvas.setNeedsDisplay()
        setNeedsLayout()
    }

    func secureEntryDidChange() { textSizeDidChange() }

    func followContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = style.font.adjusted(to: ContentSize.category(of: traitCollection))
        if !adjusted.isEqual(style.font) { font = adjusted }
    }

    /// Empties the field, as its button does.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        editor.replace(NSRange(location: 0, length: editor.length), with: "")
    }

    // MARK: - Beginning and ending

    func beginEditing(_ becomeFirstResponder: () -> Bool) -> Bool {
        if isEditing { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, becomeFirstResponder() else {
            return false
        }
        isEditing = true
        if clearsOnBeginEditing, editor.length > 0 {
            editor.replace(NSRange(location: 0, length: editor.length), with: "")
        }
        editor.select(NSRange(location: editor.length, length: 0))
        editingStateDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing(_ resignFirstResponder: () -> Bool) -> Bool {
        guard isEditing else { return resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, resignFirstResponder() else { return false }
        isEditing = false
        scrollOffset = 0
        editingStateDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
        return true
    }

    private func editingStateDidChange() {
        canvas.setNeedsDisplay()
        setNeedsLayout()
        showSelection()
    }

    // MARK: - Touches and keys

    func tapped(_ touch: UITouch) {
        let wasEditing = isEditing
        guard wasEditing || becomeFirstResponder() else { return }
        let position = editor.position(at: touch.location(in: self))
        if touch.tapCount == 2 {
            editor.selectWord(at: position)
        } else if touch.tapCount >= 3 {
            editor.selectAll()
        } else {
            editor.select(NSRange(location: position, length: 0))
        }
    }

    func typed(_ text: String) {
        if text == "\n" || text == "\r" { return returnPressed() }
        if clearsOnInsertion, editor.length > 0 {
            editor.replace(NSRange(location: 0, length: editor.length), with: "")
            clearsOnInsertion = false
        }
        editor.insert(text)
    }

    private func returnPressed() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { _ = resignFirstResponder() }
    }

    // MARK: - Showing the selection

    /// Moves a long text so that the caret is seen, then shows caret or selection.
    func showSelection() {
        guard isEditing else { return selectionView.show(caret: nil, boxes: []) }
        scrollToCaret()
        let isCaret = editor.selection.length == 0
        selectionView.show(
            caret: isCaret ? caretRect(for: UITextPosition(editor.selection.location)) : nil,
            boxes: isCaret ? [] : selectionRects(for: UITextRange(editor.selection)).map(\.rect))
    }

    private func scrollToCaret() {
        let rect = editingRect(forBounds: bounds)
        let layout = painter.shownLayout(self, width: rect.width)
        let room = rect.width - 2
        let old = scrollOffset
        if CGFloat(layout.width) <= room {
            scrollOffset = 0
        } else {
            let caret = CGFloat(layout.caret(before: editor.selection.location).x)
            scrollOffset = min(scrollOffset, max(0, CGFloat(layout.width) - room))
            if caret - scrollOffset > room { scrollOffset = caret - room }
            if caret < scrollOffset { scrollOffset = caret }
        }
        if scrollOffset != old { canvas.setNeedsDisplay() }
    }
}

extension UITextField: TextEditorOwner {
    var _editedLayout: TextLayout { painter.shownLayout(self, width: editingRect(forBounds: bounds).width) }

    var _editedLayoutOrigin: CGPoint {
        let rect = editingRect(forBounds: bounds)
        let layout = editor.length > 0 ? _editedLayout : painter.layout(self, ofPlaceholder: false)
        let empty = layout.lines.isEmpty
        let top = empty
            ? rect.midY - style.font.lineHeight / 2 : FieldGeometry(self, bounds).lineTop(layout, in: rect)
        var x = rect.minX - scrollOffset
        if empty {
            switch textAlignment {
            case .center: x = rect.midX
            case .right: x = rect.maxX
            case .left, .justified, .natural: break
            }
        }
        return CGPoint(x: x, y: top)
    }

    func _shouldChangeText(in range: NSRange, replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }

    var _styleOfTypedText: [NSAttributedString.Key: Any] { style.attributes }

    func _editedTextDidChange() {
        textSizeDidChange()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    func _editedSelectionDidChange() {
        showSelection()
        delegate?.textFieldDidChangeSelection(self)
    }
}
