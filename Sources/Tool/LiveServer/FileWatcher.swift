import Foundation
import Glibc

/// Tells when anything under some files and folders changes, by inotify.
///
/// Editors save in many ways (write in place, write beside and rename, delete and create), so the folders are watched,
/// not the files, and a burst of events within a few milliseconds counts as one change. A file that was written or moved into place is
/// whole, so that it counts almost at once; one that is gone mostly comes back, which takes a little longer.
final class FileWatcher {
    private let descriptor: Int32
    private var source: UInt32 = 0
    private var folders: [Int32: String] = [:]
    private var pending: (source: UInt32, isSoon: Bool)?
    private let onChange: () -> Void
    /// Milliseconds after a file is whole, and after one is gone.
    private static let delays = (whole: 3, gone: 15)

    /// `paths`: files (their folder is watched for that name) or folders (watched with all below).
    init(paths: [URL], onChange: @escaping () -> Void) {
        self.onChange = onChange
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        for path in paths { add(path) }
        guard descriptor >= 0 else { return }
        source = MainLoop.watch(descriptor) { [weak self] in
            self?.drain()
            return self != nil
        }
    }

    deinit {
        if source != 0 { MainLoop.cancel(source) }
        if let pending { MainLoop.cancel(pending.source) }
        if descriptor >= 0 { close(descriptor) }
    }

    private var names: [Int32: Set<String>] = [:]

    private func add(_ path: URL) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else { return }
        if isFolder.boolValue { watchFolder(path, only: nil) }
        // A folder may be put in the place of another, as an editor does with a file.
        watchFolder(path.deletingLastPathComponent(), only: path.lastPathComponent)
    }

    private func watchFolder(_ folder: URL, only name: String?) {
        let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB)
        let handle = inotify_add_watch(descriptor, folder.path, events)
        guard handle >= 0 else { return }
        let isWatchedWhole = folders[handle] != nil && names[handle] == nil
        folders[handle] = folder.path
        if let name {
            if !isWatchedWhole { names[handle, default: []].insert(name) }
            return
        }
        names[handle] = nil
        let below = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
        for entry in below where !entry.lastPathComponent.hasPrefix(".") {
            if (try? entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true { watchFolder(entry, only: nil) }
        }
    }

    private func drain() {
        var buffer = [UInt8](repeating: 0, count: 16384)
        var isConcerned = false
        var isWhole = false
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            var offset = 0
            while offset + MemoryLayout<inotify_event>.size <= count {
                let (event, name) = buffer.withUnsafeBytes { bytes -> (inotify_event, String) in
                    let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let start = bytes.baseAddress! + offset + MemoryLayout<inotify_event>.size
                    let name = event.len > 0 ? String(cString: start.assumingMemoryBound(to: CChar.self)) : ""
                    return (event, name)
                }
                offset += MemoryLayout<inotify_event>.size + Int(event.len)
                guard concerns(event, name) else { continue }
                isConcerned = true
                if event.mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 { isWhole = true }
            }
        }
        guard isConcerned else { return }
        if let pending {
            guard isWhole, !pending.isSoon else { return }
            MainLoop.cancel(pending.source)
        }
        let source = MainLoop.perform(after: isWhole ? Self.delays.whole : Self.delays.gone) { [weak self] in
            self?.pending = nil
            self?.onChange()
        }
        pending = (source, isWhole)
    }

    private func concerns(_ event: inotify_event, _ name: String) -> Bool {
        if name.hasPrefix(".") || name.hasSuffix("~") || name.hasSuffix(".swp") || name == "4913" { return false }
        if let names = names[event.wd], !names.contains(name) { return false }
        if event.mask & UInt32(IN_ISDIR) != 0 {
            guard event.mask & UInt32(IN_ATTRIB) == 0 else { return false }
            if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, let folder = folders[event.wd] {
                watchFolder(URL(fileURLWithPath: folder).appendingPathComponent(name), only: nil)
            }
            return true
        }
        // A new file counts when it is written, not when it is opened.
        return event.mask & UInt32(IN_CREATE) == 0
    }
}
