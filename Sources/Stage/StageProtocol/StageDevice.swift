import Foundation

/// The device a page runs on: its metrics upright, and how the user has set it.
public struct StageDevice: Codable, Equatable, Sendable {
    /// The name people know it by, such as "iPhone 16".
    public var name: String
    /// The screen's width in points, held upright.
    public var width: Double
    /// The screen's height in points, held upright.
    public var height: Double
    /// Pixels per point.
    public var scale: Double
    /// Insets of the safe area in points, held upright.
    public var safeArea: EdgeDistances
    /// Insets of the safe area in points, held sideways.
    public var landscapeSafeArea: EdgeDistances
    /// Whether it is an iPad.
    public var isPad: Bool
    /// Whether it is a bare window of the asked size: no safe area, no status bar.
    public var bare: Bool
    /// Whether the appearance is dark.
    public var dark: Bool
    /// The preferred text size: `xs s m l xl xxl xxxl ax1 … ax5`.
    public var textSize: String
    /// The identifier of the locale, such as `ko_KR`.
    public var locale: String
    /// Whether the layout direction is right to left whatever the locale says.
    public var rtl: Bool
    /// Whether it is held sideways.
    public var landscape: Bool

    public init(
        name: String, width: Double, height: Double, scale: Double, safeArea: EdgeDistances = .zero,
        landscapeSafeArea: EdgeDistances = .zero, isPad: Bool = false, bare: Bool = false, dark: Bool = false,
        textSize: String = "l", locale: String = "en_US", rtl: Bool = false, landscape: Bool = false
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.safeArea = safeArea
        self.landscapeSafeArea = landscapeSafeArea
        self.isPad = isPad
        self.bare = bare
        self.dark = dark
        self.textSize = textSize
        self.locale = locale
        self.rtl = rtl
        self.landscape = landscape
    }

    /// The size of the screen in points as the device is held.
    public var screenWidth: Double { landscape ? height : width }
    /// The size of the screen in points as the device is held.
    public var screenHeight: Double { landscape ? width : height }
    /// The insets of the safe area in points as the device is held.
    public var currentSafeArea: EdgeDistances { landscape ? landscapeSafeArea : safeArea }

    /// The text sizes from smallest to largest, as the command line spells them.
    public static let textSizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]
}

/// Distances from the edges of a rectangle inwards, in points. Written as `[top, left, bottom, right]`.
public struct EdgeDistances: Codable, Equatable, Sendable {
    public var top, left, bottom, right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static let zero = EdgeDistances(top: 0, left: 0, bottom: 0, right: 0)

    public init(from decoder: Decoder) throws {
        var values = try decoder.unkeyedContainer()
        top = try values.decode(Double.self)
        left = try values.decode(Double.self)
        bottom = try values.decode(Double.self)
        right = try values.decode(Double.self)
    }

    public func encode(to encoder: Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [top, left, bottom, right] { try values.encode(value) }
    }
}
