import SourceLowering
import Testing

/// Columns of the lowered text lead back to the user's.
struct PositionTests {
    @Test func columnsBehindAReplacementLeadBack() throws {
        let source = "class Card: UIView {\n    func f() { add(#selector(tapped), \"é\", wrong) }\n}\n"
        let file = lowered(source).files[0]
        let line = file.text.split(separator: "\n")[1]
        let lowered = try #require(line.utf8.firstIndex(of: UInt8(ascii: "w")).map { line.utf8.distance(from: line.startIndex, to: $0) })
        let original = source.split(separator: "\n")[1]
        let wanted = try #require(original.utf8.firstIndex(of: UInt8(ascii: "w")).map { original.utf8.distance(from: original.startIndex, to: $0) })
        #expect(file.originalColumn(line: 2, column: lowered + 1) == wanted + 1)
    }

    @Test func columnsInsideAReplacementLeadToItsStart() {
        let file = lowered("class Card: UIView {\nlet s = #selector(tapped)\n}\n").files[0]
        #expect(file.originalColumn(line: 2, column: 30) == 9)
    }

    @Test func columnsBehindHoistedImportsLeadBack() {
        let module = SourceLowering.lower(
            [SourceFile(path: "A.swift", text: "let x = y\n")],
            options: LoweringOptions(availableModules: ["UIKit"], implicitImports: ["UIKit"]))
        #expect(module.files[0].originalColumn(line: 1, column: 9 + "import UIKit; ".utf8.count) == 9)
    }
}
