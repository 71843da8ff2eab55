import Testing
import UIKit

// What constraint languages on top of UIKit are made of, written against UIKit's public interface alone: protocols over
// views and guides, operators on generic anchors, subclasses of NSLayoutConstraint, method references, associated
// objects, batches and priorities.

private protocol Constrainable: AnyObject {
    @MainActor var topAnchor: NSLayoutYAxisAnchor { get }
    @MainActor var bottomAnchor: NSLayoutYAxisAnchor { get }
    @MainActor var leadingAnchor: NSLayoutXAxisAnchor { get }
    @MainActor var trailingAnchor: NSLayoutXAxisAnchor { get }
    @MainActor var leftAnchor: NSLayoutXAxisAnchor { get }
    @MainActor var rightAnchor: NSLayoutXAxisAnchor { get }
    @MainActor var centerXAnchor: NSLayoutXAxisAnchor { get }
    @MainActor var centerYAnchor: NSLayoutYAxisAnchor { get }
    @MainActor var widthAnchor: NSLayoutDimension { get }
    @MainActor var heightAnchor: NSLayoutDimension { get }
    @MainActor func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
}

extension UIView: Constrainable {}
extension UILayoutGuide: Constrainable {}

private typealias Constraints = [NSLayoutConstraint]

/// A constraint that knows who made it.
private final class MarkedConstraint: NSLayoutConstraint {
    var mark: String? {
        get { identifier }
        set { identifier = newValue }
    }

    override var constant: CGFloat {
        didSet { changes += 1 }
    }

    override var isActive: Bool {
        get { super.isActive }
        set { super.isActive = newValue }
    }

    var changes = 0
}

/// A constraint of a nib file that stands for a number of pixels.
private final class HairlineConstraint: NSLayoutConstraint {
    override var firstAttribute: NSLayoutConstraint.Attribute { super.firstAttribute }
    override var multiplier: CGFloat { super.multiplier }

    override func awakeFromNib() {
        super.awakeFromNib()
        constant = 0.25
    }
}

precedencegroup RelationPrecedence {
    higherThan: AssignmentPrecedence
    lowerThan: AdditionPrecedence
}

precedencegroup UrgencyPrecedence {
    higherThan: RelationPrecedence
    lowerThan: AdditionPrecedence
}

infix operator |==|: RelationPrecedence
infix operator |>=|: RelationPrecedence
infix operator %%: UrgencyPrecedence

/// An anchor with points beside it.
private struct Moved<Anchor> {
    var anchor: Anchor
    var points: CGFloat
    var priority = UILayoutPriority.required
}

@MainActor private func + <T: AnyObject>(anchor: NSLayoutAnchor<T>, points: CGFloat) -> Moved<NSLayoutAnchor<T>> {
    Moved(anchor: anchor, points: points)
}

@MainActor private func %% <T>(moved: Moved<T>, priority: UILayoutPriority) -> Moved<T> {
    var moved = moved
    moved.priority = priority
    return moved
}

@MainActor @discardableResult
private func |==| <T: AnyObject>(left: NSLayoutAnchor<T>, right: Moved<NSLayoutAnchor<T>>) -> NSLayoutConstraint {
    finish(left.constraint(equalTo: right.anchor, constant: right.points), right.priority)
}

@MainActor @discardableResult
private func |==| <T: AnyObject>(left: NSLayoutAnchor<T>, right: NSLayoutAnchor<T>) -> NSLayoutConstraint {
    finish(left.constraint(equalTo: right), .required)
}

@MainActor @discardableResult
private func |>=| (left: NSLayoutDimension, points: CGFloat) -> NSLayoutConstraint {
    finish(left.constraint(greaterThanOrEqualToConstant: points), UILayoutPriority(rawValue: UILayoutPriority.required.rawValue - 1))
}

@MainActor private func finish(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) -> NSLayoutConstraint {
    (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    constraint.priority = priority
    constraint.isActive = true
    return constraint
}

@MainActor private var madeKey: UInt8 = 0

private extension UIView {
    /// The constraints made for the view by this language.
    var made: NSMutableSet {
        if let set = objc_getAssociatedObject(self, &madeKey) as? NSMutableSet { return set }
        let set = NSMutableSet()
        objc_setAssociatedObject(self, &madeKey, set, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return set
    }

    @discardableResult
    func set(_ attribute: NSLayoutConstraint.Attribute, to points: CGFloat) -> MarkedConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        let isLength = attribute == .width || attribute == .height
        let constraint = MarkedConstraint(
            item: self, attribute: attribute, relatedBy: .equal, toItem: isLength ? nil : superview,
            attribute: isLength ? .notAnAttribute : attribute, multiplier: 1, constant: points)
        constraint.mark = "set"
        (isLength ? self : superview)?.addConstraint(constraint)
        made.add(constraint)
        return constraint
    }

    /// The user's own constraints of a superview on this view, as some languages look them up.
    func held(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
        (superview?.constraints ?? []).first { ($0.firstItem as? UIView) === self && $0.firstAttribute == attribute }
            ?? constraints.first { $0.firstItem === self && $0.firstAttribute == attribute }
    }
}

@MainActor @Suite struct ConstraintLanguageTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let view = UIView()

    init() { root.addSubview(view) }

    @Test func operatorsOnGenericAnchors() {
        view.leadingAnchor |==| root.leadingAnchor + 10
        view.topAnchor |==| root.topAnchor
        view.widthAnchor |>=| 30
        view.bottomAnchor |==| root.bottomAnchor + -40 %% .defaultHigh
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 0, width: 30, height: 60))
    }

    @Test func subclassesOfTheConstraint() {
        let left = view.set(.left, to: 5)
        view.set(.top, to: 6)
        view.set(.width, to: 7)
        view.set(.height, to: 8)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        left.constant = 50
        root.layoutIfNeeded()
        #expect(view.frame.minX == 50)
        #expect(left.changes == 1)
        #expect(view.made.count == 4)
        #expect(view.held(.left) === left)
        root.removeConstraint(left)
        #expect(!left.isActive)
    }

    @Test func methodReferencesAndKeyPaths() {
        let equal: (NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint = view.leadingAnchor.constraint(equalTo:)
        let atLeast: (CGFloat) -> NSLayoutConstraint = view.widthAnchor.constraint(greaterThanOrEqualToConstant:)
        let pin: (KeyPath<UIView, NSLayoutYAxisAnchor>) -> NSLayoutConstraint = { path in
            view[keyPath: path].constraint(equalTo: root[keyPath: path])
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([equal(root.leadingAnchor), atLeast(12), pin(\.topAnchor), pin(\.bottomAnchor)])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 12, height: 100))
    }

    @Test func viewsAndGuidesBehindOneProtocol() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let items: [any Constrainable] = [view, guide]
        view.translatesAutoresizingMaskIntoConstraints = false
        var constraints: Constraints = []
        for item in items {
            constraints += [
                item.topAnchor.constraint(equalTo: root.topAnchor), item.heightAnchor.constraint(equalToConstant: 20),
                item.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
                item.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            ]
        }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == view.frame)
        #expect(view.frame == CGRect(x: 8, y: 0, width: 100, height: 20))
        NSLayoutConstraint.deactivate(constraints)
        #expect(root.constraints.isEmpty)
    }

    @Test func controllersGuidesStandInConstraints() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let top: any UILayoutSupport = controller.topLayoutGuide
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: top, attribute: .bottom, multiplier: 1, constant: 4),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leftAnchor.constraint(equalTo: controller.view.leftAnchor), view.widthAnchor.constraint(equalToConstant: 1),
        ])
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        controller.view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 4, width: 1, height: 496))
    }

    @Test func constraintClassesForInterfaceBuilder() {
        let hairline = HairlineConstraint(
            item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 9)
        hairline.awakeFromNib()
        #expect(hairline.constant == 0.25)
        #expect(hairline.firstAttribute == .height)
        #expect(hairline.multiplier == 1)
    }

    @Test func keyPathsOfGenericAnchors() {
        func equal<Axis, Anchor: NSLayoutAnchor<Axis>>(_ path: KeyPath<UIView, Anchor>, _ constant: CGFloat) -> NSLayoutConstraint {
            view[keyPath: path].constraint(equalTo: root[keyPath: path], constant: constant)
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([equal(\.leadingAnchor, 1), equal(\.topAnchor, 2), equal(\.widthAnchor, -3), equal(\.heightAnchor, -4)])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 197, height: 96))
    }

    @Test func theKeyboardsGuideEndsTheSafeArea() {
        let guide = root.keyboardLayoutGuide
        view.translatesAutoresizingMaskIntoConstraints = false
        guide.setConstraints([view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)], activeWhenNearEdge: .bottom)
        guide.setConstraints([view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 70)], activeWhenNearEdge: .leading)
        guide.setConstraints([view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8)], activeWhenAwayFrom: [.leading, .trailing])
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5), view.bottomAnchor.constraint(equalTo: guide.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 7, y: 5, width: 185, height: 95))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 100, width: 200, height: 0))
        root.frame.size.height = 60
        root.layoutIfNeeded()
        #expect(view.frame.maxY == 60)
        guide.removeAllTrackedConstraints()
        #expect(root.constraints.count == 2)
    }

    @Test func prioritiesAreNumbers() {
        let priority = UILayoutPriority(250) + 1
        #expect(priority.rawValue == 251)
        #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
        #expect(Set([UILayoutPriority.required, .required]).count == 1)
    }
}

/// Some languages let priorities be added to.
private func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue + amount)
}
