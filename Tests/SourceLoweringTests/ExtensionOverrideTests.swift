import SourceLowering
import Testing

/// Overrides in extensions, which Apple's classes allow.
struct ExtensionOverrideTests {
    private let source = """
        class Page: UIViewController {
            var count = 0 }
        extension Page {
            override func viewDidLoad() {
                super.viewDidLoad()
            }
            open override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
            override var prefersStatusBarHidden: Bool { true }
            override var title: String? { get { "a" } set {} }
            func plain() {}
        }
        """

    @Test func theMemberIsRenamedWhereItStands() {
        let lines = loweredLines(source)
        #expect(lines[3].hasSuffix("func sandlotExtension_viewDidLoad() {"))
        #expect(lines[6].contains("func sandlotExtension_prepare(for segue: UIStoryboardSegue, sender: Any?) {}"))
        #expect(!lines[6].contains("open"))
        #expect(lines[7].contains("var sandlotExtension_prefersStatusBarHidden: Bool { true }"))
        #expect(lines[9] == "    func plain() {}")
    }

    @Test func theClassOverridesAndCallsIt() {
        let line = loweredLines(source)[1]
        #expect(line.contains("override func viewDidLoad() { sandlotExtension_viewDidLoad() }"))
        #expect(line.contains("override func prepare(for segue: UIStoryboardSegue, sender: Any?) { sandlotExtension_prepare(for: segue, sender: sender) }"))
        #expect(line.contains("override var prefersStatusBarHidden: Bool { sandlotExtension_prefersStatusBarHidden }"))
        #expect(line.contains("set { sandlotExtension_title = newValue } }"))
    }

    @Test func theExtensionsAccessLevelGoesWithTheOverride() {
        let line = loweredLines("public class Mark: NSObject {}\npublic extension Mark {\n    override var description: String { \"\" }\n}")[0]
        #expect(line == "public class Mark: NSObject { public override var description: String { sandlotExtension_description } }")
    }

    @Test func anExtensionOfAFrameworksClassIsLeftAlone() {
        let text = "extension UIViewController {\n    override var description: String { \"\" }\n}"
        #expect(loweredText(text).contains("override var description: String"))
    }
}
