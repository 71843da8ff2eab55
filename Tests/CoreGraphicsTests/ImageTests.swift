@_spi(Sandlot) import CoreGraphics
import Testing

@Suite("Images")
struct ImageTests {
    @Test func bytesOfEveryLayoutAreUnderstood() throws {
        // one pixel: red 200, green 100, blue 50, opaque
        let layouts: [(CGBitmapInfo, Int, [UInt8])] = [
            (CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), 32, [200, 100, 50, 255]),
            (CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue), 32, [255, 200, 100, 50]),
            (CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue), 32, [50, 100, 200, 255]),
            (CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue), 32, [200, 100, 50, 0]),
            (CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), 24, [200, 100, 50]),
        ]
        for (info, bits, bytes) in layouts {
            let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
            let image = try #require(CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 8, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
            #expect(image.pixel(0, 0) == Pixel(200, 100, 50), "\(info)")
        }
    }

    @Test func plainAlphaIsMultiplied() throws {
        let provider = try #require(CGDataProvider(data: Data([200, 100, 50, 128]) as CFData))
        let image = try #require(CGImage(
            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil, shouldInterpolate: false,
            intent: .defaultIntent))
        #expect(image.pixel(0, 0).isClose(to: Pixel(100, 50, 25, 128), within: 1))
    }

    @Test func tooFewBytesGiveNoImage() throws {
        let provider = try #require(CGDataProvider(data: Data([1, 2, 3]) as CFData))
        #expect(CGImage(
            width: 9, height: 9, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 36, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil, shouldInterpolate: false,
            intent: .defaultIntent) == nil)
    }

    @Test func cuttingKeepsThePixelsInside() throws {
        let image = draw(width: 10, height: 10) { context in
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 3, y: 0, width: 2, height: 10))
        }
        let part = try #require(image.cropping(to: CGRect(x: 2.5, y: 4, width: 2, height: 3)))
        #expect(part.width == 3 && part.height == 3)
        #expect(part.pixel(0, 0) == .clear && part.pixel(1, 0) == .red)
        #expect(image.cropping(to: CGRect(x: 20, y: 0, width: 2, height: 2)) == nil)
    }

    @Test func aContextInAnotherLayoutShowsItsBytes() throws {
        // given a context over RGBA memory of the caller's
        var memory = [UInt8](repeating: 0, count: 2 * 2 * 4)
        try memory.withUnsafeMutableBytes { buffer in
            let context = try #require(CGContext(
                data: buffer.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            // then what is drawn is there at once, red first
            #expect(Array(buffer[0..<8]) == [255, 0, 0, 255, 0, 0, 0, 0])
            // and what is written is seen
            buffer[4] = 0
            buffer[5] = 255
            buffer[7] = 255
            #expect(context.makeImage()?.pixel(1, 0) == .green)
        }
    }

    @Test func encodedFilesComeBackTheSame() throws {
        let image = draw(width: 33, height: 21) { context in
            context.setFillColor(red: 0.2, green: 0.7, blue: 0.4, alpha: 1)
            context.fill(CGRect(x: 2, y: 3, width: 20, height: 11))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fillEllipse(in: CGRect(x: 10, y: 5, width: 20, height: 15))
        }
        for effort in [PNGEncoder.Effort.fast, .small] {
            let file = try #require(PNGEncoder.encode(image, effort: effort))
            #expect(file == PNGEncoder.encode(image, effort: effort))
            let again = try ImageDecoder.decode(file).image
            #expect(again.width == 33 && again.height == 21)
            for y in 0..<21 { for x in 0..<33 { #expect(again.pixel(x, y).isClose(to: image.pixel(x, y), within: 1)) } }
        }
    }

    @Test func aJPEGLooksAlikeAndLiesOverWhite() throws {
        let image = draw(width: 32, height: 32) { context in
            context.setFillColor(.testBlue)
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 32))
        }
        let file = try #require(JPEGEncoder.encode(image, quality: 0.95))
        let again = try ImageDecoder.decode(file).image
        #expect(again.pixel(4, 16).isClose(to: .blue, within: 12) && again.pixel(28, 16).isClose(to: .white, within: 4))
        #expect(again.isOpaque)
    }

    @Test func vectorFilesAreDrawnAtAnySize() throws {
        let svg = Data("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect width='10' height='10' fill='#f00'/></svg>".utf8)
        let vector = try VectorImage(svg)
        #expect(vector.size == CGSize(width: 20, height: 10))
        let image = try #require(vector.rasterized(width: 60, height: 30))
        #expect(image.pixel(15, 15) == .red && image.pixel(45, 15) == .clear)
    }

    @Test func aPDFContextWritesPagesThatCanBeOpened() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 40, height: 30)
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.setFillColor(.testRed)
        context.fill(CGRect(x: 0, y: 20, width: 40, height: 10))
        context.endPDFPage()
        context.closePDF()
        let vector = try VectorImage(data as Data)
        #expect(vector.size == CGSize(width: 40, height: 30))
        let image = try #require(vector.rasterized(width: 40, height: 30))
        #expect(image.pixel(20, 4) == .red && image.pixel(20, 20).alpha == 0)
    }

    @Test func alphaOfMasksMultiplies() throws {
        let image = draw(width: 4, height: 4) { context in
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let provider = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
        let mask = try #require(CGImage(
            maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil,
            shouldInterpolate: false))
        let masked = try #require(image.masking(mask))
        #expect(masked.pixel(0, 2) == .red && masked.pixel(3, 2) == .clear)
    }
}
