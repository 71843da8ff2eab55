import SourceLowering

/// Lowers one file against a small set of modules.
func lowered(
    _ text: String, modules: Set<String> = ["UIKit", "PlaygroundSupport", "SnapKit"], flags: Set<String> = ["DEBUG"]
) -> LoweredModule {
    SourceLowering.lower(
        [SourceFile(path: "Card.swift", text: text)], options: LoweringOptions(availableModules: modules, definedFlags: flags))
}

func loweredText(_ text: String, flags: Set<String> = ["DEBUG"]) -> String {
    lowered(text, flags: flags).files[0].text
}

/// The lines of the lowered text that the user's text has, without what was added behind them.
func loweredLines(_ text: String, flags: Set<String> = ["DEBUG"]) -> [Substring] {
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    return Array(loweredText(text, flags: flags).split(separator: "\n", omittingEmptySubsequences: false).prefix(count))
}
