import Foundation
import StageHost

/// What `sandlot devices` prints.
enum DeviceTable {
    static var text: String {
        var lines = [row("device", "points", "scale", "safe area")]
        for entry in DeviceCatalog.entries {
            let device = entry.device
            lines.append(
                row(
                    entry.names[0], "\(Int(device.width))×\(Int(device.height))", "@\(Int(device.scale))x",
                    "top \(Int(device.safeArea.top)), bottom \(Int(device.safeArea.bottom))"))
            if entry.names.count > 1 { lines.append("    also " + entry.names.dropFirst().joined(separator: ", ")) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ name: String, _ size: String, _ scale: String, _ safeArea: String) -> String {
        func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }
        return padded(name, 28) + padded(size, 12) + padded(scale, 7) + safeArea
    }
}
