import QuartzCore

/// Tells, once for each name, that a page asked for something its resources do not hold.
enum MissingResource {
    /// `kind` is "image", "color" and so on.
    static func report(_ kind: String, _ name: String, reason: String? = nil) {
        let folders = PageResources.folders.map(\.path).joined(separator: ", ")
        let place = folders.isEmpty ? "the page has no resources" : "looked in \(folders)"
        SandlotUnimplemented.report("\(kind) \"\(name)\"", reason ?? "not found (\(place))")
    }
}
