import SourceLowering

/// How a page starts: by the top-level code of a file, by a generated file that shows an entry, or by both.
struct EntryPlan {
    let lowered: LoweredModule
    /// The file whose top-level code runs.
    let scriptPath: String?
    /// The generated file.
    let entryCode: String?
    let entry: PageEntry?

    init(_ lowered: LoweredModule, script: String?, isPlayground: Bool, request: PageRequest) throws {
        let chooser = EntryChooser(candidates: lowered.entries, path: request.path)
        let running = lowered.files.filter(\.hasTopLevelCode)
        let scriptFile = running.first { $0.path == script } ?? (running.isEmpty ? nil : running[0])

        guard let scriptFile else {
            // A page of nothing but constants runs, and shows nothing.
            if lowered.entries.isEmpty, request.entryName == nil, lowered.files.count == 1,
               isPlayground || lowered.files[0].hasTopLevelVariables {
                self.init(lowered: lowered, scriptPath: script, entryCode: nil, entry: nil)
                return
            }
            let entry = try request.entryName.map(chooser.entry(named:)) ?? chooser.entryByRules()
            let imports = lowered.files.flatMap(\.imports)
            let code = EntryCode.file(showing: entry, imports: imports, sceneDelegate: lowered.sceneDelegate)
            self.init(lowered: lowered, scriptPath: nil, entryCode: code, entry: entry)
            return
        }
        guard let name = request.entryName else {
            self.init(lowered: lowered, scriptPath: scriptFile.path, entryCode: nil, entry: nil)
            return
        }
        let entry = try chooser.entry(named: name)
        let files = lowered.files.map { file in
            file.path == scriptFile.path ? file.appending(EntryCode.statement(showing: entry), importing: "PlaygroundSupport") : file
        }
        self.init(lowered: lowered.replacingFiles(files), scriptPath: scriptFile.path, entryCode: nil, entry: entry)
    }

    private init(lowered: LoweredModule, scriptPath: String?, entryCode: String?, entry: PageEntry?) {
        self.lowered = lowered
        self.scriptPath = scriptPath
        self.entryCode = entryCode
        self.entry = entry
    }
}
