/// Remembers recent layouts, so that measuring and drawing a label lay it out once.
final class LayoutCache {
    nonisolated(unsafe) static let shared = LayoutCache()

    struct Key: Hashable {
        let text: StyledText
        let container: TextLayout.Container
    }

    private var entries: [Key: TextLayout] = [:]
    private static let capacity = 1024

    subscript(key: Key) -> TextLayout? {
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
