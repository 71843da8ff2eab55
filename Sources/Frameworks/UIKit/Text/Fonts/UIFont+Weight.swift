import QuartzCore

extension UIFont {
    /// How heavy the strokes are: −1 … 1, 0 regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The nearest of the nine weights, 100 … 900.
        var numeric: Int {
            let steps: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
            let nearest = steps.indices.min { abs(steps[$0] - rawValue) < abs(steps[$1] - rawValue) }
            return ((nearest ?? 3) + 1) * 100
        }

        init(numeric: Int) {
            let steps: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
            self.init(steps[min(max(numeric / 100, 1), 9) - 1])
        }
    }

    /// How wide the letters are: −1 … 1, 0 standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// The sideways stretch the width is drawn with; an estimate, there is no font of these widths.
        var horizontalScale: Double { rawValue < 0 ? 1 + 0.7 * Double(rawValue) : 1 + 0.8 * Double(rawValue) }

        init(horizontalScale: Double) {
            self.init(CGFloat(horizontalScale < 1 ? (horizontalScale - 1) / 0.7 : (horizontalScale - 1) / 0.8))
        }
    }
}
