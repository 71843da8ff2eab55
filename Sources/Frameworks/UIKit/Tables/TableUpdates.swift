/// Changes of a table that are animated together. Deletions and reloads count in the old rows, insertions in the new ones.
struct TableUpdates {
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    var movedRows: [IndexPath: IndexPath] = [:]
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var movedSections: [Int: Int] = [:]
    /// How many `beginUpdates` wait for their end.
    var depth = 0

    /// The section that an old section becomes; nil when it is deleted.
    func newSection(_ old: Int, newCount: Int) -> Int? {
        if deletedSections.contains(old) { return nil }
        if let moved = movedSections[old] { return moved }
        let rank = (0..<old).count { !deletedSections.contains($0) && movedSections[$0] == nil }
        let taken = insertedSections.union(movedSections.values)
        return Self.place(rank, besides: taken, count: newCount)
    }

    /// The row that an old row becomes; nil when it is deleted.
    func newRow(_ old: IndexPath, newCounts: [Int]) -> IndexPath? {
        if deletedRows.contains(old) { return nil }
        if let moved = movedRows[old] { return moved }
        guard let section = newSection(old.section, newCount: newCounts.count) else { return nil }
        let rank = (0..<old.row).count { row in
            let path = IndexPath(row: row, section: old.section)
            return !deletedRows.contains(path) && movedRows[path] == nil
        }
        let taken = Set(insertedRows.filter { $0.section == section }.map(\.row))
            .union(movedRows.values.filter { $0.section == section }.map(\.row))
        return Self.place(rank, besides: taken, count: newCounts[section]).map { IndexPath(row: $0, section: section) }
    }

    /// The `rank`-th place that is not taken.
    private static func place(_ rank: Int, besides taken: Set<Int>, count: Int) -> Int? {
        var left = rank
        for place in 0..<max(0, count) where !taken.contains(place) {
            if left == 0 { return place }
            left -= 1
        }
        return nil
    }

    /// The sentence that says why the changes do not fit the data, nil when they do.
    func problem(old: [Int], new: [Int]) -> String? {
        let expected = old.count + insertedSections.count - deletedSections.count
        guard new.count == expected else {
            return "the number of sections after the update (\(new.count)) must be the number before it (\(old.count)) plus the "
                + "inserted (\(insertedSections.count)) and minus the deleted (\(deletedSections.count)) ones"
        }
        for section in old.indices {
            guard let target = newSection(section, newCount: new.count), !reloadedSections.contains(section) else { continue }
            let inserted = insertedRows.count { $0.section == target } + movedRows.values.count { $0.section == target }
            let deleted = deletedRows.count { $0.section == section } + movedRows.keys.count { $0.section == section }
            guard new[target] == old[section] + inserted - deleted else {
                return "the number of rows in section \(target) after the update (\(new[target])) must be the number before it "
                    + "(\(old[section])) plus the inserted or moved in (\(inserted)) and minus the deleted or moved out (\(deleted)) ones"
            }
        }
        return nil
    }
}
