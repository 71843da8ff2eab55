import Foundation

/// Seconds, as Core Foundation spells it.
public typealias CFTimeInterval = Double

/// Seconds since 1 January 2001, as Core Foundation spells it.
public typealias CFAbsoluteTime = Double

/// Seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Nanoseconds on the stage's clock.
public func mach_absolute_time() -> UInt64 { UInt64(StageClock.shared.now * 1_000_000_000) }
