@_spi(Sandlot) import CoreGraphics
import Testing

@Suite("Paths")
struct PathTests {
    @Test func containsFollowsTheFillRule() {
        // given a square in a square, both the same way round
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 20))
        path.addRect(CGRect(x: 5, y: 5, width: 10, height: 8))
        // then the inner one is inside by the winding rule only
        #expect(path.contains(CGPoint(x: 8, y: 8)))
        #expect(!path.contains(CGPoint(x: 8, y: 8), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 25, y: 8), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 31, y: 8)))
    }

    @Test func boxesWithAndWithoutControlPointsDiffer() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addCurve(to: CGPoint(x: 12, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 12, y: 8))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 12, height: 8))
        // A symmetric cubic reaches three quarters of its controls' height.
        #expect(abs(path.boundingBoxOfPath.height - 6) < 1e-9)
    }

    @Test func anEmptyPathHasTheNullBox() {
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().currentPoint == .zero)
    }

    @Test(arguments: [(0.0, Double.pi / 2, false, Double.pi / 2), (Double.pi / 2, 0, false, 1.5 * Double.pi), (0, Double.pi / 2, true, -1.5 * Double.pi), (0, 7, false, 2 * Double.pi)])
    func arcsTurnTheShortOrLongWayAsAsked(start: Double, end: Double, clockwise: Bool, sweep: Double) {
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 3, y: 4), radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        let expected = CGPoint(x: 3 + 10 * cos(start + sweep), y: 4 + 10 * sin(start + sweep))
        #expect(abs(path.currentPoint.x - expected.x) < 1e-6 && abs(path.currentPoint.y - expected.y) < 1e-6)
        // The length of the flattened arc tells how far it went round.
        var length = 0.0
        var last: CGPoint?
        path.flattened(threshold: 0.0001).applyWithBlock { element in
            let point = element.pointee.points[0]
            if let last { length += hypot(point.x - last.x, point.y - last.y) }
            last = point
        }
        #expect(abs(length - abs(sweep) * 10) < 0.01)
    }

    @Test func aTangentArcTouchesBothLines() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 6)
        #expect(abs(path.currentPoint.x - 20) < 1e-9 && abs(path.currentPoint.y - 6) < 1e-9)
        #expect(abs(path.boundingBoxOfPath.maxX - 20) < 1e-6)
    }

    @Test func strokingGivesTheOutlineOfTheLine() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 20, y: 0))
        let butt = path.copy(strokingWithWidth: 6, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        let square = path.copy(strokingWithWidth: 6, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        let round = path.copy(strokingWithWidth: 6, lineCap: .round, lineJoin: .miter, miterLimit: 10)
        #expect(butt.boundingBox == CGRect(x: 0, y: -3, width: 20, height: 6))
        #expect(square.boundingBox == CGRect(x: -3, y: -3, width: 26, height: 6))
        #expect(round.contains(CGPoint(x: 22.5, y: 0)) && !round.contains(CGPoint(x: 22.5, y: 2.5)))
    }

    @Test func aMiterEndsAtItsLimit() {
        let corner = CGMutablePath()
        corner.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
        // A right angle's miter is √2 widths long.
        let sharp = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 1.5)
        let cut = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 1.3)
        #expect(sharp.contains(CGPoint(x: 21.9, y: -1.9)))
        #expect(!cut.contains(CGPoint(x: 21.9, y: -1.9)))
        #expect(cut.contains(CGPoint(x: 20.9, y: -0.9)))
    }

    @Test func dashesStartWithThePhase() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 20, y: 0))
        let dashes = path.copy(dashingWithPhase: 2, lengths: [5, 3])
        var ends: [CGFloat] = []
        dashes.applyWithBlock { ends.append($0.pointee.points[0].x) }
        #expect(ends == [0, 3, 6, 11, 14, 19])
    }

    @Test func equalSegmentsMakeEqualPaths() {
        let one = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        let two = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        let other = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 5), transform: nil)
        #expect(one == two && one.hashValue == two.hashValue && one != other)
    }

    @Test func continuousCornersMatchTheMeasuredCurve() {
        // uikit-drawing-layers.md section 3: with radius 10 the curve starts 15.28665 from the corner.
        let path = CGPath.continuousRoundedRect(CGRect(x: 0, y: 0, width: 100, height: 80), radii: (10, 10, 10, 10))
        guard case .move(let start) = path.segments[0], case .cubic(let first, let second, let end) = path.segments[1] else {
            Issue.record("not a move and a curve")
            return
        }
        func near(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9 }
        #expect(near(start, 0, 15.28665) && near(first, 0, 10.88493) && near(second, 0, 8.68407) && near(end, 0.74911, 6.31494))
    }

    @Test func aCapsuleHasRoundEnds() {
        let path = CGPath.continuousRoundedRect(CGRect(x: 0, y: 0, width: 60, height: 20), radii: (10, 10, 10, 10))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 60, height: 20))
        // On a circle of radius 10 about (10, 10).
        #expect(!path.contains(CGPoint(x: 2.6, y: 2.6)) && path.contains(CGPoint(x: 3.2, y: 3.2)))
    }

    @Test func aRectangleIsRecognised() {
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).rectangle == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).rectangle == nil)
    }
}
