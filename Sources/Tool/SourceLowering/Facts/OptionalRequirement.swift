/// An `optional` requirement of a protocol that was `@objc`.
public struct OptionalRequirement: Hashable, Codable, Sendable {
    public let protocolName: String
    public let baseName: String
    /// The argument labels (`_` for none); nil for a property.
    public let labels: [String]?
    /// The type of the whole requirement: a function's, or a property's.
    public let type: String
    public let isPublic: Bool

    /// The requirement that stands for it: an optional that is nil unless the type implements it.
    public var witnessName: String {
        let parts = (labels ?? []).map { $0 == "_" ? "" : $0 }
        return (["sandlotOptional", baseName] + parts).joined(separator: "_")
    }
}
