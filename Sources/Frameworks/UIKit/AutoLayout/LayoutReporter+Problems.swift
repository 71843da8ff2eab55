import ConstraintSolver
import QuartzCore

/// Problems: what the reports of a tree found, and what layout left undone.
extension LayoutReporter {
    /// The problems of the views that were reported on so far, in the order of the views.
    public var problems: [LayoutProblem] {
        found + LayoutDiagnostics.shared.conflicts.filter(\.isUnfollowed).map { conflict in
            LayoutProblem(
                kind: .conflict, words: "Not followed: \(conflict.constraints[0])", details: conflict.constraints,
                views: conflict.views)
        }
    }

    /// The most problems that are listed; more would help nobody.
    private static let limit = 200

    func note(_ draft: LayoutReportDraft) {
        guard found.count < Self.limit else { return }
        if draft.isAmbiguous {
            found.append(
                LayoutProblem(
                    kind: .ambiguity, words: "\(LayoutWords.name(of: draft.view)) has an ambiguous layout.",
                    details: LayoutSentences.missing(draft), views: [draft.view]))
        }
        for case .constraint(let constraint)? in draft.entries.filter({ $0.state == .broken }).map(\.owner)
        where noted.insert(ObjectIdentifier(constraint)).inserted {
            let words = LayoutWords.describe(constraint)
            let conflict = LayoutDiagnostics.shared.conflict(droppedFor: constraint)
            found.append(
                LayoutProblem(
                    kind: .conflict, words: "Left out: \(words)", details: conflict?.constraints ?? [words],
                    views: conflict?.views ?? LayoutEngine.views(in: constraint)))
        }
    }
}

extension LayoutDiagnostics.Conflict {
    /// Whether a view's frame or content is still not what the layout counts with.
    @MainActor fileprivate var isUnfollowed: Bool {
        guard let record, let view = record.view, record.engine === LayoutEngine.existing(for: view), !record.framePins.isEmpty
        else { return false }
        let wanted = record.engine.alignmentFrame(of: view)
        let solved = record.solvedRect
        return zip([wanted.minX, wanted.minY, wanted.width, wanted.height], [solved.minX, solved.minY, solved.width, solved.height])
            .contains { abs($0 - $1) > 0.01 }
    }
}
