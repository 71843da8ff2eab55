@_spi(Sandlot) import UIKit

/// What constraints can be made on: views and layout guides.
@preconcurrency @MainActor public protocol LayoutConstraintItem: AnyObject {}

extension UIView: LayoutConstraintItem {}
extension UILayoutGuide: LayoutConstraintItem {}

extension LayoutConstraintItem {
    /// Views made ready for constraints are no longer placed by their frame.
    func prepare() {
        guard let view = self as? UIView, view.translatesAutoresizingMaskIntoConstraints else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    var superview: UIView? { (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView }

    /// The constraints that the DSL made for the item and that are active.
    var constraints: ConstraintSet {
        if let view = self as? UIView {
            if let set = view.layoutLanguageStorage as? ConstraintSet { return set }
            let set = ConstraintSet()
            view.layoutLanguageStorage = set
            return set
        }
        guard let guide = self as? UILayoutGuide else { return ConstraintSet() }
        if let set = guide.layoutLanguageStorage as? ConstraintSet { return set }
        let set = ConstraintSet()
        guide.layoutLanguageStorage = set
        return set
    }

    /// How messages call the item.
    var displayName: String {
        (self as? UIView)?.layoutName ?? (self as? UILayoutGuide)?.layoutName ?? "an item"
    }
}
