import Foundation

/// Turns addresses of a page's shared object into the user's lines, by the toolchain's llvm-symbolizer.
struct Symbolizer {
    /// The objects whose frames are the user's.
    var objects: Set<String>
    /// Files of these folders are the tool's own; frames there are not shown.
    var hiddenFilePrefixes: [String] = []

    /// The user's frames of a log, innermost first. Without debug information or a symbolizer, none.
    func frames(of log: FaultLog) -> [CrashReport.Frame] {
        var frames: [CrashReport.Frame] = []
        // The signal's own frame tells the exact instruction; every other address is where a call returns to.
        let trampoline = log.frames.firstIndex { $0.object.contains("libc.so") } ?? -1
        let wanted = log.frames.enumerated().filter { objects.contains($0.element.object) }
        for object in objects.sorted() {
            let own = wanted.filter { $0.element.object == object }
            let addresses = own.map { $0.offset == trampoline + 1 ? $0.element.address : $0.element.address - 1 }
            frames += lines(of: addresses, in: object)
        }
        return demangled(frames)
    }

    private struct Answer: Decodable {
        struct Symbol: Decodable {
            var FileName: String
            var FunctionName: String
            var Line: Int
        }
        var Symbol: [Symbol]?
    }

    private func lines(of addresses: [UInt64], in object: String) -> [CrashReport.Frame] {
        guard !addresses.isEmpty, let tool = Toolchain.tool("llvm-symbolizer") else { return [] }
        let arguments = ["--output-style=JSON", "--obj=\(object)"] + addresses.map { "0x" + String($0, radix: 16) }
        guard let output = Toolchain.run(tool, arguments) else { return [] }
        var frames: [CrashReport.Frame] = []
        let answers = (try? JSONDecoder().decode([Answer].self, from: output)) ?? lineByLine(output)
        for symbol in answers.flatMap({ $0.Symbol ?? [] }) where symbol.Line > 0 && !symbol.FileName.isEmpty {
            if hiddenFilePrefixes.contains(where: symbol.FileName.hasPrefix) || symbol.FileName.contains("<compiler-generated>") { continue }
            frames.append(CrashReport.Frame(file: symbol.FileName, line: symbol.Line, function: symbol.FunctionName))
        }
        return frames
    }

    private func lineByLine(_ output: Data) -> [Answer] {
        output.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(Answer.self, from: Data($0)) }
    }

    /// What the code outside of functions is called.
    private static let entryNames: Set<String> = ["main", "sandlot_page_main", "$sandlot_page_main"]

    private func demangled(_ frames: [CrashReport.Frame]) -> [CrashReport.Frame] {
        guard !frames.isEmpty, let tool = Toolchain.tool("swift-demangle"),
            let output = Toolchain.run(tool, ["--compact", "--simplified"] + frames.map(\.function))
        else { return frames }
        let names = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard names.count >= frames.count else { return frames }
        return zip(frames, names).map { frame, name in
            CrashReport.Frame(file: frame.file, line: frame.line, function: Self.entryNames.contains(String(name)) ? "top-level code" : String(name))
        }
    }
}
