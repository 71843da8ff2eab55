import Testing

/// `@objc protocol` with optional requirements.
struct OptionalRequirementTests {
    private let source = """
        @objc protocol CardDelegate {
            func cardOpened(_ card: Card)
            @objc optional func card(_ card: Card, didMoveTo place: Int) -> Bool
            @objc optional var caption: String { get }
        }
        class Card: UIView {
            weak var delegate: CardDelegate?
            func move() {
                let moved = delegate?.card?(self, didMoveTo: 3) ?? false
            }
        }
        class Table: CardDelegate {
            func cardOpened(_ card: Card) {}
            func card(_ card: Card, didMoveTo place: Int) -> Bool { true }
        }
        """

    @Test func requirementBecomesAnOptionalProperty() {
        let lines = loweredLines(source)
        #expect(lines[0] == "      protocol CardDelegate: AnyObject {")
        #expect(lines[2] == "    var sandlotOptional_card__didMoveTo: ((Card, Int) -> Bool)? { get }")
        #expect(loweredText(source).contains(
            "extension CardDelegate { var sandlotOptional_card__didMoveTo: ((Card, Int) -> Bool)? { nil }"))
    }

    @Test func callGoesThroughTheProperty() {
        #expect(loweredLines(source)[8].contains("delegate?.sandlotOptional_card__didMoveTo?(self,            3) ?? false"))
    }

    @Test func implementationIsOffered() {
        #expect(loweredLines(source)[14].contains(
            "var sandlotOptional_card__didMoveTo: ((Card, Int) -> Bool)? { self.card(_:didMoveTo:) as (Card, Int) -> Bool } }"))
    }

    @Test func callOfAFrameworksOptionalMethodLosesItsMark() {
        #expect(loweredLines("x.delegate?.tableView?(table, didSelectRowAt: path)")[0] == "x.delegate?.tableView(table, didSelectRowAt: path)")
        #expect(loweredLines("self.onTap?(3)")[0] == "self.onTap?(3)")
    }
}
