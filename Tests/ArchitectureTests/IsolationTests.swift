import Foundation
import Testing

/// A page in Swift 5 mode may touch views from its top level only where main-actor isolation is `@preconcurrency`, which it
/// is for Apple's classes too. One public type without it, and pages that use the type do not compile.
@Suite struct IsolationTests {
    private static let frameworks = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/Frameworks")

    /// The lines of a text on which a public declaration of the file's level is bound to the main actor for good.
    private static func strictDeclarations(in text: String) -> [Int] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { index in
            guard lines[index].hasPrefix("@"), lines[index].contains("@MainActor") else { return false }
            guard !lines[index].contains("@preconcurrency"), index == 0 || !lines[index - 1].hasSuffix("@preconcurrency") else { return false }
            // The attribute may stand on a line of its own, with others between it and the declaration.
            let declaration = lines[index...].first { !$0.split(separator: " ").allSatisfy { $0.hasPrefix("@") } } ?? ""
            // What only the stage sees is no page's business.
            guard !declaration.contains("@_spi"), !lines[index].contains("@_spi"), index == 0 || !lines[index - 1].contains("@_spi")
            else { return false }
            return ["public ", "open "].contains { declaration.hasPrefix($0) || declaration.contains(" \($0)") }
        }.map { $0 + 1 }
    }

    @Test func publicTypesOfTheMainActorAreOpenToPages() throws {
        let files = try #require(FileManager.default.enumerator(at: Self.frameworks, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            let found = Self.strictDeclarations(in: try String(contentsOf: file, encoding: .utf8))
            #expect(found.isEmpty, "\(file.lastPathComponent), lines \(found): @MainActor without @preconcurrency")
        }
        #expect(count > 100)
    }

    @Test(arguments: [
        ("@MainActor\nopen class A {}", [1]), ("@MainActor @discardableResult\npublic func f() {}", [1]),
        ("@preconcurrency @MainActor\nopen class A {}", []), ("@preconcurrency\n@MainActor\npublic class A {}", []),
        ("@MainActor final class A {\n    public func f() {}\n}", []), ("@MainActor public final class A {}", [1]),
    ])
    func theyAreFound(text: String, lines: [Int]) {
        #expect(Self.strictDeclarations(in: text) == lines)
    }
}
