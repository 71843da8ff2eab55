import QuartzCore

extension AttributeContainer {
    /// UIKit's attributes and the link out of a dictionary.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self = AttributeBridge.container(of: dictionary)
    }
}
