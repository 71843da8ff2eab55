@_spi(Sandlot) import UIKit

/// One layout constraint that the DSL made.
@preconcurrency @MainActor public class LayoutConstraint: NSLayoutConstraint {
    /// The name that `labeled` gave, shown in messages.
    public var label: String? {
        get { identifier }
        set { identifier = newValue }
    }

    /// Whether both say the same but for the constant: the rule by which updates find what they update.
    func hasSameMeaning(as other: LayoutConstraint) -> Bool {
        firstItem === other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
            && secondItem === other.secondItem && secondAttribute == other.secondAttribute && priority == other.priority
            && multiplier == other.multiplier
    }
}
