/// The files of one module after lowering, and what was learnt about them.
public struct LoweredModule: Sendable {
    public let files: [LoweredFile]
    /// What the module offers to show, in the order of its source.
    public let entries: [PageEntry]
    public let problems: [LoweringProblem]
    /// For modules that import this one.
    public let optionalRequirements: [OptionalRequirement]
}
