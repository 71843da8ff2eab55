// Buttons that take `self` as their target before there is a self: a beginner's habit that works on an iPhone.
import UIKit
import PlaygroundSupport

class CounterViewController: UIViewController {
    private let plus: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("+", for: .normal)
        button.accessibilityIdentifier = "plus"
        button.addTarget(self, action: #selector(increase), for: .touchUpInside)
        return button
    }()
    let label: UILabel = {
        $0.text = "0"
        $0.accessibilityIdentifier = "label"
        return $0
    }(UILabel())
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let stack = UIStackView(arrangedSubviews: [label, plus])
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor), stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    @objc private func increase() {
        count += 1
        label.text = count.description
    }
}

PlaygroundPage.current.liveView = CounterViewController()
