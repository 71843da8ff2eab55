import Foundation

/// One thing a user does, or a wait. Points are those of the live view.
public enum StageStep: Equatable, Sendable {
    /// Time passes, in seconds.
    case wait(seconds: Double)
    /// Time passes until nothing animates, at most 10 seconds.
    case settle
    case tap(StagePoint)
    /// A tap on the middle of what has this accessibility identifier, or shows this text.
    case tapIdentifier(String)
    case longPress(StagePoint, seconds: Double)
    /// A finger goes down at `from` and moves to `to` at an even speed; it stays down when `holds`.
    case drag(from: StagePoint, to: StagePoint, seconds: Double, holds: Bool)
    /// The finger that a drag left down goes up.
    case lift
    /// The wheel or trackpad turns by a distance over a place.
    case scroll(StagePoint, by: StagePoint)
    /// Text arrives from the keyboard.
    case type(String)
    case rotate(landscape: Bool)
}

/// A place in points; y grows downwards. Written as `[x, y]`.
public struct StagePoint: Codable, Equatable, Sendable {
    public var x, y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public init(from decoder: Decoder) throws {
        var values = try decoder.unkeyedContainer()
        x = try values.decode(Double.self)
        y = try values.decode(Double.self)
    }

    public func encode(to encoder: Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(x)
        try values.encode(y)
    }
}

extension StageStep: Codable {
    private enum Key: String, CodingKey {
        case kind = "do", seconds, at, id, from, to, hold, by, text, landscape
    }

    private enum Kind: String, Codable {
        case wait, settle, tap, tapId, longPress, drag, lift, scroll, type, rotate
    }

    public init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func point(_ key: Key) throws -> StagePoint { try values.decode(StagePoint.self, forKey: key) }
        func number(_ key: Key) throws -> Double { try values.decode(Double.self, forKey: key) }
        switch try values.decode(Kind.self, forKey: .kind) {
        case .wait: self = .wait(seconds: try number(.seconds))
        case .settle: self = .settle
        case .tap: self = .tap(try point(.at))
        case .tapId: self = .tapIdentifier(try values.decode(String.self, forKey: .id))
        case .longPress: self = .longPress(try point(.at), seconds: try number(.seconds))
        case .drag:
            self = .drag(
                from: try point(.from), to: try point(.to), seconds: try number(.seconds),
                holds: try values.decode(Bool.self, forKey: .hold))
        case .lift: self = .lift
        case .scroll: self = .scroll(try point(.at), by: try point(.by))
        case .type: self = .type(try values.decode(String.self, forKey: .text))
        case .rotate: self = .rotate(landscape: try values.decode(Bool.self, forKey: .landscape))
        }
    }

    public func encode(to encoder: Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func kind(_ kind: Kind) throws { try values.encode(kind, forKey: .kind) }
        switch self {
        case .wait(let seconds):
            try kind(.wait)
            try values.encode(seconds, forKey: .seconds)
        case .settle:
            try kind(.settle)
        case .tap(let point):
            try kind(.tap)
            try values.encode(point, forKey: .at)
        case .tapIdentifier(let identifier):
            try kind(.tapId)
            try values.encode(identifier, forKey: .id)
        case .longPress(let point, let seconds):
            try kind(.longPress)
            try values.encode(point, forKey: .at)
            try values.encode(seconds, forKey: .seconds)
        case .drag(let from, let to, let seconds, let holds):
            try kind(.drag)
            try values.encode(from, forKey: .from)
            try values.encode(to, forKey: .to)
            try values.encode(seconds, forKey: .seconds)
            try values.encode(holds, forKey: .hold)
        case .lift:
            try kind(.lift)
        case .scroll(let point, let distance):
            try kind(.scroll)
            try values.encode(point, forKey: .at)
            try values.encode(distance, forKey: .by)
        case .type(let text):
            try kind(.type)
            try values.encode(text, forKey: .text)
        case .rotate(let landscape):
            try kind(.rotate)
            try values.encode(landscape, forKey: .landscape)
        }
    }
}
