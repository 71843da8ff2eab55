import FoundationSupport
import Testing

/// Values that an object keeps by name come back as the type their property declares.
@Suite struct DynamicPropertyTests {
    @Test func numbersBecomeEachOther() {
        #expect(DynamicProperty.value(NSNumber(value: 0.75)) == CGFloat(0.75))
        #expect(DynamicProperty.value(NSNumber(value: 7)) == Int(7))
        #expect(DynamicProperty.value(NSNumber(value: 1)) == true)
    }

    @Test func nothingIsZeroOrNil() {
        #expect(DynamicProperty.value(nil) == CGFloat(0))
        let name: String? = DynamicProperty.value(nil)
        #expect(name == nil)
    }

    @Test func localizedTextIsTheKeyWithoutATable() {
        #expect(NSLocalizedString("greeting", comment: "at the top") == "greeting")
        #expect(NSLocalizedString("greeting", value: "Hello", comment: "") == "Hello")
        #expect(NSLocalizedString("greeting", tableName: "Other", bundle: Bundle.main, value: "Hi", comment: "") == "Hi")
    }
}

private class Base: NSObject {
    let note: String
    override init() {
        note = "base"
        super.init()
    }
    init(note: String) {
        self.note = note
        super.init()
    }
}

private final class Derived: Base {
    override init() { super.init(note: "derived") }
}

/// Objects of a class that is known only at run time are made by its own initialiser.
@Suite struct DynamicInstanceTests {
    @Test func theClassesOwnInitialiserRuns() {
        let types: [Base.Type] = [Base.self, Derived.self]
        #expect(types.map { $0.sandlotMake().note } == ["base", "derived"])
    }
}
