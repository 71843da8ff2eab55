import Foundation
import StageHost
import StageProtocol

/// What the host tells the browsers, as JSON.
enum BrowserMessage {
    struct Hello: Encodable {
        let type = "hello"
        let page: String
        let devices: [String]
        let settings: LiveSettings
        let device: DeviceState
    }

    struct DeviceState: Encodable {
        let type = "device"
        let name: String
        let bare: Bool
        let safeArea: EdgeDistances
    }

    struct State: Encodable {
        let type = "state"
        let state: String
    }

    struct Diagnostics: Encodable {
        let type = "diagnostics"
        let diagnostics: [LiveDiagnostic]
    }

    struct Crash: Encodable {
        let type = "crash"
        let title: String
        let message: String
        let line: Int?
        let backtrace: [String]
        let source: [LiveDiagnostic.SourceLine]
    }

    struct Log: Encodable {
        let type = "log"
        let stream: String
        let text: String
    }

    struct Clock: Encodable {
        let type = "clock"
        let paused: Bool
        let rate: Double
    }

    static func json(_ message: some Encodable) -> String {
        // These types hold strings and numbers only; encoding them cannot fail.
        guard let data = try? JSONEncoder().encode(message) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }
}

/// What the toolbar sets.
struct LiveSettings: Codable, Equatable {
    var device: String
    var dark: Bool
    var landscape: Bool
    var textSize: String
}
