import CoreGraphics

/// The images that commits have sent: numbered, shared between layers, dropped with their last holder.
struct CommittedImages {
    private struct Entry {
        let image: CGImage
        let identifier: UInt32
        var holders: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var held: [UInt32: ObjectIdentifier] = [:]
    private var dropped: [UInt32] = []
    private var lastIdentifier: UInt32 = 0

    /// The number of an image that the layer `holder` shows from now on, and whether viewers do not have it yet. 0: none.
    mutating func identifier(for image: CGImage?, holder: UInt32) -> (identifier: UInt32, isNew: Bool) {
        let key = image.map { ObjectIdentifier($0) }
        if key != held[holder] { release(holder: holder) }
        guard let image, let key else { return (0, false) }
        if held[holder] == key, let entry = entries[key] { return (entry.identifier, false) }
        held[holder] = key
        if entries[key] != nil {
            entries[key]!.holders += 1
            return (entries[key]!.identifier, false)
        }
        lastIdentifier += 1
        entries[key] = Entry(image: image, identifier: lastIdentifier, holders: 1)
        return (lastIdentifier, true)
    }

    /// The layer shows no image any more.
    mutating func release(holder: UInt32) {
        guard let key = held.removeValue(forKey: holder), var entry = entries[key] else { return }
        entry.holders -= 1
        if entry.holders == 0 {
            entries[key] = nil
            dropped.append(entry.identifier)
        } else {
            entries[key] = entry
        }
    }

    mutating func takeDropped() -> [UInt32] {
        defer { dropped = [] }
        return dropped
    }

    /// A viewer starts with nothing.
    mutating func forgetAll() {
        entries = [:]
        held = [:]
        dropped = []
    }
}
