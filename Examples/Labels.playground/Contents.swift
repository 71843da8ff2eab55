import PlaygroundSupport
import SnapKit
import UIKit

/// Two labels compete for one row: the one with less compression resistance is cut, the one with less hugging grows.
final class CompetingLabelsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addRow(0, "A long name that does not fit here", "and a long remark", named: "cut") { name, remark in
            name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            remark.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        addRow(1, "A long name that does not fit here", "and a long remark", named: "kept") { name, remark in
            name.setContentCompressionResistancePriority(.required, for: .horizontal)
            remark.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        }
        addRow(2, "Name", "Remark", named: "grown") { name, remark in
            name.setContentHuggingPriority(.defaultLow, for: .horizontal)
            remark.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        }
        addRow(3, "Name", "Remark", named: "hugged") { name, remark in
            name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            remark.setContentHuggingPriority(.defaultLow, for: .horizontal)
        }
    }

    private func addRow(
        _ index: Int, _ nameText: String, _ remarkText: String, named row: String, priorities: (UILabel, UILabel) -> Void
    ) {
        let name = label(nameText, .systemYellow, "\(row) name")
        let remark = label(remarkText, .systemMint, "\(row) remark")
        priorities(name, remark)
        name.snp.makeConstraints { make in
            make.leading.equalToSuperview().offset(16)
            make.top.equalTo(view.safeAreaLayoutGuide).offset(24 + index * 56)
            make.height.equalTo(36)
        }
        remark.snp.makeConstraints { make in
            make.leading.equalTo(name.snp.trailing).offset(8)
            make.trailing.equalToSuperview().inset(16)
            make.top.bottom.equalTo(name)
        }
    }

    private func label(_ text: String, _ color: UIColor, _ identifier: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.backgroundColor = color.withAlphaComponent(0.35)
        label.accessibilityIdentifier = identifier
        view.addSubview(label)
        return label
    }
}

PlaygroundPage.current.liveView = CompetingLabelsViewController()
