/// Why a picture file gave no picture.
@_spi(Sandlot) public enum ImageDecodingError: Error, Equatable, CustomStringConvertible {
    /// There are no bytes.
    case empty
    /// No known kind of picture begins with these bytes.
    case unknownFormat
    /// The picture is larger than Sandlot opens.
    case tooLarge(width: Int, height: Int)
    /// The file is damaged.
    case damaged(String)

    /// The reason in words.
    public var description: String {
        switch self {
        case .empty: return "the file is empty"
        case .unknownFormat: return "it is not a picture of a known kind"
        case .tooLarge(let width, let height): return "\(width) × \(height) pixels are more than can be opened"
        case .damaged(let reason): return "the picture is damaged (\(reason))"
        }
    }
}
