/// What lowering has to know about the surroundings of a module.
public struct LoweringOptions: Sendable {
    /// The modules that can be imported: the frameworks that are built and the page's own modules.
    public var availableModules: Set<String>
    /// Conditional-compilation flags that are set.
    public var definedFlags: Set<String>
    /// Modules every file imports without saying so.
    public var implicitImports: [String]
    /// The optional requirements of Objective-C protocols declared in modules this one imports.
    public var importedOptionalRequirements: [OptionalRequirement]

    /// The superclasses of the classes in modules this one imports.
    public var importedSuperclasses: [String: String]

    public init(
        availableModules: Set<String>, definedFlags: Set<String> = ["DEBUG"], implicitImports: [String] = [],
        importedOptionalRequirements: [OptionalRequirement] = [], importedSuperclasses: [String: String] = [:]
    ) {
        self.availableModules = availableModules
        self.definedFlags = definedFlags
        self.implicitImports = implicitImports
        self.importedOptionalRequirements = importedOptionalRequirements
        self.importedSuperclasses = importedSuperclasses
    }
}
