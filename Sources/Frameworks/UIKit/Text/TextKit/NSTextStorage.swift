import QuartzCore

/// An attributed string that tells its layout managers of every change.
///
/// Subclasses with a store of their own override the four primitives and call `edited(_:range:changeInLength:)`.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
    /// What an edit changed.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    public override init() { super.init() }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes: [Key: Any]? = nil) { super.init(string: string, attributes: attributes) }
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    public required init?(coder: NSCoder) { nil }

    // MARK: - Layout managers

    open private(set) var layoutManagers: [NSLayoutManager] = []

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    // MARK: - Editing

    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var editedMask: EditActions = []
    /// The changed stretch, in positions after the change.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    private var editingDepth = 0
    private var usesOwnStore: Bool { type(of: self) == NSTextStorage.self }

    open override func beginEditing() { editingDepth += 1 }

    open override func endEditing() {
        editingDepth -= 1
        if editingDepth == 0, !editedMask.isEmpty { processEditing() }
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        if usesOwnStore { edited([.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length) }
    }

    open override func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        if usesOwnStore { edited(.editedAttributes, range: range, changeInLength: 0) }
    }

    /// Notes a change; outside a group of edits it is processed at once.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let changed = NSRange(location: editedRange.location, length: editedRange.length + delta)
        self.editedRange = self.editedMask.isEmpty ? changed : NSUnionRange(self.editedRange, changed)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if editingDepth == 0 { processEditing() }
    }

    /// Tells the delegate and the layout managers.
    open func processEditing() {
        editingDepth += 1
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        editingDepth -= 1
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
                invalidatedRange: editedRange)
        }
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
    }

    open var fixesAttributesLazily: Bool { false }
    open func ensureAttributesAreFixed(in range: NSRange) {}
}

/// Hears of edits.
public protocol NSTextStorageDelegate: AnyObject {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}
