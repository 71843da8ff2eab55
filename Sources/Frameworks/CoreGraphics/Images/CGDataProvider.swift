import FoundationSupport

/// Is told when the memory of a data provider is no longer needed.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Where the bytes of a picture come from.
public final class CGDataProvider: @unchecked Sendable {
    private let load: () -> NSData?
    /// The pointer given at creation.
    public let info: UnsafeMutableRawPointer?

    private let lock = NSLock()
    private var loaded: NSData?

    init(info: UnsafeMutableRawPointer? = nil, load: @escaping () -> NSData?) {
        self.info = info
        self.load = load
    }

    /// The given bytes.
    public convenience init?(data: CFData) {
        self.init { data }
    }

    /// The bytes of a file; nil when it cannot be read.
    public convenience init?(url: CFURL) {
        guard let path = url.path else { return nil }
        self.init(path: path)
    }

    /// The bytes of a file; nil when it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(path: String(cString: filename))
    }

    private convenience init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init { data as NSData }
    }

    /// Memory of the caller, copied at once; `releaseData` is called right after.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int, releaseData: CGDataProviderReleaseDataCallback
    ) {
        let copy = NSData(bytes: data, length: size)
        releaseData(info, data, size)
        self.init(info: info) { copy }
    }

    /// The bytes.
    public var data: CFData? {
        lock.withLock {
            if loaded == nil { loaded = load() }
            return loaded
        }
    }
}

/// Where written bytes go.
public final class CGDataConsumer: @unchecked Sendable {
    private let target: NSMutableData
    private let url: URL?

    /// Bytes are appended to `data`.
    public init?(data: CFMutableData) {
        target = data
        url = nil
    }

    /// Bytes are written to a file when the writer is done.
    public init?(url: CFURL) {
        guard url.path != nil else { return nil }
        target = NSMutableData()
        self.url = url as URL
    }

    func append(_ data: Data) { target.append(data) }

    /// Writes the file, if there is one.
    func finish() {
        guard let url else { return }
        do {
            try (target as Data).write(to: url)
        } catch {
            SandlotUnimplemented.report("CGDataConsumer", "\(url.path) cannot be written: \(error)")
        }
    }
}
