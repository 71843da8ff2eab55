import CSoup
import Foundation

/// One browser's WebSocket.
final class WebSocketPeer {
    private let connection: OpaquePointer
    /// A text message arrived.
    var onText: ((String) -> Void)?
    var onClose: (() -> Void)?
    private static let largestMessage = 1 << 20

    init(_ connection: OpaquePointer) {
        self.connection = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(connection))!)
        soup_websocket_connection_set_max_incoming_payload_size(connection, guint64(Self.largestMessage))
        connect("message", unsafeBitCast(messageArrived, to: GCallback.self))
        connect("closed", unsafeBitCast(connectionClosed, to: GCallback.self))
    }

    deinit {
        g_signal_handlers_disconnect_matched(
            UnsafeMutableRawPointer(connection), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
            Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    private func connect(_ signal: String, _ callback: @escaping GCallback) {
        g_signal_connect_data(
            UnsafeMutableRawPointer(connection), signal, callback, Unmanaged.passUnretained(self).toOpaque(), nil,
            GConnectFlags(rawValue: 0))
    }

    var isOpen: Bool { soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN }

    func send(text: String) {
        guard isOpen else { return }
        soup_websocket_connection_send_text(connection, text)
    }

    func send(bytes: Data) {
        guard isOpen else { return }
        bytes.withUnsafeBytes { soup_websocket_connection_send_binary(connection, $0.baseAddress, gsize($0.count)) }
    }

    func close() {
        guard isOpen else { return }
        soup_websocket_connection_close(connection, UInt16(SOUP_WEBSOCKET_CLOSE_GOING_AWAY.rawValue), nil)
    }
}

private let messageArrived: @convention(c) (OpaquePointer?, CInt, OpaquePointer?, gpointer?) -> Void = {
    _, kind, bytes, context in
    guard kind == CInt(SOUP_WEBSOCKET_DATA_TEXT.rawValue), let bytes, let context else { return }
    var length: gsize = 0
    guard let start = g_bytes_get_data(bytes, &length) else { return }
    let text = String(decoding: UnsafeRawBufferPointer(start: start, count: Int(length)), as: UTF8.self)
    Unmanaged<WebSocketPeer>.fromOpaque(context).takeUnretainedValue().onText?(text)
}

private let connectionClosed: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, context in
    guard let context else { return }
    Unmanaged<WebSocketPeer>.fromOpaque(context).takeUnretainedValue().onClose?()
}
