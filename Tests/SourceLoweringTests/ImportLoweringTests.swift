import SourceLowering
import Testing

/// Imports get the names modules have here; absent ones are named with their line.
struct ImportLoweringTests {
    @Test(arguments: [
        ("import Foundation", "import FoundationSupport"), ("import Dispatch", "import FoundationSupport"),
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"), ("import struct Foundation.Date", "import        FoundationSupport"),
        ("import class UIKit.UIView", "import       UIKit"), ("import UIKit // views", "import UIKit // views"),
        ("@testable import UIKit", "          import UIKit"),
    ])
    func importIsRenamed(line: String, expected: String) {
        #expect(loweredLines(line)[0] == expected)
    }

    @Test(arguments: [
        ("let task: URLSessionDataTask?", "import FoundationNetworking; "), ("URLSession.shared.finish()", "import FoundationNetworking; "),
        ("let parser = XMLParser()", "import FoundationXML; "), ("let url = URL(string: \"URLSession\")", ""), ("// URLSession", ""),
    ])
    func aTypeInAModuleOfItsOwnBringsTheModule(line: String, added: String) {
        #expect(loweredLines("import UIKit\n\(line)")[0] == "\(added)import UIKit")
    }

    @Test func absentAppleModuleIsNamedWithItsLine() {
        let problems = lowered("import UIKit\n\nimport MapKit\n").problems
        #expect(problems.count == 1)
        #expect(problems.first?.line == 3)
        #expect(problems.first?.column == 8)
        #expect(problems.first?.message == "no such module 'MapKit': Apple's MapKit is not part of Sandlot")
    }

    @Test func unknownModuleIsNamed() {
        #expect(lowered("import Alamofire").problems.first?.message == "no such module 'Alamofire'")
    }

    @Test func importInAnInactiveClauseIsIgnored() {
        #expect(lowered("#if canImport(MapKit)\nimport MapKit\n#endif").problems.isEmpty)
    }

    @Test func importsOfOneFileServeTheOthersOnTheFirstLine() {
        let module = SourceLowering.lower(
            [SourceFile(path: "A.swift", text: "import UIKit\n"), SourceFile(path: "B.swift", text: "// view\nlet view = UIView()\n")],
            options: LoweringOptions(availableModules: ["UIKit"]))
        #expect(module.files[0].text == "import UIKit\n")
        #expect(module.files[1].text == "import UIKit; // view\nlet view = UIView()\n")
    }

    @Test func scriptLineGivesWayToImports() {
        let module = SourceLowering.lower(
            [SourceFile(path: "A.swift", text: "#!/usr/bin/swift\nprint(1)\n")],
            options: LoweringOptions(availableModules: ["UIKit"], implicitImports: ["UIKit"]))
        #expect(module.files[0].text == "import UIKit; \nprint(1)\n")
    }
}
