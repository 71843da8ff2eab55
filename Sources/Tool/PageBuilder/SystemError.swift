import Foundation

/// The system's own words for what went wrong with a file, such as "No space left on device".
enum SystemError {
    static func words(for error: Error) -> String {
        let described = error as NSError
        if described.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(described.code))) }
        if let underlying = described.userInfo[NSUnderlyingErrorKey] as? any Error { return words(for: underlying) }
        return described.localizedDescription
    }
}
