/// Something in the user's source that cannot be compiled here, found before the compiler sees it.
public struct LoweringProblem: Error, Hashable, Sendable {
    public let path: String
    /// Counted from one.
    public let line: Int
    /// Counted from one, in UTF-8 bytes, as the Swift compiler counts.
    public let column: Int
    public let message: String
    /// Whether the page can be compiled in spite of it.
    public let isWarning: Bool
}
