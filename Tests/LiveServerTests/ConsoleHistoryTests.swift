import Testing
@testable import LiveServer

/// The console keeps what a person can read, whatever a page prints.
struct ConsoleHistoryTests {
    private func entry(_ text: String) -> BrowserMessage.Log { BrowserMessage.Log(stream: "stdout", text: text) }

    @Test func everythingIsShownAtAReadablePace() {
        var history = ConsoleHistory()
        for number in 0..<40 {
            #expect(history.add(entry("line \(number)\n"), at: Double(number))?.text == "line \(number)\n")
        }
        #expect(history.entries.count == 40)
    }

    @Test func aFloodIsCutAndSaysSo() {
        var history = ConsoleHistory()
        let chunk = String(repeating: "x", count: 100_000)
        let shown = (0..<50).map { history.add(entry(chunk), at: 3 + Double($0) / 100) }
        #expect(shown[0]?.text == chunk && shown[1]?.text == chunk)
        #expect(shown[2]?.text.contains("faster than anyone can read") == true)
        #expect(shown[3...].allSatisfy { $0 == nil })
        #expect(history.add(entry("later"), at: 5)?.text == "later")
    }

    @Test func oldEntriesGoFirst() {
        var history = ConsoleHistory()
        for number in 0..<700 { _ = history.add(entry("\(number)"), at: Double(number)) }
        #expect(history.entries.count == 500)
        #expect(history.entries.first?.text == "200")
        for number in 0..<20 { _ = history.add(entry(String(repeating: "y", count: 200_000)), at: 1000 + Double(number)) }
        #expect(history.entries.reduce(0) { $0 + $1.text.utf8.count } <= 1 << 20)
    }
}
