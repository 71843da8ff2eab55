// Protocol-oriented views: default implementations, generic views, builders, wrappers, operators.
import UIKit
import PlaygroundSupport

protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}

extension Reusable where Self: UIView {
    static var reuseIdentifier: String { String(describing: self) }
}

protocol Configurable {
    associatedtype Model
    func configure(with model: Model)
}

protocol Shakeable where Self: UIView {}
extension Shakeable {
    func wiggle() { transform = transform.rotated(by: .pi / 36) }
}

protocol Themeable {
    var theme: Theme { get }
    func apply(_ theme: Theme)
}

extension Themeable where Self: UIViewController {
    var theme: Theme { traitCollection.userInterfaceStyle == .dark ? .night : .day }
    func apply(_ theme: Theme) { view.backgroundColor = theme.background }
}

enum Theme: String, CaseIterable {
    case day, night
    var background: UIColor {
        switch self {
        case .day: .white
        case .night: .black
        }
    }
    static let spacing: CGFloat = 12
}

class GenericListView<Item: Hashable, Row: UIView>: UIView where Row: Configurable, Row.Model == Item {
    private let stack = UIStackView()
    private var rows: [Item: Row] = [:]
    private let make: () -> Row
    var selection: ((Item) -> Void)?

    var items: [Item] = [] {
        didSet { reload() }
    }

    init(items: [Item], make: @escaping () -> Row) {
        self.make = make
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.spacing = Theme.spacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        stack.fill(self)
        self.items = items
        reload()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func reload() {
        rows.values.forEach { $0.removeFromSuperview() }
        rows.removeAll()
        for item in items {
            let row = make()
            row.configure(with: item)
            row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
            rows[item] = row
            stack.addArrangedSubview(row)
        }
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard let item = rows.first(where: { $0.value === recognizer.view })?.key else { return }
        selection?(item)
    }
}

final class PersonRow: UIView, Configurable, Reusable, Shakeable {
    private let label = UILabel.with { $0.font = .systemFont(ofSize: 17); $0.textColor = .label }
    typealias Model = String

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        addSubview(label)
        label.fill(self, insets: .init(top: 8, left: 8, bottom: 8, right: 8))
    }

    required init?(coder: NSCoder) { fatalError() }

    func configure(with model: String) {
        label.text = model
        accessibilityIdentifier = model
    }
}

protocol With {}
extension With where Self: Any {
    @discardableResult
    func with(_ change: (Self) throws -> Void) rethrows -> Self {
        try change(self)
        return self
    }
}
extension NSObject: With {}

extension UILabel {
    static func with(_ change: (UILabel) -> Void) -> UILabel {
        let label = UILabel()
        change(label)
        return label
    }
}

extension UIView {
    func fill(_ other: UIView, insets: UIEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        topAnchor ~ other.topAnchor + insets.top
        leadingAnchor ~ other.leadingAnchor + insets.left
        other.bottomAnchor ~ bottomAnchor + insets.bottom
        other.trailingAnchor ~ trailingAnchor + insets.right
    }
}

infix operator ~: AssignmentPrecedence
func + <Axis>(anchor: NSLayoutAnchor<Axis>, constant: CGFloat) -> (NSLayoutAnchor<Axis>, CGFloat) { (anchor, constant) }
@discardableResult
func ~ <Axis>(lhs: NSLayoutAnchor<Axis>, rhs: (NSLayoutAnchor<Axis>, CGFloat)) -> NSLayoutConstraint {
    let constraint = lhs.constraint(equalTo: rhs.0, constant: rhs.1)
    constraint.isActive = true
    return constraint
}

@resultBuilder
enum ViewListBuilder {
    static func buildBlock(_ components: [UIView]...) -> [UIView] { components.flatMap { $0 } }
    static func buildExpression(_ view: UIView) -> [UIView] { [view] }
    static func buildOptional(_ views: [UIView]?) -> [UIView] { views ?? [] }
    static func buildEither(first: [UIView]) -> [UIView] { first }
    static func buildEither(second: [UIView]) -> [UIView] { second }
    static func buildArray(_ components: [[UIView]]) -> [UIView] { components.flatMap { $0 } }
}

extension UIStackView {
    convenience init(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, @ViewListBuilder views: () -> [UIView]) {
        self.init(arrangedSubviews: views())
        self.axis = axis
        self.spacing = spacing
    }
}

@propertyWrapper
final class Styled<View: UIView> {
    let wrappedValue: View
    init(wrappedValue: View) {
        self.wrappedValue = wrappedValue
        wrappedValue.layer.cornerRadius = 8
        wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    }
}

final class Observable<T> {
    typealias Listener = (T) -> Void
    private var listener: Listener?
    var value: T { didSet { listener?(value) } }
    init(_ value: T) { self.value = value }
    func bind(_ listener: @escaping Listener) {
        self.listener = listener
        listener(value)
    }
}

class MainViewController: UIViewController, Themeable {
    @Styled private var banner = UIView()
    private let message = Observable("Nobody")
    private let output = UILabel()
    private lazy var list = GenericListView(items: ["Ada", "Grace", "Edsger"]) { PersonRow() }

    override func viewDidLoad() {
        super.viewDidLoad()
        apply(theme)
        output.accessibilityIdentifier = "output"
        message.bind { [weak self] in self?.output.text = $0 }
        list.selection = { [weak self] in self?.message.value = $0 }
        list.accessibilityIdentifier = "list"
        banner.backgroundColor = .systemMint
        banner.accessibilityIdentifier = "banner"
        banner.heightAnchor.constraint(equalToConstant: 30).isActive = true
        let showsBanner = true
        let stack = UIStackView(.vertical, spacing: 10) {
            if showsBanner { banner }
            list
            for name in ["a", "b"] {
                UILabel.with { $0.text = name; $0.accessibilityIdentifier = name }
            }
            output
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.accessibilityIdentifier = "stack"
        view.addSubview(stack)
        stack.topAnchor ~ view.safeAreaLayoutGuide.topAnchor + 20
        stack.leadingAnchor ~ view.leadingAnchor + 20
        view.trailingAnchor ~ stack.trailingAnchor + 20
        UIView().with { $0.tag = 9 }.removeFromSuperview()
        print(PersonRow.reuseIdentifier, Theme.allCases.map(\.rawValue), Theme(rawValue: "day")?.background == UIColor.white)
        PersonRow().wiggle()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { apply(theme) }
    }
}

PlaygroundPage.current.liveView = MainViewController()
