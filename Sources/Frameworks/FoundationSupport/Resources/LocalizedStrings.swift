import Foundation

/// The page's `.strings` tables.
enum LocalizedStrings {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var tables: [String: [String: String]] = [:]

    /// The text for `key` in the first language the user prefers and the page has, or nil.
    static func string(forKey key: String, table: String, in folders: [URL]) -> String? {
        let languages = Locale.preferredLanguages.flatMap { [$0, String($0.prefix { $0 != "-" && $0 != "_" })] }
        for folder in languages.map({ "\($0).lproj/" }) + ["en.lproj/", "Base.lproj/", ""] {
            if let text = contents(of: "\(folder)\(table).strings", in: folders)[key] { return text }
        }
        return nil
    }

    private static func contents(of file: String, in folders: [URL]) -> [String: String] {
        guard let url = PageResources.file(named: file, in: folders) else { return [:] }
        return lock.withLock {
            if let table = tables[url.path] { return table }
            let list = (try? Data(contentsOf: url)).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
            let table = list as? [String: String] ?? [:]
            tables[url.path] = table
            return table
        }
    }
}

// Foundation has the same function for its own class of bundles. An overload whose arguments are all written wins over one
// with defaults, so each usual way to call it has its own here.

/// The text for `key` in the page's `.strings` tables, or the key itself.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: nil)
}

/// The text for `key` in the page's `.strings` tables; `value`, else the key itself, where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: value, table: nil)
}

/// The text for `key` in a `.strings` table of the page, or the key itself.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: tableName)
}

/// The text for `key` in a `.strings` table of the page; `value`, else the key itself, where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: value, table: tableName)
}

/// The text for `key` in a bundle's `.strings` tables, or the key itself.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: nil)
}

/// The text for `key` in a bundle's `.strings` tables; `value`, else the key itself, where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    bundle.localizedString(forKey: key, value: value, table: nil)
}

/// The text for `key` in a `.strings` table of a bundle, or the key itself.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: tableName)
}

/// The text for `key` in a `.strings` table of a bundle; `value`, else the key itself, where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, value: String, comment: String) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}

extension String {
    /// The text for `key` in the page's `.strings` tables, or the key itself.
    public init(localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) {
        self = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
    }
}
