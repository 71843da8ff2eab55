import SwiftSyntax

/// Rewrites one file: the second pass over a module, when the facts of all its files are known.
final class Rewriter: SyntaxVisitor {
    let facts: ModuleFacts
    let options: LoweringOptions
    let conditions: ConditionEvaluator
    let path: String
    /// The file's place in its module, for names that must differ from file to file.
    let fileNumber: Int
    let converter: SourceLocationConverter
    /// Whether the parser found no mistake. Nothing is added to a file with mistakes, so that the compiler reports only them.
    let isWellFormed: Bool

    var editor: TextEditor
    var frames: [TypeFrame] = []
    var imports: [String] = []
    /// Modules that hold here what Foundation holds at Apple, as far as this file uses them.
    var separateModules: [String] = []
    var problems: [LoweringProblem] = []
    var previews: [PageEntry] = []
    var hasTopLevelCode = false
    var hasTopLevelVariables = false
    var setsLiveView = false
    /// Whether the rewritten file uses FoundationSupport without importing Foundation itself.
    var needsFoundationSupport = false
    /// Registrations to run from the file's level.
    var registrations: [String] = []
    /// Declarations to add behind the last line.
    var epilogue: [String] = []
    private var chainDepth = 0

    init(
        _ file: SourceFile, number: Int, tree: SourceFileSyntax, facts: ModuleFacts, options: LoweringOptions,
        converter: SourceLocationConverter
    ) {
        self.facts = facts
        self.options = options
        self.converter = converter
        conditions = ConditionEvaluator(options: options)
        path = file.path
        fileNumber = number
        isWellFormed = !tree.hasError
        editor = TextEditor(file.text)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: - Ranges

    /// The bytes of a node without the white space and comments around it.
    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    func line(of node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    func report(_ message: String, at node: some SyntaxProtocol, isWarning: Bool = false) {
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        problems.append(LoweringProblem(
            path: path, line: location.line, column: location.column, message: message, isWarning: isWarning))
    }

    // MARK: - File

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if frames.isEmpty { noteTopLevelItem(node) }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteImport(node)
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        resolveConditions(node)
        return .skipChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        resolveAvailability(node)
        return .skipChildren
    }

    // MARK: - Attributes and modifiers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        removeAttributeIfAbsent(node)
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) { editor.blank(range(node)) }
        return .skipChildren
    }

    // MARK: - Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        var frame = TypeFrame(kind: .classType, name: nestedName(node.name.text))
        frame.exposesAllMembers = node.attributes.first(named: "objcMembers") != nil
        frame.isRegistrable = canRegister(frame.name, isGeneric: node.genericParameterClause != nil)
        frame.isPublic = node.modifiers.isPublic
        frames.append(frame)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { finishType(node.memberBlock) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        beginType(node.name.text, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: StructDeclSyntax) { finishType(node.memberBlock) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        beginType(node.name.text, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: EnumDeclSyntax) { finishType(node.memberBlock) }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        frames.append(TypeFrame(kind: .otherType, name: nestedName(node.name.text)))
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { frames.removeLast() }

    private func beginType(_ name: String, isGeneric: Bool) -> SyntaxVisitorContinueKind {
        var frame = TypeFrame(kind: .otherType, name: nestedName(name))
        frame.isRegistrable = canRegister(frame.name, isGeneric: isGeneric)
        frames.append(frame)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        frames.append(TypeFrame(kind: .protocolType, name: nestedName(node.name.text)))
        makeClassBound(node)
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) {
        frames.removeLast()
        addOptionalDefaults(node)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        var frame = TypeFrame(kind: facts.isProtocol(name) ? .protocolType : .extensionOfType, name: name)
        frame.exposesAllMembers = node.attributes.first(named: "objc") != nil
        frame.isRegistrable = node.genericWhereClause == nil && !facts.isGeneric(name) && !facts.isProtocol(name)
            && !name.contains("<") && !Self.genericFrameworkClasses.contains(name)
        frame.isPublic = node.modifiers.isPublic || facts.isPublic(name)
        frames.append(frame)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { finishType(node.memberBlock) }

    /// Classes of the frameworks that have generic parameters.
    private static let genericFrameworkClasses: Set<String> = [
        "UIHostingController", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "NSCache", "NSMapTable",
        "NSHashTable", "NSFetchRequest",
    ]

    private func nestedName(_ name: String) -> String {
        guard let outer = frames.last(where: { $0.kind != .function }), frames.last?.kind != .function else { return name }
        return "\(outer.name).\(name)"
    }

    private func canRegister(_ name: String, isGeneric: Bool) -> Bool {
        !isGeneric && frames.allSatisfy { $0.isRegistrable && $0.kind != .protocolType }
    }

    // MARK: - Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if rewriteOptionalRequirement(node) {
            frames.append(TypeFrame(kind: .function, name: ""))
            return .skipChildren
        }
        noteMethod(node)
        var frame = TypeFrame(kind: .function, name: "")
        frame.superReplacement = superReplacement(node)
        frames.append(frame)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { frames.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if rewriteOptionalRequirement(node) { return .skipChildren }
        noteProperty(node)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { beginFunction() }

    override func visitPost(_ node: InitializerDeclSyntax) { frames.removeLast() }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { beginFunction() }

    override func visitPost(_ node: DeinitializerDeclSyntax) { frames.removeLast() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { beginFunction() }

    override func visitPost(_ node: AccessorBlockSyntax) { frames.removeLast() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { beginFunction() }

    override func visitPost(_ node: ClosureExprSyntax) { frames.removeLast() }

    private func beginFunction() -> SyntaxVisitorContinueKind {
        frames.append(TypeFrame(kind: .function, name: ""))
        return .visitChildren
    }

    // MARK: - Names

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        noteTypeOfSeparateModule(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        noteTypeOfSeparateModule(node.baseName.text)
        return .visitChildren
    }

    // MARK: - Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            rewriteSelector(node)
            return .skipChildren
        case "keyPath":
            rewriteKeyPath(node)
            return .skipChildren
        case "Preview" where frames.isEmpty:
            rewritePreview(node, arguments: node.arguments, closure: node.trailingClosure)
            return .visitChildren
        default:
            return .visitChildren
        }
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" && frames.isEmpty {
            rewritePreview(node, arguments: node.arguments, closure: node.trailingClosure)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteOptionalCall(node)
        rewriteClassDescription(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteBridgingCasts(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        chainDepth += 1
        let name = node.declName.baseName.text
        if name == "liveView" || name == "setLiveView" { setsLiveView = true }
        rewriteSuper(node)
        return chainDepth > deepestChain ? .skipChildren : .visitChildren
    }

    override func visitPost(_ node: MemberAccessExprSyntax) { chainDepth -= 1 }
}
