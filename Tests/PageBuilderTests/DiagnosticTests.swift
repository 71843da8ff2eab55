import Foundation
import Testing
@testable import PageBuilder

/// Messages name the user's file, line and column, and show the user's text.
@Suite(.serialized) struct DiagnosticTests {
    @Test func typeErrorBehindRewrittenTextHasTheUsersColumn() throws {
        let failures = try PageFixture.failures(of: """
            import UIKit
            class Card: UIView {
                @objc func tapped() {}
                func f() { addTarget(self, action: #selector(tapped)); frame = "wide" }
            }
            """)
        let failure = try #require(failures.first)
        #expect(failure.path?.hasSuffix("/page/Card.swift") == true)
        #expect(failure.line == 4)
        #expect(failure.column == 68)
        #expect(failure.sourceLine == "    func f() { addTarget(self, action: #selector(tapped)); frame = \"wide\" }")
        #expect(failure.message.contains("cannot assign value of type 'String' to type 'CGRect'"))
    }

    @Test func syntaxErrorIsReported() throws {
        let failure = try #require(try PageFixture.failures(of: "import UIKit\nclass Card: UIView {\n  func f( {}\n}\n").first)
        #expect(failure.line == 3)
    }

    @Test func unknownSelectorIsReportedWhereItStands() throws {
        let failure = try #require(try PageFixture.failures(of: "import UIKit\nclass Card: UIView {\n  let s = #selector(tappd(_:))\n}\n").first)
        #expect(failure.line == 3)
        #expect(failure.message == "type 'Card' has no member 'tappd'")
    }

    @Test func absentModuleIsNamedWithItsLine() throws {
        let failures = try PageFixture.failures(of: "import UIKit\nimport MapKit\n")
        #expect(failures.map(\.rendered).count == 1)
        #expect(failures.first?.rendered.hasSuffix(
            "Card.swift:2:8: error: no such module 'MapKit': Apple's MapKit is not part of Sandlot\nimport MapKit\n       ^") == true)
    }

    @Test func usersWarningsStayAndLinuxWarningsGo() throws {
        let fixture = PageFixture()
        try fixture.write("Card.swift", """
            import UIKit
            class Card: UIView { @objc func tapped() -> Int { let unused = 3; return 4 } }
            func compute() -> Int { 5 }
            let card = Card()
            compute()
            NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in card.layoutSubviews() }
            DispatchQueue.global().async { card.frame = .zero }
            """)
        let warnings = try fixture.build("Card.swift").warnings
        #expect(warnings.map { "\($0.line ?? 0) \($0.message)" } == [
            "2 initialization of immutable value 'unused' was never used; consider replacing with assignment to '_' or removing it",
            "5 result of call to 'compute()' is unused",
        ])
    }

    @Test func errorInPlaygroundSourcesNamesThatFile() throws {
        let fixture = PageFixture()
        try fixture.write("P.playground/Contents.swift", "print(1)\n")
        try fixture.write("P.playground/Sources/Helper.swift", "\npublic let x: Int = \"a\"\n")
        do {
            _ = try fixture.build("P.playground")
            Issue.record("the page was built")
        } catch BuildFailure.sourceErrors(let diagnostics) {
            #expect(diagnostics.first?.path?.hasSuffix("P.playground/Sources/Helper.swift") == true)
            #expect(diagnostics.first?.line == 2)
        }
    }
}
