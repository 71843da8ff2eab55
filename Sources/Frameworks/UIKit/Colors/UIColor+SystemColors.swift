import QuartzCore

/// Tints that follow style and contrast; values of iOS 26 by ios-facts/colors.md section 1, grays' high contrast by Apple's guidelines.
extension UIColor {
    private enum Tint {
        static let red = SystemColor(
            name: "systemRedColor", light: .init(255, 56, 60), dark: .init(255, 66, 69), highContrastLight: .init(233, 21, 45),
            highContrastDark: .init(255, 97, 101)
        ).makeColor()
        static let orange = SystemColor(
            name: "systemOrangeColor", light: .init(255, 141, 40), dark: .init(255, 146, 48), highContrastLight: .init(197, 83, 0),
            highContrastDark: .init(255, 160, 86)
        ).makeColor()
        static let yellow = SystemColor(
            name: "systemYellowColor", light: .init(255, 204, 0), dark: .init(255, 214, 0), highContrastLight: .init(161, 106, 0),
            highContrastDark: .init(254, 223, 67)
        ).makeColor()
        static let green = SystemColor(
            name: "systemGreenColor", light: .init(52, 199, 89), dark: .init(48, 209, 88), highContrastLight: .init(0, 137, 50),
            highContrastDark: .init(74, 217, 104)
        ).makeColor()
        static let mint = SystemColor(
            name: "systemMintColor", light: .init(0, 200, 179), dark: .init(0, 218, 195), highContrastLight: .init(0, 133, 117),
            highContrastDark: .init(84, 223, 203)
        ).makeColor()
        static let teal = SystemColor(
            name: "systemTealColor", light: .init(0, 195, 208), dark: .init(0, 210, 224), highContrastLight: .init(0, 129, 152),
            highContrastDark: .init(59, 221, 236)
        ).makeColor()
        static let cyan = SystemColor(
            name: "systemCyanColor", light: .init(0, 192, 232), dark: .init(60, 211, 254), highContrastLight: .init(0, 126, 174),
            highContrastDark: .init(109, 217, 255)
        ).makeColor()
        static let blue = SystemColor(
            name: "systemBlueColor", light: .init(0, 136, 255), dark: .init(0, 145, 255), highContrastLight: .init(30, 110, 244),
            highContrastDark: .init(92, 184, 255)
        ).makeColor()
        static let indigo = SystemColor(
            name: "systemIndigoColor", light: .init(97, 85, 245), dark: .init(107, 93, 255), highContrastLight: .init(86, 74, 222),
            highContrastDark: .init(167, 170, 255)
        ).makeColor()
        static let purple = SystemColor(
            name: "systemPurpleColor", light: .init(203, 48, 224), dark: .init(219, 52, 242), highContrastLight: .init(176, 47, 194),
            highContrastDark: .init(234, 141, 255)
        ).makeColor()
        static let pink = SystemColor(
            name: "systemPinkColor", light: .init(255, 45, 85), dark: .init(255, 55, 95), highContrastLight: .init(231, 18, 77),
            highContrastDark: .init(255, 138, 196)
        ).makeColor()
        static let brown = SystemColor(
            name: "systemBrownColor", light: .init(172, 127, 94), dark: .init(183, 138, 102), highContrastLight: .init(149, 109, 81),
            highContrastDark: .init(219, 166, 121)
        ).makeColor()
        static let link = SystemColor(
            name: "linkColor", light: .init(0, 136, 255), dark: .init(0, 145, 255), highContrastLight: .init(30, 110, 244),
            highContrastDark: .init(92, 184, 255)
        ).makeColor()
    }

    private enum Gray {
        static let gray = SystemColor(
            name: "systemGrayColor", light: .init(142, 142, 147), dark: .init(142, 142, 147), highContrastLight: .init(108, 108, 112),
            highContrastDark: .init(174, 174, 178)
        ).makeColor()
        static let gray2 = SystemColor(
            name: "systemGray2Color", light: .init(174, 174, 178), dark: .init(99, 99, 102), highContrastLight: .init(142, 142, 147),
            highContrastDark: .init(124, 124, 128)
        ).makeColor()
        static let gray3 = SystemColor(
            name: "systemGray3Color", light: .init(199, 199, 204), dark: .init(72, 72, 74), highContrastLight: .init(174, 174, 178),
            highContrastDark: .init(84, 84, 86)
        ).makeColor()
        static let gray4 = SystemColor(
            name: "systemGray4Color", light: .init(209, 209, 214), dark: .init(58, 58, 60), highContrastLight: .init(188, 188, 192),
            highContrastDark: .init(68, 68, 70)
        ).makeColor()
        static let gray5 = SystemColor(
            name: "systemGray5Color", light: .init(229, 229, 234), dark: .init(44, 44, 46), highContrastLight: .init(216, 216, 220),
            highContrastDark: .init(54, 54, 56)
        ).makeColor()
        static let gray6 = SystemColor(
            name: "systemGray6Color", light: .init(242, 242, 247), dark: .init(28, 28, 30), highContrastLight: .init(235, 235, 240),
            highContrastDark: .init(36, 36, 38)
        ).makeColor()
    }

    /// The system's red.
    public class var systemRed: UIColor { Tint.red }
    /// The system's orange.
    public class var systemOrange: UIColor { Tint.orange }
    /// The system's yellow.
    public class var systemYellow: UIColor { Tint.yellow }
    /// The system's green.
    public class var systemGreen: UIColor { Tint.green }
    /// The system's mint.
    public class var systemMint: UIColor { Tint.mint }
    /// The system's teal.
    public class var systemTeal: UIColor { Tint.teal }
    /// The system's cyan.
    public class var systemCyan: UIColor { Tint.cyan }
    /// The system's blue.
    public class var systemBlue: UIColor { Tint.blue }
    /// The system's indigo.
    public class var systemIndigo: UIColor { Tint.indigo }
    /// The system's purple.
    public class var systemPurple: UIColor { Tint.purple }
    /// The system's pink.
    public class var systemPink: UIColor { Tint.pink }
    /// The system's brown.
    public class var systemBrown: UIColor { Tint.brown }

    /// The system's gray.
    public class var systemGray: UIColor { Gray.gray }
    /// Gray, second step towards the ground.
    public class var systemGray2: UIColor { Gray.gray2 }
    /// Gray, third step towards the ground.
    public class var systemGray3: UIColor { Gray.gray3 }
    /// Gray, fourth step towards the ground.
    public class var systemGray4: UIColor { Gray.gray4 }
    /// Gray, fifth step towards the ground.
    public class var systemGray5: UIColor { Gray.gray5 }
    /// Gray, sixth step towards the ground.
    public class var systemGray6: UIColor { Gray.gray6 }

    /// The tint of whatever is drawn; the system's blue where nothing else is set.
    public class var tintColor: UIColor { Tint.blue }
    /// Links.
    public class var link: UIColor { Tint.link }
}
