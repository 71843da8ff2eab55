import QuartzCore

/// The circumstances of a bar that a picture is for.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0, compact
    case defaultPrompt = 101, compactPrompt
}
