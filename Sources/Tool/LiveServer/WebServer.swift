import CSoup
import Foundation

/// HTTP and WebSocket over libsoup. Everything runs on the thread that calls ``run()``.
final class WebServer {
    private let server: UnsafeMutablePointer<SoupServer>
    private let loop = g_main_loop_new(nil, 0)!
    private let files: ClientFiles
    private let policy: AccessPolicy
    /// The port that was bound.
    let port: Int

    /// A browser opened its WebSocket.
    var onConnect: ((WebSocketPeer) -> Void)?

    /// Listens on `host` (loopback unless said) and `port` (0: any free one).
    init(host: String, port: Int, token: String) throws {
        files = try ClientFiles()
        server = UnsafeMutableRawPointer(g_object_new_with_properties(soup_server_get_type(), 0, nil, nil)!)
            .assumingMemoryBound(to: SoupServer.self)
        self.port = try Self.listen(server, host: host, port: port)
        policy = AccessPolicy(token: token, host: host, port: self.port)
        let context = Unmanaged.passUnretained(self).toOpaque()
        soup_server_add_handler(server, "/", { _, message, path, _, context in
            guard let message, let path, let context else { return }
            Unmanaged<WebServer>.fromOpaque(context).takeUnretainedValue().answer(message, String(cString: path))
        }, context, nil)
        let socketPath = "/\(token)/socket"
        soup_server_add_early_handler(server, socketPath, { _, message, path, _, context in
            guard let message, let path, let context else { return }
            Unmanaged<WebServer>.fromOpaque(context).takeUnretainedValue().screen(message, String(cString: path))
        }, context, nil)
        soup_server_add_websocket_handler(server, socketPath, nil, nil, { _, _, _, connection, context in
            guard let connection, let context else { return }
            let server = Unmanaged<WebServer>.fromOpaque(context).takeUnretainedValue()
            server.onConnect?(WebSocketPeer(connection))
        }, context, nil)
    }

    deinit {
        soup_server_disconnect(server)
        g_object_unref(server)
        g_main_loop_unref(loop)
    }

    /// The address to open, with the token.
    var address: String { "http://127.0.0.1:\(port)/\(policy.token)/" }

    /// The secret part of the address.
    var token: String { policy.token }

    /// Serves until ``stop()``.
    func run() { g_main_loop_run(loop) }

    func stop() { g_main_loop_quit(loop) }

    private static func listen(_ server: UnsafeMutablePointer<SoupServer>, host: String, port: Int) throws -> Int {
        var error: UnsafeMutablePointer<GError>?
        let isListening: gboolean
        if ["127.0.0.1", "localhost", ""].contains(host) {
            let address = g_inet_socket_address_new_from_string("127.0.0.1", guint(port))
            defer { g_object_unref(address) }
            isListening = soup_server_listen(server, address, SoupServerListenOptions(0), &error)
        } else {
            guard let address = g_inet_socket_address_new_from_string(host, guint(port)) else {
                throw LiveServerError.cannotListen("\(host) is not an address of this machine")
            }
            defer { g_object_unref(address) }
            isListening = soup_server_listen(server, address, SoupServerListenOptions(0), &error)
        }
        guard isListening != 0 else {
            defer { g_clear_error(&error) }
            if let error, error.pointee.code == G_IO_ERROR_ADDRESS_IN_USE.rawValue {
                throw LiveServerError.portInUse(port)
            }
            throw LiveServerError.cannotListen(error.map { String(cString: $0.pointee.message) } ?? "unknown reason")
        }
        let uris = soup_server_get_uris(server)
        defer { g_slist_free_full(uris) { g_uri_unref(OpaquePointer($0)) } }
        guard let first = uris?.pointee.data else { throw LiveServerError.cannotListen("no address") }
        return Int(g_uri_get_port(OpaquePointer(first)))
    }

    // MARK: - Requests

    private func decision(_ message: OpaquePointer, _ path: String, isWebSocket: Bool) -> AccessPolicy.Decision {
        let headers = soup_server_message_get_request_headers(message)
        func header(_ name: String) -> String? {
            soup_message_headers_get_one(headers, name).map { String(cString: $0) }
        }
        return policy.decide(path: path, host: header("Host"), origin: header("Origin"), isWebSocket: isWebSocket)
    }

    private func answer(_ message: OpaquePointer, _ path: String) {
        let method = String(cString: soup_server_message_get_method(message))
        guard method == "GET" || method == "HEAD" else { return refuse(message, 405, "only GET") }
        switch decision(message, path, isWebSocket: false) {
        case .refused(let status, let reason):
            refuse(message, status, reason)
        case .allowed(let path):
            guard let file = files.file(at: path) else { return refuse(message, 404, "no such file") }
            let headers = soup_server_message_get_response_headers(message)
            soup_message_headers_replace(headers, "Cache-Control", "no-store")
            soup_message_headers_replace(headers, "X-Content-Type-Options", "nosniff")
            soup_message_headers_replace(headers, "Referrer-Policy", "no-referrer")
            soup_message_headers_replace(
                headers, "Content-Security-Policy",
                "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:")
            soup_server_message_set_status(message, 200, nil)
            file.contents.withUnsafeBytes { bytes in
                soup_server_message_set_response(
                    message, file.mediaType, SOUP_MEMORY_COPY, bytes.bindMemory(to: CChar.self).baseAddress,
                    gsize(bytes.count))
            }
        }
    }

    /// Refuses a WebSocket before it is opened.
    private func screen(_ message: OpaquePointer, _ path: String) {
        if case .refused(let status, let reason) = decision(message, path, isWebSocket: true) {
            refuse(message, status, reason)
        }
    }

    private func refuse(_ message: OpaquePointer, _ status: Int, _ reason: String) {
        soup_server_message_set_status(message, guint(status), nil)
        let text = "Sandlot: \(reason)\n"
        soup_server_message_set_response(message, "text/plain; charset=utf-8", SOUP_MEMORY_COPY, text, gsize(text.utf8.count))
    }
}
