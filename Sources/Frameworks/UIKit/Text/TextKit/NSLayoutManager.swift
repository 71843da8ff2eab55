@_spi(Sandlot) import CoreGraphics
import QuartzCore
import Typesetting

/// Lays out a text storage in its first container.
///
/// Glyphs are numbered like characters: glyph i stands for UTF-16 unit i. More than one container is not laid out.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    /// Layout managers are not read from archives here.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Text storage and containers

    open weak var textStorage: NSTextStorage? {
        didSet { invalidate() }
    }

    open private(set) var textContainers: [NSTextContainer] = []

    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        if !textContainers.isEmpty {
            SandlotUnimplemented.report("NSLayoutManager.addTextContainer", "only the first container is laid out")
        }
        textContainers.insert(container, at: index)
        container.layoutManager = self
        invalidate()
    }

    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        invalidate()
    }

    open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Whether the leading of fonts counts in the line height.
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false

    // MARK: - Laying out

    /// Device pixels a point: line heights are rounded up to whole pixels.
    var pixelScale: CGFloat = UITraitCollection.device.displayScale
    /// What holds where attributes are silent.
    var defaults = StyledText.Defaults()
    /// Told when the layout is no longer valid.
    var didInvalidate: (() -> Void)?
    private var cached: TextLayout?

    /// The layout in the first container.
    @_spi(Sandlot) public var layout: TextLayout {
        if let cached { return cached }
        var container = textContainers.first?.engineContainer ?? TextLayout.Container()
        container.linePitchScale = Double(pixelScale)
        let text = StyledText(textStorage ?? NSAttributedString(), defaults: defaults)
        let made = TextLayout.layout(text, in: container)
        cached = made
        return made
    }

    func invalidate() {
        cached = nil
        didInvalidate?()
    }

    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { invalidate() }

    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) { invalidate() }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { didInvalidate?() }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { didInvalidate?() }
    open func ensureLayout(for container: NSTextContainer) { _ = layout }
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    // MARK: - Glyphs and characters

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    open func glyphRange(for container: NSTextContainer) -> NSRange {
        let end = layout.lines.last?.range.upperBound ?? 0
        return NSRange(location: 0, length: container === textContainers.first ? end : 0)
    }

    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    // MARK: - Where things are, in the container's space

    private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

    open func usedRect(for container: NSTextContainer) -> CGRect {
        CGRect(x: 0, y: 0, width: CGFloat(layout.width) + 2 * padding, height: CGFloat(layout.height))
    }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let boxes = layout.boxes(of: glyphRange.location..<NSMaxRange(glyphRange)).map(rectangle)
        return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    }

    private func rectangle(_ box: TextLayout.Box) -> CGRect {
        CGRect(x: CGFloat(box.x) + padding, y: CGFloat(box.y), width: CGFloat(box.width), height: CGFloat(box.height))
    }

    private func line(at glyphIndex: Int) -> TextLine? { layout.lineIndex(of: glyphIndex).map { layout.lines[$0] } }

    private func fragment(_ line: TextLine, isUsed: Bool) -> CGRect {
        let width = textContainers.first.map { $0.size.width > 0 ? $0.size.width : CGFloat(layout.width) + 2 * padding } ?? 0
        let x = isUsed ? CGFloat(line.x) : 0
        return CGRect(
            x: x, y: CGFloat(line.top), width: isUsed ? CGFloat(line.width) + 2 * padding : width, height: CGFloat(line.height))
    }

    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = NSRange(line.range)
        return fragment(line, isUsed: false)
    }

    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = NSRange(line.range)
        return fragment(line, isUsed: true)
    }

    /// The glyph's place on the baseline, from its line fragment's corner.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(at: glyphIndex) else { return .zero }
        return CGPoint(x: CGFloat(layout.caret(before: glyphIndex).x) + padding, y: CGFloat(line.ascent))
    }

    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in layout.lines where NSIntersectionRange(NSRange(line.range), glyphRange).length > 0 {
            block(fragment(line, isUsed: false), fragment(line, isUsed: true), container, NSRange(line.range), &stop)
            if stop.boolValue { return }
        }
    }

    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for box in layout.boxes(of: glyphRange.location..<NSMaxRange(glyphRange)) {
            block(rectangle(box), &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: - What is at a point of the container

    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let x = Double(point.x - padding)
        let length = textStorage?.length ?? 0
        let nearest = layout.position(atX: x, y: Double(point.y))
        let hit = layout.character(atX: x, y: Double(point.y)) ?? min(nearest, max(0, length - 1))
        let box = layout.boxes(of: hit..<min(hit + 1, max(length, hit + 1))).first
        if let box, box.width > 0 { partialFraction?.pointee = CGFloat(min(1, max(0, (x - box.x) / box.width))) }
        return hit
    }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    // MARK: - Drawing

    /// Backgrounds are drawn together with the glyphs.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    /// Draws the text with the container's corner at a point of the current context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        UIGraphicsGetCurrentContext()?.drawText(layout, at: CGPoint(x: origin.x + padding, y: origin.y))
    }
}

/// Hears of layout.
public protocol NSLayoutManagerDelegate: AnyObject {
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}

extension NSLayoutManagerDelegate {
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
}
