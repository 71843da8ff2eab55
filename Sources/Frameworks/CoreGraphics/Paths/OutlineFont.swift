import CCairo
import FoundationSupport

/// Gives the shapes of a font file's characters, one by one, without any text layout.
@_spi(Sandlot) public final class OutlineFont: @unchecked Sendable {
    private static let library: FT_Library? = {
        var library: FT_Library?
        return FT_Init_FreeType(&library) == 0 ? library : nil
    }()

    private let face: FT_Face
    private let lock = NSLock()

    /// Opens a font file; nil when it cannot be read.
    public init?(path: String) {
        var face: FT_Face?
        guard let library = Self.library, FT_New_Face(library, path, 0, &face) == 0, let face else { return nil }
        self.face = face
    }

    deinit { FT_Done_Face(face) }

    /// The shape of a character in ems, y up from the baseline, and its advance; nil when the font lacks it.
    public func outline(of character: Unicode.Scalar) -> (path: CGPath, advance: CGFloat)? {
        lock.withLock { () -> (path: CGPath, advance: CGFloat)? in
            let index = FT_Get_Char_Index(face, FT_ULong(character.value))
            guard index != 0, FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let glyph = face.pointee.glyph else { return nil }
            let em = CGFloat(face.pointee.units_per_EM)
            let collector = Collector(scale: 1 / em)
            var functions = FT_Outline_Funcs(
                move_to: { Collector.of($1).move($0) },
                line_to: { Collector.of($1).line($0) },
                conic_to: { Collector.of($2).quadratic($0, $1) },
                cubic_to: { Collector.of($3).cubic($0, $1, $2) },
                shift: 0, delta: 0)
            let isDone = FT_Outline_Decompose(&glyph.pointee.outline, &functions, Unmanaged.passUnretained(collector).toOpaque()) == 0
            guard isDone else { return nil }
            collector.path.closeSubpath()
            return (CGPath(segments: collector.path.segments), CGFloat(glyph.pointee.metrics.horiAdvance) / em)
        }
    }

    /// Receives the segments from FreeType.
    private final class Collector {
        let path = CGMutablePath()
        private let scale: CGFloat

        init(scale: CGFloat) { self.scale = scale }

        static func of(_ user: UnsafeMutableRawPointer?) -> Collector {
            guard let user else { preconditionFailure("FreeType lost the collector") }
            return Unmanaged<Collector>.fromOpaque(user).takeUnretainedValue()
        }

        private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
            guard let vector = vector?.pointee else { return .zero }
            return CGPoint(x: CGFloat(vector.x) * scale, y: CGFloat(vector.y) * scale)
        }

        func move(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
            path.closeSubpath()
            path.move(to: point(to))
            return 0
        }

        func line(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
            path.addLine(to: point(to))
            return 0
        }

        func quadratic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) -> Int32 {
            path.addQuadCurve(to: point(to), control: point(control))
            return 0
        }

        func cubic(_ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) -> Int32 {
            path.addCurve(to: point(to), control1: point(first), control2: point(second))
            return 0
        }
    }
}
