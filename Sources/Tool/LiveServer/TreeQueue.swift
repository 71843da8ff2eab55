/// The browsers whose inspectors wait for a view tree. A stage answers in the order it was asked, so each answer is for
/// the browser that waits longest; who does not ask is not told.
struct TreeQueue {
    private struct Waiting {
        weak var peer: WebSocketPeer?
    }

    /// The answer where there is no tree.
    static let nothing = "{\"type\":\"tree\",\"tree\":null}"

    private var waiting: [Waiting] = []

    var isEmpty: Bool { waiting.isEmpty }

    /// The stage was asked for this browser.
    mutating func ask(for peer: WebSocketPeer) { waiting.append(Waiting(peer: peer)) }

    /// The stage has answered: `json` is its message, or ``nothing``.
    mutating func answer(_ json: String) {
        guard !waiting.isEmpty else { return }
        waiting.removeFirst().peer?.send(text: json)
    }

    /// The stage that was asked is gone.
    mutating func clear() { waiting = [] }
}
