import FoundationSupport

/// Where a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// The options with the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour fills what lies before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour fills what lies after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at locations between 0 and 1, blended linearly in gamma-encoded sRGB between them, not premultiplied.
public final class CGGradient: @unchecked Sendable {
    /// One colour in sRGB at its location.
    @_spi(Sandlot) public struct Stop: Hashable, Sendable {
        /// Where, 0…1.
        public var location: Double
        /// Gamma-encoded sRGB, not premultiplied.
        public var red, green, blue, alpha: Double
    }

    /// The stops sorted by location.
    @_spi(Sandlot) public let stops: [Stop]

    init(stops: [Stop]) {
        self.stops = stops
    }

    /// A gradient of `CGColor`s; without locations they are spread evenly. Nil without colours.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        let count = colors.count
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
            ?? (0..<count).map { count == 1 ? 0 : CGFloat($0) / CGFloat(count - 1) }
        self.init(stops: Self.sorted(zip(colors, places).map { color, place in
            let parts = color.standardComponents
            return Stop(location: Double(place), red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
        }))
    }

    /// A gradient of `count` colours whose components (with alpha) follow each other in `components`.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0, space.model != .pattern else { return nil }
        let size = space.numberOfComponents + 1
        let colors = (0..<count).map { CGColor(space: space, values: Array(UnsafeBufferPointer(start: components + $0 * size, count: size))) }
        self.init(colorsSpace: space, colors: colors as CFArray, locations: locations)
    }

    /// Stops with equal locations keep their order.
    private static func sorted(_ stops: [Stop]) -> [Stop] {
        stops.enumerated()
            .sorted { $0.element.location != $1.element.location ? $0.element.location < $1.element.location : $0.offset < $1.offset }
            .map(\.element)
    }

    /// The colour at `location`; the nearest end's colour outside 0…1.
    func color(at location: Double) -> (red: Double, green: Double, blue: Double, alpha: Double) {
        guard let first = stops.first, let last = stops.last else { return (0, 0, 0, 0) }
        if location <= first.location { return (first.red, first.green, first.blue, first.alpha) }
        if location >= last.location { return (last.red, last.green, last.blue, last.alpha) }
        var index = 1
        while stops[index].location < location { index += 1 }
        let (from, to) = (stops[index - 1], stops[index])
        let share = to.location > from.location ? (location - from.location) / (to.location - from.location) : 1
        return (
            from.red + (to.red - from.red) * share, from.green + (to.green - from.green) * share,
            from.blue + (to.blue - from.blue) * share, from.alpha + (to.alpha - from.alpha) * share
        )
    }
}
