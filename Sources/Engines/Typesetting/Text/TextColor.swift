/// A straight (not premultiplied) sRGB colour, components 0 … 1.
public struct TextColor: Hashable, Sendable {
    public var red, green, blue, alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public static let black = TextColor(red: 0, green: 0, blue: 0)
}
