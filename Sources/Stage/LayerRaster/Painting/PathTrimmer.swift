import CCairo
@_spi(Sandlot) import CoreGraphics

/// Cuts a path by shares of its whole length, subpath after subpath, as `strokeStart` and `strokeEnd` do.
struct PathTrimmer {
    private struct Piece {
        var start: CGPoint
        var end: CGPoint
        var length: Double
        /// Whether it begins a subpath.
        var isFirst: Bool
    }

    private var pieces: [Piece] = []
    private var total = 0.0

    /// The path is followed in straight pieces no longer than this part of a curve's control polygon.
    private static let piecesPerCurve = 48

    init(_ path: CGPath) {
        var current = CGPoint.zero, start = CGPoint.zero, isFirst = true
        func add(_ end: CGPoint, to pieces: inout [Piece], _ total: inout Double) {
            let length = hypot(Double(end.x - current.x), Double(end.y - current.y))
            if length > 0 {
                pieces.append(Piece(start: current, end: end, length: length, isFirst: isFirst))
                total += length
                isFirst = false
            }
            current = end
        }
        var (pieces, total): ([Piece], Double) = ([], 0)
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            switch element.type {
            case .moveToPoint:
                current = element.points[0]
                start = current
                isFirst = true
            case .addLineToPoint: add(element.points[0], to: &pieces, &total)
            case .addQuadCurveToPoint:
                let (from, control, end) = (current, element.points[0], element.points[1])
                for step in 1...Self.piecesPerCurve {
                    let t = Double(step) / Double(Self.piecesPerCurve), u = 1 - t
                    add(
                        CGPoint(
                            x: u * u * from.x + 2 * u * t * control.x + t * t * end.x,
                            y: u * u * from.y + 2 * u * t * control.y + t * t * end.y), to: &pieces, &total)
                }
            case .addCurveToPoint:
                let (from, first, second, end) = (current, element.points[0], element.points[1], element.points[2])
                for step in 1...Self.piecesPerCurve {
                    let t = Double(step) / Double(Self.piecesPerCurve), u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    add(
                        CGPoint(
                            x: a * from.x + b * first.x + c * second.x + d * end.x,
                            y: a * from.y + b * first.y + c * second.y + d * end.y), to: &pieces, &total)
                }
            case .closeSubpath:
                add(start, to: &pieces, &total)
                isFirst = true
            @unknown default: break
            }
        }
        self.pieces = pieces
        self.total = total
    }

    /// Adds the part between two shares of the length to a cairo path.
    func add(from: Double, to: Double, to cairo: OpaquePointer) {
        let (low, high) = (max(0, from) * total, min(1, to) * total)
        var passed = 0.0
        var isOpen = false
        for piece in pieces {
            let (begin, end) = (passed, passed + piece.length)
            passed = end
            if piece.isFirst { isOpen = false }
            guard end > low, begin < high else { continue }
            func point(_ distance: Double) -> CGPoint {
                let share = (distance - begin) / piece.length
                return CGPoint(
                    x: piece.start.x + (piece.end.x - piece.start.x) * share, y: piece.start.y + (piece.end.y - piece.start.y) * share)
            }
            if !isOpen {
                let start = point(max(low, begin))
                cairo_move_to(cairo, start.x, start.y)
                isOpen = true
            }
            let stop = point(min(high, end))
            cairo_line_to(cairo, stop.x, stop.y)
        }
    }
}
