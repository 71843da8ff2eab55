import StageProtocol

/// A command line that was understood.
enum Command: Equatable {
    case live(PageOptions, port: Int?, host: String?, opens: Bool)
    case snapshot(PageOptions, output: String, StageRequest.PictureFormat)
    case record(PageOptions, output: String, StageRequest.FilmFormat, framesPerSecond: Double)
    case tree(PageOptions, StageRequest.TreeFormat, constraints: Bool)
    case why(PageOptions, identifier: String, StageRequest.TreeFormat)
    case devices
    case doctor
    case new(String)
    case help(CommandName?)
    case version
}
