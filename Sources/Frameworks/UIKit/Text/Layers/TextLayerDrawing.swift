@_spi(Sandlot) import QuartzCore

/// Gives Core Animation's text layers UIKit's fonts.
enum TextLayerDrawing {
    /// Text layers draw from now on.
    static func install() {
        TextLayerPainter.painter = TextLayerPainter(
            size: { text(of: $0)?.size() ?? .zero },
            draw: { layer, context in
                guard let text = text(of: layer) else { return }
                UIGraphicsPushContext(context)
                var options: NSStringDrawingOptions = .usesLineFragmentOrigin
                if layer.truncationMode != .none { options.insert(.truncatesLastVisibleLine) }
                text.draw(with: layer.bounds, options: options, context: nil)
                UIGraphicsPopContext()
            })
    }

    /// The layer's string with all its attributes; nil without one.
    private static func text(of layer: CATextLayer) -> NSAttributedString? {
        let text: NSMutableAttributedString
        switch layer.string {
        case let attributed as NSAttributedString: text = NSMutableAttributedString(attributedString: attributed)
        case let string?:
            let color = layer.foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
            text = NSMutableAttributedString(string: "\(string)", attributes: [.font: font(of: layer), .foregroundColor: color])
        case nil: return nil
        }
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { style, range, _ in
            if style == nil { text.addAttribute(.paragraphStyle, value: paragraphStyle(of: layer), range: range) }
        }
        return text
    }

    private static func font(of layer: CATextLayer) -> UIFont {
        switch layer.font {
        case let font as UIFont: return font.withSize(layer.fontSize)
        case let name as String: return UIFont(name: name, size: layer.fontSize) ?? defaultFont(layer.fontSize)
        case let name as NSString: return UIFont(name: name as String, size: layer.fontSize) ?? defaultFont(layer.fontSize)
        default: return defaultFont(layer.fontSize)
        }
    }

    private static func defaultFont(_ size: CGFloat) -> UIFont {
        UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
    }

    private static func paragraphStyle(of layer: CATextLayer) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        switch layer.alignmentMode {
        case .left: style.alignment = .left
        case .right: style.alignment = .right
        case .center: style.alignment = .center
        case .justified: style.alignment = .justified
        default: style.alignment = .natural
        }
        // Wrapped text is shortened in its last line by a drawing option, single lines by their break mode.
        switch layer.truncationMode {
        case _ where layer.isWrapped: style.lineBreakMode = .byWordWrapping
        case .start: style.lineBreakMode = .byTruncatingHead
        case .middle: style.lineBreakMode = .byTruncatingMiddle
        case .end: style.lineBreakMode = .byTruncatingTail
        default: style.lineBreakMode = .byClipping
        }
        return style
    }
}
