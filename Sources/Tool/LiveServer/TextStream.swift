import Foundation

/// Text that arrives as bytes, cut anywhere: a character is shown when all its bytes are there.
struct TextStream {
    /// The first bytes of a character whose others are still to come.
    private var held = Data()
    private static let longestCharacter = 4

    mutating func text(appending bytes: Data) -> String {
        var all = held + bytes
        let incomplete = Self.incompleteLength(at: all)
        held = Data(all.suffix(incomplete))
        all.removeLast(incomplete)
        return String(decoding: all, as: UTF8.self)
    }

    /// How many bytes at the end begin a character without ending it.
    private static func incompleteLength(at bytes: Data) -> Int {
        for length in 1..<longestCharacter where length <= bytes.count {
            let byte = bytes[bytes.endIndex - length]
            // Bytes within a character are 10xxxxxx; the first one tells how many there are.
            if byte & 0b1100_0000 == 0b1000_0000 { continue }
            let whole = byte >= 0b1111_0000 ? 4 : byte >= 0b1110_0000 ? 3 : byte >= 0b1100_0000 ? 2 : 1
            return whole > length ? length : 0
        }
        return 0
    }
}
