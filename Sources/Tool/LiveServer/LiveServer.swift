import Foundation
import Glibc
import StageHost
import StageProtocol

/// Shows a page live in the browser until the process is told to end.
public enum LiveServer {
    /// What `sandlot live` was asked for.
    public struct Options {
        /// How the page is called.
        public var name: String
        /// Files and folders whose change builds anew.
        public var watched: [URL]
        public var device: StageDevice
        /// 0: any free port.
        public var port: Int
        /// The address to listen on; nil is loopback.
        public var host: String?
        /// A command that opens an address, such as `xdg-open`; nil opens nothing.
        public var opener: String?

        public init(
            name: String, watched: [URL], device: StageDevice, port: Int = 0, host: String? = nil, opener: String? = nil
        ) {
            self.name = name
            self.watched = watched
            self.device = device
            self.port = port
            self.host = host
            self.opener = opener
        }
    }

    /// Serves until SIGINT or SIGTERM. `announce` gets the address once the server listens. Throws `LiveServerError`
    /// and `StageError`.
    public static func run(
        _ options: Options, build: @escaping @Sendable () -> LiveBuild, announce: (String) -> Void
    ) throws {
        signal(SIGPIPE, SIG_IGN)
        let configuration = try StageConfiguration.standard()
        let server = try WebServer(host: options.host ?? "127.0.0.1", port: options.port, token: AccessPolicy.makeToken())
        let session = LiveSession(
            name: options.name, device: options.device, configuration: configuration, build: build)
        server.onConnect = { peer in session.connect(peer) }
        let watcher = FileWatcher(paths: options.watched) { session.rebuild() }
        session.rebuild()
        announce(server.address)
        if let opener = options.opener { open(server.address, with: opener) }
        let interrupts = InterruptSignals { server.stop() }
        withExtendedLifetime((watcher, interrupts)) { server.run() }
        session.close()
    }

    private static func open(_ address: String, with opener: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [opener, address]
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            FileHandle.standardError.write(Data("sandlot: could not open the browser: \(error)\n".utf8))
        }
    }
}
