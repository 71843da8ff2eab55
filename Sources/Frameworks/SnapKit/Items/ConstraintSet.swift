/// The active constraints of one view or guide, in the order in which they were made.
@MainActor final class ConstraintSet {
    private(set) var all: [Constraint] = []

    func insert(_ constraint: Constraint) {
        guard !all.contains(where: { $0 === constraint }) else { return }
        all.append(constraint)
    }

    func remove(_ constraint: Constraint) {
        if let index = all.lastIndex(where: { $0 === constraint }) { all.remove(at: index) }
    }
}
