import QuartzCore

/// Keys by their usage number in the USB Human Interface Device tables, keyboard page (0x07).
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 0x1, keyboardPOSTFail = 0x2, keyboardErrorUndefined = 0x3, keyboardA = 0x4
    case keyboardB = 0x5, keyboardC = 0x6, keyboardD = 0x7, keyboardE = 0x8, keyboardF = 0x9, keyboardG = 0xa
    case keyboardH = 0xb, keyboardI = 0xc, keyboardJ = 0xd, keyboardK = 0xe, keyboardL = 0xf, keyboardM = 0x10
    case keyboardN = 0x11, keyboardO = 0x12, keyboardP = 0x13, keyboardQ = 0x14, keyboardR = 0x15
    case keyboardS = 0x16, keyboardT = 0x17, keyboardU = 0x18, keyboardV = 0x19, keyboardW = 0x1a
    case keyboardX = 0x1b, keyboardY = 0x1c, keyboardZ = 0x1d, keyboard1 = 0x1e, keyboard2 = 0x1f
    case keyboard3 = 0x20, keyboard4 = 0x21, keyboard5 = 0x22, keyboard6 = 0x23, keyboard7 = 0x24
    case keyboard8 = 0x25, keyboard9 = 0x26, keyboard0 = 0x27, keyboardReturnOrEnter = 0x28
    case keyboardEscape = 0x29, keyboardDeleteOrBackspace = 0x2a, keyboardTab = 0x2b, keyboardSpacebar = 0x2c
    case keyboardHyphen = 0x2d, keyboardEqualSign = 0x2e, keyboardOpenBracket = 0x2f
    case keyboardCloseBracket = 0x30, keyboardBackslash = 0x31, keyboardNonUSPound = 0x32
    case keyboardSemicolon = 0x33, keyboardQuote = 0x34, keyboardGraveAccentAndTilde = 0x35
    case keyboardComma = 0x36, keyboardPeriod = 0x37, keyboardSlash = 0x38, keyboardCapsLock = 0x39
    case keyboardF1 = 0x3a, keyboardF2 = 0x3b, keyboardF3 = 0x3c, keyboardF4 = 0x3d, keyboardF5 = 0x3e
    case keyboardF6 = 0x3f, keyboardF7 = 0x40, keyboardF8 = 0x41, keyboardF9 = 0x42, keyboardF10 = 0x43
    case keyboardF11 = 0x44, keyboardF12 = 0x45, keyboardPrintScreen = 0x46, keyboardScrollLock = 0x47
    case keyboardPause = 0x48, keyboardInsert = 0x49, keyboardHome = 0x4a, keyboardPageUp = 0x4b
    case keyboardDeleteForward = 0x4c, keyboardEnd = 0x4d, keyboardPageDown = 0x4e, keyboardRightArrow = 0x4f
    case keyboardLeftArrow = 0x50, keyboardDownArrow = 0x51, keyboardUpArrow = 0x52, keypadNumLock = 0x53
    case keypadSlash = 0x54, keypadAsterisk = 0x55, keypadHyphen = 0x56, keypadPlus = 0x57, keypadEnter = 0x58
    case keypad1 = 0x59, keypad2 = 0x5a, keypad3 = 0x5b, keypad4 = 0x5c, keypad5 = 0x5d, keypad6 = 0x5e
    case keypad7 = 0x5f, keypad8 = 0x60, keypad9 = 0x61, keypad0 = 0x62, keypadPeriod = 0x63
    case keyboardNonUSBackslash = 0x64, keyboardApplication = 0x65, keyboardPower = 0x66
    case keypadEqualSign = 0x67, keyboardF13 = 0x68, keyboardF14 = 0x69, keyboardF15 = 0x6a
    case keyboardF16 = 0x6b, keyboardF17 = 0x6c, keyboardF18 = 0x6d, keyboardF19 = 0x6e, keyboardF20 = 0x6f
    case keyboardF21 = 0x70, keyboardF22 = 0x71, keyboardF23 = 0x72, keyboardF24 = 0x73
    case keyboardExecute = 0x74, keyboardHelp = 0x75, keyboardMenu = 0x76, keyboardSelect = 0x77
    case keyboardStop = 0x78, keyboardAgain = 0x79, keyboardUndo = 0x7a, keyboardCut = 0x7b
    case keyboardCopy = 0x7c, keyboardPaste = 0x7d, keyboardFind = 0x7e, keyboardMute = 0x7f
    case keyboardVolumeUp = 0x80, keyboardVolumeDown = 0x81, keyboardLockingCapsLock = 0x82
    case keyboardLockingNumLock = 0x83, keyboardLockingScrollLock = 0x84, keypadComma = 0x85
    case keypadEqualSignAS400 = 0x86, keyboardInternational1 = 0x87, keyboardInternational2 = 0x88
    case keyboardInternational3 = 0x89, keyboardInternational4 = 0x8a, keyboardInternational5 = 0x8b
    case keyboardInternational6 = 0x8c, keyboardInternational7 = 0x8d, keyboardInternational8 = 0x8e
    case keyboardInternational9 = 0x8f, keyboardLANG1 = 0x90, keyboardLANG2 = 0x91, keyboardLANG3 = 0x92
    case keyboardLANG4 = 0x93, keyboardLANG5 = 0x94, keyboardLANG6 = 0x95, keyboardLANG7 = 0x96
    case keyboardLANG8 = 0x97, keyboardLANG9 = 0x98, keyboardAlternateErase = 0x99
    case keyboardSysReqOrAttention = 0x9a, keyboardCancel = 0x9b, keyboardClear = 0x9c, keyboardPrior = 0x9d
    case keyboardReturn = 0x9e, keyboardSeparator = 0x9f, keyboardOut = 0xa0, keyboardOper = 0xa1
    case keyboardClearOrAgain = 0xa2, keyboardCrSelOrProps = 0xa3, keyboardExSel = 0xa4
    case keyboardLeftControl = 0xe0, keyboardLeftShift = 0xe1, keyboardLeftAlt = 0xe2, keyboardLeftGUI = 0xe3
    case keyboardRightControl = 0xe4, keyboardRightShift = 0xe5, keyboardRightAlt = 0xe6
    case keyboardRightGUI = 0xe7

    /// Hangul/English switch.
    public static let keyboardHangul = UIKeyboardHIDUsage.keyboardLANG1
    /// Hanja key.
    public static let keyboardHanja = UIKeyboardHIDUsage.keyboardLANG2
}
