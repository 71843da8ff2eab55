import FoundationSupport

/// The functions that the stage's executable puts between a page and the machine. In a process without it, such as a test, they do nothing.
enum StageMachine {
    private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    private static let timeSetter = function("sandlot_stage_set_now", (@convention(c) (Double) -> Void).self)
    private static let turnBeginning = function("sandlot_stage_turn_began", (@convention(c) () -> Void).self)
    private static let turnEnd = function("sandlot_stage_turn_ended", (@convention(c) () -> Void).self)
    private static let backgroundWait = function("sandlot_stage_wait_for_background_work", (@convention(c) (Double) -> Bool).self)
    private static let mainQueueDrain = function("_dispatch_main_queue_callback_4CF", (@convention(c) (UnsafeRawPointer?) -> Void).self)
    private static let mainQueueHandle = function("_dispatch_get_main_queue_handle_4CF", (@convention(c) () -> Int32).self)

    /// Every clock of the process shows stage time from now on.
    static func makeTimeVirtual() {
        function("sandlot_stage_make_time_virtual", (@convention(c) () -> Void).self)?()
    }

    /// Delayed calls of the page go to the stage's clock from now on.
    static func takeDelayedCalls() {
        typealias Action = @convention(c) (UnsafeMutableRawPointer?) -> Void
        typealias Schedule = @convention(c) (Double, Action, UnsafeMutableRawPointer?) -> Void
        let schedule: Schedule = { delay, action, context in
            let clock = StageClock.shared
            nonisolated(unsafe) let call = { action(context) }
            clock.schedule(at: clock.now + delay) { call() }
            StageLoop.wake()
        }
        function("sandlot_stage_set_scheduler", (@convention(c) (Schedule) -> Void).self)?(schedule)
    }

    /// What the process's clocks show, in seconds of stage time.
    static func setNow(_ seconds: TimeInterval) { timeSetter?(seconds) }

    /// Control goes to the page's code: the watchdog counts.
    static func turnBegan() { turnBeginning?() }
    /// Control is back.
    static func turnEnded() { turnEnd?() }

    /// Waits until none of the page's work runs on other threads, for at most some seconds; whether that came true.
    static func waitForBackgroundWork(seconds: Double) -> Bool { backgroundWait?(seconds) ?? true }

    /// Runs what waits on the main dispatch queue.
    static func drainMainQueue() { mainQueueDrain?(nil) }

    /// Becomes readable when something waits on the main dispatch queue; -1 without one.
    static var mainQueueDescriptor: Int32 { mainQueueHandle?() ?? -1 }
}
