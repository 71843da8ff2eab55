/// A queue of variables by their level in the dependency graph: constant time for each entry, a bit a level to skip what is empty.
///
/// One pass goes in one direction only and queues nothing behind the level it has reached.
final class LevelQueue {
    private let heads = Pool<Int32>(-1)
    private let occupied = Pool<UInt64>(0)
    private let next = Pool<Int32>(-1)
    private let isQueued = Pool<Bool>(false)
    private var lowestWord = Int32.max
    private var highestWord: Int32 = -1
    private var count = 0

    var isEmpty: Bool { count == 0 }

    func grow(toVariables variableCount: Int32) {
        next.grow(to: variableCount)
        isQueued.grow(to: variableCount)
    }

    @inline(__always)
    func contains(_ variable: Int32) -> Bool { isQueued[variable] }

    /// Queues the variable unless it is queued already.
    @inline(__always)
    func insert(_ variable: Int32, level: Int32) {
        guard !isQueued[variable] else { return }
        isQueued[variable] = true
        let word = level >> 6
        if level >= heads.count {
            heads.grow(to: level + 64)
            occupied.grow(to: (level + 64) >> 6 + 1)
        }
        next[variable] = heads[level]
        heads[level] = variable
        occupied[word] |= 1 << UInt64(level & 63)
        if word < lowestWord { lowestWord = word }
        if word > highestWord { highestWord = word }
        count += 1
    }

    /// Takes out a variable of the lowest level.
    @inline(__always)
    func popLowest() -> Int32? {
        guard count > 0 else { return nil }
        while occupied[lowestWord] == 0 { lowestWord += 1 }
        return pop(lowestWord << 6 + Int32(occupied[lowestWord].trailingZeroBitCount))
    }

    /// Takes out a variable of the highest level.
    @inline(__always)
    func popHighest() -> Int32? {
        guard count > 0 else { return nil }
        while occupied[highestWord] == 0 { highestWord -= 1 }
        return pop(highestWord << 6 + 63 - Int32(occupied[highestWord].leadingZeroBitCount))
    }

    @inline(__always)
    private func pop(_ level: Int32) -> Int32 {
        let variable = heads[level]
        heads[level] = next[variable]
        isQueued[variable] = false
        if heads[level] < 0 { occupied[level >> 6] &= ~(1 << UInt64(level & 63)) }
        count -= 1
        if count == 0 {
            lowestWord = Int32.max
            highestWord = -1
        }
        return variable
    }
}
