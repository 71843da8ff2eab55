import Foundation

/// What a stage tells its host. In JSON an object whose `type` names the case.
public struct StageReply: Codable, Equatable, Sendable {
    public var type: Kind
    /// `loaded`: whether the page has something to show.
    public var hasLiveView: Bool?
    /// `loaded`: whether the page wants to go on after its top-level code.
    public var needsIndefiniteExecution: Bool?
    /// `done`: the request that is done.
    public var of: String?
    /// `done`: what was asked for. `warning`: the words.
    public var text: String?
    /// `failed`: the exit status the command should end with.
    public var status: Int?
    /// `failed`: the words.
    public var message: String?
    /// `frame`, `idle`, `loaded`: the stage's time in seconds.
    public var time: Double?
    /// `scrolled`: where the user has scrolled to.
    public var scrollPositions: [ScrollPosition]?

    public enum Kind: String, Codable, Sendable {
        /// The stage waits for a page.
        case ready
        /// The page runs, its first layout is done.
        case loaded
        /// Something the user should know, such as a conflict of constraints.
        case warning
        /// The request `of` is done.
        case done
        /// The request could not be done.
        case failed
        /// The view tree for the inspector, under the key `tree`; forward it as it is.
        case tree
        /// A frame was committed.
        case frame
        /// Nothing moves any more.
        case idle
        /// The user has scrolled.
        case scrolled
        /// The page asked to finish (`PlaygroundPage.finishExecution`).
        case finished
    }

    public init(
        _ type: Kind, hasLiveView: Bool? = nil, needsIndefiniteExecution: Bool? = nil, of: String? = nil,
        text: String? = nil, status: Int? = nil, message: String? = nil, time: Double? = nil,
        scrollPositions: [ScrollPosition]? = nil
    ) {
        self.type = type
        self.hasLiveView = hasLiveView
        self.needsIndefiniteExecution = needsIndefiniteExecution
        self.of = of
        self.text = text
        self.status = status
        self.message = message
        self.time = time
        self.scrollPositions = scrollPositions
    }
}
