@_spi(Sandlot) import UIKit

/// Something with `snp`: a view or a guide, whose attributes can stand in statements.
@preconcurrency @MainActor public protocol ConstraintDSL {
    /// The view or guide.
    var target: AnyObject? { get }

    /// Gives the target a name for messages.
    func setLabel(_ value: String?)

    /// The name that was given.
    func label() -> String?
}

extension ConstraintDSL {
    public func setLabel(_ value: String?) {
        guard let target else { return }
        (target as? UIView)?.layoutLabel = value
        if let guide = target as? UILayoutGuide { guide.identifier = value ?? "" }
        guard !(target is UIView), !(target is UILayoutGuide) else { return }
        objc_setAssociatedObject(target, labelKey, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }

    public func label() -> String? {
        guard let target else { return nil }
        if let view = target as? UIView { return view.layoutLabel }
        if let guide = target as? UILayoutGuide { return guide.identifier.isEmpty ? nil : guide.identifier }
        return objc_getAssociatedObject(target, labelKey) as? String
    }

    func item(_ attributes: ConstraintAttributes) -> ConstraintItem { ConstraintItem(target: target, attributes: attributes) }
}

/// The key under which other targets than views and guides keep their name.
private let labelKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
