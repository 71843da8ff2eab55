@_spi(Sandlot) import UIKit

/// What a chain of the DSL has said so far; a constraint is made of it when it is complete.
@preconcurrency @MainActor public class ConstraintDescription {
    let item: LayoutConstraintItem
    var attributes: ConstraintAttributes
    var relation: NSLayoutConstraint.Relation?
    var related: ConstraintItem?
    var multiplier: CGFloat = 1
    var constant = ConstantParts.number(0)
    var priority: Float = 1000
    var label: String?
    var location = UserLocation(file: "", line: 0)

    init(item: LayoutConstraintItem, attributes: ConstraintAttributes) {
        self.item = item
        self.attributes = attributes
    }

    /// The constraint that the chain describes, made once; nil while there is no relation.
    lazy var constraint: Constraint? = {
        guard let relation, let related else { return nil }
        return Constraint(self, relation, related)
    }()
}
