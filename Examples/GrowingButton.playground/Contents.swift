import PlaygroundSupport
import SnapKit
import UIKit

/// A button keeps the constraint of its width, changes the offset on a tap and lets the layout animate.
final class GrowingButtonViewController: UIViewController {
    private let button = UIButton(type: .system)
    private var width: Constraint?
    private var isWide = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle("Grow", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 12
        button.accessibilityIdentifier = "button"
        button.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        view.addSubview(button)
        button.snp.makeConstraints {
            $0.center.equalToSuperview()
            $0.height.equalTo(48)
            width = $0.width.equalTo(120).constraint
        }
    }

    @objc private func toggle() {
        isWide.toggle()
        width?.update(offset: isWide ? 320 : 120)
        button.setTitle(isWide ? "Shrink" : "Grow", for: .normal)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) { self.view.layoutIfNeeded() }
    }
}

PlaygroundPage.current.liveView = GrowingButtonViewController()
