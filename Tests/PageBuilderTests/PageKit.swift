import Foundation
@testable import PageBuilder

/// A build folder with FoundationSupport and small stand-ins for UIKit and PlaygroundSupport, made once per test run.
enum PageKit {
    static let folder: URL = {
        do {
            return try make()
        } catch {
            fatalError("the stand-in frameworks do not build: \(error)")
        }
    }()

    /// A builder with a cache of its own.
    static func builder(cache: URL? = nil) throws -> PageBuilder {
        let cache = BuildCache(folder: cache ?? temporaryFolder("cache"))
        let environment = ProcessInfo.processInfo.environment
        let installation = try Installation(buildFolder: folder, environment: environment, cache: cache)
        return PageBuilder(installation: installation, cache: cache)
    }

    static func temporaryFolder(_ name: String) -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("sandlot-tests-\(UUID().uuidString)/\(name)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    /// Runs a page in a process of its own; gives what it printed and its status.
    static func run(_ page: CompiledPage) throws -> ToolProcess.Outcome {
        try ToolProcess.run(
            folder.appendingPathComponent("run-page"),
            [folder.appendingPathComponent("libSandlotKit.so").path, page.library.path, page.entrySymbol], in: temporaryFolder("run"))
    }

    // MARK: - Making the kit

    private static var repository: URL {
        URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    private static func make() throws -> URL {
        let folder = temporaryFolder("kit")
        let modules = folder.appendingPathComponent("Modules")
        let cModule = folder.appendingPathComponent("CObjectLifetime.build")
        for url in [modules, cModule] { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        let frameworks = repository.appendingPathComponent("Sources/Frameworks")
        let cSources = frameworks.appendingPathComponent("CObjectLifetime")
        let map = cModule.appendingPathComponent("module.modulemap")
        try BuildCache.write("module CObjectLifetime { header \"\(cSources.path)/include/CObjectLifetime.h\" export * }", to: map)

        var objects: [URL] = []
        for source in try FileManager.default.contentsOfDirectory(atPath: cSources.path).filter({ $0.hasSuffix(".c") }) {
            let object = folder.appendingPathComponent("\(source).o")
            try tool("clang", ["-c", "-fPIC", "-I", cSources.path + "/include", cSources.path + "/" + source, "-o", object.path], in: folder)
            objects.append(object)
        }
        let support = PageLocator(reservedNames: []).swiftFiles(in: frameworks.appendingPathComponent("FoundationSupport"))
        let uiKit = folder.appendingPathComponent("UIKit.swift")
        try BuildCache.write(standInForUIKit, to: uiKit)
        let playground = folder.appendingPathComponent("PlaygroundSupport.swift")
        try BuildCache.write(standInForPlaygroundSupport, to: playground)
        for (name, files) in [("FoundationSupport", support), ("UIKit", [uiKit]), ("PlaygroundSupport", [playground])] {
            let object = folder.appendingPathComponent("\(name).o")
            try tool("swiftc", [
                "-swift-version", "5", "-suppress-warnings", "-wmo", "-parse-as-library", "-module-name", name, "-emit-object",
                "-emit-module", "-emit-module-path", modules.appendingPathComponent("\(name).swiftmodule").path,
                "-I", modules.path, "-Xcc", "-fmodule-map-file=\(map.path)", "-o", object.path,
            ] + files.map(\.path), in: folder)
            objects.append(object)
        }
        try tool("swiftc", ["-emit-library", "-o", folder.appendingPathComponent("libSandlotKit.so").path] + objects.map(\.path), in: folder)
        let runner = folder.appendingPathComponent("run-page.c")
        try BuildCache.write(pageRunner, to: runner)
        try tool("clang", [runner.path, "-o", folder.appendingPathComponent("run-page").path], in: folder)
        return folder
    }

    private static func tool(_ name: String, _ arguments: [String], in folder: URL) throws {
        let outcome = try ToolProcess.run(URL(fileURLWithPath: "/usr/bin/env"), [name] + arguments, in: folder)
        if outcome.status != 0 { throw BuildFailure.compilerFailed(outcome.output) }
    }

    private static let pageRunner = """
        #include <dlfcn.h>
        #include <stdio.h>
        int main(int count, char **arguments) {
            if (!dlopen(arguments[1], RTLD_NOW | RTLD_GLOBAL)) { puts(dlerror()); return 70; }
            void *page = dlopen(arguments[2], RTLD_NOW | RTLD_GLOBAL);
            if (!page) { puts(dlerror()); return 71; }
            int (*run)(int, char **) = (int (*)(int, char **))dlsym(page, arguments[3]);
            if (!run) { puts("no entry"); return 72; }
            return run(1, arguments);
        }
        """

    private static let standInForUIKit = """
        @_exported import FoundationSupport
        @preconcurrency @MainActor open class UIResponder: NSObject {}
        @preconcurrency @MainActor open class UIView: UIResponder {
            open var frame: CGRect
            open weak var target: AnyObject?
            open var action: Selector?
            public init(frame: CGRect) { self.frame = frame; super.init() }
            public override convenience init() { self.init(frame: .zero) }
            public required init?(coder: NSCoder) { frame = .zero; super.init() }
            open func layoutSubviews() {}
            open func removeFromSuperview() { print("removed") }
            public func addTarget(_ target: Any?, action: Selector) { self.target = target as AnyObject; self.action = action }
            public func touch() { _ = action?.perform(on: target ?? self, [self]) }
        }
        @preconcurrency @MainActor open class UIViewController: UIResponder {
            open lazy var view: UIView! = UIView()
            public override init() { super.init() }
            public required init?(coder: NSCoder) { super.init() }
            open func viewDidLoad() {}
        }
        @preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject { func scrollViewDidScroll(_ view: UIView) }
        extension UIScrollViewDelegate { public func scrollViewDidScroll(_ view: UIView) { print("default") } }
        """

    private static let standInForPlaygroundSupport = """
        @_exported import UIKit
        @preconcurrency @MainActor public final class PlaygroundPage {
            public static let current = PlaygroundPage()
            public var liveView: AnyObject? { didSet { print("live view:", liveView.map { "\\(type(of: $0))" } ?? "nil") } }
            public func showEntry(_ view: UIView) { liveView = view }
        }
        public final class PreviewContent {
            public let view: UIView
            @MainActor public init(_ make: () -> UIView) { view = make() }
        }
        """
}
