/// The direction a paragraph is written in.
public enum NSWritingDirection: Int, Sendable {
    /// By its first letter.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// How a direction is put on a stretch of text.
public enum NSWritingDirectionFormatType: Int, Sendable {
    case embedding = 0
    case override = 2
}
