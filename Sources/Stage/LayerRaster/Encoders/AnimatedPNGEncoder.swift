@_spi(Sandlot) import CoreGraphics
import FoundationSupport

/// Writes a film as an animated PNG (the APNG extension of PNG's third edition). Played once in programs that know it; others show the first frame.
public enum AnimatedPNGEncoder {
    /// The file, or nil without frames.
    public static func encode(_ film: Film) -> Data? {
        guard let first = film.frames.first else { return nil }
        let hasAlpha = film.frames.contains { !$0.image.isOpaque }
        guard let opening = PNGEncoder.encode(first.image, keepsAlpha: hasAlpha) else { return nil }
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var sequence: UInt32 = 0
        for chunk in Chunk.all(in: opening) where chunk.name != "IEND" {
            if chunk.name == "IDAT" && sequence == 0 {
                Chunk(name: "acTL", content: number(UInt32(film.frames.count)) + number(0)).append(to: &file)
                Chunk(
                    name: "fcTL",
                    content: control(&sequence, (0, 0, first.image.width, first.image.height), length: first.length, film)
                ).append(to: &file)
            }
            chunk.append(to: &file)
        }
        for (before, frame) in zip(film.frames, film.frames.dropFirst()) {
            let box = Film.change(from: before.image, to: frame.image)
            guard let part = frame.image.cropping(to: CGRect(x: box.x, y: box.y, width: box.width, height: box.height)),
                let picture = PNGEncoder.encode(part, keepsAlpha: hasAlpha)
            else { return nil }
            Chunk(name: "fcTL", content: control(&sequence, box, length: frame.length, film)).append(to: &file)
            for chunk in Chunk.all(in: picture) where chunk.name == "IDAT" {
                Chunk(name: "fdAT", content: number(sequence) + chunk.content).append(to: &file)
                sequence += 1
            }
        }
        Chunk(name: "IEND", content: Data()).append(to: &file)
        return file
    }

    /// A frame's place and length; the frame replaces what was there.
    private static func control(
        _ sequence: inout UInt32, _ box: (x: Int, y: Int, width: Int, height: Int), length: Int, _ film: Film
    ) -> Data {
        var data = number(sequence)
        sequence += 1
        for value in [box.width, box.height, box.x, box.y] { data += number(UInt32(value)) }
        // The length as a fraction of a second in 16-bit parts.
        let denominator = 1000.0
        let numerator = min((Double(length) / film.framesPerSecond * denominator).rounded(), 65_535)
        for value in [UInt16(numerator), UInt16(denominator)] { data += Data([UInt8(value >> 8), UInt8(value & 255)]) }
        return data + Data([0, 0])
    }

    private static func number(_ value: UInt32) -> Data {
        Data([UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)])
    }

    /// One chunk of a PNG file.
    private struct Chunk {
        var name: String
        var content: Data

        static func all(in file: Data) -> [Chunk] {
            var chunks: [Chunk] = []
            let bytes = [UInt8](file)
            var offset = 8
            while offset + 12 <= bytes.count {
                let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
                guard offset + 12 + length <= bytes.count else { break }
                chunks.append(
                    Chunk(
                        name: String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self),
                        content: Data(bytes[offset + 8..<offset + 8 + length])))
                offset += 12 + length
            }
            return chunks
        }

        func append(to file: inout Data) {
            let body = Data(name.utf8) + content
            file += number(UInt32(content.count))
            file += body
            file += number(PNGEncoder.checksum(body))
        }
    }
}
