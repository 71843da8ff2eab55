import Foundation

/// An attributed string that can be changed; takes the place of Foundation's.
///
/// Subclasses override `replaceCharacters(in:with:)` and `setAttributes(_:range:)` besides the two of `NSAttributedString`;
/// everything else is built on them.
open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
    public override init() { super.init() }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes: [Key: Any]? = nil) { super.init(string: string, attributes: attributes) }
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    public required init?(coder: NSCoder) { nil }

    // MARK: - Changing characters

    /// Replaces characters; the new ones take the attributes of the first replaced one, or of the one before.
    open func replaceCharacters(in range: NSRange, with str: String) {
        check(range)
        let inserted = str.utf16.count
        let attributes = inheritedAttributes(range)
        text = text.replacing(range, with: str)
        runs.splice(range.location..<NSMaxRange(range), with: inserted > 0 ? [.init(end: inserted, attributes: attributes)] : [])
    }

    open func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    private func inheritedAttributes(_ range: NSRange) -> [Key: Any] {
        guard runs.length > 0 else { return [:] }
        let position = range.length > 0 ? range.location : max(0, range.location - 1)
        return runs.runs[runs.index(at: position)].attributes
    }

    // MARK: - Changing attributes

    /// Replaces all attributes of a stretch.
    open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
        check(range)
        runs.update(range.location..<NSMaxRange(range)) { _ in attrs ?? [:] }
    }

    open func addAttribute(_ name: Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open func addAttributes(_ attrs: [Key: Any], range: NSRange) {
        change(range) { $0.merging(attrs) { _, new in new } }
    }

    open func removeAttribute(_ name: Key, range: NSRange) {
        change(range) { old in
            var new = old
            new[name] = nil
            return new
        }
    }

    private func change(_ range: NSRange, _ body: ([Key: Any]) -> [Key: Any]) {
        check(range)
        if type(of: self) == NSMutableAttributedString.self {
            runs.update(range.location..<NSMaxRange(range), body)
            return
        }
        var changes: [([Key: Any], NSRange)] = []
        enumerateAttributes(in: range) { attributes, stretch, _ in changes.append((body(attributes), stretch)) }
        beginEditing()
        for (attributes, stretch) in changes { setAttributes(attributes, range: stretch) }
        endEditing()
    }

    // MARK: - Changing characters and attributes

    open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        let added = attrString.allRuns.runs
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        var start = 0
        for run in added {
            setAttributes(run.attributes, range: NSRange(location: range.location + start, length: run.end - start))
            start = run.end
        }
        endEditing()
    }

    open func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    open func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    /// A copy of the characters; changes to it do not come back here.
    open var mutableString: NSMutableString {
        SandlotUnimplemented.report(
            "NSMutableAttributedString.mutableString", "gives a copy; changes to it do not reach the attributed string")
        return NSMutableString(string: string)
    }

    // MARK: - Grouping changes

    open func beginEditing() {}
    open func endEditing() {}

    private func check(_ range: NSRange) {
        precondition(
            range.location >= 0 && range.length >= 0 && NSMaxRange(range) <= length,
            "NSMutableAttributedString: range \(range) is out of bounds; the length is \(length)")
    }

    open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: self) }
}

extension String {
    /// The string with a stretch of UTF-16 units replaced.
    fileprivate func replacing(_ range: NSRange, with replacement: String) -> String {
        let start = utf16.index(utf16.startIndex, offsetBy: range.location)
        let end = utf16.index(start, offsetBy: range.length)
        // A stretch may cut a surrogate pair or a character in two: then the units decide.
        if start.samePosition(in: unicodeScalars) != nil, end.samePosition(in: unicodeScalars) != nil {
            var result = String.UnicodeScalarView(unicodeScalars[..<start])
            result.append(contentsOf: replacement.unicodeScalars)
            result.append(contentsOf: unicodeScalars[end...])
            return String(result)
        }
        return String(decoding: Array(utf16[..<start]) + Array(replacement.utf16) + Array(utf16[end...]), as: UTF16.self)
    }
}
