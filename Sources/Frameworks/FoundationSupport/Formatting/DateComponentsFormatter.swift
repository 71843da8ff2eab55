import Foundation

/// Writes spans of time: `1:05`, `1h 5m`, `1 hour, 5 minutes`. Linux's Foundation has none.
open class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `1:05:10`
        case positional = 0
        /// `1h 5m 10s`
        case abbreviated
        /// `1 hr, 5 min, 10 sec`
        case short
        /// `1 hour, 5 minutes, 10 seconds`
        case full
        /// `one hour, five minutes, ten seconds`
        case spellOut
        /// `1hr 5min 10sec`
        case brief
    }

    /// Which zeros are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Leading ones are dropped in the positional style, all of them in the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Numbers have two digits: `01:05`.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    // MARK: - Configuring the formatter options

    open var unitsStyle = UnitsStyle.positional
    /// Empty: years down to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .autoupdatingCurrent
    open var referenceDate: Date?
    /// The greatest number of units that are written; 0 for all.
    open var maximumUnitCount = 0
    /// Fractions are not written.
    open var allowsFractionalUnits = false
    open var collapsesLargestUnit = false
    /// `About 5 minutes`
    open var includesApproximationPhrase = false
    /// `5 minutes remaining`
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    // MARK: - Formatting values

    /// A span in seconds.
    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        var calendar = self.calendar ?? .current
        // A span without dates has no changes of the clocks in it.
        if referenceDate == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone }
        return string(from: calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
    }

    open func string(from components: DateComponents) -> String? {
        TimeWords.noteLocale(calendar?.locale, "DateComponentsFormatter")
        var parts = units.map { (unit: $0, count: components.value(for: $0.component) ?? 0) }
        parts = withoutZeros(parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        let text: String
        switch unitsStyle {
        case .positional: text = positional(parts, isPadded: isPadded)
        case .abbreviated: text = parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
        case .brief: text = parts.map { "\($0.count)\($0.unit.short($0.count))" }.joined(separator: " ")
        case .short: text = parts.map { "\($0.count) \($0.unit.short($0.count))" }.joined(separator: ", ")
        case .full: text = parts.map { "\($0.count) \($0.unit.full($0.count))" }.joined(separator: ", ")
        case .spellOut: text = parts.map { "\(TimeWords.spelled($0.count)) \($0.unit.full($0.count))" }.joined(separator: ", ")
        }
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    // MARK: - Parts

    private typealias Part = (unit: TimeWords.Unit, count: Int)

    private var units: [TimeWords.Unit] {
        let all = TimeWords.Unit.allCases
        return allowedUnits.isEmpty ? all.filter { $0 != .week } : all.filter { allowedUnits.contains($0.calendarUnit) }
    }

    /// Leaves out what the behaviour drops; one unit always remains.
    private func withoutZeros(_ parts: [Part]) -> [Part] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return parts }
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = parts.firstIndex(where: { $0.count != 0 }), let last = parts.lastIndex(where: { $0.count != 0 }) else {
            return behavior.isDisjoint(with: .dropAll) ? parts : Array(parts.suffix(1))
        }
        return parts.indices.filter { index in
            if parts[index].count != 0 { return true }
            let place: ZeroFormattingBehavior = index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle
            return !behavior.contains(place)
        }.map { parts[$0] }
    }

    /// Hours, minutes and seconds between colons, larger units with their letters in front.
    private func positional(_ parts: [Part], isPadded: Bool) -> String {
        let clock = parts.filter { $0.unit.rawValue >= TimeWords.Unit.hour.rawValue }
        let large = parts.filter { $0.unit.rawValue < TimeWords.Unit.hour.rawValue }.map { "\($0.count)\($0.unit.letter)" }
        let digits = clock.enumerated().map { index, part in
            index > 0 || isPadded && large.isEmpty ? String(format: "%02d", abs(part.count)) : "\(part.count)"
        }
        return (large + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
    }
}
