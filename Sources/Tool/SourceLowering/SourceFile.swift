/// A file of the user's, as it was written.
public struct SourceFile: Sendable {
    /// The path messages name.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
