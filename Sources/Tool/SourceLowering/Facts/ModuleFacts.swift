/// What is known about the types of a module from their source alone.
struct ModuleFacts {
    /// Every declaration and extension, in source order.
    private(set) var declarations: [TypeFacts] = []
    private var declarationsByName: [String: [Int]] = [:]
    private var summaries: [String: Summary] = [:]
    /// The methods of each type by base name.
    private var methods: [String: [String: [MethodFacts]]] = [:]
    /// Optional requirements by base name, of this module and those it imports.
    private(set) var optionalRequirements: [String: [OptionalRequirement]] = [:]
    private let importedSuperclasses: [String: String]
    private var optionalProtocols: Set<String> = []

    /// What all declarations and extensions of one name say together.
    private struct Summary {
        var isGeneric = false
        var isProtocol = false
        var isPublic = false
        var isDeclared = false
        var superclass: String?
        var inheritedNames: Set<String> = []
    }

    /// The base names of all methods that override one.
    private(set) var overriddenNames: Set<String> = []
    /// The classes that are given an `@objc` method in an extension, by the method's base name.
    private(set) var extendedTypes: [String: Set<String>] = [:]

    /// The base names of all functions and methods.
    private(set) var functionNames: Set<String> = []

    init(importedRequirements: [OptionalRequirement], importedSuperclasses: [String: String]) {
        self.importedSuperclasses = importedSuperclasses
        for requirement in importedRequirements { add(requirement) }
    }

    mutating func add(_ declaration: TypeFacts) {
        let index = declarations.count
        declarations.append(declaration)
        declarationsByName[lastComponent(declaration.name), default: []].append(index)
        for requirement in declaration.optionalRequirements { add(requirement) }
        var summary = summaries[lastComponent(declaration.name)] ?? Summary()
        summary.isGeneric = summary.isGeneric || declaration.isGeneric
        summary.isProtocol = summary.isProtocol || declaration.kind == .protocolType
        summary.isPublic = summary.isPublic || declaration.isPublic
        summary.isDeclared = summary.isDeclared || declaration.kind != .extensionOfType
        if declaration.kind == .classType, summary.superclass == nil { summary.superclass = declaration.inheritedNames.first }
        summary.inheritedNames.formUnion(declaration.inheritedNames)
        summaries[lastComponent(declaration.name)] = summary
        for method in declaration.methods {
            functionNames.insert(method.baseName)
            if method.isOverride {
                overriddenNames.insert(method.baseName)
            } else if declaration.kind == .extensionOfType, method.isExposed || declaration.exposesAllMembers {
                extendedTypes[method.baseName, default: []].insert(declaration.name)
            }
            methods[lastComponent(declaration.name), default: [:]][method.baseName, default: []].append(method)
        }
    }

    mutating func addFunction(_ name: String) {
        functionNames.insert(name)
    }

    private mutating func add(_ requirement: OptionalRequirement) {
        optionalRequirements[requirement.baseName, default: []].append(requirement)
        optionalProtocols.insert(requirement.protocolName)
    }

    private func lastComponent(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    /// The declarations and extensions of the type called `name`, compared by the last part of the name.
    func declarations(of name: String) -> [TypeFacts] {
        (declarationsByName[lastComponent(name)] ?? []).map { declarations[$0] }
    }

    /// Whether the module declares `name` with generic parameters.
    func isGeneric(_ name: String) -> Bool { summary(of: name).isGeneric }

    /// Whether the module declares `name` as a protocol.
    func isProtocol(_ name: String) -> Bool { summary(of: name).isProtocol }

    /// Whether the module declares `name` as public.
    func isPublic(_ name: String) -> Bool { summary(of: name).isPublic }

    /// Whether the module declares `name` itself (not only extends it).
    func declares(_ name: String) -> Bool { summary(of: name).isDeclared }

    /// Whether the module declares `name` itself, as a class.
    func declaresClass(_ name: String) -> Bool { declarations(of: name).contains { $0.kind == .classType } }

    /// What the class called `name` overrides in its extensions.
    func extensionOverrides(of name: String) -> [ExtensionOverride] {
        declarations(of: name).filter { $0.kind == .extensionOfType }.flatMap(\.extensionOverrides).filter { override in
            override.method.flatMap { extensionMethod(overriddenBy: $0, in: name) } == nil
        }
    }

    private func summary(of name: String) -> Summary {
        summaries[lastComponent(name)] ?? Summary()
    }

    /// The method called `baseName` (with `labels`, when given) of `type` or of its superclasses in this module.
    func method(_ baseName: String, labels: [String]?, of type: String) -> MethodFacts? {
        for ancestor in ancestry(of: type) {
            if let method = methods(baseName, of: ancestor).first(where: { labels == nil || $0.labels == labels }) { return method }
        }
        return nil
    }

    /// The methods called `baseName` that the sources give `type` itself.
    func methods(_ baseName: String, of type: String) -> [MethodFacts] {
        methods[lastComponent(type)]?[baseName] ?? []
    }

    /// `type` and its superclasses, as far as this module and those it imports declare them; the last one is a framework's.
    func ancestry(of type: String) -> [String] {
        var chain = [type]
        while let superclass = superclass(of: chain[chain.count - 1]), !chain.contains(superclass) {
            chain.append(superclass)
        }
        return chain
    }

    private func superclass(of name: String) -> String? {
        summary(of: name).superclass ?? importedSuperclasses[lastComponent(name)]
    }

    /// The first name in each class's inheritance clause, by class.
    var superclasses: [String: String] {
        summaries.compactMapValues(\.superclass)
    }

    /// All names `type` inherits from or conforms to in this module's sources, its superclasses' included.
    func inheritedNames(of type: String) -> Set<String> {
        var found: Set<String> = []
        var pending = [type]
        while let name = pending.popLast() {
            for inherited in summary(of: name).inheritedNames where found.insert(inherited).inserted { pending.append(inherited) }
        }
        return found
    }

    /// The optional requirements that `type` may implement.
    func optionalRequirements(of type: String) -> [OptionalRequirement] {
        guard !optionalProtocols.isEmpty else { return [] }
        let inherited = inheritedNames(of: type)
        return optionalRequirements.values.flatMap(\.self).filter { inherited.contains($0.protocolName) }
    }

    /// The optional requirement a call `receiver.base?(…)` means.
    func optionalRequirement(called baseName: String, labels: [String], trailingClosures: Int) -> OptionalRequirement? {
        guard let candidates = optionalRequirements[baseName] else { return nil }
        return candidates.first { $0.labels == labels }
            ?? candidates.first { ($0.labels?.count ?? -1) == labels.count + trailingClosures }
    }
}
