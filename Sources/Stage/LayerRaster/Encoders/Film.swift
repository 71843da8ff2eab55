@_spi(Sandlot) import CoreGraphics
import FoundationSupport

/// Frames over time, all of one size, as they come; equal frames in a row are kept once.
public final class Film {
    struct Frame {
        var image: CGImage
        /// How many frames long it is seen.
        var length: Int
    }

    private(set) var frames: [Frame] = []
    /// Frames a second.
    public let framesPerSecond: Double

    public init(framesPerSecond: Double) {
        self.framesPerSecond = framesPerSecond
    }

    /// How many different frames there are.
    public var count: Int { frames.count }

    /// Adds the next frame.
    public func add(_ image: CGImage) {
        if let last = frames.last, Self.areEqual(last.image, image) {
            frames[frames.count - 1].length += 1
        } else {
            frames.append(Frame(image: image, length: 1))
        }
    }

    private static func areEqual(_ first: CGImage, _ second: CGImage) -> Bool {
        guard first !== second else { return true }
        guard first.width == second.width, first.height == second.height else { return false }
        let rowLength = first.width * 4
        return first.withPremultipliedBytes { left, leftStride in
            second.withPremultipliedBytes { right, rightStride in
                (0..<first.height).allSatisfy { row in
                    memcmp(left.baseAddress! + row * leftStride, right.baseAddress! + row * rightStride, rowLength) == 0
                }
            }
        }
    }

    /// The rectangle of pixels in which a frame differs from the one before, at least one pixel.
    static func change(from before: CGImage, to after: CGImage) -> (x: Int, y: Int, width: Int, height: Int) {
        before.withPremultipliedBytes { left, leftStride in
            after.withPremultipliedBytes { right, rightStride in
                var (minX, minY, maxX, maxY) = (after.width, after.height, -1, -1)
                for row in 0..<after.height {
                    let first = (left.baseAddress! + row * leftStride).assumingMemoryBound(to: UInt32.self)
                    let second = (right.baseAddress! + row * rightStride).assumingMemoryBound(to: UInt32.self)
                    guard memcmp(first, second, after.width * 4) != 0 else { continue }
                    minY = min(minY, row)
                    maxY = row
                    var column = 0
                    while first[column] == second[column] { column += 1 }
                    minX = min(minX, column)
                    column = after.width - 1
                    while first[column] == second[column] { column -= 1 }
                    maxX = max(maxX, column)
                }
                return maxX < 0 ? (0, 0, 1, 1) : (minX, minY, maxX - minX + 1, maxY - minY + 1)
            }
        }
    }

    /// Writes bytes to a file that is whole or not there at all.
    static func write(_ data: Data, to path: String) throws {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw RasterError.cannotWrite(path, WriteFailure.words(for: error))
        }
    }
}

/// The system's words for a file that could not be written.
enum WriteFailure {
    static func words(for error: Error) -> String {
        let described = error as NSError
        if described.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(described.code))) }
        if let underlying = described.userInfo[NSUnderlyingErrorKey] as? any Error { return words(for: underlying) }
        return described.localizedDescription
    }
}
