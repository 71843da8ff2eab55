/// Something in a layout that its author should know, with the views that it leads to.
@_spi(Sandlot) @MainActor public struct LayoutProblem {
    public enum Kind: String, Sendable {
        /// Constraints that cannot all hold.
        case conflict
        /// A view that has more than one possible place or size.
        case ambiguity
    }

    public let kind: Kind
    /// The problem in a sentence.
    public let words: String
    /// For a conflict the constraints in words, for an ambiguity what is missing and what to add.
    public let details: [String]
    public let views: [UIView]
}
