import UIKit

/// Finds views as a user would name them.
@MainActor
enum ViewSearch {
    /// The first view in tree order that can be seen and fits; of two nested ones, the outer.
    static func first(in root: UIView, where matches: (UIView) -> Bool) -> UIView? {
        guard !root.isHidden, root.alpha > 0.01 else { return nil }
        if matches(root) { return root }
        for child in root.subviews {
            if let found = first(in: child, where: matches) { return found }
        }
        return nil
    }

    static func hasIdentifier(_ view: UIView, _ identifier: String) -> Bool {
        view.accessibilityIdentifier == identifier
    }

    static func hasText(_ view: UIView, _ text: String) -> Bool {
        ViewText.text(of: view) == text || view.accessibilityLabel == text
    }
}

/// The words a view shows.
@MainActor
enum ViewText {
    static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text ?? label.attributedText?.string
        case let button as UIButton: button.configuration?.title ?? button.currentTitle
        case let field as UITextField: fieldText(field)
        case let textView as UITextView: textView.text
        default: nil
        }
    }
    /// What a text field shows: its text, as dots when it is secret, else the placeholder.
    private static func fieldText(_ field: UITextField) -> String? {
        let text = field.text ?? ""
        if text.isEmpty { return field.placeholder ?? field.attributedPlaceholder?.string }
        return field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
}
