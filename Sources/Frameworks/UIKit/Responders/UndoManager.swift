/// Remembers how to take back what the user did.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private struct Step {
        let target: ObjectIdentifier
        let action: () -> Void
        var name = ""
    }

    private var undoGroups: [[Step]] = []
    private var redoGroups: [[Step]] = []
    private var openGroup: [Step]?
    private var nesting = 0

    // MARK: - Registering undo operations

    /// Remembers `handler`, which takes back a change to `target`. While undoing, it is remembered for redoing.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        let step = Step(target: ObjectIdentifier(target)) { [weak target] in target.map(handler) }
        append(step)
    }

    /// Remembers to send `selector` with `object` to `target`.
    open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
        weak var receiver = target as AnyObject
        let step = Step(target: ObjectIdentifier(target as AnyObject)) {
            if let receiver { selector.perform(on: receiver, [object]) }
        }
        append(step)
    }

    private func append(_ step: Step) {
        guard isUndoRegistrationEnabled else { return }
        if openGroup != nil {
            openGroup?.append(step)
        } else {
            undoGroups.append([step])
            trim()
        }
        if !isUndoing && !isRedoing { redoGroups = [] }
    }

    private func trim() {
        if levelsOfUndo > 0 && undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
    }

    // MARK: - Checking undo ability

    open var canUndo: Bool { !undoGroups.isEmpty || openGroup?.isEmpty == false }
    open var canRedo: Bool { !redoGroups.isEmpty }
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false

    // MARK: - Performing undo and redo

    /// Takes back the last group.
    open func undo() {
        while nesting > 0 { endUndoGrouping() }
        guard let group = undoGroups.popLast() else { return }
        isUndoing = true
        redoGroups.append(collecting { for step in group.reversed() { step.action() } })
        isUndoing = false
    }

    /// Does again what was last taken back.
    open func redo() {
        guard let group = redoGroups.popLast() else { return }
        isRedoing = true
        undoGroups.append(collecting { for step in group.reversed() { step.action() } })
        isRedoing = false
    }

    private func collecting(_ actions: () -> Void) -> [Step] {
        openGroup = []
        actions()
        defer { openGroup = nil }
        return openGroup ?? []
    }

    // MARK: - Limiting, grouping, disabling

    /// How many groups are kept; 0 is without limit.
    open var levelsOfUndo = 0
    open var groupsByEvent = true
    open var groupingLevel: Int { nesting }

    /// Begins a group: what is registered until it ends is taken back together.
    open func beginUndoGrouping() {
        nesting += 1
        if nesting == 1 { openGroup = [] }
    }

    /// Ends the group.
    open func endUndoGrouping() {
        guard nesting > 0 else { return }
        nesting -= 1
        guard nesting == 0, let group = openGroup else { return }
        openGroup = nil
        if !group.isEmpty { undoGroups.append(group) }
        trim()
    }

    open private(set) var isUndoRegistrationEnabled = true
    open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
    open func enableUndoRegistration() { isUndoRegistrationEnabled = true }

    // MARK: - Removing undo operations

    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
    }

    /// Forgets what would change `target`.
    open func removeAllActions(withTarget target: Any) {
        let identifier = ObjectIdentifier(target as AnyObject)
        func without(_ groups: [[Step]]) -> [[Step]] {
            groups.map { $0.filter { $0.target != identifier } }.filter { !$0.isEmpty }
        }
        undoGroups = without(undoGroups)
        redoGroups = without(redoGroups)
    }

    // MARK: - Managing the action name

    /// Names the last group.
    open func setActionName(_ actionName: String) {
        guard let last = undoGroups.last?.indices.last else { return }
        undoGroups[undoGroups.count - 1][last].name = actionName
    }

    open var undoActionName: String { undoGroups.last?.last?.name ?? "" }
    open var redoActionName: String { redoGroups.last?.last?.name ?? "" }
}
