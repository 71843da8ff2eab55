import QuartzCore

/// What is known about the layout of one view: the constraints that speak of it, how each of them fares, and which of
/// them decide its four numbers.
@_spi(Sandlot) @MainActor public struct LayoutReport {
    /// One of the numbers that a layout has to find, in the superview's coordinates, in points.
    public enum Number: String, CaseIterable, Sendable {
        case x, y, width, height

        var axis: NSLayoutConstraint.Axis { self == .x || self == .width ? .horizontal : .vertical }
    }

    /// How a constraint fares.
    public enum State: String, Sendable {
        /// It takes part, and holds.
        case active
        /// It takes no part: deactivated, or never activated.
        case inactive
        /// It is required but contradicts others, so it was left out.
        case broken
        /// It is optional and does not hold: something stronger wins.
        case outvoted
    }

    /// Where a constraint comes from.
    public enum Source: String, Sendable {
        /// Made in code, between views or guides.
        case user
        /// Made in code against a safe area guide: its number moves with the safe area.
        case safeArea = "safe area"
        /// Made in code against margins: its number moves with the margins.
        case margins
        /// Made by the stack view that arranges the view.
        case stackView = "stack view"
        /// The view's frame, which counts as it is while the autoresizing mask is translated.
        case autoresizing
        /// The view's intrinsic size.
        case contentSize = "content size"
    }

    /// A constraint, as it was when the report was made.
    public struct Entry {
        /// `UIView #card.top = UIView.top + 120 @750 (Contents.swift:83)`.
        public let words: String
        public let state: State
        public let source: Source
        /// 1…1000.
        public let priority: Double
        /// The user's file and line that made it, where they are known.
        public let file: String?
        public let line: Int?
        /// The constraint's own identifier.
        public let identifier: String?
        /// The views that it speaks of, the first item's first.
        public let views: [UIView]
        /// The solver's view of it; nil for one that takes no part.
        let owner: LayoutEngine.Owner?
    }

    /// Whether one of the four numbers is open, or the size of a scroll view's content.
    public let isAmbiguous: Bool
    /// The constraints that speak of the view, and those that decide it.
    public let entries: [Entry]
    /// For each number the indexes of the entries that fix it, all else given. Empty where nothing does.
    public let deciders: [Number: [Int]]
    /// The same in sentences for a beginner.
    public let sentences: [String]
}
