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

    /// The message with the place in front, then the calls that led there.
    public var description: String {
        var lines: [String] = []
        if let first = frames.first {
            lines.append("\(first.file):\(first.line): \(message)")
        } else {
            lines.append(message)
        }
        for frame in frames.prefix(20) {
            lines.append("    at \(frame.function) (\(frame.file):\(frame.line))")
        }
        if frames.count > 20 { lines.append("    … \(frames.count - 20) more calls") }
        return lines.joined(separator: "\n")
    }
}
