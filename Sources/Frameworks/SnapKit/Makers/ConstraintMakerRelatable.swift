/// A chain that still needs its relation.
@preconcurrency @MainActor public class ConstraintMakerRelatable {
    let description: ConstraintDescription

    init(_ description: ConstraintDescription) { self.description = description }

    // MARK: - Relations

    /// The attributes are equal to `other`.
    @discardableResult
    public func equalTo(_ other: ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line) -> ConstraintMakerEditable {
        relate(to: other, .equal, UserLocation(file: file, line: line))
    }

    /// The attributes are equal to the superview's.
    @discardableResult
    public func equalToSuperview(_ file: String = #fileID, _ line: UInt = #line) -> ConstraintMakerEditable {
        relateToSuperview(.equal, UserLocation(file: file, line: line))
    }

    /// The attributes are at most `other`.
    @discardableResult
    public func lessThanOrEqualTo(
        _ other: ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(to: other, .lessThanOrEqual, UserLocation(file: file, line: line))
    }

    /// The attributes are at most the superview's.
    @discardableResult
    public func lessThanOrEqualToSuperview(_ file: String = #fileID, _ line: UInt = #line) -> ConstraintMakerEditable {
        relateToSuperview(.lessThanOrEqual, UserLocation(file: file, line: line))
    }

    /// The attributes are at least `other`.
    @discardableResult
    public func greaterThanOrEqualTo(
        _ other: ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        relate(to: other, .greaterThanOrEqual, UserLocation(file: file, line: line))
    }

    /// The attributes are at least the superview's.
    @discardableResult
    public func greaterThanOrEqualToSuperview(_ file: String = #fileID, _ line: UInt = #line) -> ConstraintMakerEditable {
        relateToSuperview(.greaterThanOrEqual, UserLocation(file: file, line: line))
    }

    // MARK: - Relations to something of the superview

    /// The attributes are equal to what the closure takes from the superview, such as `\.safeAreaLayoutGuide`.
    @discardableResult
    public func equalToSuperview<T: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> T, _ file: String = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        let location = UserLocation(file: file, line: line)
        return relate(to: closure(superview("equalToSuperview", location)), .equal, location)
    }

    /// The attributes are at most what the closure takes from the superview.
    @discardableResult
    public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> T, _ file: String = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        let location = UserLocation(file: file, line: line)
        return relate(to: closure(superview("lessThanOrEqualToSuperview", location)), .lessThanOrEqual, location)
    }

    /// The attributes are at least what the closure takes from the superview.
    @discardableResult
    public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
        _ closure: (ConstraintView) -> T, _ file: String = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable {
        let location = UserLocation(file: file, line: line)
        return relate(to: closure(superview("greaterThanOrEqualToSuperview", location)), .greaterThanOrEqual, location)
    }

    // MARK: - What relations do

    private func relate(
        to other: ConstraintRelatableTarget, _ relation: NSLayoutConstraint.Relation, _ location: UserLocation
    ) -> ConstraintMakerEditable {
        description.location = location
        description.relation = relation
        if let item = other as? ConstraintItem {
            guard item.attributes.isSingle || description.attributes.matches(item.attributes) else {
                fatalError(
                    "\(location.words): \(description.item.displayName) cannot be constrained to several attributes "
                        + "that are not the same as its own.")
            }
            description.related = item
        } else if let constant = ConstantParts(other) {
            description.related = ConstraintItem(target: nil, attributes: .none)
            description.constant = constant
        } else if other is UIView || other is UILayoutGuide {
            description.related = ConstraintItem(target: other as AnyObject, attributes: .none)
        } else {
            fatalError("\(location.words): a constraint cannot relate to \(other).")
        }
        return ConstraintMakerEditable(description)
    }

    private func relateToSuperview(_ relation: NSLayoutConstraint.Relation, _ location: UserLocation) -> ConstraintMakerEditable {
        let name = switch relation {
        case .equal: "equalToSuperview"
        case .lessThanOrEqual: "lessThanOrEqualToSuperview"
        case .greaterThanOrEqual: "greaterThanOrEqualToSuperview"
        }
        return relate(to: superview(name, location), relation, location)
    }

    private func superview(_ statement: String, _ location: UserLocation) -> UIView {
        guard let superview = description.item.superview else {
            fatalError(
                "\(location.words): \(statement) needs a superview, but \(description.item.displayName) has none. "
                    + "Add it to a view before making its constraints.")
        }
        return superview
    }
}
