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
        case .build(.sourceErrors): 1
        // A page that shows nothing ends the same whether its source tells or only its run.
        case .build(.noEntry(_, let candidates)) where candidates.isEmpty: 5
        case .build(.unreadable), .build(.noSource), .build(.noSuchPage), .build(.noSuchEntry), .build(.noEntry): 2
        case .build, .machine: 4
        }
    }
}
