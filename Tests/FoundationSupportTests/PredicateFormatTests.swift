import FoundationSupport
import Testing

/// What Apple's predicate format says holds.
@Suite struct PredicateFormatTests {
    private func holds(_ object: Any?, _ format: String, _ arguments: Any?...) -> Bool {
        NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() }).evaluate(with: object)
    }

    @Test(arguments: [
        ("ada@example.com", true), ("ada@example", false), ("two ada@example.com", false), ("", false),
    ])
    func matchesCoversTheWholeText(text: String, expected: Bool) {
        let predicate = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        #expect(predicate.evaluate(with: text) == expected)
    }

    @Test func textIsComparedWithOptions() {
        #expect(holds("Crème", "SELF CONTAINS[cd] 'REM'"))
        #expect(!holds("Crème", "SELF CONTAINS 'REM'"))
        #expect(holds("Gamma", "SELF BEGINSWITH[c] %@", "ga"))
        #expect(holds("Gamma", "SELF ENDSWITH 'ma' AND NOT SELF BEGINSWITH 'g'"))
        #expect(holds("Gamma", "SELF LIKE 'G?m*'"))
        #expect(!holds("Gamma", "SELF LIKE 'G?m'"))
    }

    @Test func keysOfDictionariesAreRead() {
        let person: [String: Any] = ["name": "Ada", "age": 36, "tags": ["maths", "poetry"], "home": ["city": "London"]]
        #expect(holds(person, "age > %d AND name == %@", 35, "Ada"))
        #expect(holds(person, "%K >= 36.0 && home.city = 'London'", "age"))
        #expect(holds(person, "age BETWEEN {30, 40} OR FALSEPREDICATE"))
        #expect(!holds(person, "age < 30 || name IN {'Grace', 'Edsger'}"))
        #expect(holds(person, "ANY tags BEGINSWITH 'po'"))
        #expect(!holds(person, "ALL tags BEGINSWITH 'po'"))
        #expect(holds(person, "NONE tags == 'music' AND tags CONTAINS 'maths' AND tags.@count == 2"))
        #expect(holds(person, "nickname == nil AND name != NULL"))
    }

    @Test func bracketsBindBeforeAndAndAndBeforeOr() {
        #expect(holds(5, "SELF == 5 OR SELF == 6 AND SELF == 7"))
        #expect(!holds(5, "(SELF == 5 OR SELF == 6) AND SELF == 7"))
    }

    @Test func variablesAreSubstituted() {
        let predicate = NSPredicate(format: "SELF > $least")
        #expect(predicate.evaluate(with: 4, substitutionVariables: ["least": 3]))
        #expect(!predicate.evaluate(with: 4, substitutionVariables: ["least": 4]))
    }

    @Test func arraysAreFiltered() {
        let names = NSArray(array: ["beta", "alpha", "gamma"])
        #expect(names.filtered(using: NSPredicate(format: "SELF CONTAINS[c] %@", "MM")) as? [String] == ["gamma"])
    }
}
