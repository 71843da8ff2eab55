import CoreGraphics

/// A group of changes that share duration, curve and completion. Without an explicit one, changes belong to an implicit
/// transaction that ends with the frame.
open class CATransaction: NSObject {
    private final class Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var group: CompletionGroup?
        var values: [String: Any] = [:]
    }

    nonisolated(unsafe) private static var levels: [Level] = []
    nonisolated(unsafe) private static var implicit: Level?
    private static let lockObject = NSRecursiveLock()
    /// Completion blocks of transactions that had nothing to wait for, run with the next frame.
    nonisolated(unsafe) private static var due: [() -> Void] = []

    private static var current: Level {
        if let level = levels.last { return level }
        if let implicit { return implicit }
        let level = Level()
        implicit = level
        StageClock.shared.requestFrame()
        return level
    }

    private static func inherited<Value>(_ path: KeyPath<Level, Value?>) -> Value? {
        if levels.isEmpty && implicit == nil { return nil }
        for level in levels.reversed() { if let value = level[keyPath: path] { return value } }
        return implicit?[keyPath: path]
    }

    // MARK: - Creating and committing transactions

    open class func begin() { levels.append(Level()) }

    /// Ends the innermost explicit transaction.
    open class func commit() {
        guard let level = levels.popLast() else { return }
        close(level)
    }

    /// Ends the implicit transaction. The stage does it with every frame.
    open class func flush() {
        guard let level = implicit else { return runDue() }
        implicit = nil
        close(level)
        runDue()
    }

    private static func close(_ level: Level) {
        level.group?.seal()
    }

    /// Runs completions that have nothing left to wait for.
    static func runDue() {
        let actions = due
        due = []
        for action in actions { action() }
    }

    /// Layers outside of a shown tree that got animations in this turn.
    nonisolated(unsafe) private static var offstage: [CALayer] = []

    static func noteOffstage(_ layer: CALayer) {
        offstage.append(layer)
        StageClock.shared.requestFrame()
    }

    /// The turn is over: looks which of those layers are shown by now.
    static func settleOffstage() {
        let layers = offstage
        offstage = []
        for layer in layers { layer.endOffstageAnimations() }
    }

    static func schedule(_ action: @escaping () -> Void) {
        due.append(action)
        StageClock.shared.requestFrame()
    }

    // MARK: - Overriding animation duration and timing

    open class func animationDuration() -> CFTimeInterval { inherited(\.duration) ?? 0.25 }
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
    open class func animationTimingFunction() -> CAMediaTimingFunction? { inherited(\.timingFunction) }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = function }

    // MARK: - Temporarily disabling property animations

    open class func disableActions() -> Bool { inherited(\.disablesActions) ?? false }
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    // MARK: - Getting and setting completion block objects

    open class func completionBlock() -> (() -> Void)? { (levels.last ?? implicit)?.group?.completion }

    /// Called once all animations that this transaction adds from now on have ended.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let level = current
        level.group?.seal()
        level.group = block.map { CompletionGroup($0) }
    }

    /// The group that an animation added now belongs to.
    static var currentGroup: CompletionGroup? { inherited(\.group) }

    // MARK: - Managing concurrency

    open class func lock() { lockObject.lock() }
    open class func unlock() { lockObject.unlock() }

    // MARK: - Getting and setting transaction properties

    open class func value(forKey key: String) -> Any? {
        switch key {
        case "animationDuration": return animationDuration()
        case "disableActions": return disableActions()
        default: return levels.reversed().lazy.compactMap { $0.values[key] }.first ?? implicit?.values[key]
        }
    }

    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case "animationDuration": setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? (anObject as? Double) ?? 0.25)
        case "disableActions": setDisableActions((anObject as? Bool) ?? ((anObject as? NSNumber)?.boolValue ?? false))
        default: current.values[key] = anObject
        }
    }
}

/// The key names of transaction properties.
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
