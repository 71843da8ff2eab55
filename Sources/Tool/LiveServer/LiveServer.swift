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
        /// Keeps the address, so that the same page has it again next time and open tabs come back by themselves.
        public var addressFile: URL?

        public init(
            name: String, watched: [URL], device: StageDevice, port: Int = 0, host: String? = nil, opener: String? = nil,
            addressFile: URL? = nil
        ) {
            self.name = name
            self.watched = watched
            self.device = device
            self.port = port
            self.host = host
            self.opener = opener
            self.addressFile = addressFile
        }
    }

    /// Serves until SIGINT or SIGTERM. `announce` gets the address once the server listens. Throws `LiveServerError`
    /// and `StageError`.
    public static func run(
        _ options: Options, build: @escaping @Sendable () -> LiveBuild, announce: (String) -> Void
    ) throws {
        signal(SIGPIPE, SIG_IGN)
        let configuration = try StageConfiguration.standard()
        let server = try listen(options)
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

    /// Listens where the page was last time if it can, else where it is asked to or anywhere.
    private static func listen(_ options: Options) throws -> WebServer {
        let host = options.host ?? "127.0.0.1"
        let last = options.addressFile.flatMap(LiveAddress.init(file:))
        var server: WebServer?
        if let last, [0, last.port].contains(options.port) {
            do {
                server = try WebServer(host: host, port: last.port, token: last.token)
            } catch LiveServerError.portInUse where options.port == 0 {
                // Another page, or the same one in another terminal, is there now.
            }
        }
        let listening = try server ?? WebServer(host: host, port: options.port, token: AccessPolicy.makeToken())
        if let file = options.addressFile {
            do {
                try LiveAddress(port: listening.port, token: listening.token).write(to: file)
            } catch {
                FileHandle.standardError.write(Data("sandlot: \(file.path) cannot be written, so the address will be another next time: \(error)\n".utf8))
            }
        }
        return listening
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
