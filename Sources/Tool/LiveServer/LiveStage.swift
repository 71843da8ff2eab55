import Foundation
import StageHost
import StageProtocol

/// A stage whose events arrive on the main loop.
final class LiveStage {
    private var process: StageProcess?
    /// The page's standard output and standard error as text.
    var output = TextStream(), errors = TextStream()
    private final class Link: @unchecked Sendable { weak var stage: LiveStage? }

    init(_ configuration: StageConfiguration, handler: @escaping (LiveStage, StageEvent) -> Void) throws {
        let link = Link()
        let forward: (StageEvent) -> Void = { event in
            MainLoop.perform {
                guard let stage = link.stage else { return }
                handler(stage, event)
            }
        }
        process = try StageProcess(configuration) { event in forward(event) }
        link.stage = self
    }

    func send(_ request: StageRequest) { process?.send(request) }

    /// Ends the process; nothing more is heard of it.
    func close() {
        process?.kill()
        process = nil
    }
}
