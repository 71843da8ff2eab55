import QuartzCore
import Typesetting

extension ParagraphStyle.Alignment {
    init(_ alignment: NSTextAlignment) {
        self = switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSTextAlignment {
    init(_ alignment: ParagraphStyle.Alignment) {
        self = switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension ParagraphStyle.LineBreakMode {
    init(_ mode: NSLineBreakMode) {
        self = switch mode {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .characterWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}

extension NSLineBreakMode {
    init(_ mode: ParagraphStyle.LineBreakMode) {
        self = switch mode {
        case .wordWrapping: .byWordWrapping
        case .characterWrapping: .byCharWrapping
        case .clipping: .byClipping
        case .truncatingHead: .byTruncatingHead
        case .truncatingTail: .byTruncatingTail
        case .truncatingMiddle: .byTruncatingMiddle
        }
    }
}

extension ParagraphStyle.Direction {
    init(_ direction: NSWritingDirection) {
        self = switch direction {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

extension NSWritingDirection {
    init(_ direction: ParagraphStyle.Direction) {
        self = switch direction {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

extension LineDecoration {
    /// The decoration of an underline style; nil when it has no weight.
    init?(_ style: NSUnderlineStyle, color: UIColor?) {
        let weight: Weight
        switch style.rawValue & 0x0F {
        case 0 where style.rawValue & 0x0F00 == 0: return nil
        case 0x02: weight = .thick
        case 0x09: weight = .double
        default: weight = .single
        }
        let pattern: Pattern = switch style.rawValue & 0x0F00 {
        case 0x0100: .dot
        case 0x0200: .dash
        case 0x0300: .dashDot
        case 0x0400: .dashDotDot
        default: .solid
        }
        self.init(weight: weight, pattern: pattern, byWord: style.contains(.byWord), color: color.map(TextColor.init))
    }
}

extension TextColor {
    /// The colour under the traits in force.
    init(_ color: UIColor) {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
}
