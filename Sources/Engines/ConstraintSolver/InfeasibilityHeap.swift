/// The constraints that the present values contradict, the most important first: by priority, then by age.
///
/// The order is total and the same one that settles ties in the ratio test, which makes the pair Bland's rule: no cycles.
final class InfeasibilityHeap {
    private struct Entry {
        var constraint: Int32
        var priority: Double
        var sequence: Double
    }

    private var entries: [Entry] = []
    private let position = Pool<Int32>(-1)

    var isEmpty: Bool { entries.isEmpty }

    /// The priority of the first constraint; zero when there is none.
    var highestPriority: Double { entries.first?.priority ?? 0 }

    func insert(_ constraint: Int32, priority: Double, sequence: Double) {
        position.grow(to: constraint + 1)
        guard position[constraint] < 0 else { return }
        entries.append(Entry(constraint: constraint, priority: priority, sequence: sequence))
        siftUp(entries.count - 1)
    }

    func popFirst() -> Int32? {
        guard let first = entries.first else { return nil }
        remove(at: 0)
        return first.constraint
    }

    func remove(_ constraint: Int32) {
        guard constraint < position.count, position[constraint] >= 0 else { return }
        remove(at: Int(position[constraint]))
    }

    private func remove(at index: Int) {
        position[entries[index].constraint] = -1
        let last = entries.removeLast()
        guard index < entries.count else { return }
        entries[index] = last
        siftDown(index)
        siftUp(index)
    }

    private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
        left.priority != right.priority ? left.priority > right.priority : left.sequence < right.sequence
    }

    private func siftUp(_ start: Int) {
        var index = start
        let entry = entries[index]
        while index > 0 {
            let parent = (index - 1) / 2
            guard Self.precedes(entry, entries[parent]) else { break }
            place(entries[parent], index)
            index = parent
        }
        place(entry, index)
    }

    private func siftDown(_ start: Int) {
        var index = start
        let entry = entries[index]
        while 2 * index + 1 < entries.count {
            var child = 2 * index + 1
            if child + 1 < entries.count, Self.precedes(entries[child + 1], entries[child]) { child += 1 }
            guard Self.precedes(entries[child], entry) else { break }
            place(entries[child], index)
            index = child
        }
        place(entry, index)
    }

    private func place(_ entry: Entry, _ index: Int) {
        entries[index] = entry
        position[entry.constraint] = Int32(index)
    }
}
