import Foundation
@_spi(Sandlot) import CoreGraphics
@_spi(Sandlot) import QuartzCore
import Testing

extension LayerTests {
    @Suite struct CommitEncodingTests {
        /// Reads little-endian values in order.
        private struct Reader {
            let bytes: [UInt8]
            var offset = 0
            mutating func number<Value: FixedWidthInteger>(_ type: Value.Type) -> Value {
                defer { offset += MemoryLayout<Value>.size }
                return bytes[offset..<offset + MemoryLayout<Value>.size].reversed().reduce(0) { $0 << 8 | Value($1) }
            }
            mutating func u8() -> UInt8 { number(UInt8.self) }
            mutating func u16() -> UInt16 { number(UInt16.self) }
            mutating func u32() -> UInt32 { number(UInt32.self) }
            mutating func f32() -> Float { Float(bitPattern: number(UInt32.self)) }
            mutating func f64() -> Double { Double(bitPattern: number(UInt64.self)) }
        }

        private func reader(_ operations: [LayerCommit.Operation]) -> Reader {
            Reader(bytes: LayerCommit(time: 1.25, operations: operations).encoded())
        }

        private func body(_ change: LayerChange) -> Reader {
            var reader = reader([.set(id: 7, [change])])
            reader.offset = 20 + 1 + 4 + 2
            return reader
        }

        @Test func headerHoldsMagicVersionTimeAndCount() {
            var reader = reader([.destroy(id: 3), .create(id: 4, kind: .gradient)])
            #expect(reader.u32() == 0x434C_4453)
            #expect(reader.u16() == 1)
            #expect(reader.u16() == 0)
            #expect(reader.f64() == 1.25)
            #expect(reader.u32() == 2)
            #expect(reader.u8() == 2)
            #expect(reader.u32() == 3)
            #expect(reader.u8() == 1)
            #expect(reader.u32() == 4)
            #expect(reader.u8() == 2)
            #expect(reader.offset == reader.bytes.count)
        }

        @Test func boundsAreFourDoubles() {
            var reader = body(.bounds(CGRect(x: 1.5, y: -2, width: 333, height: 250)))
            #expect(reader.u8() == 2)
            #expect([reader.f64(), reader.f64(), reader.f64(), reader.f64()] == [1.5, -2, 333, 250])
            #expect(reader.offset == reader.bytes.count)
        }

        @Test func transformsTakeTheShortestForm() {
            var identity = body(.transform(CATransform3DIdentity))
            #expect(identity.u8() == 4)
            #expect(identity.u8() == 0)
            #expect(identity.offset == identity.bytes.count)
            var affine = body(.transform(CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 0.5, c: -0.25, d: 3, tx: 11, ty: 13))))
            #expect(affine.u8() == 4)
            #expect(affine.u8() == 1)
            #expect((0..<6).map { _ in affine.f64() } == [2, 0.5, -0.25, 3, 11, 13])
            var perspective = CATransform3DIdentity
            perspective.m34 = -1.0 / 500
            var full = body(.sublayerTransform(perspective))
            #expect(full.u8() == 5)
            #expect(full.u8() == 2)
            #expect((0..<16).map { _ in full.f64() }[11] == -1.0 / 500)
            #expect(full.offset == full.bytes.count)
        }

        @Test func pathsListTheirSegments() {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 3, y: 4))
            path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
            path.addCurve(to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
            path.closeSubpath()
            var reader = body(.shadowPath(path))
            #expect(reader.u8() == 19)
            #expect(reader.u32() == 5)
            var numbers: [Float] = []
            for (kind, points) in [(0, 1), (1, 1), (2, 2), (3, 3), (4, 0)] {
                #expect(reader.u8() == UInt8(kind))
                for _ in 0..<points * 2 { numbers.append(reader.f32()) }
            }
            #expect(numbers == (1...14).map { Float($0) })
            #expect(reader.offset == reader.bytes.count)
        }

        @Test func gravityNamesTheEdgeThatIsSeen() {
            // Core Animation's names are of a y-up world; viewers have y down.
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            layer.contentsGravity = .bottom
            stage.frame()
            #expect(stage.shown(layer).contentsGravity == 1)
        }

        @Test func shadowColourCarriesTheOpacity() {
            let stage = TestStage()
            let layer = stage.addLayer(CALayer())
            CATransaction.setDisableActions(true)
            layer.shadowColor = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
            layer.shadowOpacity = 0.5
            layer.shadowOffset = CGSize(width: 2, height: 7)
            stage.frame()
            let shown = stage.shown(layer)
            #expect(abs(shown.shadowColor.alpha - 0.25) < 1e-6)
            #expect(shown.shadowOffset == CGSize(width: 2, height: 7))
            #expect(shown.shadowRadius == 3)
        }

        @Test func imagesArePNGFiles() {
            let context = CGContext(backingWidth: 3, height: 2, scale: 1, flipped: true)!
            var reader = reader([.image(id: 9, context.makeImage()!)])
            reader.offset = 20
            #expect(reader.u8() == 5)
            #expect(reader.u32() == 9)
            #expect(reader.u8() == 1)
            #expect(reader.u32() == 3)
            #expect(reader.u32() == 2)
            #expect(Int(reader.u32()) == reader.bytes.count - reader.offset)
            #expect(Array(reader.bytes[reader.offset..<reader.offset + 4]) == [0x89, 0x50, 0x4E, 0x47])
        }
    }
}
