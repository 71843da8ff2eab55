import PageBuilder

/// Why there is no result, with the exit status that says so.
enum PageFailure: Error, CustomStringConvertible {
    /// The user's source, or the way it was asked for.
    case build(BuildFailure)
    /// Something of the machine.
    case machine(String)

    var description: String {
        switch self {
        case .build(let failure): return failure.description
        case .machine(let message): return message
        }
    }

    var exitStatus: Int32 {
        switch self {
        case .machine: return 4
        case .build(let failure):
            switch failure {
            case .sourceErrors: return 1
            case .unreadable, .noSource, .noSuchPage, .noSuchEntry, .noEntry: return 2
            case .compilerFailed, .missing, .cacheUnwritable: return 4
            }
        }
    }
}
