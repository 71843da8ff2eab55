import CCairo
import FoundationSupport

/// A place to draw: pixels or a file, with a current transform, clip, colours and path.
///
/// As on Apple's systems user space has its origin at the bottom left and y grows upwards, unless the maker of the context has
/// changed that; UIKit's contexts are turned over, y grows downwards from the top left.
public final class CGContext {
    /// Where drawing goes; the last one is the innermost transparency layer.
    var targets: [DrawingTarget]
    var state = GraphicsState()
    var savedStates: [GraphicsState] = []
    /// Open transparency layers.
    var layers: [TransparencyLayer] = []
    /// The current path, in device pixels.
    let currentPath = CGMutablePath()
    /// From base space (which `ctm` maps to) to device pixels, y down.
    var baseTransform: CGAffineTransform
    /// From the space that shadows and patterns are measured in (points, y down, in UIKit's contexts) to device pixels.
    let unitTransform: CGAffineTransform
    /// Memory of the caller's in a format of its own, if any.
    let foreign: ForeignBitmap?
    private let bitmapFormat: PixelFormat?
    private let bitmapSpace: CGColorSpace?

    init(
        target: DrawingTarget, baseTransform: CGAffineTransform, unitTransform: CGAffineTransform? = nil, format: PixelFormat? = nil,
        space: CGColorSpace? = nil, foreign: ForeignBitmap? = nil
    ) {
        targets = [target]
        self.baseTransform = baseTransform
        self.unitTransform = unitTransform ?? baseTransform
        bitmapFormat = format
        bitmapSpace = space
        self.foreign = foreign
        updateMatrix()
    }

    // MARK: - Creating bitmap contexts

    /// A context over memory of the caller's, or its own when `data` is nil. Nil for layouts and sizes that are not supported.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
        bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let colors = info.alpha == .alphaOnly ? 0 : space?.numberOfComponents ?? 0
        let components = colors + (info.alpha == .none ? 0 : 1)
        let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: components * bitsPerComponent, colorComponents: colors, bitmapInfo: info)
        // As on Apple's systems: no plain alpha, and no three-component pixels.
        let isAllowed: Bool
        switch info.alpha {
        case .first, .last: isAllowed = false
        case .none: isAllowed = colors == 1 || colors == 4
        case .alphaOnly: isAllowed = bitsPerComponent == 8
        default: isAllowed = colors == 3 || colors == 1
        }
        guard isAllowed, format.isSupported, bitsPerComponent >= 8, ImageSurface.isAllowed(width: width, height: height) else { return nil }
        let shortest = width * format.bitsPerPixel / 8
        let rowLength = bytesPerRow == 0 ? (shortest + 15) & ~15 : bytesPerRow
        guard rowLength >= shortest else { return nil }
        let base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        if format == .native, space?.encoding == .rgb(.sRGB, .sRGB) {
            let surface = data.flatMap {
                rowLength % 4 == 0
                    ? ImageSurface(borrowing: $0, width: width, height: height, bytesPerRow: rowLength, owner: nil) : nil
            }
            if data == nil || surface != nil {
                guard let surface = surface ?? ImageSurface(width: width, height: height), let target = DrawingTarget(pixels: surface)
                else { return nil }
                self.init(target: target, baseTransform: base, format: format, space: space)
                return
            }
        }
        guard let surface = ImageSurface(width: width, height: height), let target = DrawingTarget(pixels: surface) else { return nil }
        let foreign = ForeignBitmap(
            memory: data, surface: surface, format: format, bytesPerRow: rowLength, encoding: (space ?? .deviceGray).encoding)
        self.init(target: target, baseTransform: base, format: format, space: space, foreign: foreign)
    }

    /// A backing store of pixels whose user space is measured in points.
    /// - Parameters:
    ///   - backingWidth: points; the pixels are `scale` times as many, rounded up.
    ///   - flipped: whether y grows downwards from the top left, as in UIKit.
    @_spi(Sandlot) public convenience init?(backingWidth: CGFloat, height: CGFloat, scale: CGFloat, flipped: Bool) {
        // Products such as 33.333 × 3 should not gain a pixel through rounding errors.
        let pixelWidth = (backingWidth * scale - 1e-4).rounded(.up)
        let pixelHeight = (height * scale - 1e-4).rounded(.up)
        guard pixelWidth.isFinite, pixelHeight.isFinite, pixelWidth < 1e6, pixelHeight < 1e6,
            let surface = ImageSurface(width: Int(pixelWidth), height: Int(pixelHeight)), let target = DrawingTarget(pixels: surface)
        else { return nil }
        let base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: pixelHeight)
        let unit = CGAffineTransform(a: scale, b: 0, c: 0, d: flipped ? -scale : scale, tx: 0, ty: flipped ? pixelHeight : 0)
        self.init(
            target: target, baseTransform: base, unitTransform: unit.concatenating(base), format: .native, space: .standardRGB)
        concatenate(unit)
    }

    /// A context that draws through somebody else's cairo context, whose user space becomes this context's.
    /// - Parameter extents: the covered device pixels.
    @_spi(Sandlot) public convenience init(sharing cairo: OpaquePointer, extents: CGRect) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let base = CGAffineTransform(
            a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy), tx: CGFloat(matrix.x0),
            ty: CGFloat(matrix.y0))
        self.init(target: DrawingTarget(sharing: cairo, extents: extents), baseTransform: base)
    }

    // MARK: - Bitmap contents

    private var bitmap: ImageSurface? { targets[0].pixels }

    /// Pixels in a row; 0 for files.
    public var width: Int { bitmap?.width ?? 0 }
    /// Rows; 0 for files.
    public var height: Int { bitmap?.height ?? 0 }
    /// Bits of one component.
    public var bitsPerComponent: Int { bitmapFormat?.bitsPerComponent ?? 0 }
    /// Bits of one pixel.
    public var bitsPerPixel: Int { bitmapFormat?.bitsPerPixel ?? 0 }
    /// Bytes of one row.
    public var bytesPerRow: Int { foreign?.bytesPerRow ?? bitmap?.bytesPerRow ?? 0 }
    /// What the components mean.
    public var colorSpace: CGColorSpace? { bitmapSpace }
    /// Alpha, byte order and number kind.
    public var bitmapInfo: CGBitmapInfo { bitmapFormat?.bitmapInfo ?? [] }
    /// Where alpha lies.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha }

    /// The bytes, rows from the top; nil for files. Valid as long as the context.
    public var data: UnsafeMutableRawPointer? {
        if let foreign { return foreign.exposedMemory() }
        guard let bitmap else { return nil }
        defer { bitmap.markDirty() }
        return UnsafeMutableRawPointer(bitmap.bytes)
    }

    /// A copy of what was drawn; nil for files.
    public func makeImage() -> CGImage? {
        foreign?.importChanges()
        guard let copy = bitmap?.copy(), let bitmapFormat else { return nil }
        return CGImage(surface: copy, format: bitmapFormat, space: bitmapSpace)
    }

    /// What was drawn, without copying; the context must not be drawn into any more.
    @_spi(Sandlot) public func takeImage() -> CGImage? {
        guard foreign == nil, let bitmap else { return makeImage() }
        cairo_surface_flush(bitmap.pointer)
        return CGImage(surface: bitmap)
    }

    // MARK: - Cairo

    /// The cairo context of the innermost layer, with the current transform, clip and blend mode. Anything drawn through it misses
    /// shadow, alpha and mask: `drawObject` has those.
    @_spi(Sandlot) public var cairoContext: OpaquePointer {
        cairo_set_operator(target.cairo, state.blendMode.cairoOperator)
        return target.cairo
    }

    /// Draws something through cairo with this context's shadow, mask and blend mode.
    /// - Parameter bounds: what it covers at most, in user space; nil when that is not known.
    @_spi(Sandlot) public func drawObject(bounds: CGRect? = nil, _ body: (OpaquePointer) -> Void) {
        paint(bounds: bounds?.applying(deviceTransform), body: body)
    }

    /// The current fill colour and the opacity it is drawn with.
    @_spi(Sandlot) public var fillPaint: (color: CGColor, alpha: CGFloat) { (state.fillColor, state.alpha) }
    /// The current stroke colour and the opacity it is drawn with.
    @_spi(Sandlot) public var strokePaint: (color: CGColor, alpha: CGFloat) { (state.strokeColor, state.alpha) }

    var target: DrawingTarget { targets[targets.count - 1] }

    // MARK: - Saving and restoring

    /// Remembers transform, clip, colours and the other parameters.
    public func saveGState() {
        savedStates.append(state)
        cairo_save(target.cairo)
    }

    /// Brings back what the matching `saveGState` remembered.
    public func restoreGState() {
        let floor = layers.last?.savedStateCount ?? 0
        guard savedStates.count > floor, let saved = savedStates.popLast() else {
            SandlotUnimplemented.report("CGContext.restoreGState", "called more often than saveGState; the call is ignored")
            return
        }
        state = saved
        cairo_restore(target.cairo)
    }

    /// Writes out pending drawing.
    public func flush() { cairo_surface_flush(cairo_get_target(target.cairo)) }
    /// Writes out pending drawing.
    public func synchronize() { flush() }

    // MARK: - Transform

    /// From user space to device pixels, y down.
    var deviceTransform: CGAffineTransform { state.transform.concatenating(baseTransform) }

    func updateMatrix() {
        var matrix = deviceTransform.cairoMatrix
        // Cairo stops for good at a matrix that cannot be inverted; such a transform draws nothing, so the last one may stay.
        var inverse = matrix
        guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return }
        cairo_set_matrix(target.cairo, &matrix)
    }

    /// Whether the current transform flattens everything to a line or a point.
    var isDegenerate: Bool {
        let transform = deviceTransform
        let determinant = transform.a * transform.d - transform.b * transform.c
        return determinant == 0 || !determinant.isFinite
    }

    /// The current transform, from user space to base space (pixels, y up, for bitmaps).
    public var ctm: CGAffineTransform { state.transform }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Moves the origin of user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Turns user space by `angle` radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies `transform` before the current transform.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        updateMatrix()
    }

    /// From user space to device space; as `ctm` for bitmaps.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

    /// A point of user space in device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// A point of device space in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// A size of user space in device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// A size of device space in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// The box of a rectangle of user space in device space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// The box of a rectangle of device space in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGContext: Hashable {
    /// Whether both are the same context.
    public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }
    /// Feeds the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
