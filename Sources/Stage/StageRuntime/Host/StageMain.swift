import FoundationSupport
import StageProtocol

/// The stage's life: waits for a page, runs it and does what the host asks until the host is gone.
@_cdecl("sandlot_stage_run")
public func sandlotStageRun() -> Int32 {
    setvbuf(stdout, nil, _IOLBF, 0)
    guard let channel = HostChannel.fromEnvironment() else {
        fputs("sandlot-stage is started by sandlot, which talks to it over a channel\n", stderr)
        return 2
    }
    return MainActor.assumeIsolated {
        let stage = Stage(channel: channel)
        stage.warmUp()
        channel.send(StageReply(.ready))
        return stage.run()
    }
}
