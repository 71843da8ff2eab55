import SourceLowering

/// Chooses what a page without live view shows.
struct EntryChooser {
    let candidates: [PageEntry]
    let path: String

    /// The entry called `name`.
    func entry(named name: String) throws -> PageEntry {
        let matches = candidates.filter { $0.name == name }
        guard let entry = matches.first(where: \.isShowable) ?? matches.first else {
            throw BuildFailure.noSuchEntry(name: name, candidates: candidates)
        }
        guard entry.isShowable else { throw BuildFailure.noEntry(path: path, candidates: [entry]) }
        return entry
    }

    /// The first preview, else the app, else the only view controller or view.
    func entryByRules() throws -> PageEntry {
        let showable = candidates.filter(\.isShowable)
        for kinds in [[PageEntry.Kind.preview, .previewProvider], [.app, .applicationDelegate, .mainType]] {
            if let entry = showable.first(where: { kinds.contains($0.kind) }) { return entry }
        }
        for kinds in [[PageEntry.Kind.viewController], [.uiView, .swiftUIView]] {
            let entries = showable.filter { kinds.contains($0.kind) }
            if entries.count == 1 { return entries[0] }
            if entries.count > 1 { throw BuildFailure.noEntry(path: path, candidates: candidates) }
        }
        throw BuildFailure.noEntry(path: path, candidates: candidates)
    }
}

extension PageEntry {
    /// Whether generated code can make it.
    var isShowable: Bool { construction != nil && isVisibleOutsideFile }
}
