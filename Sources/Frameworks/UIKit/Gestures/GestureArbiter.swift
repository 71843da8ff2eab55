import QuartzCore

/// Decides between recognisers that follow the same touches: who may recognise, who fails because of it, who has to wait.
///
/// Every change of state passes through here. Actions are sent when the recognisers of an event have all seen it;
/// a recogniser is reset once it has finished and its touches are gone.
@MainActor final class GestureArbiter {
    static let shared = GestureArbiter()

    private var depth = 0
    /// Recognisers that took part since their last reset, in the order in which they joined.
    private var participants: [UIGestureRecognizer] = []
    private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []

    /// Runs `body` and then everything that follows from the states it set.
    func perform(_ body: () -> Void) {
        depth += 1
        body()
        if depth == 1 { settle() }
        depth -= 1
        if depth == 0 { TouchDelivery.shared.recognizersDidDecide() }
    }

    func join(_ recognizer: UIGestureRecognizer) {
        guard !isParticipant(recognizer) else { return }
        participants.append(recognizer)
    }

    func isParticipant(_ recognizer: UIGestureRecognizer) -> Bool {
        participants.contains { $0 === recognizer }
    }

    // MARK: - State changes

    /// A recogniser wants to be in `state`.
    func request(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        perform {
            join(recognizer)
            switch (recognizer.storedState, state) {
            case (.possible, .began), (.possible, .ended), (.possible, .changed):
                begin(recognizer, state == .changed ? .began : state)
            case (.possible, .failed), (.possible, .cancelled):
                fail(recognizer)
            case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
                (.began, .cancelled), (.changed, .cancelled):
                set(recognizer, state)
            case (.began, .failed), (.changed, .failed):
                set(recognizer, .cancelled)
            default:
                break
            }
        }
    }

    private func begin(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        if recognizer.pendingState != nil { return }
        guard recognizer.mayBegin() else { return fail(recognizer) }
        if hasUndecidedRequirement(recognizer) {
            recognizer.pendingState = state
        } else {
            recognize(recognizer, state)
        }
    }

    private func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        recognizer.pendingState = nil
        let rivals = participants.filter { $0 !== recognizer && $0.sharesTouches(with: recognizer) }
        let isPrevented = rivals.contains {
            $0.hasRecognized && $0.canPrevent(recognizer) && recognizer.canBePrevented(by: $0)
                && !mayRecognizeTogether(recognizer, $0)
        }
        if isPrevented { return fail(recognizer) }
        set(recognizer, state)
        recognizer.claimTouches()
        for rival in rivals where rival.storedState == .possible {
            let requiresFailure = mustWait(rival, for: recognizer)
            let isExcluded =
                recognizer.canPrevent(rival) && rival.canBePrevented(by: recognizer)
                && !mayRecognizeTogether(recognizer, rival)
            if requiresFailure || isExcluded { fail(rival) }
        }
        for dependent in participants where dependent.pendingState != nil && mustWait(dependent, for: recognizer) {
            fail(dependent)
        }
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.storedState == .possible else { return }
        recognizer.pendingState = nil
        recognizer.storedState = .failed
    }

    private func set(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        recognizer.storedState = state
        actions.append((recognizer, state))
    }

    // MARK: - Relations

    private func mayRecognizeTogether(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
            || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) == true
            || first.allowsSimultaneousRecognition(with: second) || second.allowsSimultaneousRecognition(with: first)
    }

    /// Whether `recognizer` may only recognise once `other` has failed.
    private func mustWait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        if recognizer.failureRequirements.contains(other) { return true }
        guard recognizer.sharesTouches(with: other) else { return false }
        return recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    private func hasUndecidedRequirement(_ recognizer: UIGestureRecognizer) -> Bool {
        participants.contains { other in
            other !== recognizer && other.storedState == .possible && mustWait(recognizer, for: other)
        }
    }

    // MARK: - Settling

    private func settle() {
        while true {
            while let (recognizer, state) = actions.first {
                actions.removeFirst()
                recognizer.sendActions(reporting: state)
            }
            let waiting = participants.filter { $0.pendingState != nil && !hasUndecidedRequirement($0) }
            for recognizer in waiting {
                guard let state = recognizer.pendingState else { continue }
                if state == .began, !recognizer.hasLiveTouches { fail(recognizer) } else { recognize(recognizer, state) }
            }
            let abandoned = participants.filter {
                $0.storedState == .possible && $0.pendingState == nil && !$0.hasLiveTouches && !$0.awaitsMoreTouches
            }
            abandoned.forEach(fail)
            if waiting.isEmpty && abandoned.isEmpty && actions.isEmpty { break }
        }
        let finished = participants.filter { $0.isFinished && !$0.hasLiveTouches }
        guard !finished.isEmpty else { return }
        participants.removeAll { candidate in finished.contains { $0 === candidate } }
        for recognizer in finished { recognizer.finish() }
    }
}
