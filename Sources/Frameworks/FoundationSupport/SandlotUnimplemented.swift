import Foundation

/// Tells that a page used something Sandlot does not do yet. Nothing is silently wrong.
public enum SandlotUnimplemented {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var names: [String] = []
    nonisolated(unsafe) private static var known: Set<String> = []

    /// Writes one line on standard error, the first time `name` (`"UIView.foo"`) is used, with `detail` if there is more to say.
    /// It begins with `place`, a file and line of the page's source, where that is known.
    public static func report(_ name: String, _ detail: String? = nil, place: String? = nil) {
        let isNew = lock.withLock {
            guard known.insert(name).inserted else { return false }
            names.append(name)
            return true
        }
        guard isNew else { return }
        let explanation = detail.map { ": \($0)" } ?? " is not implemented; the call does nothing"
        let beginning = place.map { "\($0): warning" } ?? "sandlot"
        FileHandle.standardError.write(Data("\(beginning): \(name)\(explanation)\n".utf8))
    }

    /// The names reported so far, in the order of their first use.
    public static var reported: [String] {
        lock.withLock { names }
    }

    /// Forgets what was reported, so that the next use warns again.
    public static func reset() {
        lock.withLock {
            names.removeAll()
            known.removeAll()
        }
    }
}
