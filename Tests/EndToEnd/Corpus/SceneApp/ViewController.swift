import UIKit

class ViewController: UIViewController {
    let greeting = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        greeting.text = "Loaded"
        greeting.accessibilityIdentifier = "greeting"
        greeting.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(greeting)
        greeting.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        greeting.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
}
