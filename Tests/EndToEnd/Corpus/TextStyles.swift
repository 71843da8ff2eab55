// Attributed strings, paragraph styles, text views, fonts, measuring.
import UIKit
import PlaygroundSupport

extension String {
    func height(withConstrainedWidth width: CGFloat, font: UIFont) -> CGFloat {
        let constraintRect = CGSize(width: width, height: .greatestFiniteMagnitude)
        let boundingBox = self.boundingRect(with: constraintRect, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
        return ceil(boundingBox.height)
    }

    func widthOfString(usingFont font: UIFont) -> CGFloat {
        let fontAttributes = [NSAttributedString.Key.font: font]
        return (self as NSString).size(withAttributes: fontAttributes).width
    }

    var localized: String { NSLocalizedString(self, comment: "") }

    var isValidEmail: Bool {
        let predicate = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        return predicate.evaluate(with: self)
    }
}

extension NSMutableAttributedString {
    @discardableResult func bold(_ text: String, size: CGFloat = 17) -> NSMutableAttributedString {
        append(NSAttributedString(string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: size)]))
        return self
    }

    @discardableResult func normal(_ text: String) -> NSMutableAttributedString {
        append(NSAttributedString(string: text))
        return self
    }
}

extension NSAttributedString.Key {
    static let highlight = NSAttributedString.Key("highlight")
}

extension UIFont {
    func with(_ traits: UIFontDescriptor.SymbolicTraits...) -> UIFont {
        guard let descriptor = fontDescriptor.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(traits).union(fontDescriptor.symbolicTraits)) else { return self }
        return UIFont(descriptor: descriptor, size: 0)
    }

    class func rounded(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
        let systemFont = UIFont.systemFont(ofSize: size, weight: weight)
        if let descriptor = systemFont.fontDescriptor.withDesign(.rounded) {
            return UIFont(descriptor: descriptor, size: size)
        } else {
            return systemFont
        }
    }
}

class InsetLabel: UILabel {
    var contentInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: contentInsets))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + contentInsets.left + contentInsets.right, height: size.height + contentInsets.top + contentInsets.bottom)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }
}

class TextViewController: UIViewController, UITextViewDelegate {
    let rich = UILabel()
    let badge = InsetLabel()
    let textView = UITextView()
    let countLabel = UILabel(frame: CGRect(x: 20, y: 400, width: 200, height: 20))
    let placeholder = "Write something…"

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        rich.frame = CGRect(x: 20, y: 80, width: 350, height: 120)
        rich.numberOfLines = 0
        rich.attributedText = makeText()
        rich.accessibilityIdentifier = "rich"
        view.addSubview(rich)

        badge.text = "NEW"
        badge.font = .rounded(ofSize: 13, weight: .heavy)
        badge.textColor = .white
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 6
        badge.clipsToBounds = true
        badge.accessibilityIdentifier = "badge"
        badge.sizeToFit()
        badge.frame.origin = CGPoint(x: 20, y: 210)
        view.addSubview(badge)

        textView.frame = CGRect(x: 20, y: 250, width: 350, height: 140)
        textView.text = placeholder
        textView.textColor = UIColor.lightGray
        textView.font = UIFont(name: "HelveticaNeue", size: 17) ?? .systemFont(ofSize: 17)
        textView.delegate = self
        textView.isEditable = true
        textView.isSelectable = true
        textView.isScrollEnabled = false
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
        textView.textContainer.lineFragmentPadding = 0
        textView.textContainer.maximumNumberOfLines = 5
        textView.dataDetectorTypes = .link
        textView.layer.borderWidth = 0.5
        textView.accessibilityIdentifier = "note"
        textView.linkTextAttributes = [.foregroundColor: UIColor.systemBlue]
        textView.typingAttributes = [.font: UIFont.systemFont(ofSize: 17)]
        view.addSubview(textView)
        countLabel.accessibilityIdentifier = "count"
        view.addSubview(countLabel)

        let multi = UILabel(frame: CGRect(x: 20, y: 440, width: 100, height: 60))
        multi.text = "adjusted to fit a narrow place"
        multi.lineBreakMode = .byTruncatingMiddle
        multi.adjustsFontSizeToFitWidth = true
        multi.minimumScaleFactor = 0.5
        multi.allowsDefaultTighteningForTruncation = true
        multi.baselineAdjustment = .alignCenters
        multi.shadowColor = .lightGray
        multi.shadowOffset = CGSize(width: 0, height: 1)
        multi.highlightedTextColor = .white
        multi.isHighlighted = false
        multi.preferredMaxLayoutWidth = 100
        multi.adjustsFontForContentSizeCategory = true
        multi.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: UIFont.systemFont(ofSize: 20))
        view.addSubview(multi)
        measure()
    }

    private func makeText() -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 4
        paragraph.alignment = .justified
        paragraph.paragraphSpacing = 6
        paragraph.firstLineHeadIndent = 12
        paragraph.headIndent = 0
        paragraph.lineBreakMode = .byWordWrapping
        paragraph.lineHeightMultiple = 1.1
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 2
        shadow.shadowOffset = CGSize(width: 1, height: 1)
        shadow.shadowColor = UIColor.gray
        let text = NSMutableAttributedString()
        text.bold("Bold").normal(" and plain, then ")
        text.append(NSMutableAttributedString(string: "coloured", attributes: [
            .foregroundColor: UIColor.systemPurple, .backgroundColor: UIColor.yellow, .kern: 1.5, .underlineStyle: NSUnderlineStyle.single.rawValue,
            .underlineColor: UIColor.red, .strikethroughStyle: 1, .shadow: shadow, .baselineOffset: 2, .strokeWidth: -2, .strokeColor: UIColor.black,
        ]))
        text.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
        text.addAttributes([.link: URL(string: "https://example.com")!, .highlight: true], range: NSMakeRange(0, 4))
        let range = (text.string as NSString).range(of: "plain")
        text.setAttributes([.font: UIFont.systemFont(ofSize: 17).with(.traitItalic, .traitBold)], range: range)
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "star.fill")?.withTintColor(.systemYellow)
        attachment.bounds = CGRect(x: 0, y: -3, width: 18, height: 18)
        text.append(NSAttributedString(attachment: attachment))
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, range, stop in
            if value is UIFont, range.length > 100 { stop.pointee = true }
        }
        text.replaceCharacters(in: NSRange(location: text.length, length: 0), with: " end")
        text.removeAttribute(.link, range: NSRange(location: 0, length: 4))
        return text
    }

    private func measure() {
        let font = UIFont.systemFont(ofSize: 17)
        let height = "Two lines\nof text".height(withConstrainedWidth: 200, font: font)
        let width = "Hello".widthOfString(usingFont: font)
        countLabel.text = "\(Int(height)) \(Int(width.rounded())) \("a@b.co".isValidEmail)"
        print(font.lineHeight, font.ascender, font.descender, font.capHeight, font.xHeight, font.pointSize, font.familyName, font.fontName)
        print(UIFont.familyNames.count > 0, UIFont.fontNames(forFamilyName: "Helvetica Neue"))
        print(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, UIFont.labelFontSize, UIFont.monospacedSystemFont(ofSize: 12, weight: .regular))
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        if textView.textColor == UIColor.lightGray {
            textView.text = nil
            textView.textColor = UIColor.black
        }
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        if textView.text.isEmpty {
            textView.text = placeholder
            textView.textColor = UIColor.lightGray
        }
    }

    func textViewDidChange(_ textView: UITextView) {
        countLabel.text = "\(textView.text.count)"
        let size = textView.sizeThatFits(CGSize(width: textView.frame.width, height: .infinity))
        textView.frame.size.height = max(140, size.height)
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        if text == "\n" { textView.resignFirstResponder(); return false }
        return true
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { false }
}

PlaygroundPage.current.liveView = TextViewController()
