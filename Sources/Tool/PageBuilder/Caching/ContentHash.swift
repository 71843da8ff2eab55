/// SHA-256, to name things by their contents.
struct ContentHash {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var block: [UInt8] = []
    private var byteCount = 0

    /// Adds a text, ended so that two texts never read as one.
    mutating func add(_ text: String) {
        update(Array(text.utf8))
        update([0xFF])
    }

    mutating func add(_ texts: [String]) {
        add("\(texts.count)")
        for text in texts { add(text) }
    }

    /// The hash in hexadecimal digits.
    func digest() -> String {
        var copy = self
        let bits = UInt64(byteCount) * 8
        copy.update([0x80])
        while copy.block.count != 56 { copy.update([0]) }
        copy.update((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) })
        return copy.state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// The hash of one text.
    static func of(_ text: String) -> String {
        var hash = ContentHash()
        hash.add(text)
        return hash.digest()
    }

    private mutating func update(_ bytes: [UInt8]) {
        byteCount += bytes.count
        var start = 0
        while start < bytes.count {
            let end = min(start + 64 - block.count, bytes.count)
            block.append(contentsOf: bytes[start..<end])
            start = end
            if block.count == 64 {
                compress()
                block.removeAll(keepingCapacity: true)
            }
        }
    }

    private mutating func compress() {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            for index in 0..<16 {
                words[index] = UInt32(block[4 * index]) << 24 | UInt32(block[4 * index + 1]) << 16
                    | UInt32(block[4 * index + 2]) << 8 | UInt32(block[4 * index + 3])
            }
            for index in 16..<64 {
                let first = words[index - 15], second = words[index - 2]
                let small = rotate(first, 7) ^ rotate(first, 18) ^ (first >> 3)
                let large = rotate(second, 17) ^ rotate(second, 19) ^ (second >> 10)
                words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            var (e, f, g, h) = (state[4], state[5], state[6], state[7])
            for index in 0..<64 {
                let mixedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
                let first = h &+ mixedE &+ ((e & f) ^ (~e & g)) &+ Self.constants[index] &+ words[index]
                let mixedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
                let second = mixedA &+ ((a & b) ^ (a & c) ^ (b & c))
                (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
            }
            for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ value }
        }
    }

    private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    private static let constants: [UInt32] = [
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
        0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
        0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
        0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
        0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
        0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
    ]
}
