@_spi(Sandlot) import QuartzCore

/// What a visual effect view does to what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    public override init() { super.init() }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The blur and tint under the given traits; nil for effects without any.
    func backdrop(for traits: UITraitCollection) -> BackdropValues? { nil }
}
