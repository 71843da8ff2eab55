import CoreGraphics
import FoundationSupport

/// A 4 × 4 matrix for row vectors: a point [x y z 1] stands on the left, translation is in the last row.
struct Matrix4: Equatable {
    var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    static let identity = Matrix4(
        rows: (SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)))

    static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Matrix4 {
        var matrix = identity
        matrix.rows.3 = SIMD4(x, y, z, 1)
        return matrix
    }

    static func affine(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) -> Matrix4 {
        Matrix4(rows: (SIMD4(a, b, 0, 0), SIMD4(c, d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(tx, ty, 0, 1)))
    }

    static func == (left: Matrix4, right: Matrix4) -> Bool {
        left.rows.0 == right.rows.0 && left.rows.1 == right.rows.1 && left.rows.2 == right.rows.2 && left.rows.3 == right.rows.3
    }

    /// This transform first, then the other.
    func followed(by other: Matrix4) -> Matrix4 {
        if other == .identity { return self }
        func row(_ row: SIMD4<Double>) -> SIMD4<Double> {
            other.rows.0 * row.x + other.rows.1 * row.y + other.rows.2 * row.z + other.rows.3 * row.w
        }
        return Matrix4(rows: (row(rows.0), row(rows.1), row(rows.2), row(rows.3)))
    }

    /// Whether points of the plane z = 0 keep parallel lines parallel.
    var keepsParallels: Bool { rows.0.w == 0 && rows.1.w == 0 && rows.3.w == 1 }

    /// Whether depth changes what is seen.
    var isPerspective: Bool { rows.2.w != 0 || !keepsParallels }

    /// What happens to the plane z = 0.
    var plane: Homography {
        Homography(
            a: rows.0.x, b: rows.0.y, p: rows.0.w, c: rows.1.x, d: rows.1.y, q: rows.1.w, tx: rows.3.x, ty: rows.3.y, r: rows.3.w)
    }

    /// The smallest rectangle around a rectangle of the plane z = 0 after the transform.
    func boundingBox(of rect: CGRect) -> CGRect {
        plane.boundingBox(of: rect)
    }

    /// The depth of a point of the plane z = 0 after the transform; greater is nearer.
    func depth(of point: CGPoint) -> Double {
        let moved = rows.0 * point.x + rows.1 * point.y + rows.3
        return moved.w != 0 ? moved.z / moved.w : moved.z
    }

    /// Whether a plane seen from the front is seen from behind after the transform (as CSS's `backface-visibility` decides).
    var showsBack: Bool {
        let (a, b, c, d) = rows
        // The cofactor of m33 and the determinant have different signs.
        let cofactor = a.x * (b.y * d.w - b.w * d.y) - a.y * (b.x * d.w - b.w * d.x) + a.w * (b.x * d.y - b.y * d.x)
        func minor(_ i: Int, _ j: Int, _ k: Int) -> Double {
            b[i] * (c[j] * d[k] - c[k] * d[j]) - b[j] * (c[i] * d[k] - c[k] * d[i]) + b[k] * (c[i] * d[j] - c[j] * d[i])
        }
        let determinant = a.x * minor(1, 2, 3) - a.y * minor(0, 2, 3) + a.z * minor(0, 1, 3) - a.w * minor(0, 1, 2)
        return cofactor * determinant < 0
    }
}
