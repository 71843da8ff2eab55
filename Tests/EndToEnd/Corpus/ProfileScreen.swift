// A screen without storyboard: closure-initialised subviews, helper extensions, anchors.
import UIKit
import PlaygroundSupport

struct User {
    let name: String
    let handle: String
    let bio: String
    let followers: Int

    static let sample = User(
        name: "Ada Lovelace", handle: "@ada", bio: "Wrote the first program. Likes long walks through analytical engines.", followers: 12_843)
}

extension UIColor {
    static let brand = UIColor(red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
    static let cardBackground = UIColor(hex: 0xF2F2F7)

    convenience init(hex: Int, alpha: CGFloat = 1.0) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255.0,
            green: CGFloat((hex >> 8) & 0xFF) / 255.0,
            blue: CGFloat(hex & 0xFF) / 255.0,
            alpha: alpha)
    }
}

extension UIFont {
    static let heading = UIFont.systemFont(ofSize: 22, weight: .bold)
    static var caption: UIFont { .preferredFont(forTextStyle: .caption1) }
}

extension UIView {
    func addSubviews(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    @discardableResult
    func anchor(
        top: NSLayoutYAxisAnchor? = nil, left: NSLayoutXAxisAnchor? = nil, bottom: NSLayoutYAxisAnchor? = nil,
        right: NSLayoutXAxisAnchor? = nil, paddingTop: CGFloat = 0, paddingLeft: CGFloat = 0, paddingBottom: CGFloat = 0,
        paddingRight: CGFloat = 0, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        var constraints: [NSLayoutConstraint] = []
        if let top = top { constraints.append(topAnchor.constraint(equalTo: top, constant: paddingTop)) }
        if let left = left { constraints.append(leftAnchor.constraint(equalTo: left, constant: paddingLeft)) }
        if let bottom = bottom { constraints.append(bottomAnchor.constraint(equalTo: bottom, constant: -paddingBottom)) }
        if let right = right { constraints.append(rightAnchor.constraint(equalTo: right, constant: -paddingRight)) }
        if let width { constraints.append(widthAnchor.constraint(equalToConstant: width)) }
        if let height { constraints.append(heightAnchor.constraint(equalToConstant: height)) }
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
        ])
    }
}

protocol ProfileHeaderViewDelegate: AnyObject {
    func profileHeaderViewDidTapFollow(_ header: ProfileHeaderView)
}

final class ProfileHeaderView: UIView {
    weak var delegate: ProfileHeaderViewDelegate?

    private let avatar: UIImageView = {
        let view = UIImageView()
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerRadius = 36
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.brand.cgColor
        view.backgroundColor = .secondarySystemBackground
        view.image = UIImage(systemName: "person.fill")
        view.tintColor = .brand
        view.accessibilityIdentifier = "avatar"
        return view
    }()

    private let nameLabel: UILabel = {
        let label = UILabel()
        label.font = .heading
        label.textColor = .label
        label.accessibilityIdentifier = "name"
        return label
    }()

    private let bioLabel = UILabel()

    private lazy var followButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)
        button.setTitle("Following", for: .selected)
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
        button.backgroundColor = .brand
        button.layer.cornerRadius = 8
        button.addTarget(self, action: #selector(didTapFollow), for: .touchUpInside)
        button.accessibilityIdentifier = "follow"
        return button
    }()

    var user: User? {
        didSet { configure() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupUI()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setupUI() {
        bioLabel.numberOfLines = 0
        bioLabel.font = .systemFont(ofSize: 15)
        bioLabel.textColor = .secondaryLabel
        bioLabel.accessibilityIdentifier = "bio"
        let texts = UIStackView(arrangedSubviews: [nameLabel, bioLabel])
        texts.axis = .vertical
        texts.spacing = 4
        texts.accessibilityIdentifier = "texts"
        addSubviews(avatar, texts, followButton)
        avatar.anchor(top: topAnchor, left: leftAnchor, paddingTop: 16, paddingLeft: 16, width: 72, height: 72)
        texts.anchor(top: avatar.topAnchor, left: avatar.rightAnchor, right: rightAnchor, paddingLeft: 12, paddingRight: 16)
        followButton.anchor(left: leftAnchor, bottom: bottomAnchor, right: rightAnchor, paddingLeft: 16, paddingBottom: 12, paddingRight: 16, height: 44)
    }

    private func configure() {
        guard let user = user else { return }
        nameLabel.text = user.name
        bioLabel.text = user.bio
    }

    @objc private func didTapFollow(_ sender: UIButton) {
        sender.isSelected.toggle()
        delegate?.profileHeaderViewDidTapFollow(self)
    }
}

class ProfileViewController: UIViewController {
    // MARK: - Properties

    private let user: User
    private lazy var header = ProfileHeaderView()
    private let followers = UILabel()
    private var isFollowing = false

    // MARK: - Lifecycle

    init(user: User) {
        self.user = user
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Profile"
        layout()
        updateFollowers()
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
    override var prefersStatusBarHidden: Bool { false }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    // MARK: - Helpers

    private func layout() {
        header.delegate = self
        header.user = user
        header.backgroundColor = .cardBackground
        header.accessibilityIdentifier = "header"
        followers.accessibilityIdentifier = "followers"
        followers.textAlignment = .center
        view.addSubviews(header, followers)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: guide.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            header.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
            followers.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 24),
            followers.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            followers.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -32),
        ])
    }

    private func updateFollowers() {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
        let count = user.followers + (isFollowing ? 1 : 0)
        followers.text = (formatter.string(from: NSNumber(value: count)) ?? "") + " followers"
    }
}

// MARK: - ProfileHeaderViewDelegate

extension ProfileViewController: ProfileHeaderViewDelegate {
    func profileHeaderViewDidTapFollow(_ header: ProfileHeaderView) {
        isFollowing.toggle()
        updateFollowers()
    }
}

PlaygroundPage.current.needsIndefiniteExecution = true
PlaygroundPage.current.setLiveView(ProfileViewController(user: .sample))
