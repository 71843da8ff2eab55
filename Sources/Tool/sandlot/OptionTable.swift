/// The options of each command, for reading and for help.
enum OptionTable {
    struct Option {
        var names: [String]
        /// How the value is written, nil for a flag.
        var value: String?
        var help: String

        init(_ names: String..., value: String? = nil, help: String) {
            self.names = names
            self.value = value
            self.help = help
        }
    }

    static func options(of command: CommandName) -> [Option] {
        switch command {
        case .live: live + page
        case .snapshot: [output("FILE.png", "the picture to write: .png, .pdf or .svg")] + page + steps
        case .record: record + page + steps
        case .tree: tree + page + steps
        case .devices, .doctor, .new, .help: []
        }
    }

    private static func output(_ value: String, _ help: String) -> Option {
        Option("-o", "--output", value: value, help: help)
    }

    private static let live = [
        Option("--port", value: "N", help: "the port to listen on (a free one)"),
        Option("--host", value: "ADDRESS", help: "the address to listen on (127.0.0.1: this machine only)"),
        Option("--open", help: "open the browser"),
    ]

    private static let record = [
        output("FILE.gif", "the film to write: .gif, .png (animated) or .mp4 (needs ffmpeg)"),
        Option("--fps", value: "N", help: "frames a second (30; mp4: 60)"),
    ]

    private static let tree = [
        Option("--format", value: "text|json", help: "how to print the tree (text)"),
        Option("--constraints", help: "with each view's constraints, and which of them decide its place and size"),
        Option("--why", value: "ID", help: "explain the layout of one view: an identifier, a text or a class"),
    ]

    static let page = [
        Option("--entry", value: "NAME", help: "the view, controller or preview to show"),
        Option("--page", value: "NAME", help: "the page of a playground with several"),
        Option("--device", value: "NAME", help: "the device (iPhone 16); see sandlot devices"),
        Option("--size", value: "WxH", help: "a bare window of this size in points, at scale 2, instead of a device"),
        Option("--scale", value: "N", help: "pixels a point"),
        Option("--dark", help: "dark appearance"),
        Option("--landscape", help: "the device held sideways"),
        Option("--text-size", value: "xs…ax5", help: "the preferred text size (l)"),
        Option("--locale", value: "ID", help: "the locale, such as ko_KR (en_US)"),
        Option("--rtl", help: "right-to-left layout"),
        Option("--define", "-D", value: "FLAG", help: "a flag for #if"),
    ]

    static let steps = [
        Option("--wait", value: "SECONDS", help: "let time pass"),
        Option("--settle", help: "let time pass until nothing animates, at most 10 seconds"),
        Option("--tap", value: "X,Y", help: "tap a point of the live view"),
        Option("--tap-id", value: "ID", help: "tap what has this accessibility identifier or shows this text"),
        Option("--long-press", value: "X,Y[:S]", help: "hold a finger on a point (1 second)"),
        Option("--drag", value: "X1,Y1:X2,Y2[:S]", help: "drag a finger and lift it (0.3 seconds)"),
        Option("--drag-hold", value: "X1,Y1:X2,Y2[:S]", help: "drag a finger and keep it down"),
        Option("--lift", help: "lift the finger that is down"),
        Option("--scroll", value: "X,Y:DX,DY", help: "turn the wheel over a point, by points"),
        Option("--type", value: "TEXT", help: "type text"),
        Option("--rotate", value: "landscape|portrait", help: "turn the device"),
    ]
}
