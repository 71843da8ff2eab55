import FoundationSupport

/// The locale of the process.
enum LocaleSetting {
    /// Makes a locale the current one; to be called before anything asks for it.
    static func apply(_ identifier: String) {
        for name in ["LC_ALL", "LANG"] { setenv(name, identifier + ".UTF-8", 1) }
        setenv("LANGUAGE", identifier, 1)
    }

    /// Whether the locale's language is written from right to left.
    static func isRightToLeft(_ identifier: String) -> Bool {
        Locale.Language(identifier: identifier).characterDirection == .rightToLeft
    }
}
