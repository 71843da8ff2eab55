@_spi(Sandlot) import CoreGraphics

/// Straight sRGB components, 0…1.
@_spi(Sandlot) public struct LayerColor: Hashable, Sendable {
    public var red, green, blue, alpha: Float

    public init(red: Float, green: Float, blue: Float, alpha: Float) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public static let clear = LayerColor(red: 0, green: 0, blue: 0, alpha: 0)

    init(_ color: CGColor?) {
        guard let parts = color?.standardComponents else {
            self = .clear
            return
        }
        self.init(red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue), alpha: Float(parts.alpha))
    }

    /// Fainter by a factor.
    func faded(_ factor: Float) -> LayerColor { LayerColor(red: red, green: green, blue: blue, alpha: alpha * factor) }
}
