import Foundation

/// What the host asks of a stage. In JSON an object whose `type` names the case.
public enum StageRequest: Equatable, Sendable {
    /// Loads the compiled page and shows its live view.
    case load(PageLoad)
    /// Does steps one after another on the virtual clock.
    case steps([StageStep])
    /// Writes a picture of the live view.
    case snapshot(path: String, format: PictureFormat)
    /// Answers with the view tree as text, with each view's constraints if wanted.
    case tree(format: TreeFormat, constraints: Bool)
    /// Answers with sentences that explain the layout of one view, named as for a tap.
    case why(identifier: String, format: TreeFormat)
    /// Starts taking pictures of every frame from here on; the steps that follow are filmed.
    /// - Parameter scale: pixels a point; nil for the device's.
    case recordingStart(framesPerSecond: Double, scale: Double?)
    /// Writes what was filmed.
    case recordingEnd(path: String, format: FilmFormat)
    /// Answers with the view tree for the inspector, with layer identifiers.
    /// - Parameter layoutOf: the layers of the views whose constraints, guides and properties are told; nil for every view,
    ///   and for the problems of the page.
    case inspect(layoutOf: [UInt32]?)
    /// Fingers on the screen, in points of the screen.
    case touches([FingerEvent])
    case wheel(WheelEvent)
    case key(KeyEvent)
    /// Text from the keyboard, an input method or the clipboard.
    case text(String)
    /// The device changes under the running page.
    case device(StageDevice)
    case clock(ClockControl)
    /// Sends the whole layer tree again, for a browser that just came.
    case resend
    /// Ends the stage.
    case quit

    public enum PictureFormat: String, Codable, Sendable { case png, pdf, svg }
    public enum TreeFormat: String, Codable, Sendable { case text, json }
    public enum FilmFormat: String, Codable, Sendable { case gif, png, mp4 }
}

/// A compiled page and how to run it.
public struct PageLoad: Codable, Equatable, Sendable {
    /// The path of the page's shared object.
    public var library: String
    /// The name of the function that runs the page's top-level code.
    public var entry: String
    /// Folders of pictures and other files, most specific first.
    public var resources: [String]
    /// How the page is called in messages.
    public var source: String
    public var device: StageDevice
    public var mode: Mode
    /// Where the user had scrolled to before the page was built anew.
    public var scrollPositions: [ScrollPosition]

    /// Whether time is the stage's own or follows the machine's.
    public enum Mode: String, Codable, Sendable { case virtual, live }

    public init(
        library: String, entry: String, resources: [String], source: String, device: StageDevice, mode: Mode,
        scrollPositions: [ScrollPosition] = []
    ) {
        self.library = library
        self.entry = entry
        self.resources = resources
        self.source = source
        self.device = device
        self.mode = mode
        self.scrollPositions = scrollPositions
    }
}

/// One finger's state.
public struct FingerEvent: Codable, Equatable, Sendable {
    public var id: Int
    public var phase: Phase
    /// Points of the screen.
    public var x, y: Double

    public enum Phase: String, Codable, Sendable { case began, moved, ended, cancelled }

    public init(id: Int, phase: Phase, x: Double, y: Double) {
        self.id = id
        self.phase = phase
        self.x = x
        self.y = y
    }
}

/// A turn of the wheel, or a scroll on a trackpad.
public struct WheelEvent: Codable, Equatable, Sendable {
    /// Points of the screen.
    public var x, y: Double
    /// The distance the content should move against, in points: positive `dy` shows what lies below.
    public var dx, dy: Double
    /// `began`, `changed`, `ended` for a trackpad; nil for single turns of a wheel.
    public var phase: String?

    public init(x: Double, y: Double, dx: Double, dy: Double, phase: String? = nil) {
        self.x = x
        self.y = y
        self.dx = dx
        self.dy = dy
        self.phase = phase
    }
}

/// A key of the keyboard.
public struct KeyEvent: Codable, Equatable, Sendable {
    /// The key by its place, as browsers name it: `KeyA`, `Enter`, `ArrowLeft`.
    public var code: String
    /// What the key types, empty for keys that type nothing.
    public var text: String?
    /// `shift`, `control`, `alt`, `meta`.
    public var modifiers: [String]
    public var phase: Phase

    public enum Phase: String, Codable, Sendable { case down, up }

    public init(code: String, text: String? = nil, modifiers: [String] = [], phase: Phase) {
        self.code = code
        self.text = text
        self.modifiers = modifiers
        self.phase = phase
    }
}

/// How a live clock goes on.
public struct ClockControl: Codable, Equatable, Sendable {
    public var mode: Mode
    /// Seconds of stage time per second; 1 when nil.
    public var rate: Double?
    /// For `step`: by how many seconds; one frame when nil.
    public var seconds: Double?

    public enum Mode: String, Codable, Sendable { case run, pause, step }

    public init(mode: Mode, rate: Double? = nil, seconds: Double? = nil) {
        self.mode = mode
        self.rate = rate
        self.seconds = seconds
    }
}

extension StageRequest: Codable {
    private enum Key: String, CodingKey {
        case type, steps, path, format, constraints, identifier, touches, text, device, framesPerSecond, scale, layoutOf
    }

    private enum Kind: String, Codable {
        case load, steps, snapshot, tree, why, recordingStart, recordingEnd, inspect, touches, wheel, key, text, device, clock
        case resend, quit
    }

    public init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        switch try values.decode(Kind.self, forKey: .type) {
        case .load: self = .load(try PageLoad(from: decoder))
        case .steps: self = .steps(try values.decode([StageStep].self, forKey: .steps))
        case .snapshot:
            self = .snapshot(
                path: try values.decode(String.self, forKey: .path), format: try values.decode(PictureFormat.self, forKey: .format))
        case .tree:
            self = .tree(
                format: try values.decodeIfPresent(TreeFormat.self, forKey: .format) ?? .json,
                constraints: try values.decodeIfPresent(Bool.self, forKey: .constraints) ?? false)
        case .why:
            self = .why(
                identifier: try values.decode(String.self, forKey: .identifier),
                format: try values.decodeIfPresent(TreeFormat.self, forKey: .format) ?? .text)
        case .recordingStart:
            self = .recordingStart(
                framesPerSecond: try values.decode(Double.self, forKey: .framesPerSecond),
                scale: try values.decodeIfPresent(Double.self, forKey: .scale))
        case .recordingEnd:
            self = .recordingEnd(
                path: try values.decode(String.self, forKey: .path), format: try values.decode(FilmFormat.self, forKey: .format))
        case .inspect: self = .inspect(layoutOf: try values.decodeIfPresent([UInt32].self, forKey: .layoutOf))
        case .touches: self = .touches(try values.decode([FingerEvent].self, forKey: .touches))
        case .wheel: self = .wheel(try WheelEvent(from: decoder))
        case .key: self = .key(try KeyEvent(from: decoder))
        case .text: self = .text(try values.decode(String.self, forKey: .text))
        case .device: self = .device(try values.decode(StageDevice.self, forKey: .device))
        case .clock: self = .clock(try ClockControl(from: decoder))
        case .resend: self = .resend
        case .quit: self = .quit
        }
    }

    public func encode(to encoder: Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func kind(_ kind: Kind) throws { try values.encode(kind, forKey: .type) }
        switch self {
        case .load(let load):
            try kind(.load)
            try load.encode(to: encoder)
        case .steps(let steps):
            try kind(.steps)
            try values.encode(steps, forKey: .steps)
        case .snapshot(let path, let format):
            try kind(.snapshot)
            try values.encode(path, forKey: .path)
            try values.encode(format, forKey: .format)
        case .tree(let format, let constraints):
            try kind(.tree)
            try values.encode(format, forKey: .format)
            try values.encode(constraints, forKey: .constraints)
        case .why(let identifier, let format):
            try kind(.why)
            try values.encode(identifier, forKey: .identifier)
            try values.encode(format, forKey: .format)
        case .recordingStart(let framesPerSecond, let scale):
            try kind(.recordingStart)
            try values.encode(framesPerSecond, forKey: .framesPerSecond)
            try values.encodeIfPresent(scale, forKey: .scale)
        case .recordingEnd(let path, let format):
            try kind(.recordingEnd)
            try values.encode(path, forKey: .path)
            try values.encode(format, forKey: .format)
        case .inspect(let layers):
            try kind(.inspect)
            try values.encodeIfPresent(layers, forKey: .layoutOf)
        case .touches(let fingers):
            try kind(.touches)
            try values.encode(fingers, forKey: .touches)
        case .wheel(let event):
            try kind(.wheel)
            try event.encode(to: encoder)
        case .key(let event):
            try kind(.key)
            try event.encode(to: encoder)
        case .text(let text):
            try kind(.text)
            try values.encode(text, forKey: .text)
        case .device(let device):
            try kind(.device)
            try values.encode(device, forKey: .device)
        case .clock(let control):
            try kind(.clock)
            try control.encode(to: encoder)
        case .resend: try kind(.resend)
        case .quit: try kind(.quit)
        }
    }
}
