import Foundation

/// Writes how long ago or how far ahead something is: `2 hours ago`, `in 3 days`, `yesterday`. Linux's Foundation has none.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether days nearby have names.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric = 0
        /// `yesterday`
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full = 0
        /// `two months ago`
        case spellOut
        /// `2 mo. ago`
        case short
        /// `2mo ago`
        case abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .current
    open var locale: Locale! = .current

    /// The largest unit of the components that is not zero, in words.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let counts = TimeWords.Unit.allCases.map { (unit: $0, count: dateComponents.value(for: $0.component) ?? 0) }
        let largest = counts.first { $0.count != 0 } ?? (.second, 0)
        return words(largest.unit, largest.count)
    }

    /// A span in seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let components = (calendar ?? .current).dateComponents(
            Set(TimeWords.Unit.allCases.map(\.component)), from: referenceDate, to: date)
        return localizedString(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func words(_ unit: TimeWords.Unit, _ count: Int) -> String {
        TimeWords.noteLocale(locale, "RelativeDateTimeFormatter")
        if dateTimeStyle == .named, let name = Self.name(unit, count) { return name }
        let number = abs(count)
        let text: String
        switch unitsStyle {
        case .full: text = "\(number) \(unit.full(number))"
        case .spellOut: text = "\(TimeWords.spelled(number)) \(unit.full(number))"
        case .short: text = "\(number) \(unit == .day && number != 1 ? "days" : unit.relativeShort)"
        case .abbreviated: text = "\(number)\(unit.letter)"
        }
        return count < 0 ? "\(text) ago" : "in \(text)"
    }

    private static func name(_ unit: TimeWords.Unit, _ count: Int) -> String? {
        switch (unit, count) {
        case (.second, 0): "now"
        case (.day, -1): "yesterday"
        case (.day, 0): "today"
        case (.day, 1): "tomorrow"
        case (.week, -1), (.month, -1), (.year, -1): "last \(unit.full(1))"
        case (.week, 1), (.month, 1), (.year, 1): "next \(unit.full(1))"
        default: nil
        }
    }
}
