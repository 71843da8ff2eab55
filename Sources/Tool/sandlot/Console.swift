import Foundation

/// Results go to standard output, everything else to standard error.
enum Console {
    static func print(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// Writes a message and ends the line.
    static func complain(_ message: String) {
        FileHandle.standardError.write(Data((message.hasSuffix("\n") ? message : message + "\n").utf8))
    }
}
