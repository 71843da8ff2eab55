/// Something asked of the stage that it could not do, with the exit status the command should end with.
struct StageFailure: Error {
    var status: Int
    var message: String

    /// A step that could not be done.
    static func step(_ message: String) -> StageFailure { StageFailure(status: 5, message: message) }
    /// Something of the machine is missing or full.
    static func machine(_ message: String) -> StageFailure { StageFailure(status: 4, message: message) }
    /// The page cannot be run.
    static func page(_ message: String) -> StageFailure { StageFailure(status: 3, message: message) }
}
