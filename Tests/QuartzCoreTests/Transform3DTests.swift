import Foundation
@_spi(Sandlot) import QuartzCore
import Testing

@Suite struct Transform3DTests {
    private func isClose(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: CGFloat = 1e-9) -> Bool {
        zip(a.rows, b.rows).allSatisfy { abs($0 - $1) <= tolerance }
    }

    private let sample = CATransform3DRotate(
        CATransform3DTranslate(CATransform3DMakeScale(2, 0.5, 3), 4, -7, 11), 0.8, 1, 2, -0.5)

    @Test func translatingComesBeforeTheTransform() {
        // t' = translation × t: the translation is scaled.
        let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
        #expect(t.m41 == 10 && t.m42 == 21)
    }

    @Test func rotationAboutZMatchesTheAffineOne() {
        let angle: CGFloat = 0.6
        let t = CATransform3DGetAffineTransform(CATransform3DMakeRotation(angle, 0, 0, 3))
        let affine = CGAffineTransform(rotationAngle: angle)
        #expect(abs(t.a - affine.a) < 1e-12 && abs(t.b - affine.b) < 1e-12 && abs(t.c - affine.c) < 1e-12)
    }

    @Test func aZeroAxisTurnsNothing() {
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1.2, 0, 0, 0)))
    }

    @Test func inverseUndoes() {
        var perspective = sample
        perspective.m34 = -1.0 / 400
        for t in [sample, perspective] {
            #expect(isClose(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
        }
    }

    @Test func aTransformWithoutInverseIsReturned() {
        let flat = CATransform3DMakeScale(0, 2, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test func concatenationIsAssociative() {
        let (a, b) = (CATransform3DMakeRotation(0.3, 1, 0, 0), CATransform3DMakeTranslation(3, 5, 8))
        #expect(isClose(
            CATransform3DConcat(CATransform3DConcat(a, sample), b), CATransform3DConcat(a, CATransform3DConcat(sample, b))))
    }

    @Test func affineRoundTrip() {
        let m = CGAffineTransform(a: 1.5, b: 0.2, c: -0.7, d: 2, tx: 8, ty: -3)
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(m)))
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(m)) == m)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.5, 1, 0, 0)))
    }
}
