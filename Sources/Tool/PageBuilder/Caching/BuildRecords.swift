import Foundation
import SourceLowering

/// What is remembered of a compiled page besides its shared object.
struct PageRecord: Codable {
    var warnings: [Diagnostic]
    var candidates: [PageEntry]
    var entry: PageEntry?
}

/// What is remembered of a compiled library besides its object file.
struct LibraryRecord: Codable {
    var warnings: [Diagnostic]
    var optionalRequirements: [OptionalRequirement]
    var superclasses: [String: String]
}

extension Decodable where Self: Encodable {
    /// The record in a build's folder, or nil when it cannot be read.
    static func read(from folder: URL) -> Self? {
        let file = folder.appendingPathComponent("record.json")
        return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    }

    func write(to folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = (try? encoder.encode(self)) ?? Data()
        try BuildCache.write(String(decoding: data, as: UTF8.self), to: folder.appendingPathComponent("record.json"))
    }
}
