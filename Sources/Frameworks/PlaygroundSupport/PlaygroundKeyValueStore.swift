import FoundationSupport

/// Values a page keeps under keys. They last as long as the run.
public final class PlaygroundKeyValueStore {
    static let shared = PlaygroundKeyValueStore()

    private var values: [String: PlaygroundValue] = [:]
    private let lock = NSLock()

    /// The value of a key, or nil.
    public subscript(key: String) -> PlaygroundValue? {
        get { lock.withLock { values[key] } }
        set { lock.withLock { values[key] = newValue } }
    }
}

/// A value that a page and its live view can exchange or keep.
public indirect enum PlaygroundValue {
    case array([PlaygroundValue])
    case dictionary([String: PlaygroundValue])
    case string(String)
    case data(Data)
    case date(Date)
    case integer(Int)
    case floatingPoint(Double)
    case boolean(Bool)
}
