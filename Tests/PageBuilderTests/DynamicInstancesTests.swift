import Testing
@testable import PageBuilder

/// Calls that make objects of a class known only at run time go to a function of the frameworks.
struct DynamicInstancesTests {
    private func complaint(_ line: Int, _ column: Int) -> Diagnostic {
        var diagnostic = Diagnostic(
            severity: .error, message: "constructing an object of class type 'T' with a metatype value must use a 'required' initializer")
        diagnostic.path = "Card.swift"
        diagnostic.line = line
        diagnostic.column = column
        return diagnostic
    }

    @Test func initialisersAndTypeNamesAreReplacedFromTheRight() {
        let text = "let a = types.map { $0.init() }\nlet b = (T(), T(frame: .zero))\nlet c: V = .init()\n"
        let mended = DynamicInstances.mended(
            text, path: "Card.swift", [complaint(1, 24), complaint(2, 10), complaint(2, 15), complaint(3, 13)])
        #expect(mended == "let a = types.map { $0.sandlotMake() }\nlet b = (T.sandlotMake(), T.sandlotMake(frame: .zero))\nlet c: V = .sandlotMake()\n")
    }

    @Test func otherFilesAndOtherMessagesAreLeftAlone() {
        let text = "let a = T()\n"
        #expect(DynamicInstances.mended(text, path: "Other.swift", [complaint(1, 9)]) == text)
        #expect(!DynamicInstances.areConcerned(in: [Diagnostic(severity: .error, message: "cannot find 'T' in scope")]))
    }
}
