import QuartzCore

/// A linear relation between two attributes of two layout items:
/// `firstItem.firstAttribute (=, ≤, ≥) multiplier × secondItem.secondAttribute + constant`, in points.
///
/// A constraint counts while it is active. An active constraint is held by the nearest common ancestor of its items
/// (or by the view it was added to) and solved by the ``LayoutEngine`` of that view's window.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    // MARK: - Creating constraints

    /// A constraint between two attributes. `view2` is nil (and `attr2` `.notAnAttribute`) for a fixed size. File and line
    /// are the caller's, for reports.
    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
        toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat,
        file: String = #fileID, line: UInt = #line
    ) {
        self.init()
        sourceLocation = SourceLocation(file: file, line: line)
        configure(
            first: LayoutItemReference(view1), attr1, relation, second: view2.flatMap(LayoutItemReference.init), attr2,
            multiplier: multiplier, constant: c)
    }

    /// Says what a constraint made without arguments relates; for constraint DSLs.
    @_spi(Sandlot) public func relate(
        _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        configure(
            first: LayoutItemReference(object: first), firstAttribute, relation,
            second: second.flatMap(LayoutItemReference.init(object:)), secondAttribute, multiplier: multiplier, constant: constant)
    }

    func configure(
        first: LayoutItemReference?, _ firstAttribute: Attribute, _ relation: Relation,
        second: LayoutItemReference?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        guard let first else {
            fatalError("NSLayoutConstraint: the first item must be a UIView or a UILayoutGuide")
        }
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = secondAttribute == .notAnAttribute ? nil : second
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.multiplier = multiplier
        storedConstant = constant
        InactiveConstraints.insert(self)
        if let problem = LayoutRules.problem(with: self) {
            fatalError("NSLayoutConstraint for \(first.displayName): \(problem)")
        }
    }

    /// One constraint for each relation that the format describes; see Apple's visual format language. File and line are the
    /// caller's, for reports.
    open class func constraints(
        withVisualFormat format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], file: String = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        let result = VisualFormatParser(format: format, options: options, metrics: metrics ?? [:], views: views).constraints()
        for constraint in result { constraint.sourceLocation = SourceLocation(file: file, line: line) }
        return result
    }

    /// A constraint on distances: (end − start) of each side, made by `anchorWithOffset(to:)`.
    func configureDistance(
        first: NSLayoutDimension, _ relation: Relation, second: NSLayoutDimension?, multiplier: CGFloat, constant: CGFloat
    ) {
        self.first = first.reference
        firstAttribute = first.attribute
        firstStart = first.start
        self.relation = relation
        self.second = second?.reference
        secondAttribute = second?.attribute ?? .notAnAttribute
        secondStart = second?.start
        self.multiplier = multiplier
        storedConstant = constant
        InactiveConstraints.insert(self)
    }

    // MARK: - Activating and deactivating constraints

    /// Whether the constraint takes part in layout. Setting it to true adds the constraint to the nearest common
    /// ancestor of its items; items without one are a programming error and trap.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                guard let ancestor = LayoutRules.commonAncestor(of: self) else {
                    fatalError(
                        "Unable to activate constraint \(LayoutWords.describe(self)): its items have no common ancestor. "
                            + "Add both views to one hierarchy before activating the constraint.")
                }
                LayoutEngine.install(self, on: ancestor)
            } else {
                LayoutEngine.uninstall(self)
            }
        }
    }

    /// Activates each constraint.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates each constraint.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: - Accessing constraint data

    /// How strongly the constraint is wanted. May be changed while active, also from and to `.required`.
    open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            guard priority.rawValue > 0, priority.rawValue <= 1000 else {
                fatalError("\(LayoutWords.describe(self)): priority \(priority.rawValue) is not in 0…1000")
            }
            LayoutEngine.priorityDidChange(self)
        }
    }

    /// The view or guide on the left of the relation.
    open var firstItem: AnyObject? { first?.object }

    /// What of the first item is constrained.
    open private(set) var firstAttribute: Attribute = .notAnAttribute

    /// The relation between the two sides.
    open private(set) var relation: Relation = .equal

    /// The view or guide on the right, nil when the constraint only has a constant.
    open var secondItem: AnyObject? { second?.object }

    /// What of the second item is used.
    open private(set) var secondAttribute: Attribute = .notAnAttribute

    /// The factor of the second attribute.
    open private(set) var multiplier: CGFloat = 1

    /// The points added to the second side. The one part that may change freely: it is edited in the solver.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue != storedConstant else { return }
            guard newValue.isFinite else {
                LayoutDiagnostics.shared.reportNotFinite(self, newValue)
                return
            }
            storedConstant = newValue
            LayoutEngine.constantDidChange(self)
        }
    }

    /// The anchor of the first item, for views and guides alike.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(reference: first!, attribute: firstAttribute) }

    /// The anchor of the second item, nil without one.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.map { NSLayoutAnchor(reference: $0, attribute: secondAttribute) }
    }

    // MARK: - Identifying a constraint

    /// A name that conflict reports show.
    open var identifier: String?

    /// Whether the owning view archives the constraint. Stored only; nothing is archived here.
    open var shouldBeArchived = false

    // MARK: - Working with Interface Builder

    /// Called for constraints that come out of a nib file, which do not exist here. Does nothing; subclasses call super.
    open func awakeFromNib() {}

    /// Called by Interface Builder, which does not exist here. Does nothing.
    open func prepareForInterfaceBuilder() {}

    nonisolated open override var description: String { MainActor.assumeIsolated { LayoutWords.describe(self) } }

    // MARK: - Sandlot

    var first: LayoutItemReference?
    var second: LayoutItemReference?
    /// Where a distance of the first side begins; see `NSLayoutXAxisAnchor.anchorWithOffset(to:)`.
    private(set) var firstStart: (reference: LayoutItemReference, attribute: Attribute)?
    private(set) var secondStart: (reference: LayoutItemReference, attribute: Attribute)?
    private var storedConstant: CGFloat = 0
    /// The view whose `constraints` hold this one; nil while inactive.
    weak var holder: UIView?
    /// Where the constraint stands in its solver.
    var realization: ConstraintRealization?
    /// The user's line that made the constraint, when it was made by an anchor or a constraint DSL.
    @_spi(Sandlot) public var sourceLocation: SourceLocation?
    /// Whether a stack view made the constraint for its arrangement.
    var belongsToStackView = false
    /// The place among the inactive constraints; under the lock of ``InactiveConstraints``.
    nonisolated(unsafe) var inactiveLink = InactiveConstraints.Link()

    deinit { InactiveConstraints.remove(self) }
}
