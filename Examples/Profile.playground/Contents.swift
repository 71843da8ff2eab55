import PlaygroundSupport
import UIKit

final class ProfileViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
        picture.tintColor = .systemTeal
        picture.contentMode = .scaleAspectFit
        picture.heightAnchor.constraint(equalToConstant: 120).isActive = true

        let name = UILabel()
        name.text = "Robin Larsen"
        name.font = .systemFont(ofSize: 28, weight: .bold)
        name.textAlignment = .center
        let role = UILabel()
        role.text = "Draws interfaces, plays the cello"
        role.textColor = .secondaryLabel
        role.textAlignment = .center

        let figures = UIStackView(arrangedSubviews: [figure("128", "posts"), figure("2.4k", "followers"), figure("311", "following")])
        figures.distribution = .fillEqually

        let column = UIStackView(arrangedSubviews: [picture, name, role, figures])
        column.axis = .vertical
        column.spacing = 12
        column.setCustomSpacing(32, after: role)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func figure(_ number: String, _ caption: String) -> UIView {
        let top = UILabel()
        top.text = number
        top.font = .systemFont(ofSize: 20, weight: .semibold)
        top.textAlignment = .center
        let bottom = UILabel()
        bottom.text = caption
        bottom.font = .systemFont(ofSize: 13)
        bottom.textColor = .secondaryLabel
        bottom.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [top, bottom])
        stack.axis = .vertical
        return stack
    }
}

PlaygroundPage.current.liveView = ProfileViewController()
