@_spi(Sandlot) import CoreGraphics
import Testing

@Suite("GIF files")
struct GIFTests {
    /// 4 × 3 pixels: all red for 0.2 s; then two by two pixels at (1, 1), blue, green, transparent, blue, for 0.3 s.
    static let twoFrames: [UInt8] = [
        71, 73, 70, 56, 57, 97, 4, 0, 3, 0, 129, 0, 0, 255, 0, 0, 0, 0, 255, 0,
        255, 0, 0, 0, 0, 33, 255, 11, 78, 69, 84, 83, 67, 65, 80, 69, 50, 46, 48, 3,
        1, 0, 0, 0, 33, 249, 4, 4, 20, 0, 0, 0, 44, 0, 0, 0, 0, 4, 0, 3,
        0, 0, 2, 3, 132, 143, 86, 0, 33, 249, 4, 5, 30, 0, 3, 0, 44, 1, 0, 1,
        0, 2, 0, 2, 0, 0, 2, 3, 140, 22, 5, 0, 59,
    ]

    @Test func framesBuildOnEachOther() throws {
        let decoder = try GIFDecoder(Data(Self.twoFrames))
        #expect(decoder.frames.map(\.delay) == [0.2, 0.3])
        #expect(decoder.loopCount == 0)
        let (first, second) = (decoder.frames[0].image, decoder.frames[1].image)
        #expect(first.width == 4 && first.height == 3 && first.pixel(3, 2) == .red)
        #expect(second.pixel(0, 0) == .red && second.pixel(1, 1) == .blue && second.pixel(2, 1) == .green)
        #expect(second.pixel(1, 2) == .red && second.pixel(2, 2) == .blue)
    }

    @Test func theFirstFrameIsThePicture() throws {
        #expect(try ImageDecoder.decode(Data(Self.twoFrames)).image.pixel(2, 1) == .red)
    }
}
