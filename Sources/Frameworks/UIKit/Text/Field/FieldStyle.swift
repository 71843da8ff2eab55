import QuartzCore

/// The attributes of a text field's whole text.
struct FieldStyle {
    static let defaultFont = UIFont.systemFont(ofSize: 17)
    static let defaultColor = UIColor.label

    var attributes: [NSAttributedString.Key: Any] = [.font: Self.defaultFont, .foregroundColor: Self.defaultColor]

    var font: UIFont {
        get { attributes[.font] as? UIFont ?? Self.defaultFont }
        set { attributes[.font] = newValue }
    }

    var color: UIColor {
        get { attributes[.foregroundColor] as? UIColor ?? Self.defaultColor }
        set { attributes[.foregroundColor] = newValue }
    }

    var alignment: NSTextAlignment {
        get { (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
        set {
            let style = NSMutableParagraphStyle()
            if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
            style.alignment = newValue
            attributes[.paragraphStyle] = style.copy()
        }
    }
}
