import CZlib
import FoundationSupport

/// One stream through zlib, thorough level, with the strategy for filtered pictures.
final class ZlibStream {
    private var stream = z_stream()
    private var output: [UInt8]

    /// Room for the compressed form of that many bytes; nil when zlib refuses.
    init?(capacityFor count: Int) {
        output = []
        guard deflateInit2_(
            &stream, 6, Z_DEFLATED, 15, 9, Z_FILTERED, zlibVersion(), Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        output.reserveCapacity(min(count / 2, 1 << 24))
    }

    deinit { deflateEnd(&stream) }

    func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
        stream.avail_in = uInt(bytes.count)
        drain(Z_NO_FLUSH)
    }

    func finish() -> [UInt8]? { drain(Z_FINISH) == Z_STREAM_END ? output : nil }

    @discardableResult
    private func drain(_ flush: Int32) -> Int32 {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { buffer in
            var status = Z_OK
            repeat {
                stream.next_out = buffer.baseAddress
                stream.avail_out = uInt(buffer.count)
                status = deflate(&stream, flush)
                output.append(contentsOf: buffer[..<(buffer.count - Int(stream.avail_out))])
            } while stream.avail_out == 0
            return status
        }
    }
}
