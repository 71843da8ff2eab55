import QuartzCore

/// Tells, once for each name, that a page asked for something its resources do not hold.
enum MissingResource {
    /// `kind` is "image", "color" and so on; `place` the file and line that asked, where they are known.
    static func report(_ kind: String, _ name: String, reason: String? = nil, place: String? = nil) {
        let folders = PageResources.folders.map(\.path).joined(separator: ", ")
        let searched = folders.isEmpty ? "the page has no resources" : "looked in \(folders)"
        SandlotUnimplemented.report("\(kind) \"\(name)\"", reason ?? "not found (\(searched))", place: place)
    }
}
