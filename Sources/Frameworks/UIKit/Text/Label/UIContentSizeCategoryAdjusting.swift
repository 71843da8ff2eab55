/// Something whose fonts can follow the text size the user chooses.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether they do.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
