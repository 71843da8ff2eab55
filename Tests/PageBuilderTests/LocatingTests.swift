import Foundation
import Testing
@testable import PageBuilder

/// Sources are found where Xcode keeps them.
@Suite(.serialized) struct LocatingTests {
    @Test func playgroundSourcesAreModulesImportedByThemselves() throws {
        let fixture = PageFixture()
        try fixture.write("My Card.playground/Contents.swift", "print(answer, Helper().name)\n")
        try fixture.write("My Card.playground/Sources/A.swift", "import UIKit\npublic let answer = 41 + one\n")
        try fixture.write("My Card.playground/Sources/Deeper/B.swift", "let one = 1\npublic class Helper: UIView { public var name = \"helper\" }\n")
        try fixture.write("My Card.playground/Resources/a.txt", "x")
        let page = try fixture.build("My Card.playground")
        #expect(try PageKit.run(page).output == "42 helper\n")
        #expect(page.moduleName == "My_Card")
        #expect(page.displayName == "My Card")
        #expect(page.resources.map(\.lastPathComponent) == ["Resources"])
        #expect(page.sources.map(\.lastPathComponent) == ["A.swift", "B.swift", "Contents.swift"])
    }

    @Test func pagesComeInTheOrderOfTheContentsFile() throws {
        let fixture = PageFixture()
        try fixture.write("P.playground/contents.xcplayground", """
            <?xml version='1.0'?><playground version='6.0'><pages><page name='Second'/><page name='First'/></pages></playground>
            """)
        try fixture.write("P.playground/Sources/Shared.swift", "public let shared = \"shared\"\n")
        try fixture.write("P.playground/Pages/First.xcplaygroundpage/Contents.swift", "print(\"first\", shared)\n")
        try fixture.write("P.playground/Pages/Second.xcplaygroundpage/Contents.swift", "print(\"second\", own)\n")
        try fixture.write("P.playground/Pages/Second.xcplaygroundpage/Sources/Own.swift", "public let own = shared + \" own\"\n")
        try fixture.write("P.playground/Pages/Second.xcplaygroundpage/Resources/a.txt", "x")
        try fixture.write("P.playground/Resources/b.txt", "x")
        let second = try fixture.build("P.playground")
        #expect(try PageKit.run(second).output == "second shared own\n")
        #expect(second.resources.map { $0.deletingLastPathComponent().lastPathComponent } == ["Second.xcplaygroundpage", "P.playground"])
        #expect(try PageKit.run(try fixture.build("P.playground", page: "First")).output == "first shared\n")
        #expect(throws: BuildFailure.self) { try fixture.build("P.playground", page: "Third") }
    }

    @Test func folderIsOneModule() throws {
        let fixture = PageFixture()
        try fixture.write("App/Card.swift", "class Card: UIView { let model = Model() }\n")
        try fixture.write("App/Models/Model.swift", "import UIKit\nstruct Model {}\n")
        try fixture.write("App/Assets.xcassets/Contents.json", "{}")
        let page = try fixture.build("App")
        #expect(try PageKit.run(page).output == "live view: Card\n")
        #expect(page.entry?.name == "Card")
        #expect(page.resources.map(\.lastPathComponent) == ["App"])
    }

    @Test func folderWithMainRunsIt() throws {
        let fixture = PageFixture()
        try fixture.write("App/main.swift", "print(greeting)\n")
        try fixture.write("App/Text.swift", "let greeting = \"hello\"\n")
        #expect(try PageKit.run(try fixture.build("App")).output == "hello\n")
    }

    @Test func packageModulesAreBuiltInTheOrderOfTheirImports() throws {
        let fixture = PageFixture()
        try fixture.write("Kit/Package.swift", "// swift-tools-version: 5.9\n")
        try fixture.write("Kit/Sources/Base/Base.swift", "import UIKit\nopen class Base: UIView { public override init(frame: CGRect) { super.init(frame: frame) }\n public required init?(coder: NSCoder) { nil } }\n")
        try fixture.write("Kit/Sources/AppScreen/Card.swift", "import Base\nfinal class Card: Base {}\n")
        let page = try fixture.build("Kit")
        #expect(page.moduleName == "AppScreen")
        #expect(try PageKit.run(page).output == "live view: Card\n")
    }

    @Test func missingPathAndEmptyFolderAreTold() throws {
        let fixture = PageFixture()
        try fixture.write("Empty/readme.txt", "x")
        #expect(throws: BuildFailure.self) { try fixture.build("Nowhere.playground") }
        #expect(throws: BuildFailure.self) { try fixture.build("Empty") }
        #expect(throws: BuildFailure.self) { try fixture.build("Empty/readme.txt") }
    }

    @Test func emptyPlaygroundIsAPage() throws {
        let fixture = PageFixture()
        try fixture.write("P.playground/Contents.swift", "")
        let page = try fixture.build("P.playground")
        let outcome = try PageKit.run(page)
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }

    @Test func moduleNamesHideNoFramework() {
        let locator = PageLocator(reservedNames: ["UIKit"])
        #expect(locator.moduleName("UIKit") == "UIKitPage")
        #expect(locator.moduleName("3 cards") == "_3_cards")
    }
}
