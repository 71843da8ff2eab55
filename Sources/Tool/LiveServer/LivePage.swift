import StageHost

/// A page that compiled: what a stage needs to run it.
public struct LivePage: Sendable {
    /// The shared object's path.
    public var library: String
    /// The function that runs the page's top-level code.
    public var entry: String
    /// Folders of pictures and other files, most specific first.
    public var resources: [String]
    /// What the compiler said without refusing.
    public var warnings: [LiveDiagnostic]
    /// What the user should know about the choice of the page.
    public var note: String?

    public init(library: String, entry: String, resources: [String], warnings: [LiveDiagnostic] = [], note: String? = nil) {
        self.library = library
        self.entry = entry
        self.resources = resources
        self.warnings = warnings
        self.note = note
    }
}

/// A message of the compiler about a line of the user's.
public struct LiveDiagnostic: Codable, Sendable, Equatable {
    /// `error`, `warning` or `note`.
    public var severity: String
    public var file: String?
    /// Counts from 1.
    public var line: Int?
    public var column: Int?
    public var message: String
    /// The line itself with its neighbours.
    public var source: [SourceLine]

    /// A line of the user's source.
    public struct SourceLine: Codable, Sendable, Equatable {
        public var number: Int
        public var text: String

        public init(number: Int, text: String) {
            self.number = number
            self.text = text
        }
    }

    public init(
        severity: String, file: String? = nil, line: Int? = nil, column: Int? = nil, message: String,
        source: [SourceLine] = []
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.source = source
    }
}

/// What became of a build.
public enum LiveBuild: Sendable {
    case built(LivePage)
    case failed([LiveDiagnostic])
}
