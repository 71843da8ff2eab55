import Foundation

/// One message of the channel between host and stage: length (4 bytes, of the rest), kind (1 byte), payload.
public struct StageFrame: Equatable, Sendable {
    public var kind: Kind
    public var payload: Data

    public enum Kind: UInt8, Sendable {
        /// A layer commit, see docs/commit-format.md.
        case commit = 1
        /// A `StageRequest` or `StageReply` as JSON.
        case message = 2
    }

    /// No message may be longer, in bytes.
    public static let longest = 512 * 1024 * 1024

    public init(kind: Kind, payload: Data) {
        self.kind = kind
        self.payload = payload
    }

    /// The bytes on the wire.
    public var encoded: Data {
        var data = Data(capacity: payload.count + 5)
        withUnsafeBytes(of: UInt32(payload.count + 1).littleEndian) { data.append(contentsOf: $0) }
        data.append(kind.rawValue)
        data.append(payload)
        return data
    }
}

/// Cuts a stream of bytes into frames.
public struct StageFrameReader {
    private var buffer = Data()

    public init() {}

    /// The stream is no stage's.
    public struct Malformed: Error {}

    /// Takes bytes as they arrive; answers the frames that are complete now.
    public mutating func frames(appending bytes: Data) throws -> [StageFrame] {
        buffer.append(bytes)
        var frames: [StageFrame] = []
        var offset = 0
        try buffer.withUnsafeBytes { (raw: UnsafeRawBufferPointer) in
            while raw.count - offset >= 4 {
                let length = Int(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
                guard length >= 1, length <= StageFrame.longest else { throw Malformed() }
                guard raw.count - offset - 4 >= length else { break }
                guard let kind = StageFrame.Kind(rawValue: raw[offset + 4]) else { throw Malformed() }
                frames.append(StageFrame(kind: kind, payload: Data(raw[(offset + 5)..<(offset + 4 + length)])))
                offset += 4 + length
            }
        }
        if offset > 0 { buffer = offset == buffer.count ? Data() : Data(buffer[(buffer.startIndex + offset)...]) }
        return frames
    }
}
