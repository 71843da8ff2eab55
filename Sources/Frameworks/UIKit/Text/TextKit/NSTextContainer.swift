import QuartzCore
import Typesetting

/// The room a text is laid out in.
open class NSTextContainer: NSObject, @unchecked Sendable {
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience override init() { self.init(size: .zero) }

    /// Containers are not read from archives here.
    public required init?(coder: NSCoder) { nil }

    open weak var layoutManager: NSLayoutManager?

    /// Points; zero along an axis sets no limit.
    open var size: CGSize {
        didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
    }

    /// Shapes that the text runs round.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { if !exclusionPaths.isEmpty { SandlotUnimplemented.report("NSTextContainer.exclusionPaths") } }
    }

    /// How the last line ends when there is no room for more.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { layoutManager?.textContainerChangedGeometry(self) }
    }

    /// Room at the start and end of every line, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { layoutManager?.textContainerChangedGeometry(self) }
    }

    /// 0: no limit.
    open var maximumNumberOfLines = 0 {
        didSet { layoutManager?.textContainerChangedGeometry(self) }
    }

    open var widthTracksTextView = false
    open var heightTracksTextView = false

    /// A container is one rectangle here.
    open var isSimpleRectangular: Bool { true }

    /// The engine's container.
    var engineContainer: TextLayout.Container {
        var container = TextLayout.Container(maximumLines: maximumNumberOfLines)
        if size.width > 0, size.width < 1e6 { container.width = Double(max(0, size.width - 2 * lineFragmentPadding)) }
        if size.height > 0, size.height < 1e6 { container.height = Double(size.height) }
        if lineBreakMode != .byWordWrapping { container.lineBreakMode = ParagraphStyle.LineBreakMode(lineBreakMode) }
        return container
    }
}
