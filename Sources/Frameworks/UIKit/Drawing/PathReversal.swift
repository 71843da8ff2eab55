@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// Turns paths round, subpath by subpath.
enum PathReversal {
    static func reversed(_ path: CGPath) -> CGMutablePath {
        let result = CGMutablePath()
        var subpath: [PathSegment] = []
        func finish() {
            append(subpath, to: result)
            subpath = []
        }
        for segment in path.segments {
            if case .move = segment { finish() }
            subpath.append(segment)
            if segment == .close { finish() }
        }
        finish()
        return result
    }

    private static func append(_ subpath: [PathSegment], to result: CGMutablePath) {
        let isClosed = subpath.last == .close
        let segments = subpath.filter { $0 != .close }
        guard let last = segments.last?.end else { return }
        result.move(to: last)
        for index in stride(from: segments.count - 1, to: 0, by: -1) {
            guard let start = segments[index - 1].end else { continue }
            switch segments[index] {
            case .move, .close: continue
            case .line: result.addLine(to: start)
            case .quadratic(let control, _): result.addQuadCurve(to: start, control: control)
            case .cubic(let first, let second, _): result.addCurve(to: start, control1: second, control2: first)
            }
        }
        if isClosed { result.closeSubpath() }
    }
}

/// Paths as a row of numbers, for archives: a segment's kind, then its coordinates.
enum PathNumbers {
    static func numbers(of path: CGPath) -> [Double] {
        path.segments.flatMap { segment -> [Double] in
            func row(_ kind: Double, _ points: CGPoint...) -> [Double] { [kind] + points.flatMap { [Double($0.x), Double($0.y)] } }
            switch segment {
            case .move(let end): return row(0, end)
            case .line(let end): return row(1, end)
            case .quadratic(let control, let end): return row(2, control, end)
            case .cubic(let first, let second, let end): return row(3, first, second, end)
            case .close: return row(4)
            }
        }
    }

    static func path(from numbers: [Double]) -> CGMutablePath {
        let result = CGMutablePath()
        var index = 0
        func point(_ place: Int) -> CGPoint { CGPoint(x: numbers[index + 1 + 2 * place], y: numbers[index + 2 + 2 * place]) }
        let lengths = [3, 3, 5, 7, 1]
        while index < numbers.count {
            let kind = Int(numbers[index])
            guard lengths.indices.contains(kind), index + lengths[kind] <= numbers.count else { return result }
            switch kind {
            case 0: result.move(to: point(0))
            case 1: result.addLine(to: point(0))
            case 2: result.addQuadCurve(to: point(1), control: point(0))
            case 3: result.addCurve(to: point(2), control1: point(0), control2: point(1))
            default: result.closeSubpath()
            }
            index += lengths[kind]
        }
        return result
    }
}
