import Foundation
import Testing

/// Conditions are read as on an iPhone simulator.
struct ConditionLoweringTests {
    @Test(arguments: [
        ("os(iOS)", true), ("os(Linux)", false), ("os(macOS)", false), ("os(iOS) || os(tvOS)", true), ("!os(macOS)", true),
        ("targetEnvironment(simulator)", true), ("targetEnvironment(macCatalyst)", false),
        ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(Foundation)", true), ("canImport(MapKit)", false),
        ("canImport(UIKit) && !os(watchOS)", true), ("DEBUG", true), ("RELEASE", false), ("swift(>=5.5)", true), ("swift(>=6)", false),
        ("swift(<6.0)", true), ("compiler(>=6.0)", true), ("compiler(>=6.4)", false), ("os(macOS) && DEBUG || os(iOS)", true),
        ("(os(macOS) || DEBUG) && FLAG", true), ("true", true), ("false", false),
    ])
    func conditionHolds(condition: String, holds: Bool) {
        let lines = loweredLines("#if \(condition)\nlet a = 1\n#else\nlet a = 2\n#endif\nlet b = 3", flags: ["DEBUG", "FLAG"])
        let kept = lines.map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(kept == ["", holds ? "let a = 1" : "", "", holds ? "" : "let a = 2", "", "let b = 3"])
    }

    @Test func laterClauseIsTakenWhenEarlierOnesFail() {
        let text = loweredText("#if os(macOS)\nimport AppKit\n#elseif os(iOS)\nimport UIKit\n#else\nimport Nothing\n#endif\n")
        #expect(text.contains("import UIKit"))
        #expect(!text.contains("AppKit"))
    }

    @Test func nestedConditionsAreResolved() {
        let lines = loweredLines("class Card {\n#if DEBUG\n#if os(macOS)\nvar a = 1\n#else\n@objc var b = 2\n#endif\n#endif\n}")
        #expect(lines[3].trimmingCharacters(in: .whitespaces) == "")
        #expect(lines[5].hasPrefix("      var b = 2"))
        #expect(!lines.contains { $0.contains("#") })
    }

    @Test func postfixConditionIsResolved() {
        let text = loweredText("let v = Text(\"a\")\n#if os(iOS)\n.padding()\n#else\n.frame()\n#endif\n.bold()\n")
        #expect(text.contains(".padding()"))
        #expect(!text.contains(".frame()"))
        #expect(text.contains(".bold()"))
    }

    @Test func undecidablePartsAreLeftToTheCompiler() {
        let lines = loweredLines("#if os(iOS) && hasFeature(Foo)\n#endif")
        #expect(lines[0] == "#if true && hasFeature(Foo)")
    }

    @Test(arguments: [("#available(iOS 26, *)", "#available(iOS 26, *)"), ("#available(iOS 27.0, *)", "false"), ("#unavailable(iOS 30)", "true")])
    func availabilityEndsWithTheNewestSystem(condition: String, expected: String) {
        #expect(loweredLines("if \(condition) {}")[0] == "if \(expected) {}")
    }
}
