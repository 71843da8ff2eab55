import Foundation

/// Where the compiler and the built frameworks are.
public struct Installation: Sendable {
    /// The folder with `libSandlotKit.so` and, inside, `Modules`.
    let buildFolder: URL
    /// The compiler's front end.
    let compiler: URL
    let linker: URL
    /// The folder of the Swift runtime libraries.
    let runtimeLibraries: URL
    /// What registers a shared object's types with the runtime.
    let runtimeObject: URL
    /// Arguments that let the compiler find the C modules behind the frameworks.
    let moduleArguments: [String]
    /// The frameworks a page can import.
    let availableModules: Set<String>
    /// Changes when compiler or frameworks change.
    let stamp: String
    /// What is made once for all pages: the C modules the compiler built, and where headers are. It belongs to the frameworks, so that
    /// not even the first page after a build waits for it; where their folder cannot be written, the cache holds it.
    let preparedFolder: URL

    /// Where the compiler keeps the C modules it built.
    var clangModules: URL { preparedFolder.appendingPathComponent("clang-modules") }

    var modulesFolder: URL { buildFolder.appendingPathComponent("Modules") }

    /// Modules of the tool itself, which are beside the frameworks but no page's business.
    private static let toolModules: Set<String> = [
        "LayerRaster", "LiveServer", "PageBuilder", "SourceLowering", "StageHost", "StageProtocol", "StageRuntime", "sandlot",
    ]

    /// Modules that come with the toolchain.
    private static let toolchainModules: Set<String> = [
        "Swift", "_Concurrency", "Observation", "Synchronization", "RegexBuilder", "Distributed", "FoundationNetworking", "FoundationXML",
    ]

    /// Finds compiler and frameworks: in the folder that `SANDLOT_BUILD` names, else beside the running tool.
    public static func locate(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Installation {
        var folders: [URL] = []
        if let named = environment["SANDLOT_BUILD"], !named.isEmpty { folders.append(URL(fileURLWithPath: named)) }
        if let tool = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            folders.append(URL(fileURLWithPath: tool).deletingLastPathComponent())
        }
        guard let build = folders.first(where: { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Modules").path) }) else {
            throw BuildFailure.missing("the frameworks are not built; run ./sandlot, which builds them")
        }
        return try Installation(
            buildFolder: build.resolvingSymlinksInPath(), environment: environment, cache: .standard(environment: environment))
    }

    init(buildFolder: URL, environment: [String: String], cache: BuildCache) throws {
        let compiler = try Self.command("swift-frontend", beside: "swiftc", environment)
        let toolchain = compiler.deletingLastPathComponent().deletingLastPathComponent()
        runtimeLibraries = toolchain.appendingPathComponent("lib/swift/linux")
        #if arch(arm64)
        let architecture = "aarch64"
        #else
        let architecture = "x86_64"
        #endif
        runtimeObject = runtimeLibraries.appendingPathComponent("\(architecture)/swiftrt.o")
        linker = try Self.command("ld.lld", beside: "swiftc", environment)
        self.compiler = compiler
        self.buildFolder = buildFolder

        let modules = buildFolder.appendingPathComponent("Modules")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []).sorted()
            .filter { $0.hasSuffix(".swiftmodule") }
        availableModules = Set(names.map { String($0.dropLast(".swiftmodule".count)) })
            .subtracting(Self.toolModules).union(Self.toolchainModules)
        let besideFrameworks = buildFolder.appendingPathComponent("PreparedForPages")
        preparedFolder = Self.isWritable(besideFrameworks) ? besideFrameworks : cache.folder
        moduleArguments = Self.cModuleArguments(buildFolder, HeaderFolders(environment: environment, folder: preparedFolder))

        var stamp = ContentHash()
        for file in [compiler] + names.map({ modules.appendingPathComponent($0) }) {
            stamp.add(Self.fileStamp(file))
        }
        stamp.add(moduleArguments)
        self.stamp = stamp.digest()
    }

    /// Whether a folder is there, or can be made, to write in.
    private static func isWritable(_ folder: URL) -> Bool {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            return false
        }
        return FileManager.default.isWritableFile(atPath: folder.path)
    }

    /// Path, size and time of change of a file.
    private static func fileStamp(_ url: URL) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(url.path) \(attributes?[.size] as? Int ?? 0) \(date)"
    }

    /// A command beside another one on the search path, else on the search path itself.
    private static func command(_ name: String, beside neighbour: String, _ environment: [String: String]) throws -> URL {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
        let isThere = { (url: URL) in FileManager.default.isExecutableFile(atPath: url.path) }
        if let found = folders.map({ $0.appendingPathComponent(neighbour) }).first(where: isThere) {
            let candidate = found.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(name)
            if isThere(candidate) { return candidate }
        }
        if let found = folders.map({ $0.appendingPathComponent(name) }).first(where: isThere) { return found }
        throw BuildFailure.missing("\(name) is missing: install a Swift toolchain from swift.org and put its usr/bin on PATH")
    }

    // MARK: - C modules

    /// Module maps of the C targets and of the system libraries, and where the latter have their headers.
    private static func cModuleArguments(_ buildFolder: URL, _ headers: HeaderFolders) -> [String] {
        var maps: [URL] = []
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: buildFolder.path)) ?? []).sorted() where name.hasSuffix(".build") {
            maps.append(buildFolder.appendingPathComponent("\(name)/module.modulemap"))
        }
        let libraries = systemLibraries(near: buildFolder)
        let names = (libraries.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []).sorted()
        let isThere = { (url: URL) in FileManager.default.fileExists(atPath: url.path) }
        if let libraries {
            maps += names.map { name in
                let forPages = libraries.appendingPathComponent("\(name)/pages.modulemap")
                return isThere(forPages) ? forPages : libraries.appendingPathComponent("\(name)/module.modulemap")
            }
        }
        maps = maps.filter(isThere)
        return maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] } + headers.find().flatMap { ["-Xcc", "-I\($0)"] }
    }

    /// `Sources/SystemLibraries` of the checkout the build belongs to.
    private static func systemLibraries(near buildFolder: URL) -> URL? {
        var folder = buildFolder
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("Sources/SystemLibraries")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
