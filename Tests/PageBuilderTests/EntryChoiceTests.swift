import Testing
@testable import PageBuilder

/// What a file without live view shows.
@Suite(.serialized) struct EntryChoiceTests {
    private func output(_ text: String, entry: String? = nil) throws -> String {
        let fixture = PageFixture()
        try fixture.write("Card.swift", text)
        return try PageKit.run(try fixture.build("Card.swift", entry: entry)).output
    }

    @Test func onlyControllerIsShown() throws {
        #expect(try output("import UIKit\nclass List: UIViewController {}\nclass Row: UIView {}\n") == "live view: List\n")
    }

    @Test func previewGoesFirst() throws {
        #expect(try output("import UIKit\nclass List: UIViewController {}\n#Preview(\"Row\") {\n    UIView()\n}\n") == "live view: PreviewContent\n")
    }

    @Test func entryIsChosenByName() throws {
        let text = "import UIKit\nclass A: UIView {}\nclass B: UIView {}\n"
        #expect(try output(text, entry: "B") == "live view: B\n")
        #expect(try output("import UIKit\nclass A: UIView {}\nprint(3)\n", entry: "A") == "3\nlive view: A\n")
    }

    @Test func severalCandidatesAreListed() throws {
        let fixture = PageFixture()
        try fixture.write("Card.swift", "import UIKit\nclass A: UIView {}\nclass B: UIView { init(size: Int) { super.init(frame: .zero) }\nrequired init?(coder: NSCoder) { nil } }\nclass C: UIView {}\n")
        do {
            _ = try fixture.build("Card.swift")
            Issue.record("the page was built")
        } catch let failure as BuildFailure {
            let text = "\(failure)"
            #expect(text.contains("choose one with --entry"))
            #expect(text.contains("\n  A\t") && text.contains("Card.swift:3 (needs arguments)") && text.contains("\n  C\t"))
        }
    }

    @Test func topLevelCodeRunsAsItIs() throws {
        #expect(try output("import UIKit\nimport PlaygroundSupport\nclass A: UIView {}\nclass B: UIView {}\nPlaygroundPage.current.liveView = B()\n")
            == "live view: B\n")
    }
}
