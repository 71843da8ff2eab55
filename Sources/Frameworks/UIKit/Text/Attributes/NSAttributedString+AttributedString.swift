import QuartzCore

extension NSAttributedString {
    /// The same text with UIKit's attributes; those of other scopes are left out.
    public convenience init(_ attributedString: AttributedString) {
        let result = NSMutableAttributedString()
        for run in attributedString.runs {
            let text = String(attributedString.characters[run.range])
            result.append(NSAttributedString(string: text, attributes: AttributeBridge.attributes(of: run.attributes)))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// The same text with UIKit's attributes.
    public init(_ attributedString: NSAttributedString) {
        self.init()
        let text = attributedString.string as NSString
        attributedString.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            append(AttributedString(text.substring(with: range), attributes: AttributeBridge.container(of: attributes)))
        }
    }
}

/// Carries attributes between `AttributedString` and `NSAttributedString`.
enum AttributeBridge {
    private struct Entry {
        let toObject: (AttributeContainer, inout [NSAttributedString.Key: Any]) -> Void
        let toContainer: ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void
    }

    private static func entry<Key: AttributedStringKey>(
        _ key: Key.Type, toObject: @escaping (Key.Value) -> Any = { $0 }, toValue: @escaping (Any) -> Key.Value? = { $0 as? Key.Value }
    ) -> Entry {
        let name = NSAttributedString.Key(Key.name)
        return Entry(
            toObject: { container, attributes in
                if let value = container[key] { attributes[name] = toObject(value) }
            },
            toContainer: { attributes, container in
                if let object = attributes[name], let value = toValue(object) { container[key] = value }
            })
    }

    private static func number<Key: AttributedStringKey>(_ key: Key.Type) -> Entry where Key.Value == CGFloat {
        entry(key, toObject: { $0 }, toValue: { ($0 as? CGFloat) ?? ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? ($0 as? Double).map { CGFloat($0) } })
    }

    private static func line<Key: AttributedStringKey>(_ key: Key.Type) -> Entry where Key.Value == NSUnderlineStyle {
        entry(key, toObject: { $0.rawValue }, toValue: { ($0 as? Int ?? ($0 as? NSNumber)?.intValue).map { NSUnderlineStyle(rawValue: $0) } })
    }

    private typealias Keys = AttributeScopes.UIKitAttributes

    private static var entries: [Entry] {
        [
            entry(Keys.FontAttribute.self), entry(Keys.ParagraphStyleAttribute.self), entry(Keys.ForegroundColorAttribute.self),
            entry(Keys.BackgroundColorAttribute.self), number(Keys.KernAttribute.self), number(Keys.TrackingAttribute.self),
            line(Keys.StrikethroughStyleAttribute.self), entry(Keys.StrikethroughColorAttribute.self),
            line(Keys.UnderlineStyleAttribute.self), entry(Keys.UnderlineColorAttribute.self),
            entry(Keys.StrokeColorAttribute.self), number(Keys.StrokeWidthAttribute.self), entry(Keys.ShadowAttribute.self),
            entry(Keys.AttachmentAttribute.self), number(Keys.BaselineOffsetAttribute.self),
            entry(AttributeScopes.FoundationAttributes.LinkAttribute.self),
        ]
    }

    static func attributes(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for entry in entries { entry.toObject(container, &result) }
        return result
    }

    static func container(of attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
        var result = AttributeContainer()
        for entry in entries { entry.toContainer(attributes, &result) }
        return result
    }
}
