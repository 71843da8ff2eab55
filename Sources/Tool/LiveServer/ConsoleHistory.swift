import Foundation

/// What the console has shown, for browsers that come later; and a bound on how much a page can make it show.
struct ConsoleHistory {
    private(set) var entries: [BrowserMessage.Log] = []
    private var byteCount = 0
    private var windowStart = -Double.infinity
    private var windowBytes = 0
    private static let mostEntries = 500
    private static let mostBytes = 1 << 20
    /// Nobody reads faster than this many bytes a second; a page that prints in an endless loop writes a thousand times as fast.
    private static let mostBytesPerSecond = 256 << 10

    /// Takes an entry; answers what of it should be shown, nil when it comes too fast for anybody to read.
    mutating func add(_ entry: BrowserMessage.Log, at time: Double = ProcessInfo.processInfo.systemUptime) -> BrowserMessage.Log? {
        if time - windowStart >= 1 {
            windowStart = time
            windowBytes = 0
        }
        let wasFull = windowBytes > Self.mostBytesPerSecond
        windowBytes += entry.text.utf8.count
        if wasFull { return nil }
        var shown = entry
        if windowBytes > Self.mostBytesPerSecond {
            shown = BrowserMessage.Log(
                stream: entry.stream, text: String(entry.text.prefix(Self.mostBytesPerSecond / 4)) + "\n… the page prints faster than anyone can read; some of it is left out\n")
        }
        entries.append(shown)
        byteCount += shown.text.utf8.count
        while entries.count > Self.mostEntries || byteCount > Self.mostBytes, entries.count > 1 {
            byteCount -= entries.removeFirst().text.utf8.count
        }
        return shown
    }
}
