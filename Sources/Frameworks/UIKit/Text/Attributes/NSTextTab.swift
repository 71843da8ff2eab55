import QuartzCore

/// A tab stop: where the text after a tab goes.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// A key of a tab's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// How the text stands to the stop.
    public let alignment: NSTextAlignment
    /// Points from the line's start.
    public let location: CGFloat
    public let options: [OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location, self.options) = (alignment, loc, options)
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
    }

    open override var hash: Int { location.hashValue }
    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
