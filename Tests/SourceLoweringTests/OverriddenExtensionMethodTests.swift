import SourceLowering
import Testing

/// Methods that an extension gives to a framework's class, overridden by its subclasses.
struct OverriddenExtensionMethodTests {
    private let source = """
        extension UIView {
            @objc @discardableResult public func adopt(_ views: [UIView], at index: Int = 0) -> UIView { self }
            @objc func plain() {}
        }
        extension UIScrollView {
            override func adopt(_ views: [UIView], at index: Int) -> UIView { super.adopt(views, at: index) }
        }
        class Card: UIView {
            override func adopt(_ views: [UIView], at index: Int) -> UIView { views.forEach { _ in super.adopt([]) }; return self }
            override func plain(_ other: Int) {}
        }
        final class Deck: Card {
            override func adopt(_ views: [UIView], at index: Int) -> UIView { super.adopt(views) }
        }
        """

    @Test func theMethodChoosesTheMostDerivedOverride() {
        let lines = loweredLines(source)
        #expect(lines[1].contains("func sandlotImplementation_adopt(_ views: [UIView], at index: Int = 0) -> UIView { self }"))
        #expect(lines[3].hasPrefix("; @discardableResult public func adopt(_ views: [UIView], at index: Int = 0) -> UIView { if let object = self as? Deck "
            + "{ return object.sandlotOverride_Deck_adopt(views, at: index) }; if let object = self as? Card "))
        #expect(lines[3].contains("if let object = self as? UIScrollView { return object.sandlotOverride_UIScrollView_adopt(views, at: index) }; "
            + "return sandlotImplementation_adopt(views, at: index) }"))
    }

    @Test func overridesAreRenamedAndCallTheNextOne() {
        let lines = loweredLines(source)
        #expect(lines[5].hasSuffix("func sandlotOverride_UIScrollView_adopt(_ views: [UIView], at index: Int) -> UIView { self.sandlotImplementation_adopt(views, at: index) }"))
        #expect(lines[8].contains("func sandlotOverride_Card_adopt("))
        #expect(lines[8].contains("self.sandlotImplementation_adopt([])"))
        #expect(lines[12].hasSuffix("func sandlotOverride_Deck_adopt(_ views: [UIView], at index: Int) -> UIView { self.sandlotOverride_Card_adopt(views) }"))
        #expect(!lines.contains { $0.contains("override func adopt") })
    }

    @Test func extensionsOfOwnClassesAreNoDifferent() {
        let lines = loweredLines("class Base: UIView {}\n@objc extension Base {\n    func setup() {}\n}\nclass Next: Base {\n    override func setup() { super.setup() }\n}")
        #expect(lines[2] == "    func sandlotImplementation_setup() {}")
        #expect(lines[3].hasPrefix("; func setup() { if let object = self as? Next { return object.sandlotOverride_Next_setup() }; return sandlotImplementation_setup() }"))
        #expect(lines[5].hasSuffix("func sandlotOverride_Next_setup() { self.sandlotImplementation_setup() }"))
    }

    @Test func otherMethodsStay() {
        let lines = loweredLines(source)
        #expect(lines[2].contains("func plain() {}"))
        #expect(lines[9] == "    override func plain(_ other: Int) {}")
        let own = loweredLines("class Base { func adopt() {} }\nclass Next: Base { override func adopt() {} }\nextension UIView { @objc func adopt() {} }")
        #expect(own[1] == "class Next: Base { override func adopt() {} }")
        #expect(own[2].contains("func adopt() {}"))
    }
}
