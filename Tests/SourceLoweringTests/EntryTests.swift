import SourceLowering
import Testing

/// What a file without live view offers to show.
struct EntryTests {
    private func entries(_ text: String) -> [[String?]] {
        lowered(text).entries.map { [$0.kind.rawValue, $0.name, $0.construction] }
    }

    @Test func theSceneDelegateIsFound() {
        let text = "class Base: UIResponder, UIWindowSceneDelegate {}\nclass SceneDelegate: Base {}\nclass Card: UIView {}"
        #expect(lowered(text).sceneDelegate == "Base")
        #expect(lowered("class Card: UIView {}").sceneDelegate == nil)
    }

    @Test func controllersAndViewsAreFoundThroughTheirSuperclasses() {
        #expect(entries("""
            class Base: UITableViewController {}
            class List: Base {}
            class Badge: UILabel { init(text: String) { super.init(frame: .zero) } required init?(coder: NSCoder) { nil } }
            class Card: UIView { override init(frame: CGRect) { super.init(frame: frame) } required init?(coder: NSCoder) { nil } }
            class Model {}
            """) == [
                ["viewController", "Base", "Base()"], ["viewController", "List", "List()"], ["uiView", "Badge", nil],
                ["uiView", "Card", "Card(frame: .zero)"],
            ])
    }

    @Test func swiftUITypesAreFound() {
        #expect(entries("""
            struct Row: View { let title: String; var body: some View { Text(title) } }
            struct Screen: View { @State private var on = false; @Environment(\\.dismiss) var dismiss; var body: some View { Row(title: "a") } }
            struct Screen_Previews: PreviewProvider { static var previews: some View { Screen() } }
            @main struct Demo: App { var body: some Scene { WindowGroup { Screen() } } }
            """) == [
                ["swiftUIView", "Row", nil], ["swiftUIView", "Screen", "Screen()"],
                ["previewProvider", "Screen_Previews", "Screen_Previews()"], ["app", "Demo", "Demo()"],
            ])
    }

    @Test func applicationDelegateIsFound() {
        #expect(entries("@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}")
            == [["applicationDelegate", "AppDelegate", "AppDelegate()"]])
    }

    @Test func previewMacroBecomesAFunctionOnItsLines() {
        let source = "#Preview(\"Big\", traits: .portrait) {\n    Card()\n}\n"
        let module = lowered(source)
        #expect(module.entries.map(\.name) == ["Big"])
        #expect(module.files[0].hasTopLevelCode == false)
        let lines = loweredLines(source)
        #expect(lines[0].hasSuffix("@MainActor func sandlotPreview1_0() -> PreviewContent { return PreviewContent {"))
        #expect(lines[1] == "    Card()")
        #expect(lines[2] == "} }")
    }

    @Test func topLevelStatementsAndLiveViewAreNoticed() {
        let page = lowered("import PlaygroundSupport\nlet view = UIView()\nPlaygroundPage.current.liveView = view\n").files[0]
        #expect(page.hasTopLevelCode && page.setsLiveView)
        let library = lowered("import UIKit\nlet constant = 3\nclass Card: UIView {}\n").files[0]
        #expect(!library.hasTopLevelCode && !library.setsLiveView)
    }
}
