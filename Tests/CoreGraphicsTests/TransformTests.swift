import CoreGraphics
import Testing

@Suite("Affine transforms")
struct TransformTests {
    @Test func aPointGoesThroughTheFirstTransformFirst() {
        // given a shift before a scaling
        let transform = CGAffineTransform(translationX: 3, y: 5).concatenating(CGAffineTransform(scaleX: 2, y: 4))
        // when a point is moved
        let moved = CGPoint(x: 1, y: 1).applying(transform)
        // then (1 + 3)·2 and (1 + 5)·4
        #expect(moved == CGPoint(x: 8, y: 24))
    }

    @Test func translatedByHappensBeforeTheTransformItself() {
        let transform = CGAffineTransform(scaleX: 2, y: 4).translatedBy(x: 3, y: 5)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 8, y: 24))
    }

    @Test func rotationTurnsFromXTowardsY() {
        let moved = CGPoint(x: 7, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(moved.x) < 1e-12 && abs(moved.y - 7) < 1e-12)
    }

    @Test func theInverseUndoes() {
        let transform = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -11)
        let back = CGPoint(x: 13, y: 17).applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 13) < 1e-12 && abs(back.y - 17) < 1e-12)
    }

    @Test func aFlatTransformIsItsOwnInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 2)
        #expect(flat.inverted() == flat)
    }

    @Test func partsPutTogetherGiveTheTransformBack() {
        let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: -3).translatedBy(x: 5, y: 7)
        let again = CGAffineTransform(transform.decomposed())
        for (one, two) in zip([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
                              [again.a, again.b, again.c, again.d, again.tx, again.ty]) {
            #expect(abs(one - two) < 1e-12)
        }
    }

    @Test func aTurnedRectangleBecomesItsBox() {
        // uikit-drawing-layers.md section 1: 80 × 60 turned π/8 about its centre becomes 96.87 × 86.05
        let box = CGRect(x: -40, y: -30, width: 80, height: 60).applying(CGAffineTransform(rotationAngle: .pi / 8))
        #expect(abs(box.width - 96.87) < 0.01 && abs(box.height - 86.05) < 0.01)
    }

    @Test func printedGeometryLooksAsApples() {
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4.5))" == "(1.0, 2.0, 3.0, 4.5)")
        #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    }

    @Test func rectanglesComeBackFromTheirDictionary() {
        let rect = CGRect(x: 1.5, y: 2, width: 3, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGRect(dictionaryRepresentation: ["X": 1] as CFDictionary) == nil)
    }
}
