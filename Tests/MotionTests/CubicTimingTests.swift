import Foundation
import Motion
import Testing

@Suite struct CubicTimingTests {
    @Test(arguments: [
        CubicTiming.easeIn, .easeOut, .easeInEaseOut, .standard, CubicTiming(0.9, -0.4, 0.1, 1.6), CubicTiming(0, 1, 0, 1),
        CubicTiming(1, 0, 1, 0),
    ])
    func solvesForTheParameterPrecisely(curve: CubicTiming) {
        // Given a parameter of the curve, its x must lead back to its y.
        for step in 1..<200 {
            let t = Double(step) / 200
            let u = 1 - t
            let x = 3 * u * u * t * curve.x1 + 3 * u * t * t * curve.x2 + t * t * t
            let y = 3 * u * u * t * curve.y1 + 3 * u * t * t * curve.y2 + t * t * t
            // Where the curve is upright, neighbouring parameters share an x.
            let slope = 3 * u * u * curve.x1 + 6 * u * t * (curve.x2 - curve.x1) + 3 * t * t * (1 - curve.x2)
            guard slope > 1e-3 else { continue }
            #expect(abs(curve.progress(at: x) - y) < 1e-7)
        }
    }

    @Test func endsAreExactAndOutsideIsClamped() {
        #expect(CubicTiming.easeIn.progress(at: 0) == 0)
        #expect(CubicTiming.easeIn.progress(at: 1) == 1)
        #expect(CubicTiming.easeOut.progress(at: -0.3) == 0)
        #expect(CubicTiming.easeOut.progress(at: 1.7) == 1)
    }

    @Test func linearIsTheFractionItself() {
        #expect(CubicTiming.linear.progress(at: 0.37) == 0.37)
    }

    @Test func easeInEaseOutIsSymmetric() {
        for fraction in [0.1, 0.27, 0.42] {
            let both = CubicTiming.easeInEaseOut.progress(at: fraction) + CubicTiming.easeInEaseOut.progress(at: 1 - fraction)
            #expect(abs(both - 1) < 1e-9)
        }
    }

    @Test func fractionIsTheInverse() {
        for curve in [CubicTiming.easeIn, .easeOut, .standard] {
            for progress in [0.05, 0.31, 0.77, 0.96] {
                #expect(abs(curve.progress(at: curve.fraction(at: progress)) - progress) < 1e-9)
            }
        }
    }

    @Test func xOfControlPointsIsKeptInTheUnitRange() {
        let curve = CubicTiming(-0.5, 2, 1.5, -1)
        #expect(curve.x1 == 0 && curve.x2 == 1 && curve.y1 == 2 && curve.y2 == -1)
    }
}
