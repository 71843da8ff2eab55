/// Remembers glyph runs in font units, so that a word is shaped once a face whatever the size.
final class ShapingCache {
    nonisolated(unsafe) static let shared = ShapingCache()

    struct Key: Hashable {
        let characters: [UInt16]
        let face: Int
        let script: UInt32
        let isRightToLeft: Bool
        let features: UInt64
        let language: String?

        func hash(into hasher: inout Hasher) {
            characters.withUnsafeBytes { hasher.combine(bytes: $0) }
            hasher.combine(face)
        }
    }

    /// Glyphs in visual order, figures in font units.
    final class Entry {
        var glyphs: [UInt32] = []
        var clusters: [Int32] = []
        var advances: [Int32] = []
        var offsets: [(x: Int32, y: Int32)] = []
    }

    private var entries: [Key: Entry] = [:]
    private static let capacity = 4096

    subscript(key: Key) -> Entry? {
        get { entries[key] }
        set {
            if entries.count >= Self.capacity { entries.removeAll(keepingCapacity: true) }
            entries[key] = newValue
        }
    }

    func removeAll() {
        entries.removeAll()
    }
}
