import Foundation

/// Everything a page is made of.
struct PageSources: Sendable {
    /// Modules the page's own module may import, in an order in which each needs only earlier ones.
    var libraries: [SourceModule]
    /// The page's own module.
    var page: SourceModule
    /// Whether it is a playground: its libraries are imported everywhere without saying so, and an empty page is one, too.
    var isPlayground: Bool
    var resources: [URL]
    var displayName: String
    var watchedPaths: [URL]
    /// The pages after the first, when none was asked for.
    var otherPages: [String] = []
}
