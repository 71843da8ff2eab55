import PlaygroundSupport
import UIKit

final class CardViewController: UIViewController {
    private let card = UIView()
    private let heading = UILabel()
    private let body = UILabel()
    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!
    private var top: NSLayoutConstraint!
    private var height: NSLayoutConstraint!
    private var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 20
        card.layer.shadowOpacity = 0.2
        card.layer.shadowOffset = CGSize(width: 0, height: 12)
        card.layer.shadowRadius = 16
        card.accessibilityIdentifier = "card"
        heading.text = "Tap to open"
        heading.font = .systemFont(ofSize: 24, weight: .bold)
        heading.textColor = .white
        body.text = "The constraints change inside an animation block; layoutIfNeeded does the rest."
        body.numberOfLines = 0
        body.textColor = .white
        body.alpha = 0
        view.addSubview(card)
        for label in [heading, body] {
            label.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(label)
        }
        card.translatesAutoresizingMaskIntoConstraints = false
        top = card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 80)
        leading = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40)
        trailing = card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40)
        height = card.heightAnchor.constraint(equalToConstant: 180)
        NSLayoutConstraint.activate([
            top, leading, trailing, height,
            heading.topAnchor.constraint(equalTo: card.topAnchor, constant: 24),
            heading.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 24),
            body.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 12),
            body.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -24),
        ])
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(toggle)))
    }

    @objc private func toggle() {
        isOpen.toggle()
        UIView.animate(
            withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: []
        ) {
            self.top.constant = self.isOpen ? 12 : 80
            self.leading.constant = self.isOpen ? 12 : 40
            self.trailing.constant = self.isOpen ? -12 : -40
            self.height.constant = self.isOpen ? 420 : 180
            self.body.alpha = self.isOpen ? 1 : 0
            self.view.layoutIfNeeded()
        }
    }
}

PlaygroundPage.current.liveView = CardViewController()
