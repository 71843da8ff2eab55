import QuartzCore

/// The contexts that UIKit's drawing functions draw in, per thread; the last one is current.
enum GraphicsContextStack {
    private final class Stack {
        var contexts: [CGContext] = []
        /// Scales of the image contexts begun by `UIGraphicsBeginImageContext…`, which are contexts of the stack too.
        var imageScales: [CGFloat] = []
        /// Files begun by `UIGraphicsBeginPDFContext…`.
        var documents: [PDFDocumentWriter] = []
    }

    private static let key = "sandlot.graphics-contexts"

    private static var stack: Stack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? Stack { return stack }
        let stack = Stack()
        dictionary[key] = stack
        return stack
    }

    static var current: CGContext? { stack.contexts.last }
    static func push(_ context: CGContext) { stack.contexts.append(context) }
    static func pop() { _ = stack.contexts.popLast() }

    static var imageScale: CGFloat? { stack.imageScales.last }

    static func beginImage(_ context: CGContext, scale: CGFloat) {
        stack.contexts.append(context)
        stack.imageScales.append(scale)
    }

    static func endImage() {
        guard stack.imageScales.popLast() != nil else { return }
        _ = stack.contexts.popLast()
    }

    static var document: PDFDocumentWriter? { stack.documents.last }

    static func beginDocument(_ document: PDFDocumentWriter) {
        stack.documents.append(document)
        stack.contexts.append(document.context)
    }

    static func endDocument() {
        guard let document = stack.documents.popLast() else { return }
        _ = stack.contexts.popLast()
        document.close()
    }
}

/// The context that UIKit draws in now; nil outside `draw(_:)` and the like.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current }
/// Makes `context` the one UIKit draws in.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.push(context) }
/// Goes back to the context before.
public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
