import Testing

/// `#selector` becomes a Selector that carries the unbound method.
struct SelectorLoweringTests {
    /// What a selector expression becomes inside `class Card: UIView`.
    private func selector(_ expression: String, members: String = "", declaration: String = "class Card: UIView") -> String {
        let line = loweredText("\(declaration) {\n\(members)\nfunc test() {\nlet s = \(expression)\n}\n}\n")
            .split(separator: "\n", omittingEmptySubsequences: false)[3]
        return String(line.dropFirst("let s = ".count))
    }

    @Test(arguments: [
        ("#selector(tapped(_:))", "Selector(\"tapped:\", Card.tapped(_:))"),
        ("#selector(tapped)", "Selector(\"tapped\", Card.tapped)"),
        ("#selector(self.tapped(_:))", "Selector(\"tapped:\", Card.tapped(_:))"),
        ("#selector(Card.tapped(_:))", "Selector(\"tapped:\", Card.tapped(_:))"),
        ("#selector(Other.Inner.tapped(_:))", "Selector(\"tapped:\", Other.Inner.tapped(_:))"),
        ("#selector(fade(to:duration:))", "Selector(\"fadeTo:duration:\", Card.fade(to:duration:))"),
        ("#selector(show(item:))", "Selector(\"showWithItem:\", Card.show(item:))"),
        ("#selector(super.layoutSubviews)", "Selector(\"layoutSubviews\", Card.layoutSubviews)"),
        ("#selector(button.removeFromSuperview)", "Selector(\"removeFromSuperview\", selectorOwner(button).removeFromSuperview)"),
        ("#selector(delegate?.done(_:))", "Selector(\"done:\", selectorOwner(delegate).done(_:))"),
        ("#selector(getter: title)", "Selector.getter(\"title\", \\Card.title)"),
        ("#selector(setter: Card.title)", "Selector.setter(\"setTitle:\", \\Card.title)"),
        ("#selector(tapped as () -> Void)", "Selector(\"tapped\", Card.tapped as (Card) -> () -> Void)"),
        ("#selector(tapped(_:) as (UIView) -> Void)", "Selector(\"tapped:\", Card.tapped(_:) as (Card) -> (UIView) -> Void)"),
        ("#selector(Card.tapped as (Card) -> () -> ())", "Selector(\"tapped\", Card.tapped as (Card) -> () -> ())"),
        ("#selector((tapped(_:)))", "Selector(\"tapped:\", Card.tapped(_:))"),
        ("Selector(\"tapped:\")", "Selector(\"tapped:\")"),
        ("Selector((\"tapped:\"))", "Selector((\"tapped:\"))"),
    ])
    func writtenForms(form: String, expected: String) {
        #expect(selector(form) == expected)
    }

    @Test func declaredLabelsNameAReferenceWithoutLabels() {
        #expect(selector("#selector(tapped)", members: "@objc func tapped(sender: UIView, at index: Int) {}")
            == "Selector(\"tappedWithSender:at:\", Card.tapped)")
    }

    @Test func explicitObjectiveCNameIsKept() {
        #expect(selector("#selector(tapped(_:))", members: "@objc(cardTapped:) func tapped(_ view: UIView) {}")
            == "Selector(\"cardTapped:\", Card.tapped(_:))")
    }

    @Test func staticMethodIsMarked() {
        #expect(selector("#selector(Card.reset)", members: "@objc static func reset() {}") == "Selector.classMethod(\"reset\", Card.reset)")
    }

    @Test func extensionGivesItsTypesName() {
        #expect(selector("#selector(tapped)", declaration: "extension Outer.Card") == "Selector(\"tapped\", Outer.Card.tapped)")
    }

    @Test func protocolExtensionUsesSelf() {
        let text = loweredText("protocol Tappable: UIView {}\nextension Tappable { func f() -> Selector { #selector(tapped) } }\n")
        #expect(text.contains("Selector(\"tapped\", Self.tapped)"))
    }

    @Test func closureInAPropertyInitialiserUsesTheClass() {
        let text = loweredText("""
            class Outer: UIView {
                class Card: UIView {
                    lazy var button: UIButton = {
                        let button = UIButton()
                        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
                        return button
                    }()
                }
            }
            """)
        #expect(text.contains("action: Selector(\"tapped:\", Outer.Card.tapped(_:)), for:"))
    }

    @Test func selectorOverSeveralLinesKeepsTheLines() {
        let lines = loweredLines("class Card: UIView {\n let s = #selector(\n  tapped(_:)\n )\n let last = 1\n}")
        #expect(lines[4] == " let last = 1")
    }

    @Test(arguments: [("#keyPath(Card.title)", "\"title\""), ("#keyPath(CALayer.position)", "\"position\""),
                      ("#keyPath(owner.name)", "\"owner.name\""), ("#keyPath(Card.owner.name)", "\"owner.name\"")])
    func keyPathBecomesItsText(form: String, expected: String) {
        #expect(selector(form) == expected)
    }

    @Test func objectiveCMethodsAreRegisteredByName() {
        let text = loweredText("class Card: UIView { @objc private func tapped(_ view: UIView) {} }\n")
        #expect(text.contains("SelectorTable.register(Card.self, [Selector(\"tapped:\", Card.tapped(_:))])"))
        #expect(text.contains("SelectorTable.registerWhenNeeded { Card.sandlotRegister"))
    }

    @Test func genericClassesAreNotRegistered() {
        #expect(!loweredText("class Card<T>: UIView { @objc func tapped() {} }").contains("SelectorTable"))
    }
}
