import QuartzCore

/// What went wrong in layout, said once and kept for the inspector.
@_spi(Sandlot) @MainActor public final class LayoutDiagnostics {
    /// Where layout reports to. Another one takes over from here on.
    public static var shared = LayoutDiagnostics()

    public init() {}

    /// A set of constraints that cannot all hold.
    public struct Conflict {
        /// Each constraint in words, the dropped one first.
        public let constraints: [String]
        /// The views it speaks of that are still there.
        @MainActor public var views: [UIView] { references.compactMap(\.view) }

        fileprivate let references: [LayoutItemReference]
        /// The constraint that was left out, as long as it is there.
        fileprivate(set) weak var dropped: NSLayoutConstraint?
        /// The view whose frame or content could not be followed.
        fileprivate(set) weak var record: LayoutRecord?
    }

    /// The conflicts seen so far, oldest first; at most 200 are kept.
    public private(set) var conflicts: [Conflict] = []
    private var reported = Set<String>()
    private static let limit = 200

    /// Where messages go: standard error unless the stage takes them.
    public var emit: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    func reportConflict(dropped: NSLayoutConstraint, others: [LayoutEngine.Owner], engine: LayoutEngine) {
        let words = Self.unique([LayoutWords.describe(dropped)] + others.map(LayoutWords.describe))
        var views = [dropped.first?.owningView, dropped.second?.owningView].compactMap { $0 }
        for case .constraint(let constraint) in others {
            for view in [constraint.first?.owningView, constraint.second?.owningView].compactMap({ $0 })
            where !views.contains(where: { $0 === view }) {
                views.append(view)
            }
        }
        let isNew = report(words, views, dropped: "Left out: \(words[0])")
        if isNew { conflicts[conflicts.count - 1].dropped = dropped }
    }

    func reportOwnConflict(_ owner: LayoutEngine.Owner, _ others: [LayoutEngine.Owner]) {
        let words = Self.unique([LayoutWords.describe(owner)] + others.map(LayoutWords.describe))
        var record: LayoutRecord?
        switch owner {
        case .frame(let owner), .content(let owner, _, _): record = owner
        case .constraint, .other: break
        }
        let isNew = report(words, [record?.view].compactMap { $0 }, dropped: "Left as it was: \(words[0])")
        if isNew { conflicts[conflicts.count - 1].record = record }
    }

    /// A frame is four constraints with the same words.
    private static func unique(_ words: [String]) -> [String] {
        words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The conflict that the constraint was left out for.
    func conflict(droppedFor constraint: NSLayoutConstraint) -> Conflict? {
        if let own = conflicts.last(where: { $0.dropped === constraint }) { return own }
        // An equal constraint may have been reported in its place.
        let words = LayoutWords.describe(constraint)
        return conflicts.last { $0.constraints.first == words }
    }

    /// Whether this is new and was reported.
    private func report(_ words: [String], _ views: [UIView], dropped: String) -> Bool {
        guard conflicts.count < Self.limit, reported.insert(words.sorted().joined(separator: "\n")).inserted else { return false }
        conflicts.append(Conflict(constraints: words, references: views.map(LayoutItemReference.init(view:))))
        emit(
            "Unable to simultaneously satisfy constraints. These cannot all hold:\n"
                + words.map { "    \($0)" }.joined(separator: "\n") + "\n\(dropped)")
        if conflicts.count == Self.limit { emit("Further conflicts of constraints are not shown.") }
        return true
    }

    func reportInvalid(_ constraint: NSLayoutConstraint, _ reason: String) {
        say("Constraint ignored: \(LayoutWords.describe(constraint)): \(reason)")
    }

    func reportNotFinite(_ constraint: NSLayoutConstraint, _ value: CGFloat) {
        say("Constant ignored: \(value) is not a finite number of points, in \(LayoutWords.describe(constraint))")
    }

    /// Says something else about constraints, once.
    public func warn(_ message: String) { say(message) }

    private func say(_ message: String) {
        guard reported.count < 1000, reported.insert(message).inserted else { return }
        emit(message)
    }
}
