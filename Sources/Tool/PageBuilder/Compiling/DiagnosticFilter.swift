import Foundation

/// Tells warnings a user can act on from those that only Linux's Foundation or the newer compiler gives.
struct DiagnosticFilter {
    /// The names of functions the user wrote.
    let ownFunctions: Set<String>

    /// Functions of Swift's own library whose unused result Xcode warns of, too.
    private static let pureFunctions: Set<String> = [
        "map", "flatMap", "compactMap", "filter", "sorted", "reversed", "reduce", "joined", "split", "prefix", "suffix", "dropFirst",
        "dropLast", "enumerated", "zip", "union", "intersection", "subtracting", "appending", "replacingOccurrences",
    ]

    func isWanted(_ diagnostic: Diagnostic) -> Bool {
        if diagnostic.severity == .error { return true }
        if diagnostic.severity == .remark { return false }
        let message = diagnostic.message
        // Xcode shows none of these for Swift 5.
        if message.contains("Swift 6 language mode") || message.contains("concurrency-safe") { return false }
        if message.contains("actor-isolated") || message.contains("Sendable") || message.contains("'@preconcurrency'") { return false }
        if message.contains("always succeeds") && message.contains("NS") { return false }
        if message.hasPrefix("result of call to '") && message.hasSuffix("is unused") { return isOwnResult(message) }
        return true
    }

    /// What Objective-C returns may be ignored; on Linux the same methods are Swift's and warn.
    private func isOwnResult(_ message: String) -> Bool {
        let name = String(message.dropFirst("result of call to '".count).prefix { $0 != "'" && $0 != "(" })
        return ownFunctions.contains(name) || Self.pureFunctions.contains(name)
    }
}
