/// What `sandlot help` prints.
enum HelpText {
    static let overview = """
        Sandlot runs iOS interface code on Linux.

        usage: sandlot live PATH [--port N] [--open]      live view in the browser
               sandlot snapshot PATH -o FILE.png          a picture of the live view (.png, .pdf, .svg)
               sandlot record PATH -o FILE.gif            a film (.gif, .png, .mp4)
               sandlot tree PATH [--format text|json]     the view tree with frames (--constraints: and who decides them)
               sandlot tree PATH --why ID                 why a view lies where it lies, in sentences
               sandlot devices                            the devices --device knows
               sandlot doctor                             what is installed and what is missing
               sandlot new NAME                           a playground to start from
               sandlot help COMMAND                       the options of a command
               sandlot --version

        PATH is a playground, a Swift file or a folder of Swift files.

        """

    static func text(for command: CommandName) -> String {
        let (usage, about) = summary(command)
        var text = "usage: sandlot \(usage)\n\n\(about)\n"
        let own = OptionTable.options(of: command)
        let stepNames = Set(OptionTable.steps.map { $0.names[0] })
        let options = own.filter { !stepNames.contains($0.names[0]) }
        let steps = own.filter { stepNames.contains($0.names[0]) }
        if !options.isEmpty { text += "\nOptions, in any order:\n" + table(options) }
        if !steps.isEmpty { text += "\nSteps, done in the order given:\n" + table(steps) }
        return text
    }

    private static func table(_ options: [OptionTable.Option]) -> String {
        options.map { option in
            let left = option.names.joined(separator: ", ") + (option.value.map { " " + $0 } ?? "")
            let padding = String(repeating: " ", count: max(1, 30 - left.count))
            return "  \(left)\(padding)\(option.help)\n"
        }.joined()
    }

    private static func summary(_ command: CommandName) -> (usage: String, about: String) {
        switch command {
        case .live:
            ("live PATH [options]", "Shows the page in the browser, and again after every save. Prints the URL.")
        case .snapshot:
            ("snapshot PATH -o FILE.png [options] [steps]", "Writes a picture of the live view after the steps.")
        case .record:
            ("record PATH -o FILE.gif [options] [steps]", "Films the steps; without steps, what happens until nothing moves.")
        case .tree:
            ("tree PATH [--constraints | --why ID] [--format text|json] [options] [steps]", "Prints the views with their frames after the steps.")
        case .devices: ("devices", "Lists the devices with size, scale and safe area.")
        case .doctor: ("doctor", "Says what Sandlot needs, what is there and what is not.")
        case .new: ("new NAME", "Makes NAME.playground with a view controller to start from.")
        case .help: ("help [COMMAND]", "Explains a command.")
        }
    }
}
