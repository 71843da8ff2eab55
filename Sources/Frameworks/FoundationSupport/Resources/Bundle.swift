import Foundation

/// A folder of resources; it takes the place of Foundation's for a page and the frameworks.
///
/// `main` (and `module`, and the bundle of any class) is the page: it finds files in the page's resource folders.
open class Bundle: NSObject, @unchecked Sendable {
    /// The folders to search, most specific first.
    private let ownFolders: [URL]?

    private init(folders: [URL]?) {
        ownFolders = folders
        super.init()
    }

    private var folders: [URL] { ownFolders ?? PageResources.folders }

    // MARK: - Getting a bundle

    /// The running page's bundle.
    public static let main = Bundle(folders: nil)

    /// The running page's bundle; what a package's generated accessor gives.
    public class var module: Bundle { main }

    /// The page's bundle, whatever the class.
    public convenience init(for aClass: AnyClass) {
        self.init(folders: nil)
    }

    /// The bundle at a path, or nil when there is no such folder.
    public convenience init?(path: String) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return nil }
        self.init(folders: [URL(fileURLWithPath: path, isDirectory: true)])
    }

    /// The bundle at a file URL, or nil when there is no such folder.
    public convenience init?(url: URL) {
        self.init(path: url.path)
    }

    /// The page's bundle when `identifier` is its own, else nil.
    public convenience init?(identifier: String) {
        guard identifier == Bundle.main.bundleIdentifier else { return nil }
        self.init(folders: nil)
    }

    /// The page's bundle.
    open class var allBundles: [Bundle] { [main] }

    // MARK: - Finding resource files

    open func url(forResource name: String?, withExtension fileExtension: String?) -> URL? {
        find(name, fileExtension, in: nil)
    }

    open func url(forResource name: String?, withExtension fileExtension: String?, subdirectory: String?) -> URL? {
        find(name, fileExtension, in: subdirectory)
    }

    open func url(
        forResource name: String?, withExtension fileExtension: String?, subdirectory: String?, localization: String?
    ) -> URL? {
        let folder = localization.map { "\($0).lproj" }
        return find(name, fileExtension, in: [subdirectory, folder].compactMap(\.self).joined(separator: "/"))
            ?? find(name, fileExtension, in: subdirectory)
    }

    open func urls(forResourcesWithExtension fileExtension: String?, subdirectory: String?) -> [URL]? {
        let found = files(in: subdirectory).filter {
            fileExtension == nil || fileExtension == "" || $0.pathExtension == fileExtension
        }
        return found.isEmpty ? nil : found
    }

    open func path(forResource name: String?, ofType fileExtension: String?) -> String? {
        find(name, fileExtension, in: nil)?.path
    }

    open func path(forResource name: String?, ofType fileExtension: String?, inDirectory subdirectory: String?) -> String? {
        find(name, fileExtension, in: subdirectory)?.path
    }

    open func paths(forResourcesOfType fileExtension: String?, inDirectory subdirectory: String?) -> [String] {
        urls(forResourcesWithExtension: fileExtension, subdirectory: subdirectory)?.map(\.path) ?? []
    }

    private func find(_ name: String?, _ fileExtension: String?, in subdirectory: String?) -> URL? {
        let fileExtension = fileExtension.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
        guard let name, !name.isEmpty else {
            return files(in: subdirectory).first { $0.pathExtension == fileExtension }
        }
        let file = fileExtension.isEmpty ? name : "\(name).\(fileExtension)"
        let folder = subdirectory.map { $0.isEmpty ? "" : $0 + "/" } ?? ""
        return PageResources.file(named: folder + file, in: folders)
    }

    private func files(in subdirectory: String?) -> [URL] {
        folders.flatMap { folder -> [URL] in
            let folder = subdirectory.map { folder.appendingPathComponent($0) } ?? folder
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
        }
    }

    // MARK: - Bundle folders

    open var bundleURL: URL { folders.first ?? URL(fileURLWithPath: "/nonexistent", isDirectory: true) }

    open var bundlePath: String { bundleURL.path }

    open var resourceURL: URL? { folders.first }

    open var resourcePath: String? { resourceURL?.path }

    // MARK: - Localised strings

    /// The text for `key` in a `.strings` table; `value`, else the key itself, where there is none.
    open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        LocalizedStrings.string(forKey: key, table: tableName ?? "Localizable", in: folders)
            ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// The languages the bundle has folders for.
    open var localizations: [String] {
        files(in: nil).filter { $0.pathExtension == "lproj" }.map { $0.deletingPathExtension().lastPathComponent }
    }

    /// The languages of the bundle the user prefers.
    open var preferredLocalizations: [String] {
        let available = localizations
        let preferred = Locale.preferredLanguages.filter(available.contains)
        return preferred.isEmpty ? Array(available.prefix(1)) : preferred
    }

    // MARK: - Information

    /// The bundle's Info.plist; a page without one has a name and version 1.
    open var infoDictionary: [String: Any]? {
        guard let url = PageResources.file(named: "Info.plist", in: folders), let data = try? Data(contentsOf: url),
              let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return ["CFBundleName": "Page", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1"] }
        return list as? [String: Any]
    }

    open func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

    open var bundleIdentifier: String? {
        object(forInfoDictionaryKey: "CFBundleIdentifier") as? String ?? "sandlot.page"
    }

    // MARK: - Classes

    /// The page's class called `name`.
    open func classNamed(_ name: String) -> AnyClass? { NSClassFromString(name) }
}
