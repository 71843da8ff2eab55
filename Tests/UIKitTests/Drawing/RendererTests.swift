@_spi(Sandlot) import CoreGraphics
import Testing
@testable import UIKit

@Suite("Image renderers and contexts")
struct RendererTests {
    @Test func aRendererDrawsInPointsFromTheTopLeft() throws {
        let image = picture(10, 8, scale: 3) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        }
        #expect(image.size == CGSize(width: 10, height: 8) && image.scale == 3)
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 30 && pixels.color(3, 0) == .red && pixels.color(8, 2) == .red && pixels.color(9, 0) == .clear)
        #expect(pixels.color(3, 3) == .clear)
    }

    @Test func boundsMoveTheOrigin() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: CGRect(x: 100, y: 50, width: 6, height: 4), format: format).image { context in
            #expect(context.format.bounds == CGRect(x: 100, y: 50, width: 6, height: 4))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 101, y: 50, width: 1, height: 1))
        }
        #expect(image.cgImage?.color(1, 0) == .blue && image.cgImage?.color(2, 0) == .clear)
    }

    @Test func opaquePicturesStartBlack() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image { _ in }
        #expect(image.cgImage?.color(1, 1) == .black)
    }

    @Test func begunContextsNest() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 2)
        let outer = try #require(UIGraphicsGetCurrentContext())
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        #expect(UIGraphicsGetCurrentContext() !== outer)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 2))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 4, height: 3) && image.scale == 2)
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func aPictureWithoutSizeIsEmpty() {
        #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.cgImage == nil)
        UIGraphicsBeginImageContext(CGSize(width: 0, height: 5))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func rectFillReplacesWhileFillBlends() {
        let image = picture(4, 2) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
        #expect(image.cgImage!.color(0, 0).isClose(to: PictureColor(0, 0, 128, 128)))
        #expect(image.cgImage!.color(3, 0).isClose(to: PictureColor(127, 0, 128, 255)))
    }

    @Test func aPDFRendererMakesPages() throws {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 60, height: 40)).pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 60, height: 10))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 20, height: 30), pageInfo: [:])
            #expect(context.pdfContextBounds.width == 20)
        }
        let image = try #require(UIImage(data: data))
        #expect(image.size == CGSize(width: 60, height: 40))
        let pixels = try #require(image.rasterized(size: image.size, scale: 1))
        #expect(pixels.color(30, 5) == .red && pixels.color(30, 30).alpha == 0)
    }
}
