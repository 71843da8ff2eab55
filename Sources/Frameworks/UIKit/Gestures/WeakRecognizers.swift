import QuartzCore

/// A set of recognisers that does not keep them alive.
@MainActor struct WeakRecognizers {
    private struct Reference {
        weak var recognizer: UIGestureRecognizer?
    }

    private var references: [Reference] = []

    mutating func insert(_ recognizer: UIGestureRecognizer) {
        references.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
        references.append(Reference(recognizer: recognizer))
    }

    func contains(_ recognizer: UIGestureRecognizer) -> Bool {
        references.contains { $0.recognizer === recognizer }
    }
}
