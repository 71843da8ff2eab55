/// Why a stage could not do what was asked.
public enum StageError: Error, Sendable, CustomStringConvertible {
    /// The page crashed, hung or took too much memory.
    case crashed(CrashReport)
    /// The stage answered that it cannot: the exit status the command should end with, and why.
    case refused(status: Int, message: String)
    /// Something of the machine is missing.
    case missing(String)

    public var description: String {
        switch self {
        case .crashed(let report): report.description
        case .refused(_, let message): message
        case .missing(let what): what
        }
    }

    /// The exit status DESIGN gives such an error.
    public var exitStatus: Int32 {
        switch self {
        case .crashed: 3
        case .refused(let status, _): Int32(status)
        case .missing: 4
        }
    }
}
