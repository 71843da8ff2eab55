@_spi(Sandlot) import FoundationSupport
import CObjectLifetime

/// Makes presentation copies with the class's own `init(layer:)`, which Apple's runtime calls without being `required`.
enum LayerCopying {
    /// `CALayer.init(layer:)` is the first initialiser that the class introduces.
    private static let slot = ClassMembers.initializerSlots(of: CALayer.self)[0]
    nonisolated(unsafe) private static var identifier: UInt32?

    /// The identifier for the copy that is being made: it goes by its model's.
    static func takeIdentifier() -> UInt32? {
        defer { identifier = nil }
        return identifier
    }

    static func copy(_ layer: CALayer) -> CALayer {
        identifier = layer.layerIdentifier
        defer { identifier = nil }
        let type: AnyClass = Swift.type(of: layer)
        if type == CALayer.self { return CALayer(layer: layer) }
        guard let function = ClassMembers.function(at: slot, of: type) else { return CALayer(layer: layer) }
        // The initialiser takes its `Any` by address and consumes it.
        let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        defer { argument.deallocate() }
        argument.initialize(to: layer)
        guard let copy = sandlot_initialize_with_object(function, argument, unsafeBitCast(type, to: UnsafeRawPointer.self))
        else { return CALayer(layer: layer) }
        return Unmanaged<CALayer>.fromOpaque(copy).takeRetainedValue()
    }
}
