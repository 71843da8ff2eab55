import Foundation

/// Lets the compiler read lowered text where the user's file is, so that messages, `#file` and crash reports name the user's path.
struct FileOverlay {
    /// The lowered files by the path they stand in for.
    let replacements: [(path: String, lowered: URL)]

    /// The overlay in the form the compiler reads (JSON is YAML).
    func encoded() -> String {
        var files: [String: [[String: Any]]] = [:]
        for (path, lowered) in replacements {
            let url = URL(fileURLWithPath: path)
            files[url.deletingLastPathComponent().path, default: []].append(
                ["name": url.lastPathComponent, "type": "file", "external-contents": lowered.path])
        }
        let roots = files.keys.sorted().map { folder -> [String: Any] in
            ["name": folder, "type": "directory", "contents": files[folder] ?? []]
        }
        let overlay: [String: Any] = ["version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": roots]
        let data = (try? JSONSerialization.data(withJSONObject: overlay, options: [.sortedKeys, .withoutEscapingSlashes])) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}
