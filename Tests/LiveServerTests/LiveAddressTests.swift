import Foundation
import Testing
@testable import LiveServer

/// A remembered address is the user's own secret, or it is none.
struct LiveAddressTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("address-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("live/page.json") }
    private let address = LiveAddress(port: 8123, token: AccessPolicy.makeToken())

    @Test func isReadBackAndClosedToOthers() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try address.write(to: file)
        try address.write(to: file)
        #expect(LiveAddress(file: file) == address)
        let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(permissions == 0o600)
    }

    @Test func anAddressOthersCouldReadIsNotUsed() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try address.write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        #expect(LiveAddress(file: file) == nil)
    }

    @Test(arguments: [
        "", "{}", #"{"port":80,"token":"short"}"#, #"{"port":0,"token":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}"#,
        #"{"port":80,"token":"aaaaaaaaaaaaaaaaaaaaaaaa/../aa"}"#,
    ])
    func whatIsNoAddressIsNotUsed(text: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try address.write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
        #expect(LiveAddress(file: file) == nil)
    }

    @Test func nothingIsNoAddress() {
        #expect(LiveAddress(file: file) == nil)
    }
}
