@testable import CoreGraphics
import CZlib
import Testing

@Suite("Run-length deflate")
struct RunLengthDeflateTests {
    private func inflated(_ stream: [UInt8], _ count: Int) -> [UInt8]? {
        var output = [UInt8](repeating: 0, count: count + 1)
        var length = uLong(output.count)
        guard uncompress(&output, &length, stream, uLong(stream.count)) == Z_OK else { return nil }
        return Array(output[..<Int(length)])
    }

    @Test func zlibReadsEveryKindOfInput() {
        var generator = SplitMix(seed: 3)
        var inputs: [[UInt8]] = [[], [7], [0, 0], [UInt8](repeating: 9, count: 100_000), Array(0...255)]
        inputs.append((0..<200_000).map { _ in UInt8(truncatingIfNeeded: generator.next()) })
        inputs.append((0..<200_000).map { _ in generator.next() % 50 == 0 ? UInt8(truncatingIfNeeded: generator.next()) : 0 })
        inputs += (1...600).map { [UInt8](repeating: 1, count: $0) }
        // Counts as unlike as Fibonacci's numbers make the deepest trees.
        var (one, two) = (1, 1)
        var skewed: [UInt8] = []
        for symbol in 0..<24 {
            for place in 0..<one { skewed.append(place.isMultiple(of: 2) ? UInt8(symbol) : 200) }
            (one, two) = (two, one + two)
        }
        inputs.append(skewed)
        for input in inputs {
            var deflate = RunLengthDeflate()
            input.withUnsafeBufferPointer { deflate.append($0) }
            #expect(inflated(deflate.finish(), input.count) == input)
        }
    }

    @Test func rowsOfZerosCountAsIfTheyWereThere() {
        var deflate = RunLengthDeflate()
        deflate.append(2, zeros: 5000)
        deflate.append(2, zeros: 1)
        deflate.append(2, zeros: 0)
        let expected: [UInt8] = [2] + [UInt8](repeating: 0, count: 5000) + [2, 0, 2]
        #expect(inflated(deflate.finish(), expected.count) == expected)
    }
}
