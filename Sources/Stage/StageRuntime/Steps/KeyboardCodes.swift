import UIKit

/// The browser's names of keys, by their place on the keyboard.
enum KeyboardCodes {
    static func usage(of code: String) -> UIKeyboardHIDUsage? {
        if let known = named[code] { return known }
        if code.hasPrefix("Key"), let letter = code.utf8.last, (65...90).contains(letter) {
            return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + Int(letter) - 65)
        }
        if code.hasPrefix("Digit"), let digit = code.last?.wholeNumberValue {
            return UIKeyboardHIDUsage(rawValue: digit == 0 ? UIKeyboardHIDUsage.keyboard0.rawValue : UIKeyboardHIDUsage.keyboard1.rawValue + digit - 1)
        }
        return nil
    }

    private static let named: [String: UIKeyboardHIDUsage] = [
        "Enter": .keyboardReturnOrEnter, "Escape": .keyboardEscape, "Backspace": .keyboardDeleteOrBackspace, "Tab": .keyboardTab,
        "Space": .keyboardSpacebar, "Minus": .keyboardHyphen, "Equal": .keyboardEqualSign, "BracketLeft": .keyboardOpenBracket,
        "BracketRight": .keyboardCloseBracket, "Backslash": .keyboardBackslash, "Semicolon": .keyboardSemicolon,
        "Quote": .keyboardQuote, "Backquote": .keyboardGraveAccentAndTilde, "Comma": .keyboardComma, "Period": .keyboardPeriod,
        "Slash": .keyboardSlash, "CapsLock": .keyboardCapsLock, "ArrowRight": .keyboardRightArrow, "ArrowLeft": .keyboardLeftArrow,
        "ArrowDown": .keyboardDownArrow, "ArrowUp": .keyboardUpArrow, "Home": .keyboardHome, "End": .keyboardEnd,
        "PageUp": .keyboardPageUp, "PageDown": .keyboardPageDown, "Delete": .keyboardDeleteForward, "Insert": .keyboardInsert,
        "ShiftLeft": .keyboardLeftShift, "ShiftRight": .keyboardRightShift, "ControlLeft": .keyboardLeftControl,
        "ControlRight": .keyboardRightControl, "AltLeft": .keyboardLeftAlt, "AltRight": .keyboardRightAlt,
        "MetaLeft": .keyboardLeftGUI, "MetaRight": .keyboardRightGUI,
    ]
}
