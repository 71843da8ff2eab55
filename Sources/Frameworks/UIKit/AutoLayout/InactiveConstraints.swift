import Synchronization

/// The constraints that take part in no layout, known without being kept alive, so that a report can name them.
///
/// They stand in a list that runs through the constraints themselves: joining and leaving it costs a few stores, and
/// nothing is allocated.
enum InactiveConstraints {
    /// A constraint's neighbours in the list.
    struct Link {
        fileprivate var previous: Unmanaged<NSLayoutConstraint>?
        fileprivate var next: Unmanaged<NSLayoutConstraint>?
        fileprivate var isInList = false
    }

    /// The first of the list. A lock, because a constraint may be released on any thread.
    private static let first = Mutex<Unmanaged<NSLayoutConstraint>?>(nil)

    static func insert(_ constraint: NSLayoutConstraint) {
        first.withLock { first in
            guard !constraint.inactiveLink.isInList else { return }
            let reference = Unmanaged.passUnretained(constraint)
            constraint.inactiveLink = Link(previous: nil, next: first, isInList: true)
            first?._withUnsafeGuaranteedRef { $0.inactiveLink.previous = reference }
            first = reference
        }
    }

    static func remove(_ constraint: NSLayoutConstraint) {
        first.withLock { first in
            let link = constraint.inactiveLink
            guard link.isInList else { return }
            constraint.inactiveLink = Link()
            link.next?._withUnsafeGuaranteedRef { $0.inactiveLink.previous = link.previous }
            if let previous = link.previous {
                previous._withUnsafeGuaranteedRef { $0.inactiveLink.next = link.next }
            } else {
                first = link.next
            }
        }
    }

    /// What `read` makes of each constraint, oldest first. It must not let the constraint out: another thread may be about
    /// to free it.
    @MainActor static func map<Result>(_ read: (NSLayoutConstraint) -> Result?) -> [Result] {
        var results: [Result] = []
        first.withLock { first in
            var next = first
            while let reference = next {
                reference._withUnsafeGuaranteedRef { constraint in
                    next = constraint.inactiveLink.next
                    if let result = read(constraint) { results.append(result) }
                }
            }
        }
        return results.reversed()
    }
}
