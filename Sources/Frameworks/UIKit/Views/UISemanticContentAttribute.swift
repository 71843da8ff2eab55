/// What a view's content means for its direction of layout.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Turned round in right-to-left languages.
    case unspecified = 0
    /// Playback controls: never turned round.
    case playback
    /// Positions in space: never turned round.
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}
