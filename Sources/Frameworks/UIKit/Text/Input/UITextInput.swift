import QuartzCore

/// Something that takes typed text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    func insertText(_ text: String)
    /// Deletes the selection, or the character before it.
    func deleteBackward()
}

/// A place between two characters of a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    /// UTF-16 units from the start.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        MainActor.assumeIsolated { (object as? UITextPosition)?.offset == offset }
    }

    open override var hash: Int { MainActor.assumeIsolated { offset } }
}

/// A stretch of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    open var isEmpty: Bool { range.length == 0 }
    open var start: UITextPosition { UITextPosition(range.location) }
    open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }

    open override func isEqual(_ object: Any?) -> Bool {
        MainActor.assumeIsolated { (object as? UITextRange)?.range == range }
    }

    open override var hash: Int { MainActor.assumeIsolated { range.location } }
}

/// A box of a selection, one a line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    public let rect: CGRect
    public let writingDirection: NSWritingDirection
    public let containsStart: Bool
    public let containsEnd: Bool
    public let isVertical = false

    init(rect: CGRect, writingDirection: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        (self.rect, self.writingDirection) = (rect, writingDirection)
        (self.containsStart, self.containsEnd) = (containsStart, containsEnd)
        super.init()
    }
}

/// Directions in a text by order of storage.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// Directions in a text as seen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// Either kind of direction, as a raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
}

/// Units of text.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// Hears of changes that come from outside the keyboard.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Something with editable text: positions, ranges, selection and geometry.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    var inputDelegate: (any UITextInputDelegate)? { get set }
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
}
