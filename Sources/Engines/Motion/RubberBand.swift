/// The resistance of a scroll view pulled beyond its edge.
public enum RubberBand {
    /// How much of the pull counts (exact; measured on an iOS 26.1 simulator, iPhone 16, openuikit notes).
    public static let coefficient = 0.55

    /// The shown overshoot for a finger that went `distance` points beyond the edge of a view `dimension` points long.
    /// Keeps the sign.
    public static func offset(distance: Double, dimension: Double, coefficient: Double = coefficient) -> Double {
        guard dimension > 0 else { return 0 }
        let magnitude = abs(distance)
        let result = (1 - 1 / (magnitude * coefficient / dimension + 1)) * dimension
        return distance < 0 ? -result : result
    }

    /// The finger's distance for a shown overshoot; the inverse of ``offset(distance:dimension:coefficient:)``.
    public static func distance(offset: Double, dimension: Double, coefficient: Double = coefficient) -> Double {
        guard dimension > 0 else { return 0 }
        let shown = min(abs(offset), dimension * 0.999999)
        let result = (1 / (1 - shown / dimension) - 1) * dimension / coefficient
        return offset < 0 ? -result : result
    }
}
