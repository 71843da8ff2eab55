@_spi(Sandlot) import CoreGraphics
import Testing

@Suite("Damaged and oversized picture files")
struct HostileImageTests {
    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        func big(_ value: Int) -> [UInt8] { [UInt8(value >> 24 & 255), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)] }
        let body = Array(name.utf8) + content
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in body {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 != 0 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return big(content.count) + body + big(Int(~crc))
    }

    @Test func aPNGThatClaimsTooManyPixelsIsRefusedBeforeTheyAreMade() {
        let header: [UInt8] = [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0]
        let file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header) + Self.chunk("IDAT", [0x78, 1, 0]))
        #expect(throws: ImageDecodingError.tooLarge(width: 30_000, height: 30_000)) { try ImageDecoder.decode(file) }
    }

    @Test func nothingAndNonsenseAreErrors() {
        #expect(throws: ImageDecodingError.empty) { try ImageDecoder.decode(Data()) }
        #expect(throws: ImageDecodingError.unknownFormat) { try ImageDecoder.decode(Data("hello".utf8)) }
        #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3])) }
        #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(Data([0xFF, 0xD8, 0xFF, 0xE0, 9, 9])) }
        #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(Data("<svg".utf8)) }
        #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(Data("%PDF-1.4 nonsense".utf8)) }
    }

    @Test func aFileCutShortGivesWhatArrivedOrAnError() throws {
        let image = draw(width: 60, height: 60) { context in
            context.setFillColor(.testRed)
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 60))
        }
        let file = try #require(PNGEncoder.encode(image))
        for length in stride(from: 1, to: file.count, by: 7) {
            let result = try? ImageDecoder.decode(file.prefix(length))
            if let result { #expect(result.image.width == 60) }
        }
    }

    @Test func flippedBitsNeverCrash() throws {
        var generator = SplitMix(seed: 7)
        let image = draw(width: 40, height: 30) { context in
            context.setFillColor(.testBlue)
            context.fill(CGRect(x: 3, y: 4, width: 20, height: 9))
        }
        let files = [try #require(PNGEncoder.encode(image)), try #require(JPEGEncoder.encode(image, quality: 0.8)), Data(GIFTests.twoFrames)]
        for file in files {
            for _ in 0..<150 {
                var damaged = file
                for _ in 0..<4 { damaged[Int(generator.next() % UInt64(file.count))] = UInt8(truncatingIfNeeded: generator.next()) }
                _ = try? ImageDecoder.decode(damaged)
            }
        }
    }
}

/// Repeatable numbers.
struct SplitMix {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
