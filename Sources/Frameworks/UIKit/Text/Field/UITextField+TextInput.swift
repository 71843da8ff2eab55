import QuartzCore

/// Positions, ranges and traits; the members that subclasses override are in the class itself.
extension UITextField: UITextInput {
    public var hasText: Bool { editor.length > 0 }

    // MARK: - Text and selection

    public func text(in range: UITextRange) -> String? {
        guard NSMaxRange(range.range) <= editor.length else { return nil }
        return (editor.storage.string as NSString).substring(with: range.range)
    }

    public func replace(_ range: UITextRange, withText text: String) { editor.replace(range.range, with: text) }

    public var selectedTextRange: UITextRange? {
        get { UITextRange(editor.selection) }
        set { if let newValue { editor.select(newValue.range) } }
    }

    public var markedTextRange: UITextRange? { editor.marked.map { UITextRange($0) } }

    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set { if newValue != nil { SandlotUnimplemented.report("UITextInput.markedTextStyle") } }
    }

    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarked(markedText, selected: selectedRange)
    }

    public func unmarkText() { editor.unmark() }

    public var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }

    // MARK: - Positions

    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(editor.length) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let start = min(fromPosition.offset, toPosition.offset)
        return UITextRange(NSRange(location: start, length: abs(toPosition.offset - fromPosition.offset)))
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let moved = position.offset + offset
        return (0...editor.length).contains(moved) ? UITextPosition(moved) : nil
    }

    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: return UITextPosition(editor.position(position.offset, movedBy: offset))
        case .left: return UITextPosition(editor.position(position.offset, movedBy: -offset))
        case .up, .down:
            let caret = caretRect(for: position)
            let move = caret.height * CGFloat(direction == .up ? -offset : offset)
            return closestPosition(to: CGPoint(x: caret.midX, y: caret.midY + move))
        }
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        _editedLayout.isRightToLeft(at: position.offset) ? .rightToLeft : .leftToRight
    }

    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        SandlotUnimplemented.report("UITextInput.setBaseWritingDirection")
    }

    // MARK: - Points

    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let position = editor.position(at: point)
        return UITextPosition(min(max(position, range.range.location), NSMaxRange(range.range)))
    }

    public func characterRange(at point: CGPoint) -> UITextRange? {
        editor.character(at: point).map { UITextRange(NSRange(location: $0, length: editor.position($0, movedBy: 1) - $0)) }
    }

    // MARK: - What the text wants of the keyboard

    public var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrectionType }
        set { inputTraits.autocorrectionType = newValue }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spellCheckingType }
        set { inputTraits.spellCheckingType = newValue }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { inputTraits.smartQuotesType }
        set { inputTraits.smartQuotesType = newValue }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { inputTraits.smartDashesType }
        set { inputTraits.smartDashesType = newValue }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputTraits.smartInsertDeleteType }
        set { inputTraits.smartInsertDeleteType = newValue }
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { inputTraits.inlinePredictionType }
        set { inputTraits.inlinePredictionType = newValue }
    }
    public var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.keyboardAppearance }
        set { inputTraits.keyboardAppearance = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturnKeyAutomatically }
        set { inputTraits.enablesReturnKeyAutomatically = newValue }
    }
    public var isSecureTextEntry: Bool {
        get { inputTraits.isSecureTextEntry }
        set {
            inputTraits.isSecureTextEntry = newValue
            secureEntryDidChange()
        }
    }
    public var textContentType: UITextContentType! {
        get { inputTraits.textContentType }
        set { inputTraits.textContentType = newValue }
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { inputTraits.passwordRules }
        set { inputTraits.passwordRules = newValue }
    }
}
