import StageHost
import StageProtocol

/// What every command that runs a page is told about it.
struct PageOptions: Equatable {
    /// The playground, file, folder or package.
    var path = ""
    /// The type or preview to show.
    var entry: String?
    /// The page of a playground with several.
    var page: String?
    /// Names that `#if` sees as defined.
    var defines: [String] = []
    /// The device, as set by all its options.
    var device = DeviceCatalog.standard
    /// Whether `--scale` was given.
    var scaleIsGiven = false
    /// What the user does, in order.
    var steps: [StageStep] = []
}
