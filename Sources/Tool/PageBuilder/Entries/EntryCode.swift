import SourceLowering

/// The code that shows an entry when the page starts.
enum EntryCode {
    /// A file to compile with the page's.
    static func file(showing entry: PageEntry, imports: [String], sceneDelegate: String? = nil) -> String {
        var modules = ["PlaygroundSupport"]
        for module in imports where !modules.contains(module) { modules.append(module) }
        var lines = modules.map { "import \($0)\n" }.joined()
        if let sceneDelegate, [.applicationDelegate, .mainType].contains(entry.kind) {
            lines += "@_spi(Sandlot) import UIKit\n"
            lines += "MainActor.assumeIsolated { UIApplication.defaultSceneDelegateClass = \(sceneDelegate).self }\n"
        }
        return lines + statement(showing: entry) + "\n"
    }

    static func statement(showing entry: PageEntry) -> String {
        "MainActor.assumeIsolated { \(action(showing: entry)) }"
    }

    private static func action(showing entry: PageEntry) -> String {
        let construction = entry.construction ?? "\(entry.symbol)()"
        switch entry.kind {
        case .preview, .viewController:
            return "PlaygroundPage.current.liveView = \(construction)"
        case .uiView:
            return "PlaygroundPage.current.showEntry(\(construction))"
        case .swiftUIView:
            return "PlaygroundPage.current.setLiveView(\(construction))"
        case .previewProvider:
            return "PlaygroundPage.current.setLiveView(\(entry.symbol).previews)"
        case .app, .mainType:
            return "\(entry.symbol).main()"
        case .applicationDelegate:
            return "_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(\(entry.symbol).self))"
        }
    }
}
