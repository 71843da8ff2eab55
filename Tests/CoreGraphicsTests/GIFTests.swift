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

@Suite("Image sources and destinations")
struct ImageSourceTests {
    @Test func aSourceTellsFramesSizesAndDelays() throws {
        let source = try #require(CGImageSourceCreateWithData(Data(GIFTests.twoFrames) as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 2 && CGImageSourceGetType(source) == kUTTypeGIF)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 1, nil))
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 4)
        let gif = try #require(properties[kCGImagePropertyGIFDictionary] as? [CFString: Any])
        #expect(gif[kCGImagePropertyGIFDelayTime] as? Double == 0.3)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.pixel(2, 1) == .green)
        #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    }

    @Test func aThumbnailHasAtMostTheAskedSide() throws {
        let image = draw(width: 40, height: 20) { _ in }
        let file = try #require(PNGEncoder.encode(image))
        let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
        let options = [kCGImageSourceThumbnailMaxPixelSize: 10] as CFDictionary
        let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect(thumbnail.width == 10 && thumbnail.height == 5)
    }

    @Test func aDestinationWritesAFileThatCanBeOpened() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, kUTTypePNG, 1, nil))
        CGImageDestinationAddImage(destination, draw(width: 5, height: 3) { _ in }, nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(try ImageDecoder.decode(data as Data).image.width == 5)
        #expect(CGImageDestinationCreateWithData(data, kUTTypeGIF, 1, nil) == nil)
    }
}
