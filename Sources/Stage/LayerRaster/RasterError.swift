/// Why a picture could not be made.
public enum RasterError: Error, CustomStringConvertible {
    /// There is no layer, or it has no size.
    case nothingToDraw
    /// A file could not be written: its path and the system's words.
    case cannotWrite(String, String)
    /// A command of the machine is missing, such as ffmpeg.
    case missingCommand(String)

    public var description: String {
        switch self {
        case .nothingToDraw: "there is nothing to draw: the live view has no size"
        case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
        case .missingCommand(let name): "\(name) is not installed; apt-get install \(name)"
        }
    }
}
