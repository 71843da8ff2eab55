import Foundation

/// The web client's own files. Nothing else on the machine is ever served.
struct ClientFiles {
    struct File {
        let contents: Data
        let mediaType: String
    }

    private let files: [String: File]

    /// Reads the client's folder once. Throws when the installation is incomplete.
    init() throws {
        guard let folder = Bundle.module.url(forResource: "WebClient", withExtension: nil) else {
            throw LiveServerError.clientMissing
        }
        var files: [String: File] = [:]
        for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            guard let mediaType = Self.mediaTypes[url.pathExtension] else { continue }
            files[url.lastPathComponent] = File(contents: try Data(contentsOf: url), mediaType: mediaType)
        }
        guard files["index.html"] != nil else { throw LiveServerError.clientMissing }
        self.files = files
    }

    private static let mediaTypes = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png",
    ]

    /// The file at a path below the token; the empty path is the page itself.
    func file(at path: String) -> File? { files[path.isEmpty ? "index.html" : path] }
}
