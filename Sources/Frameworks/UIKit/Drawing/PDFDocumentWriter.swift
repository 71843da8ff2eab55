@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// A PDF file that is being drawn: y grows downwards on its pages, as everywhere in UIKit.
final class PDFDocumentWriter {
    let context: CGContext
    /// The box of pages that say nothing else.
    let defaultBounds: CGRect
    private(set) var pageBounds: CGRect
    private var isPageOpen = false

    init?(consumer: CGDataConsumer?, bounds: CGRect) {
        // An empty rectangle stands for US letter.
        let bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        var box = bounds
        guard let consumer, let context = CGContext(consumer: consumer, mediaBox: &box, nil) else { return nil }
        self.context = context
        defaultBounds = bounds
        pageBounds = bounds
    }

    func beginPage(_ bounds: CGRect? = nil) {
        endPage()
        var box = bounds ?? defaultBounds
        pageBounds = box
        context.beginPage(mediaBox: &box)
        // Turns the page over about its own middle, so that its top left keeps its coordinates.
        context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY))
        isPageOpen = true
    }

    func endPage() {
        guard isPageOpen else { return }
        context.endPage()
        isPageOpen = false
    }

    func close() {
        endPage()
        context.closePDF()
    }
}

/// Begins a PDF file whose bytes go into `data`; pages without a size of their own are `bounds` large.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    guard let document = PDFDocumentWriter(consumer: CGDataConsumer(data: data), bounds: bounds) else { return }
    GraphicsContextStack.beginDocument(document)
}

/// Begins a PDF file on disk; false when that is not possible.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    guard let document = PDFDocumentWriter(consumer: CGDataConsumer(url: NSURL(fileURLWithPath: path)), bounds: bounds) else { return false }
    GraphicsContextStack.beginDocument(document)
    return true
}

/// Ends the file.
public func UIGraphicsEndPDFContext() { GraphicsContextStack.endDocument() }
/// Begins a page of the usual size.
public func UIGraphicsBeginPDFPage() { GraphicsContextStack.document?.beginPage() }
/// Begins a page of the given size.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    GraphicsContextStack.document?.beginPage(bounds)
}
/// The box of the current page.
public func UIGraphicsGetPDFContextBounds() -> CGRect { GraphicsContextStack.document?.pageBounds ?? .zero }
