import Foundation
import StageHost
import StageProtocol

/// Reads a command line. Options may come in any order and as `--name value` or `--name=value`; steps keep theirs.
struct ArgumentReader {
    private var rest: ArraySlice<String>
    private var command: CommandName?
    private var options = PageOptions()
    private var positionals: [String] = []
    private var output: String?
    private var port: Int?
    private var host: String?
    private var opens = false
    private var format: StageRequest.TreeFormat?
    private var showsConstraints = false
    private var explained: String?
    private var framesPerSecond: Double?
    private var deviceName: String?
    private var size: (width: Double, height: Double)?
    private var scale: Double?

    /// The command of these arguments (without the program's name). Throws `UsageError`.
    static func command(of arguments: [String]) throws -> Command {
        var reader = ArgumentReader(rest: arguments[...])
        return try reader.read()
    }

    private init(rest: ArraySlice<String>) {
        self.rest = rest
    }

    private mutating func read() throws -> Command {
        guard let first = rest.popFirst() else { return .help(nil) }
        switch first {
        case "--version", "-v": return .version
        case "--help", "-h": return .help(nil)
        default: break
        }
        guard let name = CommandName(rawValue: first) else {
            if first.hasPrefix("-") { throw UsageError("unknown option “\(first)”") }
            throw UsageError("unknown command “\(first)”; the commands are \(CommandName.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        command = name
        while let argument = rest.popFirst() {
            if argument == "--help" || argument == "-h" { return .help(name) }
            if argument == "--" {
                positionals += rest
                rest = []
            } else if argument.hasPrefix("-") && argument != "-" {
                try readOption(argument)
            } else {
                positionals.append(argument)
            }
        }
        return try finish(name)
    }

    // MARK: - Options

    private mutating func readOption(_ argument: String) throws {
        var name = argument
        var inlineValue: String?
        if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
            name = String(argument[..<equals])
            inlineValue = String(argument[argument.index(after: equals)...])
        }
        guard let command, OptionTable.options(of: command).contains(where: { $0.names.contains(name) }) else {
            throw usage("unknown option “\(name)”\(command.map { " for \($0.rawValue)" } ?? "")")
        }
        func noValue() throws {
            if inlineValue != nil { throw usage("\(name) takes no value") }
        }
        func value() throws -> String {
            if let inlineValue { return inlineValue }
            guard let value = rest.popFirst() else { throw usage("\(name) needs a value") }
            return value
        }
        switch name {
        case "-o", "--output": output = try value()
        case "--port": port = try whole(try value(), name, in: 0...65535)
        case "--host": host = try value()
        case "--open":
            try noValue()
            opens = true
        case "--format":
            let text = try value()
            guard let format = StageRequest.TreeFormat(rawValue: text) else { throw usage("--format is text or json, not “\(text)”") }
            self.format = format
        case "--constraints":
            try noValue()
            showsConstraints = true
        case "--why": explained = try value()
        case "--fps":
            let rate = try number(try value(), name)
            guard rate >= 1, rate <= 120 else { throw usage("--fps is between 1 and 120") }
            framesPerSecond = rate
        case "--entry": options.entry = try value()
        case "--page": options.page = try value()
        case "--define", "-D": options.defines.append(try value())
        case "--device": deviceName = try value()
        case "--size": size = try readSize(try value())
        case "--scale":
            let factor = try number(try value(), name)
            guard factor >= 0.5, factor <= 8 else { throw usage("--scale is between 0.5 and 8") }
            scale = factor
        case "--dark":
            try noValue()
            options.device.dark = true
        case "--landscape":
            try noValue()
            options.device.landscape = true
        case "--rtl":
            try noValue()
            options.device.rtl = true
        case "--text-size":
            let text = try value()
            guard StageDevice.textSizes.contains(text.lowercased()) else {
                throw usage("--text-size is one of \(StageDevice.textSizes.joined(separator: " ")), not “\(text)”")
            }
            options.device.textSize = text.lowercased()
        case "--locale": options.device.locale = try value()
        default: options.steps.append(try readStep(name, value: name == "--settle" || name == "--lift" ? (try noValue(), "").1 : try value()))
        }
    }

    // MARK: - Steps

    private func readStep(_ name: String, value: String) throws -> StageStep {
        switch name {
        case "--wait":
            let seconds = try number(value, name)
            guard seconds >= 0, seconds <= 3600 else { throw usage("--wait is between 0 and 3600 seconds") }
            return .wait(seconds: seconds)
        case "--settle": return .settle
        case "--tap": return .tap(try point(value, name))
        case "--tap-id": return .tapIdentifier(value)
        case "--long-press":
            let parts = value.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            guard parts.count <= 2 else { throw usage("--long-press is X,Y or X,Y:SECONDS, not “\(value)”") }
            return .longPress(try point(parts[0], name), seconds: parts.count == 2 ? try duration(parts[1], name) : 1)
        case "--drag", "--drag-hold":
            let parts = value.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            guard (2...3).contains(parts.count) else { throw usage("\(name) is X1,Y1:X2,Y2 or X1,Y1:X2,Y2:SECONDS, not “\(value)”") }
            return .drag(
                from: try point(parts[0], name), to: try point(parts[1], name),
                seconds: parts.count == 3 ? try duration(parts[2], name) : 0.3, holds: name == "--drag-hold")
        case "--lift": return .lift
        case "--scroll":
            let parts = value.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else { throw usage("--scroll is X,Y:DX,DY, not “\(value)”") }
            return .scroll(try point(parts[0], name), by: try point(parts[1], name))
        case "--type": return .type(value)
        default:
            switch value {
            case "landscape": return .rotate(landscape: true)
            case "portrait": return .rotate(landscape: false)
            default: throw usage("--rotate is landscape or portrait, not “\(value)”")
            }
        }
    }

    // MARK: - Values

    private func number(_ text: String, _ name: String) throws -> Double {
        guard let value = Double(text), value.isFinite else { throw usage("\(name) needs a number, not “\(text)”") }
        return value
    }

    private func duration(_ text: String, _ name: String) throws -> Double {
        let seconds = try number(text, name)
        guard seconds >= 0, seconds <= 600 else { throw usage("\(name) takes between 0 and 600 seconds") }
        return seconds
    }

    private func whole(_ text: String, _ name: String, in range: ClosedRange<Int>) throws -> Int {
        guard let value = Int(text), range.contains(value) else {
            throw usage("\(name) needs a whole number between \(range.lowerBound) and \(range.upperBound), not “\(text)”")
        }
        return value
    }

    private func point(_ text: String, _ name: String) throws -> StagePoint {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite else {
            throw usage("\(name) needs a point X,Y, not “\(text)”")
        }
        return StagePoint(x: x, y: y)
    }

    private func readSize(_ text: String) throws -> (Double, Double) {
        let parts = text.split(whereSeparator: { "xX×".contains($0) })
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
            throw usage("--size is WIDTHxHEIGHT, such as 320x480, not “\(text)”")
        }
        guard (1...4096).contains(width), (1...4096).contains(height) else {
            throw usage("--size is between 1x1 and 4096x4096 points")
        }
        return (width, height)
    }

    // MARK: - The whole

    private mutating func finish(_ name: CommandName) throws -> Command {
        switch name {
        case .devices, .doctor:
            if let extra = positionals.first { throw usage("\(name.rawValue) takes no arguments, but there is “\(extra)”") }
            return name == .devices ? .devices : .doctor
        case .help:
            guard let topic = positionals.first else { return .help(nil) }
            guard positionals.count == 1, let command = CommandName(rawValue: topic) else { throw UsageError("there is no command “\(topic)”") }
            return .help(command)
        case .new:
            guard positionals.count == 1 else { throw usage("new needs one name") }
            return .new(positionals[0])
        case .live, .snapshot, .record, .tree:
            try finishPage(name)
        }
        switch name {
        case .snapshot:
            let (path, kind) = try outputFile(["png", "pdf", "svg"])
            return .snapshot(options, output: path, StageRequest.PictureFormat(rawValue: kind)!)
        case .record:
            let (path, kind) = try outputFile(["gif", "png", "mp4"])
            return .record(
                options, output: path, StageRequest.FilmFormat(rawValue: kind)!,
                framesPerSecond: framesPerSecond ?? (kind == "mp4" ? 60 : 30))
        case .tree:
            if let explained {
                if showsConstraints { throw usage("--why and --constraints exclude each other") }
                return .why(options, identifier: explained, format ?? .text)
            }
            return .tree(options, format ?? .text, constraints: showsConstraints)
        default: return .live(options, port: port, host: host, opens: opens)
        }
    }

    private mutating func finishPage(_ name: CommandName) throws {
        guard let path = positionals.first else { throw usage("\(name.rawValue) needs the path of a playground, file or folder") }
        guard positionals.count == 1 else { throw usage("\(name.rawValue) takes one path, but there is “\(positionals[1])” too") }
        options.path = path
        if size != nil, deviceName != nil { throw usage("--size and --device exclude each other") }
        var device = options.device
        if let size { device = DeviceCatalog.bareWindow(width: size.width, height: size.height) }
        if let deviceName {
            guard let named = DeviceCatalog.device(named: deviceName) else {
                throw usage("there is no device “\(deviceName)”; “sandlot devices” lists them")
            }
            device = named
        }
        device.dark = options.device.dark
        device.landscape = options.device.landscape
        device.rtl = options.device.rtl
        device.textSize = options.device.textSize
        device.locale = options.device.locale
        if let scale { device.scale = scale }
        options.scaleIsGiven = scale != nil
        options.device = device
    }

    private func outputFile(_ kinds: [String]) throws -> (path: String, kind: String) {
        let words = kinds.map { "." + $0 }.joined(separator: ", ")
        guard let output else { throw usage("\(command!.rawValue) needs -o FILE, ending in \(words)") }
        let kind = (output as NSString).pathExtension.lowercased()
        guard kinds.contains(kind) else { throw usage("\(command!.rawValue) writes \(words); “\(output)” is none of these") }
        return (output, kind)
    }

    private func usage(_ message: String) -> UsageError {
        UsageError(message, command: command)
    }
}
