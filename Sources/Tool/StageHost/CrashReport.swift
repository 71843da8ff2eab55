import Foundation

/// What went wrong in a page that ended its stage, in the user's own lines.
public struct CrashReport: Equatable, Sendable, CustomStringConvertible {
    public var kind: Kind
    /// One sentence, such as the Swift runtime's "Fatal error: Index out of range".
    public var message: String
    /// The page's own frames, innermost first.
    public var frames: [Frame]

    public enum Kind: Equatable, Sendable {
        case signal(Int32)
        /// The main thread was busy for too long.
        case hang
        /// The page used too much memory.
        case memory
        /// The page ended its process.
        case exit(Int32)
        /// Somebody else ended the process.
        case killed
    }

    /// One call.
    public struct Frame: Equatable, Sendable {
        public var file: String
        public var line: Int
        public var function: String

        public init(file: String, line: Int, function: String) {
            self.file = file
            self.line = line
            self.function = function
        }
    }

    public init(kind: Kind, message: String, frames: [Frame]) {
        self.kind = kind
        self.message = message
        self.frames = frames
    }

    /// What happened, in a few words.
    public var title: String {
        switch kind {
        case .signal: "The page crashed"
        case .hang: "The page hung"
        case .memory: "The page used too much memory"
        case .exit: "The page ended itself"
        case .killed: "The page was killed"
        }
    }

    /// The message with the place in front.
    public var summary: String {
        frames.first.map { "\($0.file):\($0.line): \(message)" } ?? message
    }

    /// The calls that led there, innermost first, a line each; a call that repeats counts.
    public var calls: [String] {
        var runs: [(frame: Frame, count: Int)] = []
        for frame in frames {
            if runs.last?.frame == frame { runs[runs.count - 1].count += 1 } else { runs.append((frame, 1)) }
        }
        var lines = runs.prefix(Self.mostLines).map { frame, count in
            "at \(frame.function) (\(frame.file):\(frame.line))" + (count > 1 ? ", \(count) times" : "")
        }
        if runs.count > Self.mostLines { lines.append("… \(runs.count - Self.mostLines) more calls") }
        return lines
    }

    private static let mostLines = 20

    /// The summary, then the calls.
    public var description: String {
        ([summary] + calls.map { "    " + $0 }).joined(separator: "\n")
    }
}
