/// The command was called in a way it does not understand. Ends as exit status 2.
struct UsageError: Error, CustomStringConvertible {
    var message: String
    /// The command whose help has the answer.
    var command: CommandName?

    init(_ message: String, command: CommandName? = nil) {
        self.message = message
        self.command = command
    }

    var description: String {
        let help = command.map { "sandlot help \($0.rawValue)" } ?? "sandlot help"
        return "sandlot: \(message)\nTry “\(help)”."
    }
}
