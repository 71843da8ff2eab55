import CCairo
import FoundationSupport

extension CGContext {
    /// A context that writes a PDF file into `consumer`; a page is `mediaBox` large (points), US letter without one.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard box.width > 0, box.height > 0, let target = DrawingTarget(pdfInto: consumer, size: box.size) else { return nil }
        self.init(target: target, baseTransform: Self.pageTransform(box))
    }

    /// A context that writes a PDF file.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// From a page's space, y up, to cairo's, y down.
    private static func pageTransform(_ box: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    }

    /// Starts a page; `pageInfo` may hold a `CGRect` under `kCGPDFContextMediaBox`.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        if let box = pageInfo?[kCGPDFContextMediaBox] as? CGRect {
            setPage(box)
        }
        saveGState()
    }

    /// Starts a page of the given size, or of the file's usual one.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        if let box = mediaBox?.pointee { setPage(box) }
        saveGState()
    }

    private func setPage(_ box: CGRect) {
        cairo_pdf_surface_set_size(cairo_get_target(target.cairo), Double(box.width), Double(box.height))
        baseTransform = Self.pageTransform(box)
        updateMatrix()
    }

    /// Ends the page.
    public func endPDFPage() {
        restoreGState()
        cairo_show_page(target.cairo)
    }

    /// Ends the page.
    public func endPage() { endPDFPage() }

    /// Ends the file; nothing may be drawn any more.
    public func closePDF() {
        cairo_surface_finish(cairo_get_target(target.cairo))
        target.consumer?.finish()
    }
}

/// The key of a page's box, a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// The key of the file's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of the file's author.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of the program that made the file.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
