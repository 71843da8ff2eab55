import Foundation
import SourceLowering

/// A page as a shared object, ready for a stage.
public struct CompiledPage: Sendable {
    /// The shared object. Its path changes whenever its contents do.
    public let library: URL
    /// The function that runs the page; it takes a command's arguments and answers its status, as `main` does.
    public let entrySymbol: String
    /// Folders of pictures and other files, most specific first.
    public let resources: [URL]
    /// The Swift module the page's own types are in.
    public let moduleName: String
    /// The page's name for titles and messages: a playground's, a playground page's, or a file's.
    public let displayName: String
    /// What could be shown by name.
    public let entryCandidates: [PageEntry]
    /// What is shown by the rules or by name; nil for a page whose own code decides.
    public let entry: PageEntry?
    /// What the compiler said without refusing.
    public let warnings: [Diagnostic]
    /// The user's files that were compiled.
    public let sources: [URL]
    /// Files and folders whose changes concern the page.
    public let watchedPaths: [URL]
    /// The names of the playground's other pages, in its order, when none was asked for and this is the first.
    public let otherPages: [String]
    /// Whether everything came from the cache.
    public let isFromCache: Bool
}
