import QuartzCore
import Typesetting

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    public override init() { super.init() }
    override init(values: Values) { super.init(values: values) }
    public required init?(coder: NSCoder) { nil }

    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { values.engine.alignment = ParagraphStyle.Alignment(newValue) }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { values.engine.firstLineHeadIndent = Double(newValue) }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { values.engine.headIndent = Double(newValue) }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { values.engine.tailIndent = Double(newValue) }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { values.engine.lineHeightMultiple = Double(newValue) }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { values.engine.maximumLineHeight = Double(newValue) }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { values.engine.minimumLineHeight = Double(newValue) }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { values.engine.lineSpacing = Double(newValue) }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { values.engine.paragraphSpacing = Double(newValue) }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { values.engine.paragraphSpacingBefore = Double(newValue) }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { values.engine.lineBreakMode = ParagraphStyle.LineBreakMode(newValue) }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { values.engine.direction = ParagraphStyle.Direction(newValue) }
    }
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTightening = newValue }
    }
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabStops = (newValue ?? []).sorted { $0.location < $1.location } }
    }
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    open func addTabStop(_ anObject: NSTextTab) { tabStops += [anObject] }
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { !$0.isEqual(anObject) } }
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
