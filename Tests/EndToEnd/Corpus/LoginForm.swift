// Text fields, their delegate, keyboard notifications, validation.
import UIKit
import PlaygroundSupport

enum ValidationError: Error, LocalizedError {
    case emptyField(name: String)
    case badEmail
    case shortPassword(minimum: Int)

    var errorDescription: String? {
        switch self {
        case .emptyField(let name): return "\(name) must not be empty"
        case .badEmail: return "This is not an e-mail address"
        case let .shortPassword(minimum): return String(format: "At least %d characters", minimum)
        }
    }
}

struct Validator {
    static func validate(email: String?, password: String?) throws {
        guard let email = email?.trimmingCharacters(in: .whitespacesAndNewlines), !email.isEmpty else {
            throw ValidationError.emptyField(name: "E-mail")
        }
        guard email.range(of: "^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}$", options: [.regularExpression, .caseInsensitive]) != nil else {
            throw ValidationError.badEmail
        }
        guard let password = password, password.count >= 6 else {
            throw ValidationError.shortPassword(minimum: 6)
        }
    }
}

class PaddedTextField: UITextField {
    var textInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12) {
        didSet { setNeedsDisplay() }
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        return super.textRect(forBounds: bounds).inset(by: textInsets)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: textInsets)
    }

    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: textInsets)
    }
}

class LoginViewController: UIViewController, UITextFieldDelegate {
    let emailField = PaddedTextField()
    let passwordField = PaddedTextField()
    let loginButton = UIButton(type: .system)
    let errorLabel = UILabel()
    let spinner = UIActivityIndicatorView(style: .medium)
    private var bottomConstraint: NSLayoutConstraint!
    private var stackView: UIStackView!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        setupFields()
        setupLayout()
        registerForKeyboardNotifications()
        let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    func setupFields() {
        for (field, placeholder, identifier) in [(emailField, "E-mail", "email"), (passwordField, "Password", "password")] {
            field.placeholder = placeholder
            field.borderStyle = .none
            field.backgroundColor = .white
            field.layer.cornerRadius = 10
            field.font = .systemFont(ofSize: 17)
            field.delegate = self
            field.clearButtonMode = .whileEditing
            field.autocapitalizationType = .none
            field.autocorrectionType = .no
            field.spellCheckingType = .no
            field.accessibilityIdentifier = identifier
            field.addTarget(self, action: #selector(textFieldDidChange(_:)), for: .editingChanged)
            field.heightAnchor.constraint(equalToConstant: 48).isActive = true
        }
        emailField.keyboardType = .emailAddress
        emailField.textContentType = .emailAddress
        emailField.returnKeyType = .next
        emailField.enablesReturnKeyAutomatically = true
        passwordField.isSecureTextEntry = true
        passwordField.returnKeyType = .done
        passwordField.attributedPlaceholder = NSAttributedString(
            string: "Password", attributes: [.foregroundColor: UIColor.systemGray2, .font: UIFont.italicSystemFont(ofSize: 15)])
        let icon = UIImageView(image: UIImage(systemName: "envelope"))
        icon.contentMode = .center
        emailField.rightView = icon
        emailField.rightViewMode = .unlessEditing
    }

    func setupLayout() {
        loginButton.setTitle("Log In", for: .normal)
        loginButton.setTitleColor(.white, for: .normal)
        loginButton.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .disabled)
        loginButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
        loginButton.backgroundColor = .systemBlue
        loginButton.layer.cornerRadius = 10
        loginButton.isEnabled = false
        loginButton.accessibilityIdentifier = "login"
        loginButton.addTarget(self, action: #selector(login), for: .touchUpInside)
        loginButton.heightAnchor.constraint(equalToConstant: 50).isActive = true
        errorLabel.textColor = .systemRed
        errorLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true
        errorLabel.accessibilityIdentifier = "error"
        spinner.hidesWhenStopped = true

        stackView = UIStackView(arrangedSubviews: [emailField, passwordField, errorLabel, loginButton, spinner])
        stackView.axis = .vertical
        stackView.spacing = 12
        stackView.setCustomSpacing(24, after: errorLabel)
        stackView.translatesAutoresizingMaskIntoConstraints = false
        stackView.accessibilityIdentifier = "form"
        view.addSubview(stackView)
        bottomConstraint = stackView.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -20)
        let center = stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        center.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            center, bottomConstraint,
        ])
    }

    private func registerForKeyboardNotifications() {
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc func keyboardWillShow(_ notification: Notification) {
        guard let userInfo = notification.userInfo,
              let keyboardFrame = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
              let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
              let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt else { return }
        bottomConstraint.constant = -keyboardFrame.height - 20
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16), animations: {
            self.view.layoutIfNeeded()
        }, completion: nil)
    }

    @objc func keyboardWillHide(_ notification: NSNotification) {
        bottomConstraint.constant = -20
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }

    @objc func dismissKeyboard() {
        view.endEditing(true)
    }

    @objc func textFieldDidChange(_ textField: UITextField) {
        loginButton.isEnabled = emailField.hasText && !(passwordField.text ?? "").isEmpty
    }

    @objc func login() {
        do {
            try Validator.validate(email: emailField.text, password: passwordField.text)
            errorLabel.isHidden = true
            spinner.startAnimating()
            loginButton.isEnabled = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
                self?.spinner.stopAnimating()
                self?.loginButton.isEnabled = true
                self?.loginButton.setTitle("Welcome", for: .normal)
            }
        } catch let error as ValidationError {
            show(error)
        } catch {
            print(error.localizedDescription)
        }
    }

    private func show(_ error: Error) {
        errorLabel.text = error.localizedDescription
        errorLabel.isHidden = false
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.timingFunction = CAMediaTimingFunction(name: .linear)
        shake.duration = 0.6
        shake.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
        stackView.layer.add(shake, forKey: "shake")
    }

    // MARK: UITextFieldDelegate

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField == emailField {
            passwordField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
            login()
        }
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        textField.layer.borderWidth = 1
        textField.layer.borderColor = UIColor.systemBlue.cgColor
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        textField.layer.borderWidth = 0
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        let current = textField.text ?? ""
        guard let stringRange = Range(range, in: current) else { return false }
        return current.replacingCharacters(in: stringRange, with: string).count <= 32
    }
}

PlaygroundPage.current.liveView = LoginViewController()
