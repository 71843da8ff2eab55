import CoreGraphics

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct ParticleRandom {
    private var state: UInt64

    init(seed: UInt32) { state = UInt64(seed) &+ 0x5851_F42D_4C95_7F2D }

    /// Evenly from 0 up to 1.
    mutating func unit() -> CGFloat {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return CGFloat(mixed >> 11) / CGFloat(UInt64(1) << 53)
    }

    /// Evenly from an interval of this width around 0.
    mutating func spread(_ width: CGFloat) -> CGFloat { (unit() - 0.5) * width }
}
