import QuartzCore

/// Colours without meaning, the same in light and dark; values by Apple's documentation.
extension UIColor {
    private enum Fixed {
        static let black = UIColor(white: 0, alpha: 1)
        static let darkGray = UIColor(white: 1 / 3, alpha: 1)
        static let lightGray = UIColor(white: 2 / 3, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
        static let lightText = UIColor(white: 1, alpha: 0.6)
    }

    /// Gray 0.
    public class var black: UIColor { Fixed.black }
    /// Gray 1/3.
    public class var darkGray: UIColor { Fixed.darkGray }
    /// Gray 2/3.
    public class var lightGray: UIColor { Fixed.lightGray }
    /// Gray 1.
    public class var white: UIColor { Fixed.white }
    /// Gray 1/2.
    public class var gray: UIColor { Fixed.gray }
    /// RGB 1, 0, 0.
    public class var red: UIColor { Fixed.red }
    /// RGB 0, 1, 0.
    public class var green: UIColor { Fixed.green }
    /// RGB 0, 0, 1.
    public class var blue: UIColor { Fixed.blue }
    /// RGB 0, 1, 1.
    public class var cyan: UIColor { Fixed.cyan }
    /// RGB 1, 1, 0.
    public class var yellow: UIColor { Fixed.yellow }
    /// RGB 1, 0, 1.
    public class var magenta: UIColor { Fixed.magenta }
    /// RGB 1, 0.5, 0.
    public class var orange: UIColor { Fixed.orange }
    /// RGB 0.5, 0, 0.5.
    public class var purple: UIColor { Fixed.purple }
    /// RGB 0.6, 0.4, 0.2.
    public class var brown: UIColor { Fixed.brown }
    /// Nothing: gray 0, alpha 0.
    public class var clear: UIColor { Fixed.clear }
    /// Text on dark grounds: white at 60 %.
    public class var lightText: UIColor { Fixed.lightText }
    /// Text on light grounds: black.
    public class var darkText: UIColor { Fixed.black }
}
