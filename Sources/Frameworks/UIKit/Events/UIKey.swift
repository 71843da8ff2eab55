import QuartzCore

/// The key of a hardware keyboard that a press is about.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What the key types, modifiers applied.
    public let characters: String
    /// What the key types without any modifier but shift.
    public let charactersIgnoringModifiers: String
    /// The modifier keys held with it.
    public let modifierFlags: UIKeyModifierFlags
    /// Which key of the keyboard it is.
    public let keyCode: UIKeyboardHIDUsage

    init(
        characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
        keyCode: UIKeyboardHIDUsage
    ) {
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        self.keyCode = keyCode
        super.init()
    }
}
