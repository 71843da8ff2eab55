import Foundation

extension NSObject {
    /// The class's name, as `NSStringFromClass` gives it: `Card.CardCell`, `UIView`.
    public class func description() -> String { NSStringFromClass(self) }
}
