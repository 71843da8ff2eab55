/// The files of one module after lowering, and what was learnt about them.
public struct LoweredModule: Sendable {
    public let files: [LoweredFile]
    /// What the module offers to show, in the order of its source.
    public let entries: [PageEntry]
    public let problems: [LoweringProblem]
    /// For modules that import this one.
    public let optionalRequirements: [OptionalRequirement]
    /// The base names of all functions and methods the module declares.
    public let functionNames: Set<String>
    /// The superclass of each class, for modules that import this one.
    public let superclasses: [String: String]
    /// The class an Info.plist would name as the scene's delegate: the first one that is a window scene delegate.
    public let sceneDelegate: String?

    /// The module with other texts for its files.
    public func replacingFiles(_ files: [LoweredFile]) -> LoweredModule {
        LoweredModule(
            files: files, entries: entries, problems: problems, optionalRequirements: optionalRequirements, functionNames: functionNames,
            superclasses: superclasses, sceneDelegate: sceneDelegate)
    }
}
