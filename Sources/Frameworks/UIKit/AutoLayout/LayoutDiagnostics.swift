import QuartzCore

/// What went wrong in layout, said once and kept for the inspector.
@_spi(Sandlot) @MainActor public final class LayoutDiagnostics {
    public static let shared = LayoutDiagnostics()

    /// A set of constraints that cannot all hold.
    public struct Conflict {
        /// Each constraint in words, the dropped one first.
        public let constraints: [String]
        /// The views it speaks of.
        public let views: [UIView]
    }

    /// The conflicts seen so far, oldest first; at most 200 are kept.
    public private(set) var conflicts: [Conflict] = []
    private var reported = Set<String>()
    private static let limit = 200

    /// Where messages go: standard error unless the stage takes them.
    public var emit: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    func reportConflict(dropped: NSLayoutConstraint, others: [LayoutEngine.Owner], engine: LayoutEngine) {
        let words = [LayoutWords.describe(dropped)] + others.map(LayoutWords.describe)
        var views = [dropped.first?.owningView, dropped.second?.owningView].compactMap { $0 }
        for case .constraint(let constraint) in others {
            for view in [constraint.first?.owningView, constraint.second?.owningView].compactMap({ $0 })
            where !views.contains(where: { $0 === view }) {
                views.append(view)
            }
        }
        report(words, views, dropped: "Left out: \(words[0])")
    }

    func reportOwnConflict(_ owner: LayoutEngine.Owner, _ others: [LayoutEngine.Owner]) {
        let words = [LayoutWords.describe(owner)] + others.map(LayoutWords.describe)
        report(words, [], dropped: "Left as it was: \(words[0])")
    }

    private func report(_ words: [String], _ views: [UIView], dropped: String) {
        guard conflicts.count < Self.limit, reported.insert(words.sorted().joined(separator: "\n")).inserted else { return }
        conflicts.append(Conflict(constraints: words, views: views))
        emit(
            "Unable to simultaneously satisfy constraints. These cannot all hold:\n"
                + words.map { "    \($0)" }.joined(separator: "\n") + "\n\(dropped)")
        if conflicts.count == Self.limit { emit("Further conflicts of constraints are not shown.") }
    }

    func reportInvalid(_ constraint: NSLayoutConstraint, _ reason: String) {
        say("Constraint ignored: \(LayoutWords.describe(constraint)): \(reason)")
    }

    func reportNotFinite(_ constraint: NSLayoutConstraint, _ value: CGFloat) {
        say("Constant ignored: \(value) is not a finite number of points, in \(LayoutWords.describe(constraint))")
    }

    private func say(_ message: String) {
        guard reported.count < 1000, reported.insert(message).inserted else { return }
        emit(message)
    }
}
