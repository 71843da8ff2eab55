import Testing
@testable import UIKit

@MainActor private final class FieldJournal: UITextFieldDelegate {
    var events: [String] = []
    var accepts = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { events.append("shouldBegin"); return true }
    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("didBegin") }
    func textFieldDidEndEditing(_ textField: UITextField) { events.append("didEnd") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        events.append("change \(range.location),\(range.length) '\(string)'")
        return accepts
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { events.append("return"); return true }
}

@MainActor private func makeField(_ text: String?, _ border: UITextField.BorderStyle = .none) -> UITextField {
    let field = UITextField()
    field.traitOverrides.displayScale = 2
    field.borderStyle = border
    field.text = text
    return field
}

@MainActor @Suite struct TextFieldTests {
    @Test(arguments: [
        ("Line border", UITextField.BorderStyle.line, 95.0, 30.0), ("Bezel border", .bezel, 125, 32),
        ("Plain field", .none, 74, 22),
    ])
    func sizesAreAsMeasured(text: String, border: UITextField.BorderStyle, width: Double, height: Double) {
        let size = makeField(text, border).sizeThatFits(.zero)
        #expect(abs(Double(size.width) - width) <= 1)
        #expect(Double(size.height) == height)
        #expect(makeField(nil, .roundedRect).sizeThatFits(.zero) == CGSize(width: 33, height: 34))
    }

    @Test func textKeepsFromSideViewsAndTheClearButton() {
        let field = makeField("Text", .roundedRect)
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 18))
        field.leftViewMode = .always
        #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 8, width: 20, height: 18))
        #expect(field.textRect(forBounds: field.bounds).minX == 27)
        field.clearButtonMode = .always
        #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 176.5, y: 9, width: 17, height: 17))
        #expect(field.textRect(forBounds: field.bounds).maxX == 165.5)
    }

    @Test func typingAsksTheDelegateAndTellsTheTargets() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let field = makeField("ab"), journal = FieldJournal()
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        window.addSubview(field)
        field.delegate = journal
        #expect(field.becomeFirstResponder())
        #expect(field.isEditing)
        field.insertText("c")
        #expect(field.text == "abc")
        journal.accepts = false
        field.insertText("d")
        #expect(field.text == "abc")
        journal.accepts = true
        field.deleteBackward()
        #expect(field.text == "ab")
        field.insertText("\n")
        #expect(field.resignFirstResponder())
        #expect(journal.events == [
            "shouldBegin", "didBegin", "change 2,0 'c'", "change 3,0 'd'", "change 2,1 ''", "return", "didEnd",
        ])
        #expect(changes == 2)
    }

    @Test func deletingTakesWholeCharacters() {
        let field = makeField("a👨‍👩‍👧")
        field.selectedTextRange = UITextRange(NSRange(location: field.editor.length, length: 0))
        field.deleteBackward()
        #expect(field.text == "a")
    }

    @Test func selectionsAreReplaced() {
        let field = makeField("hello world")
        let start = field.position(from: field.beginningOfDocument, offset: 6)
        field.selectedTextRange = field.textRange(from: start!, to: field.endOfDocument)
        field.insertText("there")
        #expect(field.text == "hello there")
        #expect(field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.start) == 11)
    }

    @Test func caretsStandAtTheText() {
        let field = makeField("Hello")
        field.frame = CGRect(x: 0, y: 0, width: 100, height: 22)
        let end = field.caretRect(for: field.endOfDocument)
        #expect(abs(end.midX - 38.6) < 0.6)
        #expect(field.closestPosition(to: CGPoint(x: 90, y: 10))?.offset == 5)
    }

    @Test func secretsShowBullets() {
        let field = makeField("secret")
        field.isSecureTextEntry = true
        #expect(field.text == "secret")
        #expect(field.sizeThatFits(.zero).width == 46)
    }
}
