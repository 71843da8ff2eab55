import Testing

/// Attributes of Objective-C and Interface Builder go; everything stays in its line and column.
struct AttributeLoweringTests {
    @Test(arguments: [
        ("@objc func tapped() {}", "      func tapped() {}"),
        ("@objc(tapped:) func tapped(_ x: Int) {}", "               func tapped(_ x: Int) {}"),
        ("@IBOutlet weak var label: UILabel!", "          weak var label: UILabel!"),
        ("@IBAction private func go(_ sender: Any) {}", "          private func go(_ sender: Any) {}"),
        ("@IBInspectable var radius: CGFloat = 3", "               var radius: CGFloat = 3"),
        ("@available(iOS 13.0, *) @objc func x() {}", "@available(iOS 13.0, *)       func x() {}"),
        ("var block: @convention(block) () -> Void = {}", "var block:                    () -> Void = {}"),
        ("@MainActor func stays() {}", "@MainActor func stays() {}"),
    ])
    func attributesAreBlanked(line: String, expected: String) {
        #expect(loweredLines("class Card: UIView {\n\(line)\n}")[1] == expected)
    }

    @Test func classAttributesAreBlanked() {
        #expect(loweredLines("@IBDesignable\n@objcMembers\nclass Card: UIView {}").prefix(2) == ["             ", "            "])
    }

    @Test func dynamicPropertyTellsItsObservers() {
        let line = loweredLines("class Card: NSObject {\n@objc dynamic var count = 3\n}")[1]
        #expect(line == "              var count = 3 { didSet { KeyValueObservers.didChange(self, \\Card.count, from: oldValue) } }")
    }

    @Test func dynamicPropertyWithObserversTellsItsObserversLast() {
        let lines = loweredLines("class Card: NSObject {\ndynamic var a = 1 { didSet { print(a) } }\ndynamic var b = 1 { willSet {} }\ndynamic var c = 1 { didSet(old) {} }\n}")
        #expect(lines[1].hasSuffix("{ didSet { print(a) ; KeyValueObservers.didChange(self, \\Card.a, from: oldValue) } }"))
        #expect(lines[2].hasSuffix("{ willSet {}  didSet { KeyValueObservers.didChange(self, \\Card.b, from: oldValue) } }"))
        #expect(lines[3].hasSuffix("{ didSet(old) {; KeyValueObservers.didChange(self, \\Card.c, from: old) } }"))
    }

    @Test func managedPropertyOfALayerIsKeptByItsName() {
        let line = loweredLines("class Pie: CALayer {\n@NSManaged var progress: CGFloat\n}")[1]
        #expect(line.contains("var progress: CGFloat { get { DynamicProperty.value(value(forKey: \"progress\")) } set { setValue(newValue, forKey: \"progress\") } }"))
    }

    @Test func propertiesOfAClassThatExposesAllMembersAreKnownByName() {
        let text = loweredText("@objcMembers class Card: NSObject {\nvar title = \"\"\nlet number = 1\n@nonobjc var hidden = 1\n}")
        #expect(text.contains("Selector.getter(\"title\", \\Card.title)") && text.contains("Selector.setter(\"setTitle:\", \\Card.title)"))
        #expect(text.contains("Selector.getter(\"number\", \\Card.number)") && !text.contains("setNumber:"))
        #expect(!text.contains("\"hidden\""))
    }

    @Test func managedPropertyNeedsNoStorage() {
        let line = loweredLines("class Card: NSObject {\n@NSManaged var name: String\n}")[1]
        #expect(line.contains("var name: String { get { fatalError("))
    }

    @Test func bridgingCastGoesByWayOfAny() {
        let lines = loweredLines("let a = text as NSString\nlet b = \"x\" as NSString\nlet c = (text as NSString).length\nlet d = x as? String")
        #expect(lines[0].hasSuffix("let a = text as Any as! NSString"))
        #expect(lines[1] == "let b = \"x\" as NSString")
        #expect(lines[2] == "let c = (text as Any as! NSString).length")
        #expect(lines[3] == "let d = x as? String")
    }

    @Test(arguments: ["case _ as String: break", "case let text as String: break", "case (_ as Data, let b): break", "case let (a as NSString, b): break"])
    func castsInPatternsAskForAType(line: String) {
        #expect(loweredLines("switch value {\n\(line)\ndefault: break\n}")[1] == line)
    }

    @Test func anyObjectsClassDescribesItself() {
        #expect(loweredLines("let name = type(of: object).description()")[0].hasSuffix("let name = NSStringFromClass(type(of: object))"))
        let own = "class Box { static func description() -> String { \"\" } }\nlet name = type(of: box).description()"
        #expect(loweredLines(own)[1] == "let name = type(of: box).description()")
    }
}
