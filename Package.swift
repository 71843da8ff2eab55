// swift-tools-version: 6.0
import Foundation
import PackageDescription

// SwiftSyntax comes with the toolchain, so the manifest has no outside package.
// The modules lie beside the compiler, in `lib/swift/host`.
let toolchainHostLibraries: String = {
    let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    for folder in searchPath.split(separator: ":") {
        let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
        let host = compiler.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/host").path
        if FileManager.default.fileExists(atPath: host + "/libSwiftSyntax.so") { return host }
    }
    return "/usr/lib/swift/host"
}()

let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]
let syntaxSettings: [SwiftSetting] = swift5 + [.unsafeFlags(["-I", toolchainHostLibraries])]
let syntaxLinking: [LinkerSetting] = [
    .unsafeFlags([
        "-L", toolchainHostLibraries, "-Xlinker", "-rpath", "-Xlinker", toolchainHostLibraries,
        "-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators", "-lSwiftParserDiagnostics", "-lSwiftDiagnostics",
        "-lSwiftBasicFormat", "-lSwiftIfConfig",
    ]),
]

/// A library target in one of the rooms under `Sources/`; the room and the module name give the folder.
func module(
    _ name: String, in room: String, _ dependencies: [Target.Dependency] = [],
    resources: [Resource]? = nil, exclude: [String] = [],
    settings: [SwiftSetting] = swift5, linker: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(room)/\(name)", exclude: exclude,
        resources: resources, swiftSettings: settings, linkerSettings: linker)
}

/// A C library of the system: the folder holds a module map and one header.
func systemLibrary(_ name: String, _ packageConfig: String, _ debianPackages: [String]) -> Target {
    .systemLibrary(
        name: name, path: "Sources/SystemLibraries/\(name)", pkgConfig: packageConfig,
        providers: [.apt(debianPackages)])
}

// Swift Testing has extra modules for Apple's CoreGraphics and UIKit, which it would look for on seeing ours.
let testSettings: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

func tests(
    _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = swift5, linker: [LinkerSetting] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests",
        swiftSettings: settings + testSettings, linkerSettings: linker)
}

let package = Package(
    name: "Sandlot",
    products: [
        // One dynamic library: a page and the stage must share the same UIKit.
        .library(
            name: "SandlotKit", type: .dynamic,
            targets: ["StageRuntime", "PlaygroundSupport", "SnapKit"]),
        .executable(name: "sandlot", targets: ["sandlot"]),
        .executable(name: "sandlot-stage", targets: ["sandlot-stage"]),
        .executable(name: "solver-benchmark", targets: ["solver-benchmark"]),
    ],
    targets: [
        systemLibrary("CCairo", "cairo", ["libcairo2-dev"]),
        systemLibrary("CPango", "pangocairo", ["libpango1.0-dev"]),
        systemLibrary("CPixbuf", "gdk-pixbuf-2.0", ["libgdk-pixbuf-2.0-dev"]),
        systemLibrary("CVectorImages", "librsvg-2.0", ["librsvg2-dev"]),
        systemLibrary("CZlib", "zlib", ["zlib1g-dev"]),
        systemLibrary("CPoppler", "poppler-glib", ["libpoppler-glib-dev"]),
        systemLibrary("CSoup", "libsoup-3.0", ["libsoup-3.0-dev"]),

        // Checks for overlapping access at run time cost a fifth of the solver's time; debug builds, and so the tests, keep them.
        module(
            "ConstraintSolver", in: "Engines",
            settings: swift5 + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]),
        module("Motion", in: "Engines"),
        module("Typesetting", in: "Engines", ["CPango"]),

        .target(name: "CObjectLifetime", path: "Sources/Frameworks/CObjectLifetime"),
        module("FoundationSupport", in: "Frameworks", ["CObjectLifetime"]),
        module("CoreGraphics", in: "Frameworks", ["CCairo", "CPixbuf", "CVectorImages", "CPoppler", "CZlib", "Typesetting", "FoundationSupport"]),
        module("QuartzCore", in: "Frameworks", ["CoreGraphics", "Motion", "FoundationSupport"]),
        module("UIKit", in: "Frameworks", ["QuartzCore", "ConstraintSolver", "Typesetting"]),
        module("SnapKit", in: "Frameworks", ["UIKit"]),
        module("PlaygroundSupport", in: "Frameworks", ["UIKit"]),

        module("LayerRaster", in: "Stage", ["QuartzCore", "CCairo", "CZlib"]),
        // What host and stage say to each other.
        module("StageProtocol", in: "Stage"),
        module("StageRuntime", in: "Stage", ["UIKit", "PlaygroundSupport", "SnapKit", "LayerRaster", "StageProtocol"]),
        // A stub that loads SandlotKit, so that one process never holds two UIKits. It exports what it puts between a page and the machine.
        .executableTarget(
            name: "sandlot-stage", path: "Sources/Stage/sandlot-stage",
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

        module("SourceLowering", in: "Tool", settings: syntaxSettings, linker: syntaxLinking),
        module("PageBuilder", in: "Tool", ["SourceLowering"], settings: syntaxSettings),
        module("StageHost", in: "Tool", ["StageProtocol"]),
        module("LiveServer", in: "Tool", ["CSoup", "StageHost", "StageProtocol"], resources: [.copy("WebClient")], settings: syntaxSettings),
        .executableTarget(
            name: "sandlot", dependencies: ["PageBuilder", "LiveServer", "StageHost"], path: "Sources/Tool/sandlot",
            swiftSettings: syntaxSettings),

        .executableTarget(
            name: "solver-benchmark", dependencies: ["ConstraintSolver"], path: "Benchmarks/Solver/Sandlot",
            swiftSettings: swift5),
        // Figures that Benchmarks/Layout/run prints.
        .executableTarget(name: "layout-benchmark", dependencies: ["SnapKit"], path: "Benchmarks/Layout", exclude: ["run", "idle"]),

        tests("ConstraintSolver", ["ConstraintSolver"]),
        tests("Motion", ["Motion"]),
        tests("Typesetting", ["Typesetting"]),
        tests("FoundationSupport", ["FoundationSupport"]),
        tests("CoreGraphics", ["CoreGraphics", "CZlib"]),
        tests("QuartzCore", ["QuartzCore"]),
        tests("UIKit", ["UIKit"]),
        tests("SnapKit", ["SnapKit"]),
        tests("LayerRaster", ["LayerRaster"]),
        tests("StageRuntime", ["StageRuntime", "StageProtocol"]),
        tests("StageHost", ["StageHost", "StageProtocol"]),
        tests("SourceLowering", ["SourceLowering"], settings: syntaxSettings),
        tests("PageBuilder", ["PageBuilder"], settings: syntaxSettings),
        tests("LiveServer", ["LiveServer"], settings: syntaxSettings),
        tests("Architecture", []),
    ]
)
