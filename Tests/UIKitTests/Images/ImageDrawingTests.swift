@_spi(Sandlot) import CoreGraphics
import Testing
@testable import UIKit

@Suite("Drawing UIImage")
struct ImageDrawingTests {
    /// 4 × 6 points: upper left quarter red, upper right green, lower left blue, lower right clear.
    private let quarters = picture(4, 6) { context in
        for (color, x, y) in [(UIColor.red, 0, 0), (.green, 2, 0), (.blue, 0, 3)] {
            color.setFill()
            UIRectFill(CGRect(x: x, y: y, width: 2, height: 3))
        }
    }

    @Test func picturesAreUprightInUIKitsContexts() {
        let image = picture(8, 8) { _ in quarters.draw(at: CGPoint(x: 1, y: 2)) }.cgImage!
        #expect(image.color(1, 2) == .red && image.color(4, 2) == .green && image.color(1, 7) == .blue && image.color(4, 7) == .clear)
    }

    @Test(arguments: [
        (UIImage.Orientation.up, [PictureColor.red, .green, .blue, .clear]), (.down, [.clear, .blue, .green, .red]),
        (.left, [.green, .clear, .red, .blue]), (.right, [.blue, .red, .clear, .green]), (.upMirrored, [.green, .red, .clear, .blue]),
        (.downMirrored, [.blue, .clear, .red, .green]), (.leftMirrored, [.red, .blue, .green, .clear]),
        (.rightMirrored, [.clear, .green, .blue, .red]),
    ])
    func orientationsTurnThePicture(orientation: UIImage.Orientation, corners: [PictureColor]) {
        // top left, top right, bottom left, bottom right of what is seen
        let turned = UIImage(cgImage: quarters.cgImage!, scale: 1, orientation: orientation)
        let isTall = [.up, .down, .upMirrored, .downMirrored].contains(orientation)
        #expect(turned.size == (isTall ? CGSize(width: 4, height: 6) : CGSize(width: 6, height: 4)))
        let seen = picture(turned.size.width, turned.size.height) { _ in turned.draw(at: .zero) }.cgImage!
        let (right, bottom) = (seen.width - 1, seen.height - 1)
        #expect([seen.color(0, 0), seen.color(right, 0), seen.color(0, bottom), seen.color(right, bottom)] == corners)
        // And an encoded file is upright.
        #expect(UIImage(data: turned.pngData()!)?.cgImage?.color(0, 0) == corners[0])
    }

    @Test func templatesTakeTheFillColourAndTintsTheirOwn() {
        let image = picture(8, 6) { _ in
            UIColor.orange.setFill()
            quarters.withRenderingMode(.alwaysTemplate).draw(at: .zero)
            quarters.withTintColor(.purple).draw(at: CGPoint(x: 4, y: 0))
        }.cgImage!
        #expect(image.color(0, 0).isClose(to: PictureColor(255, 128, 0)) && image.color(3, 5) == .clear)
        #expect(image.color(4, 0).isClose(to: PictureColor(128, 0, 128)) && image.color(7, 5) == .clear)
    }

    @Test func capsKeepTheirSizeWhileTheMiddleStretches() {
        let caps = picture(9, 9) { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 2, y: 3, width: 4, height: 2))
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 3, left: 2, bottom: 4, right: 3), resizingMode: .stretch)
        let image = picture(40, 30) { _ in caps.draw(in: CGRect(x: 0, y: 0, width: 40, height: 30)) }.cgImage!
        #expect(image.color(1, 15) == .red && image.color(3, 15) == .blue && image.color(36, 15) == .blue && image.color(37, 15) == .red)
        #expect(image.color(20, 2) == .red && image.color(20, 4) == .blue && image.color(20, 25) == .blue && image.color(20, 26) == .red)
    }

    @Test func tiledMiddlesRepeat() {
        let stripes = picture(4, 2) { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 2))
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 2, y: 0, width: 1, height: 2))
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
        let image = picture(10, 2) { _ in stripes.draw(in: CGRect(x: 0, y: 0, width: 10, height: 2)) }.cgImage!
        #expect((1..<9).map { image.color($0, 1) } == [.red, .blue, .red, .blue, .red, .blue, .red, .blue])
        #expect(image.color(0, 1) == .clear && image.color(9, 1) == .clear)
    }

    @Test func thumbnailsKeepProportions() throws {
        let thumbnail = try #require(picture(100, 40) { _ in }.preparingThumbnail(of: CGSize(width: 30, height: 30)))
        #expect(thumbnail.size == CGSize(width: 30, height: 12))
    }

    @Test func animatedPicturesHaveFramesAndADuration() throws {
        let frames = [quarters, picture(4, 6) { _ in }]
        let animated = try #require(UIImage.animatedImage(with: frames, duration: 0.5))
        #expect(animated.images?.count == 2 && animated.duration == 0.5 && animated.size == CGSize(width: 4, height: 6))
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test func anEmptyPictureHasNoSizeAndNoFile() {
        #expect(UIImage().size == .zero && UIImage().pngData() == nil && UIImage().cgImage == nil)
    }
}
