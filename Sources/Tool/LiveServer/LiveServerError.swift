/// Why the live server cannot run.
public enum LiveServerError: Error, Equatable, CustomStringConvertible {
    /// Another program listens on the port.
    case portInUse(Int)
    /// The system refused to listen, in its own words.
    case cannotListen(String)
    /// The web client's files are not where they were built.
    case clientMissing

    public var description: String {
        switch self {
        case .portInUse(let port):
            return "port \(port) is in use; choose another with --port, or leave it out and a free one is taken"
        case .cannotListen(let reason):
            return "cannot listen: \(reason)"
        case .clientMissing:
            return "the web client's files are missing; build again with ./sandlot setup"
        }
    }
}
