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
            let found = lines(of: addresses, in: object)
            // Moves between the lines of a loop have no line of their own; a thread that is stopped there is on its way to the next.
            if log.isSample, let first = own.first, first.offset == trampoline + 1, !found.contains(where: { $0.address == first.element.address }) {
                frames += nearestLine(to: first.element.address, in: object).map { [$0] } ?? []
            }
            frames += found.map(\.frame)
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

    private func lines(of addresses: [UInt64], in object: String) -> [(address: UInt64, frame: CrashReport.Frame)] {
        guard !addresses.isEmpty, let tool = Toolchain.tool("llvm-symbolizer") else { return [] }
        let arguments = ["--output-style=JSON", "--obj=\(object)"] + addresses.map { "0x" + String($0, radix: 16) }
        guard let output = Toolchain.run(tool, arguments) else { return [] }
        let answers = (try? JSONDecoder().decode([Answer].self, from: output)) ?? lineByLine(output)
        return zip(addresses, answers).flatMap { address, answer in
            (answer.Symbol ?? []).filter(isShown).map {
                (address, CrashReport.Frame(file: $0.FileName, line: $0.Line, function: $0.FunctionName))
            }
        }
    }

    private func isShown(_ symbol: Answer.Symbol) -> Bool {
        symbol.Line > 0 && !symbol.FileName.isEmpty && !symbol.FileName.contains("<compiler-generated>")
            && !hiddenFilePrefixes.contains(where: symbol.FileName.hasPrefix)
    }

    /// How far from an address its line is looked for, in bytes.
    private static let neighbourhood: UInt64 = 24

    private func nearestLine(to address: UInt64, in object: String) -> CrashReport.Frame? {
        let ahead = (1...Self.neighbourhood).map { address + $0 }
        let behind = (1...Self.neighbourhood).filter { $0 < address }.map { address - $0 }
        return lines(of: ahead + behind, in: object).first?.frame
    }

    private func lineByLine(_ output: Data) -> [Answer] {
        output.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(Answer.self, from: Data($0)) }
    }

    /// What the code outside of functions is called.
    private static let entryNames: Set<String> = ["main", "sandlot_page_main", "$sandlot_page_main"]

    private func demangled(_ frames: [CrashReport.Frame]) -> [CrashReport.Frame] {
        zip(frames, Self.demangled(frames.map(\.function))).map { frame, name in
            CrashReport.Frame(file: frame.file, line: frame.line, function: Self.entryNames.contains(name) ? "top-level code" : name)
        }
    }

    /// Swift names as the user writes them; as they are without the toolchain's command.
    static func demangled(_ names: [String]) -> [String] {
        guard !names.isEmpty, let tool = Toolchain.tool("swift-demangle"),
            let output = Toolchain.run(tool, ["--compact", "--simplified"] + names)
        else { return names }
        let readable = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return readable.count >= names.count ? readable.prefix(names.count).map(String.init) : names
    }
}
