import FoundationSupport

/// Pixels in a layout that cairo does not draw in: kept beside the surface and brought up to date both ways.
final class ForeignBitmap {
    private let memory: UnsafeMutableRawPointer
    private let isOwned: Bool
    /// Whether somebody outside may read or write the memory at any time.
    private var isExposed: Bool
    private let surface: ImageSurface
    private let format: PixelFormat
    let bytesPerRow: Int
    private let encoding: ColorEncoding

    init(memory: UnsafeMutableRawPointer?, surface: ImageSurface, format: PixelFormat, bytesPerRow: Int, encoding: ColorEncoding) {
        self.surface = surface
        self.format = format
        self.bytesPerRow = bytesPerRow
        self.encoding = encoding
        isOwned = memory == nil
        isExposed = memory != nil
        let count = bytesPerRow * surface.height
        if let memory {
            self.memory = memory
        } else {
            self.memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
            self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        }
        if isExposed { importChanges() }
    }

    deinit { if isOwned { memory.deallocate() } }

    /// The memory, with everything drawn so far in it; from now on it is kept so.
    func exposedMemory() -> UnsafeMutableRawPointer {
        isExposed = true
        exportDrawing(always: true)
        return memory
    }

    /// Takes over what was written into the memory.
    func importChanges() {
        guard isExposed else { return }
        let (source, target) = (memory.assumingMemoryBound(to: UInt8.self), surface.bytes)
        for row in 0..<surface.height {
            format.unpack(
                source + row * bytesPerRow, into: target + row * surface.bytesPerRow, width: surface.width, space: encoding, decode: nil)
        }
        surface.markDirty()
    }

    /// Writes what was drawn into the memory.
    func exportDrawing(always: Bool = false) {
        guard isExposed || always else { return }
        let (source, target) = (surface.bytes, memory.assumingMemoryBound(to: UInt8.self))
        for row in 0..<surface.height {
            format.pack(source + row * surface.bytesPerRow, into: target + row * bytesPerRow, width: surface.width, space: encoding)
        }
    }
}
