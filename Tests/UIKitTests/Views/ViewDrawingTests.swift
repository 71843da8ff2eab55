import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct ViewDrawingTests {
    private class Drawing: UIView {
        override func draw(_ rect: CGRect) { super.draw(rect) }
    }

    private final class DrawingBelow: Drawing {}

    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    private final class OwnLayer: CALayer {
        var mark = 3
        override init() {
            super.init()
            mark = 5
        }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { nil }
    }

    private final class OwnLayerView: UIView {
        override class var layerClass: AnyClass { OwnLayer.self }
    }

    @Test func `only classes that override draw get a backing store`() {
        #expect(!UIView().drawsContent)
        #expect(!GradientView().drawsContent)
        #expect(Drawing().drawsContent)
        #expect(DrawingBelow().drawsContent)
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 8))
        plain.setNeedsDisplay()
        #expect(!plain.layer.needsDisplay())
    }

    @Test func `layerClass decides the layer, made by its own initialiser`() {
        #expect(GradientView().layer is CAGradientLayer)
        #expect((OwnLayerView().layer as? OwnLayer)?.mark == 5)
    }

    @Test func `tint is inherited, announced and dimmed`() {
        final class Tinted: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let parent = UIView()
        let child = Tinted()
        parent.addSubview(child)
        #expect(child.tintColor == .systemBlue)
        parent.tintColor = .red
        #expect(child.tintColor == .red && child.count == 1)
        child.tintColor = .green
        parent.tintColor = .blue
        #expect(child.tintColor == .green && child.count == 2)
        child.tintColor = nil
        #expect(child.tintColor == .blue && child.count == 3)
        parent.tintAdjustmentMode = .dimmed
        #expect(child.tintColor != .blue && child.count == 4)
    }
}
