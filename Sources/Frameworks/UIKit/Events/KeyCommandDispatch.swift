import QuartzCore

/// Finds the key command for a pressed key along the responder chain and performs it.
@MainActor enum KeyCommandDispatch {
    /// Returns whether a command took the key.
    static func perform(_ key: UIKey, from responder: UIResponder?) -> Bool {
        var next = responder
        while let current = next {
            for command in current.keyCommands ?? [] where matches(command, key) {
                guard let action = command.action else { continue }
                guard let target = current.target(forAction: action, withSender: command) else { continue }
                action.perform(on: target as AnyObject, [command])
                return true
            }
            next = current.next
        }
        return false
    }

    private static func matches(_ command: UIKeyCommand, _ key: UIKey) -> Bool {
        guard let input = command.input, command.modifierFlags == key.modifierFlags.subtracting(.alphaShift) else { return false }
        if let usage = usages[input] { return usage == key.keyCode }
        return input.lowercased() == key.charactersIgnoringModifiers.lowercased()
    }

    private static let usages: [String: UIKeyboardHIDUsage] = [
        UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
        UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
        UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp,
        UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputHome: .keyboardHome,
        UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteForward,
    ]
}
