import Foundation

/// A string with attributes on stretches of it; takes the place of Foundation's, whose mutable kind traps on Linux when an
/// attribute that holds an object is set again.
///
/// Positions are UTF-16 offsets. Subclasses override `string` and `attributes(at:effectiveRange:)`; everything else is built on
/// these two.
open class NSAttributedString: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// The name of an attribute.
    public struct Key: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }

        public var description: String { "NSAttributedStringKey(_rawValue: \(rawValue))" }
    }

    /// How attributes are walked through.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end to the start.
        public static let reverse = EnumerationOptions(rawValue: 1 << 1)
        /// Runs that end where the attributes change, even if neighbours are the same.
        public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
    }

    var text: String
    var runs: AttributeRuns

    // MARK: - Creating an attributed string

    public override init() {
        text = ""
        runs = AttributeRuns()
        super.init()
    }

    public init(string: String) {
        text = string
        runs = AttributeRuns(length: string.utf16.count, attributes: [:])
        super.init()
    }

    public init(string: String, attributes: [Key: Any]? = nil) {
        text = string
        runs = AttributeRuns(length: string.utf16.count, attributes: attributes ?? [:])
        super.init()
    }

    public init(attributedString: NSAttributedString) {
        text = attributedString.string
        runs = attributedString.allRuns
        super.init()
    }

    /// Archives hold no attributed strings here.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Getting the characters

    /// The characters without attributes.
    open var string: String { text }

    /// The number of UTF-16 units.
    open var length: Int { string.utf16.count }

    // MARK: - Getting attributes

    /// The attributes at a position, and the stretch they are known to hold for.
    open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
        precondition(location >= 0 && location < max(runs.length, 1), "NSAttributedString: position \(location) is out of bounds")
        guard !runs.runs.isEmpty else {
            range?.pointee = NSRange(location: 0, length: 0)
            return [:]
        }
        let index = runs.index(at: location)
        let start = runs.start(ofRun: index)
        range?.pointee = NSRange(location: start, length: runs.runs[index].end - start)
        return runs.runs[index].attributes
    }

    /// The attributes at a position, and the whole stretch inside `rangeLimit` that has the same ones.
    open func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [Key: Any] {
        let found = attributes(at: location, effectiveRange: nil)
        range?.pointee = longestRange(around: location, in: rangeLimit) { AttributeRuns.areEqual($0, found) }
        return found
    }

    /// One attribute at a position.
    open func attribute(_ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    /// One attribute at a position, and the whole stretch inside `rangeLimit` where it has the same value.
    open func attribute(
        _ attrName: Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Any? {
        let found = attributes(at: location, effectiveRange: nil)[attrName]
        range?.pointee = longestRange(around: location, in: rangeLimit) { AttributeRuns.isEqual($0[attrName], found) }
        return found
    }

    private func longestRange(around location: Int, in limit: NSRange, _ isSame: ([Key: Any]) -> Bool) -> NSRange {
        var range = NSRange()
        _ = attributes(at: location, effectiveRange: &range)
        var start = range.location, end = NSMaxRange(range)
        while start > limit.location, isSame(attributes(at: start - 1, effectiveRange: &range)) { start = range.location }
        while end < NSMaxRange(limit), isSame(attributes(at: end, effectiveRange: &range)) { end = NSMaxRange(range) }
        start = max(start, limit.location)
        return NSRange(location: start, length: max(0, min(end, NSMaxRange(limit)) - start))
    }

    // MARK: - Enumerating attributes

    /// Calls `block` for each stretch of the range with the same attributes.
    open func enumerateAttributes(
        in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        walk(enumerationRange, opts, { $0 }, AttributeRuns.areEqual, block)
    }

    /// Calls `block` for each stretch of the range where the attribute has the same value, nil included.
    open func enumerateAttribute(
        _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        walk(enumerationRange, opts, { $0[attrName] }, AttributeRuns.isEqual, block)
    }

    private func walk<Value>(
        _ range: NSRange, _ options: EnumerationOptions, _ value: ([Key: Any]) -> Value, _ areEqual: (Value, Value) -> Bool,
        _ block: (Value, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stretches: [(value: Value, range: NSRange)] = []
        var position = range.location
        while position < NSMaxRange(range) {
            var found = NSRange()
            let next = value(attributes(at: position, effectiveRange: &found))
            let end = min(NSMaxRange(found), NSMaxRange(range))
            if let last = stretches.last, !options.contains(.longestEffectiveRangeNotRequired), areEqual(last.value, next) {
                stretches[stretches.count - 1].range.length = end - last.range.location
            } else {
                stretches.append((next, NSRange(location: position, length: end - position)))
            }
            position = end
        }
        var stop = ObjCBool(false)
        for stretch in options.contains(.reverse) ? stretches.reversed() : stretches {
            block(stretch.value, stretch.range, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: - Comparing and extracting

    open func isEqual(to other: NSAttributedString) -> Bool {
        guard other.string == string else { return false }
        let own = allRuns.runs, others = other.allRuns.runs
        return own.count == others.count && zip(own, others).allSatisfy {
            $0.end == $1.end && AttributeRuns.areEqual($0.attributes, $1.attributes)
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSAttributedString else { return false }
        return other === self || isEqual(to: other)
    }

    open override var hash: Int { string.hashValue }

    /// A part with its attributes.
    open func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        part.runs = AttributeRuns()
        part.runs.splice(0..<0, with: allRuns.slice(range.location..<NSMaxRange(range)))
        return NSAttributedString(attributedString: part)
    }

    open override func copy() -> Any { copy(with: nil) }

    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self) == NSAttributedString.self ? self : NSAttributedString(attributedString: self)
    }

    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableAttributedString(attributedString: self) }

    open override var description: String {
        var result = ""
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            result += (string as NSString).substring(with: range) + "{\n"
            for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                result += "    \(key.rawValue) = \"\(value)\";\n"
            }
            result += "}"
        }
        return result
    }

    /// The runs as the two overridable members tell them.
    var allRuns: AttributeRuns {
        if type(of: self) == NSAttributedString.self || type(of: self) == NSMutableAttributedString.self { return runs }
        var collected: [AttributeRuns.Run] = []
        var position = 0
        while position < length {
            var range = NSRange()
            let attributes = attributes(at: position, effectiveRange: &range)
            position = max(NSMaxRange(range), position + 1)
            collected.append(AttributeRuns.Run(end: min(position, length), attributes: attributes))
        }
        var result = AttributeRuns()
        result.splice(0..<0, with: collected)
        return result
    }
}
