/// A view or guide together with some of its attributes, such as `view.snp.bottom`: the right side of a statement.
public final class ConstraintItem: Equatable {
    weak var target: AnyObject?
    let attributes: ConstraintAttributes

    init(target: AnyObject?, attributes: ConstraintAttributes) {
        self.target = target
        self.attributes = attributes
    }

    /// Two items are equal when they speak of the same attributes of the same object.
    public static func == (left: ConstraintItem, right: ConstraintItem) -> Bool {
        left === right || (left.target === right.target && left.attributes == right.attributes)
    }
}
