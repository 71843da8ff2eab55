import CoreGraphics

/// Sums and differences of property values, for animations that add up.
@_spi(Sandlot) public enum LayerArithmetic {
    /// What must be added to `b` to give `a`.
    public static func difference(_ a: Any, _ b: Any) -> Any? { AnimationValue(a).subtracting(AnimationValue(b)).object }

    public static func sum(_ a: Any, _ b: Any?) -> Any? { AnimationValue(a).adding(AnimationValue(b)).object }

    /// The value that adds nothing.
    public static func zero(like value: Any) -> Any? { AnimationValue(value).zero.object }

    /// The value `fraction` of the way from `a` to `b`.
    public static func blend(_ a: Any, _ b: Any, _ fraction: Double) -> Any? {
        AnimationValue(a).blended(to: AnimationValue(b), fraction).object
    }
}
