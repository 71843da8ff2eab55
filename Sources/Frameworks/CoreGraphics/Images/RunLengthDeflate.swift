import CZlib
import FoundationSupport

/// A deflate stream (RFC 1950 and 1951) whose only matches repeat the byte before: all that flat pictures need after filtering.
///
/// Finding runs costs one look at each byte, and rows known to be zero cost nothing but their code words. The codes are those of
/// Huffman for each block of tokens, as in zlib.
struct RunLengthDeflate {
    /// 0…255 stand for themselves; 256 + n repeats the byte before n times, n from 3 to 258.
    private var tokens: [UInt16] = []
    private var output: [UInt8] = [0x78, 0x01]
    private var bits: UInt64 = 0
    private var bitCount: UInt64 = 0
    private var adler: UInt32 = 1

    private static let tokensInBlock = 1 << 16
    private static let longestMatch = 258

    init() { tokens.reserveCapacity(Self.tokensInBlock + 16) }

    /// Appends bytes.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
        adler = UInt32(adler32(uLong(adler), base, uInt(bytes.count)))
        var index = 0
        let count = bytes.count
        while index < count {
            let byte = base[index]
            var end = index + 1
            while end < count, base[end] == byte { end += 1 }
            appendRun(of: byte, count: end - index)
            index = end
        }
    }

    /// Appends a byte and then zeros.
    mutating func append(_ first: UInt8, zeros: Int) {
        // Adler's two sums over one byte and then zeros, without looking at each.
        var (low, high) = (adler & 0xFFFF, adler >> 16)
        low = (low + UInt32(first)) % 65_521
        high = UInt32((UInt64(high) + UInt64(low) * UInt64(zeros + 1)) % 65_521)
        adler = high << 16 | low
        appendRun(of: first, count: 1)
        appendRun(of: 0, count: zeros)
    }

    private mutating func appendRun(of byte: UInt8, count: Int) {
        guard count > 0 else { return }
        if tokens.count + count / Self.longestMatch + 4 > Self.tokensInBlock { writeBlock(isLast: false) }
        tokens.append(UInt16(byte))
        var rest = count - 1
        while rest >= 3 {
            let length = min(rest, Self.longestMatch)
            tokens.append(UInt16(256 + length))
            rest -= length
        }
        for _ in 0..<rest { tokens.append(UInt16(byte)) }
    }

    /// The whole stream.
    mutating func finish() -> [UInt8] {
        writeBlock(isLast: true)
        while bitCount > 0 {
            output.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount = bitCount > 8 ? bitCount - 8 : 0
        }
        for shift in [24, 16, 8, 0] as [UInt32] { output.append(UInt8(truncatingIfNeeded: adler >> shift)) }
        return output
    }

    // MARK: - Blocks

    private mutating func write(_ value: UInt32, _ count: UInt8) {
        bits |= UInt64(value) << bitCount
        bitCount += UInt64(count)
        while bitCount >= 8 {
            output.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }

    private mutating func writeBlock(isLast: Bool) {
        var counts = [Int](repeating: 0, count: 286)
        counts[256] = 1
        for token in tokens { counts[token < 256 ? Int(token) : Self.lengthCodes[Int(token) - 256].symbol] += 1 }
        let literals = HuffmanCode(counts: counts, longest: 15)
        write(isLast ? 1 : 0, 1)
        write(2, 2)
        writeCodeLengths(literals)
        for token in tokens {
            if token < 256 {
                write(literals.codes[Int(token)], literals.lengths[Int(token)])
            } else {
                let length = Self.lengthCodes[Int(token) - 256]
                write(literals.codes[length.symbol], literals.lengths[length.symbol])
                write(length.extra, length.extraBits)
                // The only distance, 1, has the code 0 of one bit.
                write(0, 1)
            }
        }
        write(literals.codes[256], literals.lengths[256])
        tokens.removeAll(keepingCapacity: true)
    }

    /// The lengths of the literal code and of the distance code, themselves coded.
    private mutating func writeCodeLengths(_ literals: HuffmanCode) {
        let used = max((literals.lengths.lastIndex { $0 > 0 } ?? 256) + 1, 257)
        let lengths = Array(literals.lengths[..<used]) + [1]
        var symbols: [(symbol: Int, extra: UInt32, extraBits: UInt8)] = []
        var index = 0
        while index < lengths.count {
            var run = 1
            while index + run < lengths.count, lengths[index + run] == lengths[index] { run += 1 }
            if lengths[index] == 0, run >= 3 {
                run = min(run, 138)
                symbols.append(run < 11 ? (17, UInt32(run - 3), 3) : (18, UInt32(run - 11), 7))
            } else {
                run = 1
                symbols.append((Int(lengths[index]), 0, 0))
            }
            index += run
        }
        var counts = [Int](repeating: 0, count: 19)
        for symbol in symbols { counts[symbol.symbol] += 1 }
        let code = HuffmanCode(counts: counts, longest: 7)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        write(UInt32(used - 257), 5)
        write(0, 5)
        write(15, 4)
        for symbol in order { write(UInt32(code.lengths[symbol]), 3) }
        for symbol in symbols {
            write(code.codes[symbol.symbol], code.lengths[symbol.symbol])
            write(symbol.extra, symbol.extraBits)
        }
    }

    /// Symbol and extra bits of each match length, by RFC 1951 section 3.2.5.
    private static let lengthCodes: [(symbol: Int, extra: UInt32, extraBits: UInt8)] = {
        var result = [(symbol: Int, extra: UInt32, extraBits: UInt8)](repeating: (0, 0, 0), count: 259)
        var length = 3
        for symbol in 257...284 {
            let extraBits = UInt8(symbol < 265 ? 0 : (symbol - 261) / 4)
            for extra in 0..<(1 << Int(extraBits)) where length < 259 {
                result[length] = (symbol, UInt32(extra), extraBits)
                length += 1
            }
        }
        result[258] = (285, 0, 0)
        return result
    }()
}

/// Code words by Huffman: bits to be written lowest first.
struct HuffmanCode {
    private(set) var lengths: [UInt8]
    private(set) var codes: [UInt32]

    /// A code for symbols that occur so often; no word is longer than `longest` bits.
    init(counts: [Int], longest: Int) {
        var counts = counts
        lengths = Self.lengths(counts)
        // Flattening the counts shortens the longest words.
        while lengths.contains(where: { $0 > longest }) {
            for index in counts.indices where counts[index] > 0 { counts[index] = counts[index] / 2 + 1 }
            lengths = Self.lengths(counts)
        }
        codes = [UInt32](repeating: 0, count: counts.count)
        var code: UInt32 = 0
        for length in 1...longest {
            for symbol in lengths.indices where lengths[symbol] == length {
                codes[symbol] = Self.reversed(code, length)
                code += 1
            }
            code <<= 1
        }
    }

    private static func reversed(_ code: UInt32, _ length: Int) -> UInt32 {
        var (code, result): (UInt32, UInt32) = (code, 0)
        for _ in 0..<length {
            result = result << 1 | code & 1
            code >>= 1
        }
        return result
    }

    /// Depths in Huffman's tree, built with two queues from the counts in order.
    private static func lengths(_ counts: [Int]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: counts.count)
        let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        guard leaves.count > 1 else {
            if let only = leaves.first { result[only] = 1 }
            return result
        }
        var weights = leaves.map { counts[$0] }
        var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
        var (nextLeaf, nextNode) = (0, leaves.count)
        for node in leaves.count..<(2 * leaves.count - 1) {
            var weight = 0
            for _ in 0..<2 {
                let takesLeaf = nextLeaf < leaves.count && (nextNode >= node || weights[nextLeaf] <= weights[nextNode])
                let child = takesLeaf ? nextLeaf : nextNode
                if takesLeaf { nextLeaf += 1 } else { nextNode += 1 }
                parents[child] = node
                weight += weights[child]
            }
            weights.append(weight)
        }
        var depths = [UInt8](repeating: 0, count: parents.count)
        for node in stride(from: parents.count - 2, through: 0, by: -1) { depths[node] = depths[parents[node]] + 1 }
        for (place, symbol) in leaves.enumerated() { result[symbol] = depths[place] }
        return result
    }
}
