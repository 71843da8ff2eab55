import PageBuilder

/// Why a page could not be run, with the exit status DESIGN gives it.
enum PageFailure: Error, CustomStringConvertible {
    /// There is no page to run.
    case build(BuildFailure)
    /// Something of the machine is missing.
    case machine(String)

    var description: String {
        switch self {
        case .build(let failure):
            if case .sourceErrors = failure { return failure.description }
            return "sandlot: \(failure)"
        case .machine(let message): return "sandlot: \(message)"
        }
    }

    var exitStatus: Int32 {
        switch self {
        case .build(.sourceErrors), .build(.noEntry): 1
        case .build(.unreadable), .build(.noSource), .build(.noSuchPage), .build(.noSuchEntry): 2
        case .build, .machine: 4
        }
    }
}
