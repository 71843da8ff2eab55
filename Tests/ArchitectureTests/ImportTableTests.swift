import Foundation
import Testing

/// Arrows go downwards only: each module imports what the map allows, and nothing else of ours.
@Suite struct ImportTableTests {
    static let allowed: [String: Set<String>] = [
        "Engines/ConstraintSolver": [],
        "Engines/Motion": [],
        "Engines/Typesetting": ["CPango"],
        "Frameworks/FoundationSupport": ["CObjectLifetime"],
        "Frameworks/CoreGraphics": ["CCairo", "CPixbuf", "CPoppler", "CVectorImages", "CZlib", "Typesetting", "FoundationSupport"],
        "Frameworks/QuartzCore": ["CoreGraphics", "Motion", "FoundationSupport", "CObjectLifetime"],
        "Frameworks/UIKit": ["QuartzCore", "CoreGraphics", "Motion", "ConstraintSolver", "Typesetting", "FoundationSupport"],
        "Frameworks/SnapKit": ["UIKit"],
        "Frameworks/PlaygroundSupport": ["UIKit", "FoundationSupport"],
        "Stage/StageProtocol": [],
        "Stage/LayerRaster": ["QuartzCore", "CoreGraphics", "CCairo", "CZlib", "FoundationSupport"],
        "Stage/StageRuntime": [
            "UIKit", "QuartzCore", "CoreGraphics", "PlaygroundSupport", "SnapKit", "LayerRaster", "StageProtocol", "FoundationSupport",
        ],
        "Tool/SourceLowering": [],
        "Tool/PageBuilder": ["SourceLowering"],
        "Tool/StageHost": ["StageProtocol"],
        "Tool/LiveServer": ["CSoup", "StageHost", "StageProtocol"],
        "Tool/sandlot": ["PageBuilder", "SourceLowering", "LiveServer", "StageHost", "StageProtocol"],
    ]

    static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    @Test(arguments: allowed.keys.sorted()) func importsOnlyWhatLiesBelow(module: String) throws {
        // given
        let ours = Set(Self.allowed.keys.map { String($0.split(separator: "/")[1]) })
            .union(["CCairo", "CPango", "CPixbuf", "CPoppler", "CSoup", "CVectorImages", "CZlib", "CObjectLifetime"])
        let folder = Self.sources.appendingPathComponent(module)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0

        // when
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                // Imports come first; what looks like one further down is text for a page.
                guard !Self.beginsDeclarations(line) else { break }
                guard let imported = Self.module(importedBy: line), ours.contains(imported) else { continue }
                // then
                #expect(
                    Self.allowed[module]!.contains(imported), "\(file.lastPathComponent) of \(module) imports \(imported)")
            }
        }
        #expect(count > 0)
    }

    private static func beginsDeclarations(_ line: Substring) -> Bool {
        let kinds = ["struct ", "enum ", "class ", "protocol ", "extension ", "func ", "typealias "]
        return !line.hasPrefix("/") && !line.hasPrefix("import") && kinds.contains { line.contains($0) && line.hasSuffix("{") }
    }

    /// The module of an import at the beginning of a line.
    private static func module(importedBy line: Substring) -> String? {
        var words = line.split(separator: " ").map(String.init)
        while let first = words.first, first.hasPrefix("@") || ["public", "internal", "private", "package"].contains(first) {
            words.removeFirst()
        }
        guard words.count >= 2, words[0] == "import" else { return nil }
        return words[1].split(separator: ".").first.map(String.init)
    }
}
