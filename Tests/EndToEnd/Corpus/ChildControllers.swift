// Containment, life cycle, delegates, presentation, coordinators.
import UIKit
import PlaygroundSupport

protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    func start()
}

extension Coordinator {
    func store(_ coordinator: Coordinator) { children.append(coordinator) }
    func free(_ coordinator: Coordinator) { children = children.filter { $0 !== coordinator } }
}

@nonobjc extension UIViewController {
    func add(_ child: UIViewController, frame: CGRect? = nil) {
        addChild(child)
        if let frame = frame { child.view.frame = frame }
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func remove() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }

    static func instantiate(_ make: () -> UIViewController) -> UIViewController { make() }
}

var journal: [String] = []

class BaseViewController: UIViewController {
    var name: String { String(describing: type(of: self)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        journal.append("\(name) didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.append("\(name) willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.append("\(name) didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        journal.append("\(name) willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.append("\(name) didDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }, completion: { _ in })
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
    }

    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
}

final class FirstViewController: BaseViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemRed
        view.accessibilityIdentifier = "first"
    }
}

final class SecondViewController: BaseViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBlue
        view.accessibilityIdentifier = "second"
    }
}

final class DetailViewController: BaseViewController {
    var completion: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        view.accessibilityIdentifier = "detail"
        let button = UIButton(type: .custom, primaryAction: UIAction(title: "Close") { [weak self] _ in
            self?.completion?("closed")
            self?.dismiss(animated: true, completion: nil)
        })
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        button.setTitleColor(.black, for: .normal)
        view.addSubview(button)
    }
}

class ContainerViewController: BaseViewController, UIAdaptivePresentationControllerDelegate {
    private let segmented = UISegmentedControl(items: ["First", "Second"])
    private let container = UIView()
    private let resultLabel = UILabel()
    private lazy var pages: [UIViewController] = [FirstViewController(), SecondViewController()]
    private var current: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        segmented.selectedSegmentIndex = 0
        segmented.addTarget(self, action: #selector(segmentChanged(_:)), for: .valueChanged)
        segmented.accessibilityIdentifier = "segments"
        container.accessibilityIdentifier = "container"
        resultLabel.accessibilityIdentifier = "result"
        resultLabel.text = "-"
        let open = UIButton(type: .system)
        open.setTitle("Open detail", for: .normal)
        open.addTarget(self, action: #selector(openDetail), for: .touchUpInside)
        [segmented, container, resultLabel, open].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        let views: [String: Any] = ["segmented": segmented, "container": container, "result": resultLabel, "open": open]
        var constraints = NSLayoutConstraint.constraints(withVisualFormat: "H:|-20-[segmented]-20-|", options: [], metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|[container]|", options: [], metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:[segmented(==32)]-gap-[container(300)]-gap-[result(24)]-[open]", options: [], metrics: ["gap": 16], views: views)
        constraints.append(segmented.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1))
        constraints.append(resultLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor))
        constraints.append(open.centerXAnchor.constraint(equalTo: view.centerXAnchor))
        NSLayoutConstraint.activate(constraints)
        show(pages[0])
    }

    private func show(_ controller: UIViewController) {
        current?.remove()
        add(controller, frame: container.bounds)
        container.addSubview(controller.view)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        current = controller
    }

    @objc private func segmentChanged(_ sender: UISegmentedControl) {
        show(pages[sender.selectedSegmentIndex])
        journal.append("children \(children.count)")
    }

    @objc func openDetail() {
        let detail = DetailViewController()
        detail.modalPresentationStyle = .fullScreen
        detail.modalTransitionStyle = .crossDissolve
        detail.presentationController?.delegate = self
        detail.completion = { [weak self] text in self?.resultLabel.text = text }
        present(detail, animated: true) {
            journal.append("presented \(self.presentedViewController === detail)")
        }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    override var childForStatusBarStyle: UIViewController? { current }
}

class AppCoordinator: Coordinator {
    var children: [Coordinator] = []
    let root = ContainerViewController()
    func start() { PlaygroundPage.current.liveView = root }
}

let coordinator = AppCoordinator()
coordinator.start()
print(journal.joined(separator: "; "))
