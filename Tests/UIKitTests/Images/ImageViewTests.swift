@_spi(Sandlot) import CoreGraphics
import Testing
@testable import UIKit

@MainActor @Suite("UIImageView", .serialized)
struct ImageViewTests {
    private func square(_ color: UIColor, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) -> UIImage {
        picture(width, height, scale: scale) { _ in
            color.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func shown(_ view: UIImageView) -> PictureColor? {
        guard let contents = view.layer.contents as! CGImage? else { return nil }
        return contents.color(contents.width / 2, contents.height / 2)
    }

    @Test func theViewIsAsLargeAsItsPicture() {
        let view = UIImageView(image: square(.red, 30, 20))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
        #expect(!view.isUserInteractionEnabled && !view.clipsToBounds)
        #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func thePixelsAreTheLayersContents() {
        let image = square(.red, 30, 20)
        let view = UIImageView(image: image)
        #expect(view.layer.contents as! CGImage? === image.cgImage && view.layer.contentsScale == 2)
        view.image = nil
        #expect(view.layer.contents == nil)
    }

    @Test func templatesAreDrawnInTheTint() {
        let view = UIImageView(image: square(.red, 10, 10).withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        #expect(shown(view) == .green)
        view.tintColor = .blue
        #expect(shown(view) == .blue)
    }

    @Test func originalsKeepTheirTint() {
        let view = UIImageView(image: square(.red, 10, 10).withTintColor(.green, renderingMode: .alwaysOriginal))
        view.tintColor = .blue
        #expect(shown(view) == .green)
    }

    @Test func highlightingShowsTheOtherPicture() {
        let view = UIImageView(image: square(.red, 4, 4), highlightedImage: square(.blue, 4, 4))
        #expect(shown(view) == .red)
        view.isHighlighted = true
        #expect(shown(view) == .blue)
        view.highlightedImage = nil
        #expect(shown(view) == .red)
    }

    @Test func alignmentInsetsShrinkTheIntrinsicSize() {
        let image = square(.red, 30, 20).withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 5))
        let view = UIImageView(image: image)
        #expect(view.intrinsicContentSize == CGSize(width: 23, height: 16) && view.alignmentRectInsets.right == 5)
    }

    @Test func stretchedCapsBecomeTheContentsCenter() {
        let image = square(.red, 20, 10).resizableImage(
            withCapInsets: UIEdgeInsets(top: 2, left: 5, bottom: 3, right: 4), resizingMode: .stretch)
        let center = UIImageView(image: image).layer.contentsCenter
        #expect(center == CGRect(x: 0.25, y: 0.2, width: 0.55, height: 0.5))
    }
}

@Suite("Sequences of pictures")
struct ImageSequenceTests {
    /// One shared clock: the tests move it from where it is.
    @Test func framesFollowTheClockAndStopAfterTheRepeats() {
        let clock = StageClock.shared
        let start = clock.now
        var seen: [Int?] = []
        let player = ImageSequencePlayer(frameCount: 3, duration: 0.6, repeatCount: 2)
        player.start { seen.append($0) }
        clock.advance(to: start + 0.39)
        #expect(seen == [0, 1])
        clock.advance(to: start + 5)
        #expect(seen == [0, 1, 2, 0, 1, 2, nil])
    }

    @Test func aPauseTakesNoTime() {
        let clock = StageClock.shared
        let start = clock.now
        var seen: [Int?] = []
        let player = ImageSequencePlayer(frameCount: 2, duration: 1, repeatCount: 0)
        player.start { seen.append($0) }
        player.pause()
        clock.advance(to: start + 10)
        #expect(seen == [0])
        player.resume()
        clock.advance(to: start + 10.6)
        #expect(seen == [0, 1])
        player.stop()
    }
}
