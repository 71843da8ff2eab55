import Foundation

/// English words for units of time, as Apple's formatters write them in English.
enum TimeWords {
    enum Unit: Int, CaseIterable {
        case year, month, week, day, hour, minute, second

        var calendarUnit: NSCalendar.Unit {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .weekOfMonth
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }

        var component: Calendar.Component {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .weekOfMonth
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }

        /// One letter or two: `5m`, `2mo`.
        var letter: String { ["y", "mo", "w", "d", "h", "m", "s"][rawValue] }
        /// `5 min`, `2 mths`, as duration formatters shorten.
        func short(_ count: Int) -> String {
            let word = ["yr", "mth", "wk", "day", "hr", "min", "sec"][rawValue]
            return word + ([.hour, .minute, .second].contains(self) || abs(count) == 1 ? "" : "s")
        }
        /// `2 minutes`.
        func full(_ count: Int) -> String {
            ["year", "month", "week", "day", "hour", "minute", "second"][rawValue] + (abs(count) == 1 ? "" : "s")
        }
        /// `5 min. ago`, as relative formatters shorten.
        var relativeShort: String { ["yr.", "mo.", "wk.", "day", "hr.", "min.", "sec."][rawValue] }
    }

    /// Says once that the words are English whatever the locale.
    static func noteLocale(_ locale: Locale?, _ formatter: String) {
        guard let language = locale?.language.languageCode?.identifier, language != "en" else { return }
        SandlotUnimplemented.report("\(formatter) in \(language)", "the words are English")
    }

    /// A number in words.
    static func spelled(_ count: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en_US")
        return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
    }
}
