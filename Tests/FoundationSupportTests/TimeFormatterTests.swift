import FoundationSupport
import Testing

/// Spans of time in the words and digits of Apple's English.
@Suite struct TimeFormatterTests {
    private func formatter(_ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = units
        formatter.unitsStyle = style
        formatter.calendar = Calendar(identifier: .gregorian)
        return formatter
    }

    @Test func clocksAreWrittenBetweenColons() {
        let clock = formatter([.minute, .second], .positional)
        #expect(clock.string(from: 65.9) == "1:05")
        #expect(clock.string(from: 3725) == "62:05")
        clock.zeroFormattingBehavior = .pad
        #expect(clock.string(from: 65) == "01:05")
        #expect(clock.string(from: 0) == "00:00")
        let long = formatter([.hour, .minute, .second], .positional)
        #expect(long.string(from: 3725) == "1:02:05")
        #expect(long.string(from: 125) == "2:05")
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.abbreviated, "1h 5s"), (.short, "1 hr, 5 sec"), (.full, "1 hour, 5 seconds"),
        (.brief, "1hr 5sec"), (.spellOut, "one hour, five seconds"),
    ])
    func zerosAreDroppedBetweenWords(style: DateComponentsFormatter.UnitsStyle, expected: String) {
        #expect(formatter([.hour, .minute, .second], style).string(from: 3605) == expected)
    }

    @Test func unitsAreLimitedAndPhrased() {
        let formatter = formatter([.day, .hour, .minute], .full)
        formatter.maximumUnitCount = 2
        formatter.includesTimeRemainingPhrase = true
        formatter.includesApproximationPhrase = true
        #expect(formatter.string(from: 2 * 86400 + 3 * 3600 + 240) == "About 2 days, 3 hours remaining")
    }

    @Test func theLargestUnitIsToldRelatively() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = Calendar(identifier: .gregorian)
        #expect(formatter.localizedString(fromTimeInterval: -3700) == "1 hour ago")
        #expect(formatter.localizedString(fromTimeInterval: 3 * 86400 + 5) == "in 3 days")
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(month: 1)) == "next month")
        formatter.dateTimeStyle = .numeric
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(fromTimeInterval: -120) == "2m ago")
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(fromTimeInterval: 120) == "in 2 min.")
    }
}
