import QuartzCore
import Typesetting

/// What a text editor asks of the view whose text it edits.
@MainActor protocol TextEditorOwner: UIView {
    /// The text as it is laid out now, and its upper left corner in the view.
    var _editedLayout: TextLayout { get }
    var _editedLayoutOrigin: CGPoint { get }
    /// Asks the delegate.
    func _shouldChangeText(in range: NSRange, replacement: String) -> Bool
    func _editedTextDidChange()
    /// The attributes of text that is typed where there is none before it.
    var _styleOfTypedText: [NSAttributedString.Key: Any] { get }
    func _editedSelectionDidChange()
}

/// The editing shared by text fields and text views: selection, insertion, deletion and moves.
@MainActor final class TextEditor {
    unowned let owner: any TextEditorOwner
    /// What is edited.
    let storage: NSMutableAttributedString
    /// UTF-16 positions.
    private(set) var selection = NSRange(location: 0, length: 0)
    /// Where a selection began, when it is stretched by keys or a finger.
    private var anchor: Int?
    private(set) var marked: NSRange?
    /// The attributes of text typed next; nil takes those of the character before.
    var typingAttributes: [NSAttributedString.Key: Any]?
    weak var inputDelegate: (any UITextInputDelegate)?

    init(owner: any TextEditorOwner, storage: NSMutableAttributedString) {
        self.owner = owner
        self.storage = storage
    }

    var length: Int { storage.length }

    // MARK: - Selection

    /// Selects a stretch, cut to the text.
    func select(_ range: NSRange) {
        let start = min(max(0, range.location), length)
        let new = NSRange(location: start, length: min(max(0, range.length), length - start))
        anchor = nil
        guard new != selection else { return }
        selection = new
        typingAttributes = nil
        owner._editedSelectionDidChange()
    }

    /// Moves the caret, or the free end of the selection.
    func moveCaret(to position: Int, extending: Bool) {
        guard extending else { return select(NSRange(location: position, length: 0)) }
        let fixed = anchor ?? selection.location
        select(NSRange(location: min(fixed, position), length: abs(position - fixed)))
        anchor = fixed
    }

    /// The end of the selection that moves.
    private var focus: Int {
        guard let anchor else { return NSMaxRange(selection) }
        return anchor == selection.location ? NSMaxRange(selection) : selection.location
    }

    func selectAll() { select(NSRange(location: 0, length: length)) }

    /// Selects the word at a position.
    func selectWord(at position: Int) {
        let string = storage.string as NSString
        guard string.length > 0 else { return }
        var start = min(position, string.length), end = start
        while start > 0, TextEditor.isWord(string.character(at: start - 1)) { start -= 1 }
        while end < string.length, TextEditor.isWord(string.character(at: end)) { end += 1 }
        select(NSRange(location: start, length: end - start))
    }

    private static func isWord(_ unit: unichar) -> Bool {
        guard let scalar = Unicode.Scalar(UInt32(unit)) else { return true }
        return CharacterSet.alphanumerics.contains(scalar)
    }

    // MARK: - Changing the text

    /// Puts text in place of the selection, if the delegate agrees.
    func insert(_ text: String) {
        let range = marked ?? selection
        guard owner._shouldChangeText(in: range, replacement: text) else { return }
        marked = nil
        put(text, in: range)
        selectSilently(range.location + text.utf16.count)
        finishChange()
    }

    /// Deletes the selection, or the visible character before the caret.
    func deleteBackward() {
        var range = selection
        if range.length == 0 {
            guard range.location > 0 else { return }
            let start = position(range.location, movedBy: -1)
            range = NSRange(location: start, length: range.location - start)
        }
        delete(range)
    }

    func deleteForward() {
        var range = selection
        if range.length == 0 {
            range.length = position(range.location, movedBy: 1) - range.location
            guard range.length > 0 else { return }
        }
        delete(range)
    }

    private func delete(_ range: NSRange) {
        guard owner._shouldChangeText(in: range, replacement: "") else { return }
        marked = nil
        put("", in: range)
        selectSilently(range.location)
        finishChange()
    }

    /// Replaces a stretch by code; the delegate is not asked.
    func replace(_ range: NSRange, with text: String) {
        put(text, in: range)
        selectSilently(range.location + text.utf16.count)
        finishChange()
    }

    private func put(_ text: String, in range: NSRange) {
        let attributes = typingAttributes ?? attributesForTyping(at: range) ?? owner._styleOfTypedText
        storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
    }

    /// The attributes of the character before, or of the replaced one.
    func attributesForTyping(at range: NSRange) -> [NSAttributedString.Key: Any]? {
        guard length > 0 else { return nil }
        let position = range.length > 0 ? range.location : max(0, range.location - 1)
        var attributes = storage.attributes(at: min(position, length - 1), effectiveRange: nil)
        attributes[.attachment] = nil
        attributes[.link] = nil
        return attributes
    }

    private func selectSilently(_ position: Int) {
        selection = NSRange(location: min(position, length), length: 0)
        anchor = nil
    }

    private func finishChange() {
        let kept = length > 0 ? nil : typingAttributes
        typingAttributes = kept
        owner._editedTextDidChange()
        owner._editedSelectionDidChange()
    }

    /// Text that an input method is still composing.
    func setMarked(_ text: String?, selected: NSRange) {
        let range = marked ?? selection
        put(text ?? "", in: range)
        let count = text?.utf16.count ?? 0
        marked = count > 0 ? NSRange(location: range.location, length: count) : nil
        selectSilently(range.location + min(NSMaxRange(selected), count))
        finishChange()
    }

    func unmark() { marked = nil }

    /// The text was set from outside.
    func textWasReplaced() {
        marked = nil
        typingAttributes = nil
        selectSilently(length)
    }

    // MARK: - Keys

    /// Moves, selections and shortcuts of a hardware keyboard; whether the key meant something.
    func handle(_ key: UIKey) -> Bool {
        let extends = key.modifierFlags.contains(.shift)
        let command = key.modifierFlags.contains(.command) || key.modifierFlags.contains(.control)
        switch key.keyCode {
        case .keyboardLeftArrow: moveSideways(forward: isRightToLeft, extends: extends, toEnd: command)
        case .keyboardRightArrow: moveSideways(forward: !isRightToLeft, extends: extends, toEnd: command)
        case .keyboardUpArrow: moveVertically(-1, extends: extends, toEnd: command)
        case .keyboardDownArrow: moveVertically(1, extends: extends, toEnd: command)
        case .keyboardHome: moveCaret(to: lineRange.lowerBound, extending: extends)
        case .keyboardEnd: moveCaret(to: lineRange.upperBound, extending: extends)
        case .keyboardDeleteForward: deleteForward()
        default:
            guard command else { return false }
            return handleShortcut(key.charactersIgnoringModifiers.lowercased())
        }
        return true
    }

    private func handleShortcut(_ letter: String) -> Bool {
        switch letter {
        case "a": selectAll()
        case "c": owner.copy(nil)
        case "x": owner.cut(nil)
        case "v": owner.paste(nil)
        default: return false
        }
        return true
    }

    private var isRightToLeft: Bool { owner._editedLayout.isRightToLeft(at: selection.location) }

    private func moveSideways(forward: Bool, extends: Bool, toEnd: Bool) {
        if toEnd { return moveCaret(to: forward ? lineRange.upperBound : lineRange.lowerBound, extending: extends) }
        if selection.length > 0, !extends {
            return select(NSRange(location: forward ? NSMaxRange(selection) : selection.location, length: 0))
        }
        moveCaret(to: position(focus, movedBy: forward ? 1 : -1), extending: extends)
    }

    private func moveVertically(_ lines: Int, extends: Bool, toEnd: Bool) {
        let layout = owner._editedLayout
        guard !toEnd, let index = layout.lineIndex(of: focus), layout.lines.indices.contains(index + lines) else {
            return moveCaret(to: lines < 0 ? 0 : length, extending: extends)
        }
        let line = layout.lines[index + lines]
        let x = layout.caret(before: focus).x
        moveCaret(to: layout.position(atX: x, y: (line.top + line.bottom) / 2), extending: extends)
    }

    /// The positions of the caret's line, without its trailing line feed.
    private var lineRange: Range<Int> {
        let layout = owner._editedLayout
        guard let index = layout.lineIndex(of: focus) else { return 0..<length }
        return layout.lines[index].range
    }

    /// A position moved over whole visible characters.
    func position(_ position: Int, movedBy characters: Int) -> Int {
        let string = storage.string
        var index = String.Index(utf16Offset: min(max(position, 0), length), in: string)
        for _ in 0..<abs(characters) {
            if characters > 0, index < string.endIndex { index = string.index(after: index) }
            if characters < 0, index > string.startIndex { index = string.index(before: index) }
        }
        return index.utf16Offset(in: string)
    }

    // MARK: - Geometry in the owner's space

    func caretRect(at position: Int) -> CGRect {
        let box = owner._editedLayout.caret(before: position)
        let origin = owner._editedLayoutOrigin
        return CGRect(x: origin.x + CGFloat(box.x) - 1, y: origin.y + CGFloat(box.y), width: 2, height: CGFloat(box.height) + 1.5)
    }

    func boxes(of range: NSRange) -> [CGRect] {
        let origin = owner._editedLayoutOrigin
        return owner._editedLayout.boxes(of: range.location..<NSMaxRange(range)).map {
            CGRect(
                x: origin.x + CGFloat($0.x), y: origin.y + CGFloat($0.y), width: CGFloat($0.width), height: CGFloat($0.height))
        }
    }

    func position(at point: CGPoint) -> Int {
        let origin = owner._editedLayoutOrigin
        return min(length, owner._editedLayout.position(atX: Double(point.x - origin.x), y: Double(point.y - origin.y)))
    }

    func character(at point: CGPoint) -> Int? {
        let origin = owner._editedLayoutOrigin
        return owner._editedLayout.character(atX: Double(point.x - origin.x), y: Double(point.y - origin.y))
    }
}
