@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// What a PDF file says about itself.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// Title, author and so on, under the keys of Core Graphics. Stored: the file does not carry them.
    open var documentInfo: [String: Any] = [:]
}

/// Where a PDF file is drawn.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let document: PDFDocumentWriter

    init(document: PDFDocumentWriter, format: UIGraphicsRendererFormat) {
        self.document = document
        super.init(context: document.context, format: format)
    }

    /// The box of the current page, points.
    open var pdfContextBounds: CGRect { document.pageBounds }

    /// Begins a page of the renderer's size.
    open func beginPage() { document.beginPage() }

    /// Begins a page of the given size.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { document.beginPage(bounds) }

    /// Links are not written.
    open func setURL(_ url: URL, for rect: CGRect) { SandlotUnimplemented.report("UIGraphicsPDFRendererContext.setURL") }
    /// Destinations are not written.
    open func addDestination(withName name: String, at point: CGPoint) {
        SandlotUnimplemented.report("UIGraphicsPDFRendererContext.addDestination")
    }
    /// Destinations are not written.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        SandlotUnimplemented.report("UIGraphicsPDFRendererContext.setDestinationWithName")
    }
}

/// Draws PDF files.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// A renderer whose pages are `bounds` large, points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        super.init(bounds: bounds, storing: format)
    }

    /// A renderer whose pages are `bounds` large, points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// The file that `actions` draw.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        write(to: CGDataConsumer(data: data), actions)
        return data as Data
    }

    /// Writes the file that `actions` draw.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }

    private func write(to consumer: CGDataConsumer?, _ actions: (UIGraphicsPDFRendererContext) -> Void) {
        guard let document = PDFDocumentWriter(consumer: consumer, bounds: format.bounds) else { return }
        UIGraphicsPushContext(document.context)
        actions(UIGraphicsPDFRendererContext(document: document, format: format))
        UIGraphicsPopContext()
        document.close()
    }
}
