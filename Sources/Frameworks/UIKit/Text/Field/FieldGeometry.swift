import QuartzCore
import Typesetting

/// Where the parts of a text field stand in given bounds; figures from an iOS 26 simulator, iPhone SE @2x (swiftui-web notes).
@MainActor struct FieldGeometry {
    private let field: UITextField
    private let bounds: CGRect
    private let grid: PixelGrid

    init(_ field: UITextField, _ bounds: CGRect) {
        (self.field, self.bounds) = (field, bounds)
        grid = PixelGrid(field.traitCollection)
    }

    private var font: UIFont { field.style.font }

    /// The text is a whole number of points wide, a placeholder a whole number of pixels, an empty field 5 points.
    var fittingSize: CGSize {
        let text = CGFloat(field.painter.layout(field, ofPlaceholder: false).width)
        let placeholder = CGFloat(field.painter.layout(field, ofPlaceholder: true).width)
        let content = max(field.editor.length > 0 ? (text - 1e-5).rounded(.up) : grid.ceil(placeholder), 5)
        var width = content + 2 * sideRoom
        if shows(field.leftViewMode), field.leftView != nil { width += leftViewRect.width + textGap - textInset }
        if shows(field.rightViewMode), field.rightView != nil { width += rightViewRect.width + textGap - textInset }
        return CGSize(width: width, height: grid.ceil(font.lineHeight + 1.5) + 2 * verticalRoom)
    }

    /// What the frame adds on each side.
    private var sideRoom: CGFloat {
        switch field.borderStyle {
        case .none: 0
        case .line: 4
        case .bezel, .roundedRect: 14
        }
    }

    private var verticalRoom: CGFloat {
        switch field.borderStyle {
        case .none: 0
        case .line: 4
        case .bezel: 5
        case .roundedRect: 6
        }
    }

    /// How far the text keeps from the field's sides.
    private var textInset: CGFloat {
        switch field.borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    private var textGap: CGFloat { field.borderStyle == .none ? 0 : 7 }

    var textRect: CGRect {
        var rect = bounds.insetBy(dx: textInset, dy: field.borderStyle == .roundedRect ? 2 : 0)
        if field.borderStyle == .bezel { rect.origin.y += 1.5 }
        if let left = shownView(.left) {
            let edge = left.maxX + textGap
            rect.size.width -= max(0, edge - rect.minX)
            rect.origin.x = max(rect.minX, edge)
        }
        if let right = shownView(.right) {
            rect.size.width -= max(0, rect.maxX - (right.minX - textGap))
        } else if showsClearButton {
            rect.size.width -= max(0, rect.maxX - (field.clearButtonRect(forBounds: bounds).minX - 11))
        }
        rect.size.width = max(0, rect.width)
        return rect
    }

    /// A disc of 17 points, its centre 15 from the right and half a point below the middle.
    var clearButtonRect: CGRect {
        let x = isRightToLeft ? bounds.minX + 15 - 8.5 : bounds.maxX - 15 - 8.5
        return CGRect(x: x, y: bounds.midY + 0.5 - 8.5, width: 17, height: 17)
    }

    var leftViewRect: CGRect { sideRect(field.leftView, atRight: false) }
    var rightViewRect: CGRect { sideRect(field.rightView, atRight: true) }

    /// Flush to the edge, in the middle from top to bottom.
    private func sideRect(_ view: UIView?, atRight: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero {
            size = view.intrinsicContentSize
            size = CGSize(width: max(0, size.width), height: max(0, size.height))
        }
        let height = min(size.height, bounds.height > 0 ? bounds.height : size.height)
        return CGRect(
            x: atRight ? bounds.maxX - size.width : bounds.minX, y: grid.round(bounds.midY - height / 2), width: size.width,
            height: height)
    }

    private enum Side { case left, right }

    private func shownView(_ side: Side) -> CGRect? {
        switch side {
        case .left: shows(field.leftViewMode) && field.leftView != nil ? field.leftViewRect(forBounds: bounds) : nil
        case .right: shows(field.rightViewMode) && field.rightView != nil ? field.rightViewRect(forBounds: bounds) : nil
        }
    }

    func shows(_ mode: UITextField.ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        }
    }

    var showsClearButton: Bool {
        shows(field.clearButtonMode) && field.editor.length > 0 && !(shows(field.rightViewMode) && field.rightView != nil)
    }

    var isRightToLeft: Bool { field.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The upper edge of a line box of a height in a rectangle; the baseline is then put on the pixel grid.
    func lineTop(_ layout: TextLayout, in rect: CGRect) -> CGFloat {
        let height = CGFloat(layout.height)
        let top: CGFloat = switch field.contentVerticalAlignment {
        case .top: rect.minY
        case .bottom: rect.maxY - height
        default: rect.minY + (rect.height - height) / 2
        }
        let baseline = CGFloat(layout.firstBaseline)
        return grid.round(top + baseline) - baseline
    }

    var baseline: CGFloat {
        let rect = field.textRect(forBounds: bounds)
        return grid.round(rect.minY + (rect.height - font.lineHeight) / 2 + font.ascender)
    }
}
