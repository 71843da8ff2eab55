/// The line of the user's source that a statement stands on.
struct UserLocation {
    let file: String
    let line: UInt

    /// `Contents.swift:83`.
    var words: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
