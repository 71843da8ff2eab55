import FoundationSupport

/// How the cells of a pattern are spaced when a step is not a whole number of pixels. Stored only: cells keep their exact step.
public enum CGPatternTiling: Int32, Sendable {
    /// Cells are not distorted.
    case noDistortion = 0
    /// Small distortions keep the spacing nearly constant.
    case constantSpacingMinimalDistortion = 1
    /// The spacing is constant.
    case constantSpacing = 2
}

/// The function that draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// The function that is told when a pattern goes away.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
    /// The version of this structure, always 0.
    public var version: UInt32
    /// Draws one cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Is told when the pattern goes away.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// The functions as given.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A drawing that is repeated to fill shapes.
public final class CGPattern: @unchecked Sendable {
    /// The part of the pattern's space one cell covers.
    let bounds: CGRect
    /// From the pattern's space to the base space of the context it is used in (points, y down, in UIKit's contexts).
    let matrix: CGAffineTransform
    /// Distances between cells, in the pattern's space.
    let step: CGSize
    /// Whether the cell has its own colours.
    let isColored: Bool
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks

    /// A pattern whose cell is drawn by `callbacks`. Nil without a cell or a step.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard !bounds.isEmpty, xStep != 0, yStep != 0 else { return nil }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    /// A coloured pattern that repeats what `draw` draws.
    @_spi(Sandlot) public convenience init?(bounds: CGRect, matrix: CGAffineTransform, draw: @escaping (CGContext) -> Void) {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: { draw($1) }, releaseInfo: nil)
        self.init(
            info: nil, bounds: bounds, matrix: matrix, xStep: bounds.width, yStep: bounds.height, tiling: .constantSpacing,
            isColored: true, callbacks: &callbacks)
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Draws one cell.
    func drawCell(in context: CGContext) { callbacks.drawPattern?(info, context) }
}
