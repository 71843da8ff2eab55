/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Both edges straight; a paragraph's last line is left as it is.
    case justified = 3
    /// At the edge where the language begins.
    case natural = 4
}
