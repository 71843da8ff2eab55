import Foundation

/// Links the objects of a page to a shared object.
struct Linker {
    let installation: Installation
    let cache: BuildCache
    let timings: Timings

    /// Runtime libraries a page may need; those it does not need are left out.
    private static let libraries = [
        "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "swiftObservation", "swiftSynchronization",
        "swiftRegexBuilder", "swiftDistributed", "swiftGlibc", "swiftSwiftOnoneSupport", "swiftDispatch", "dispatch", "BlocksRuntime",
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]

    /// Writes `page.so` into `folder`.
    func link(_ objects: [URL], into folder: URL) throws -> URL {
        let library = folder.appendingPathComponent("page.so")
        let present = Self.libraries.filter {
            FileManager.default.fileExists(atPath: installation.runtimeLibraries.appendingPathComponent("lib\($0).so").path)
        }
        var arguments = [
            "-shared", "--eh-frame-hdr", "--build-id=none", "--hash-style=gnu", "-o", library.path, installation.runtimeObject.path,
        ]
        arguments += objects.map(\.path)
        arguments += ["-L", installation.buildFolder.path, "-L", installation.runtimeLibraries.path, "--as-needed"]
        if FileManager.default.fileExists(atPath: installation.buildFolder.appendingPathComponent("libSandlotKit.so").path) {
            arguments.append("-lSandlotKit")
        }
        arguments += present.map { "-l\($0)" }
        arguments += ["-rpath", installation.runtimeLibraries.path, "-rpath", installation.buildFolder.path]
        let outcome = try timings.measure("link") {
            try ToolProcess.run(installation.linker, arguments, in: folder)
        }
        if let failure = FullDisk(cache: cache, clangModules: installation.clangModules).failure(outcome) { throw failure }
        guard outcome.status == 0 else { throw BuildFailure.compilerFailed(String(outcome.output.suffix(4000))) }
        return library
    }
}
