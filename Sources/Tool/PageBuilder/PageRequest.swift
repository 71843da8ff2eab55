/// What to build: a path as given on the command line, and which part of it to show.
public struct PageRequest: Sendable {
    /// A `.playground`, a `.swift` file, a folder of Swift files or a SwiftPM package.
    public var path: String
    /// The type or preview to show, instead of what the rules would choose.
    public var entryName: String?
    /// The page of a playground with several; nil is the first.
    public var pageName: String?
    /// Conditional-compilation flags besides `DEBUG`.
    public var definedFlags: [String]

    public init(path: String, entryName: String? = nil, pageName: String? = nil, definedFlags: [String] = []) {
        self.path = path
        self.entryName = entryName
        self.pageName = pageName
        self.definedFlags = definedFlags
    }
}
