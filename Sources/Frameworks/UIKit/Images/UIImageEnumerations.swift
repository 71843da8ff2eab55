import QuartzCore

extension UIImage {
    /// How stored pixels are turned to be shown.
    public enum Orientation: Int, Sendable {
        /// As stored.
        case up = 0
        /// Turned by 180°.
        case down = 1
        /// Turned by 90° counterclockwise.
        case left = 2
        /// Turned by 90° clockwise.
        case right = 3
        /// Mirrored left to right.
        case upMirrored = 4
        /// Mirrored top to bottom.
        case downMirrored = 5
        /// Mirrored about the diagonal from top left, as EXIF 5.
        case leftMirrored = 6
        /// Mirrored about the other diagonal, as EXIF 7.
        case rightMirrored = 7

        /// Whether width and height change places.
        var swapsSides: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: return true
            default: return false
            }
        }

        /// The orientation of an EXIF number, 1…8.
        init(exif: Int) {
            let table: [Orientation] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
            self = (1...8).contains(exif) ? table[exif - 1] : .up
        }
    }

    /// Whether only the shape of a picture counts.
    public enum RenderingMode: Int, Sendable {
        /// As usual where it is shown; symbols are templates.
        case automatic = 0
        /// With its own colours.
        case alwaysOriginal = 1
        /// As a shape in the tint.
        case alwaysTemplate = 2
    }

    /// What the middle of a resizable picture does.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile = 0
        /// It is stretched.
        case stretch = 1
    }

    /// How far a picture should be decoded.
    public enum DynamicRange: Int, Sendable {
        /// Not stated.
        case unspecified = -1
        /// White is the brightest.
        case standard = 0
        /// A little brighter than white.
        case constrainedHigh = 1
        /// Much brighter than white.
        case high = 2
    }
}
