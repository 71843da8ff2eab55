@_spi(Sandlot) import UIKit

/// The constraints of one statement, such as the four of `make.edges.equalToSuperview()`: kept to be updated, activated
/// and deactivated together.
@preconcurrency @MainActor public final class Constraint {
    /// The layout constraints, one for each attribute.
    public private(set) var layoutConstraints: [LayoutConstraint] = []

    private weak var item: LayoutConstraintItem?
    private let location: UserLocation
    private var constant: ConstantParts {
        didSet { applyConstant() }
    }

    // MARK: - Making

    init(_ description: ConstraintDescription, _ relation: NSLayoutConstraint.Relation, _ related: ConstraintItem) {
        item = description.item
        location = description.location
        constant = description.constant
        let attributes = description.attributes
        let pairsEdgesWithMargins = related.attributes != attributes && attributes.matches(related.attributes)
        let ownAttribute = related.attributes == .none || related.attributes == attributes
        let sourceLocation = SourceLocation(file: location.file, line: location.line)
        layoutConstraints.reserveCapacity(attributes.rawValue.nonzeroBitCount)
        for attribute in attributes.layoutAttributes {
            var other = related.target
            var otherAttribute: NSLayoutConstraint.Attribute
            if pairsEdgesWithMargins {
                otherAttribute = attribute.edgeOrMarginPartner
            } else if !ownAttribute {
                otherAttribute = related.attributes.layoutAttributes[0]
            } else if related.target == nil && attribute == .centerX {
                otherAttribute = .left
            } else if related.target == nil && attribute == .centerY {
                otherAttribute = .top
            } else {
                otherAttribute = attribute
            }
            // A number alone is a length, or a distance from the superview.
            if other == nil, attribute != .width, attribute != .height {
                guard let superview = description.item.superview else {
                    fatalError(
                        "\(location.words): a number for \(attribute) counts from the superview, but "
                            + "\(description.item.displayName) has none. Add it to a view before making its constraints.")
                }
                other = superview
            }
            let constraint = LayoutConstraint()
            constraint.relate(
                description.item, attribute, relation, other, other == nil ? .notAnAttribute : otherAttribute,
                multiplier: description.multiplier, constant: constant.constant(for: otherAttribute))
            constraint.sourceLocation = sourceLocation
            if description.priority != 1000 { constraint.priority = UILayoutPriority(rawValue: description.priority) }
            if let label = description.label { constraint.label = label }
            layoutConstraints.append(constraint)
        }
    }

    // MARK: - Activating and deactivating

    /// Whether the constraints take part in layout.
    public var isActive: Bool {
        get { layoutConstraints.contains { $0.isActive } }
        set {
            if newValue {
                activate()
            } else {
                deactivate()
            }
        }
    }

    /// Lets the constraints take part in layout.
    public func activate() { activateIfNeeded() }

    /// Takes the constraints out of layout; they can come back.
    public func deactivate() { deactivateIfNeeded() }

    func activateIfNeeded() {
        guard let item else {
            LayoutDiagnostics.shared.warn("\(location.words): a constraint of a deallocated view cannot be activated.")
            return
        }
        NSLayoutConstraint.activate(layoutConstraints)
        item.constraints.insert(self)
    }

    func deactivateIfNeeded() {
        NSLayoutConstraint.deactivate(layoutConstraints)
        item?.constraints.remove(self)
    }

    // MARK: - Updating

    /// Sets the points that are added to the right side.
    @discardableResult
    public func update(offset: ConstraintOffsetTarget) -> Constraint {
        constant = offset.offset
        return self
    }

    /// Sets how far the edges are moved inwards.
    @discardableResult
    public func update(inset: ConstraintInsetTarget) -> Constraint {
        constant = inset.insets
        return self
    }

    /// Sets how far the edges are moved inwards, by reading direction.
    @discardableResult
    public func update(inset: ConstraintDirectionalInsetTarget) -> Constraint {
        constant = ConstantParts(inset) ?? .number(0)
        return self
    }

    /// Sets how strongly the constraints are wanted.
    @discardableResult
    public func update(priority: ConstraintPriority) -> Constraint {
        for constraint in layoutConstraints { constraint.priority = UILayoutPriority(rawValue: priority.value) }
        return self
    }

    /// Sets how strongly the constraints are wanted, between 0 and 1000.
    @discardableResult
    public func update(priority: ConstraintPriorityTarget) -> Constraint {
        update(priority: ConstraintPriority(priority.constraintPriorityTargetValue))
    }

    private func applyConstant() {
        for constraint in layoutConstraints {
            let attribute = constraint.secondAttribute == .notAnAttribute ? constraint.firstAttribute : constraint.secondAttribute
            constraint.constant = constant.constant(for: attribute)
        }
    }

    /// Gives this statement's constants to the item's constraints that say the same otherwise.
    func updateExisting() {
        guard let item else { return }
        let existing = item.constraints.all
        for constraint in layoutConstraints {
            let match = existing.lazy.flatMap(\.layoutConstraints).first { $0.hasSameMeaning(as: constraint) }
            guard let match else {
                fatalError(
                    "\(location.words): updateConstraints of \(item.displayName) found no constraint to update that matches "
                        + "\(constraint.description). Updates change constants only; use remakeConstraints for anything else.")
            }
            match.constant = constraint.constant
        }
    }

    // MARK: - Earlier names

    @available(*, deprecated, message: "Use update(offset: ConstraintOffsetTarget) instead.")
    public func updateOffset(amount: ConstraintOffsetTarget) { update(offset: amount) }

    @available(*, deprecated, message: "Use update(inset: ConstraintInsetTarget) instead.")
    public func updateInsets(amount: ConstraintInsetTarget) { update(inset: amount) }

    @available(*, deprecated, message: "Use update(priority: ConstraintPriorityTarget) instead.")
    public func updatePriority(amount: ConstraintPriorityTarget) { update(priority: amount) }

    @available(*, deprecated, message: "Use update(priority: ConstraintPriority) instead.")
    public func updatePriorityRequired() { update(priority: .required) }

    @available(*, deprecated, message: "Use update(priority: ConstraintPriority) instead.")
    public func updatePriorityHigh() { update(priority: .high) }

    @available(*, deprecated, message: "Use update(priority: ConstraintPriority) instead.")
    public func updatePriorityMedium() { update(priority: .medium) }

    @available(*, deprecated, message: "Use update(priority: ConstraintPriority) instead.")
    public func updatePriorityLow() { update(priority: .low) }
}
