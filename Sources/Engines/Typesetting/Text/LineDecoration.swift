/// A line drawn under or through text.
public struct LineDecoration: Hashable, Sendable {
    public enum Weight: Hashable, Sendable { case single, thick, double }
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    public var weight: Weight
    public var pattern: Pattern
    /// Whether spaces are left without a line.
    public var byWord: Bool
    /// nil takes the text's colour.
    public var color: TextColor?

    public init(weight: Weight = .single, pattern: Pattern = .solid, byWord: Bool = false, color: TextColor? = nil) {
        (self.weight, self.pattern, self.byWord, self.color) = (weight, pattern, byWord, color)
    }
}

/// A shadow behind text: offset and blur in points.
public struct TextShadow: Hashable, Sendable {
    public var offsetX, offsetY, blurRadius: Double
    public var color: TextColor

    public init(offsetX: Double, offsetY: Double, blurRadius: Double, color: TextColor) {
        (self.offsetX, self.offsetY, self.blurRadius, self.color) = (offsetX, offsetY, blurRadius, color)
    }
}
