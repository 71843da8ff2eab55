/// Growable memory of plain values, indexed by `Int32` and never checked in release: the solver's inner loops live on it.
final class Pool<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count: Int32 = 0
    private var capacity: Int32 = 16
    private let filler: Element

    /// - Parameter filler: what new elements hold.
    init(_ filler: Element) {
        self.filler = filler
        base = .allocate(capacity: 16)
    }

    deinit { base.deallocate() }

    @inline(__always)
    subscript(_ index: Int32) -> Element {
        _read {
            assert(index >= 0 && index < count, "outside of the pool")
            yield base[Int(index)]
        }
        _modify {
            assert(index >= 0 && index < count, "outside of the pool")
            yield &base[Int(index)]
        }
    }

    /// Makes room for `newCount` elements; new ones hold the filler.
    @inline(__always)
    func grow(to newCount: Int32) {
        if newCount > count { growSlowly(to: newCount) }
    }

    @inline(never)
    private func growSlowly(to newCount: Int32) {
        if newCount > capacity { move(toCapacity: max(newCount, capacity * 2)) }
        (base + Int(count)).initialize(repeating: filler, count: Int(newCount - count))
        count = newCount
    }

    /// Forgets every element and gives large memory back.
    func removeAll() {
        count = 0
        if capacity > 1024 { move(toCapacity: 16) }
    }

    private func move(toCapacity newCapacity: Int32) {
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: Int(newCapacity))
        moved.update(from: base, count: Int(count))
        base.deallocate()
        base = moved
        capacity = newCapacity
    }
}
