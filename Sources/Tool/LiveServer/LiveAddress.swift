import Foundation
import Glibc

/// Port and token of a page's live view, kept between runs. Only the user can read the file: who knows the token may touch the page.
struct LiveAddress: Codable, Equatable {
    var port: Int
    var token: String

    init(port: Int, token: String) {
        self.port = port
        self.token = token
    }

    /// What was written last; nil when there is nothing, or when others could have read or written it.
    init?(file: URL) {
        var status = stat()
        guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == getuid(), status.st_mode & 0o077 == 0,
            let data = FileManager.default.contents(atPath: file.path),
            let address = try? JSONDecoder().decode(LiveAddress.self, from: data),
            (1...65535).contains(address.port), address.token.count >= Self.shortestToken,
            address.token.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        self = address
    }

    private static let shortestToken = 26

    /// Writes a file that only the user can read.
    func write(to file: URL) throws {
        let files = FileManager.default
        try files.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let draft = file.path + ".\(getpid())"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: try JSONEncoder().encode(self))
            try handle.close()
            guard rename(draft, file.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        } catch {
            unlink(draft)
            throw error
        }
    }
}
