// Constraints in the long form, changed and animated; priorities; aspect ratios; guides; stacks inside.
import UIKit
import PlaygroundSupport

extension NSLayoutConstraint {
    static func setMultiplier(_ multiplier: CGFloat, of constraint: inout NSLayoutConstraint) {
        NSLayoutConstraint.deactivate([constraint])
        let newConstraint = NSLayoutConstraint(
            item: constraint.firstItem!, attribute: constraint.firstAttribute, relatedBy: constraint.relation, toItem: constraint.secondItem,
            attribute: constraint.secondAttribute, multiplier: multiplier, constant: constraint.constant)
        newConstraint.priority = constraint.priority
        newConstraint.shouldBeArchived = constraint.shouldBeArchived
        newConstraint.identifier = constraint.identifier
        NSLayoutConstraint.activate([newConstraint])
        constraint = newConstraint
    }

    func with(priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}

extension UILayoutPriority {
    static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }
    static let almostRequired = UILayoutPriority(rawValue: 999)
}

extension UIView {
    @discardableResult func withSize(_ width: CGFloat, _ height: CGFloat) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        addConstraint(NSLayoutConstraint(item: self, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: width))
        addConstraint(NSLayoutConstraint(item: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: height))
        return self
    }

    func constrain(_ attribute: NSLayoutConstraint.Attribute, to other: Any? = nil, _ otherAttribute: NSLayoutConstraint.Attribute? = nil, constant: CGFloat = 0) {
        let target: Any? = other ?? superview as Any?
        let constraint = NSLayoutConstraint(
            item: self, attribute: attribute, relatedBy: .equal, toItem: target, attribute: otherAttribute ?? attribute, multiplier: 1, constant: constant)
        (other == nil ? superview! : self.superview!).addConstraint(constraint)
    }
}

class ConstraintsViewController: UIViewController {
    let banner = UIView()
    let badge = UIView()
    let first = UILabel()
    let second = UILabel()
    let spacer = UILayoutGuide()
    let toggle = UIButton(type: .system)
    private var heightConstraint: NSLayoutConstraint?
    private var widthRatio: NSLayoutConstraint!
    private var isExpanded = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (item, id) in [(banner, "banner"), (badge, "badge"), (first, "first"), (second, "second"), (toggle, "toggle")] as [(UIView, String)] {
            item.translatesAutoresizingMaskIntoConstraints = false
            item.accessibilityIdentifier = id
            view.addSubview(item)
        }
        view.addLayoutGuide(spacer)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)
        banner.backgroundColor = .systemOrange
        badge.backgroundColor = .systemRed
        badge.withSize(24, 24)
        first.text = "A long title that does not fit beside the other one"
        second.text = "Another long text"
        first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        toggle.setTitle("Toggle", for: .normal)
        toggle.addTarget(self, action: #selector(toggleBanner), for: .touchUpInside)

        banner.constrain(.top, to: view.safeAreaLayoutGuide, .top, constant: 10)
        banner.constrain(.centerX)
        widthRatio = banner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
        widthRatio.isActive = true
        heightConstraint = banner.heightAnchor.constraint(equalToConstant: 80)
        heightConstraint?.isActive = true
        NSLayoutConstraint.activate([
            badge.centerXAnchor.constraint(equalTo: banner.trailingAnchor),
            badge.centerYAnchor.constraint(equalTo: banner.topAnchor),
            spacer.topAnchor.constraint(equalTo: banner.bottomAnchor),
            spacer.heightAnchor.constraint(equalToConstant: 33),
            first.topAnchor.constraint(equalTo: spacer.bottomAnchor),
            first.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
            second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
            second.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            toggle.topAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor, constant: 20).with(priority: .almostRequired),
            toggle.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8).with(priority: .defaultHigh - 1),
            toggle.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 24),
            toggle.widthAnchor.constraint(equalTo: toggle.heightAnchor, multiplier: 2),
        ])
    }

    @objc func toggleBanner() {
        isExpanded.toggle()
        heightConstraint?.constant = isExpanded ? 200 : 80
        NSLayoutConstraint.setMultiplier(isExpanded ? 0.8 : 0.5, of: &widthRatio)
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: .curveEaseInOut, animations: view.layoutIfNeeded, completion: nil)
    }
}

let controller = ConstraintsViewController()
PlaygroundPage.current.liveView = controller
