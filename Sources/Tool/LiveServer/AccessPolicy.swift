/// Who may speak to the live server: pages that this very server handed out, on this machine.
///
/// `live` runs the user's code with the user's rights, so every request needs the random token in its path, a `Host` that
/// names this server (a rebound DNS name does not), and, for a WebSocket, an `Origin` of the same server.
struct AccessPolicy {
    /// The first part of every path.
    let token: String
    /// Host names that this server answers to, without port, in lower case.
    let hostNames: Set<String>
    let port: Int

    init(token: String, host: String, port: Int) {
        self.token = token
        self.port = port
        let isLoopback = ["127.0.0.1", "localhost", "::1", ""].contains(host)
        hostNames = isLoopback ? ["127.0.0.1", "localhost", "[::1]"] : [host.lowercased()]
    }

    /// What a request may have.
    enum Decision: Equatable {
        /// The path below the token, without a leading slash.
        case allowed(path: String)
        /// An HTTP status and a word why.
        case refused(status: Int, reason: String)
    }

    func decide(path: String, host: String?, origin: String?, isWebSocket: Bool) -> Decision {
        guard let host, isOwn(host) else { return .refused(status: 421, reason: "unknown host") }
        if let origin, !isOwnOrigin(origin) { return .refused(status: 403, reason: "foreign origin") }
        if isWebSocket && origin == nil { return .refused(status: 403, reason: "origin missing") }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 2, parts[0].isEmpty, isSameText(parts[1], token) else {
            return .refused(status: 403, reason: "open the address that sandlot live printed")
        }
        let rest = parts.dropFirst(2)
        guard !rest.contains(".."), !rest.contains(".") else { return .refused(status: 404, reason: "no such file") }
        return .allowed(path: rest.joined(separator: "/"))
    }

    private func isOwn(_ host: String) -> Bool {
        let lower = host.lowercased()
        guard let colon = lower.lastIndex(of: ":"), !lower.hasSuffix("]") else {
            return port == 80 && hostNames.contains(lower)
        }
        return hostNames.contains(String(lower[..<colon])) && Int(lower[lower.index(after: colon)...]) == port
    }

    private func isOwnOrigin(_ origin: String) -> Bool {
        guard origin.hasPrefix("http://") else { return false }
        return isOwn(String(origin.dropFirst("http://".count)))
    }

    /// Compares without telling by the time taken how much was right.
    private func isSameText(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// 128 random bits as text for an address.
    static func makeToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let part = String(UInt64.random(in: .min ... .max, using: &generator), radix: 36)
            return String(repeating: "0", count: 13 - part.count) + part
        }.joined()
    }
}
