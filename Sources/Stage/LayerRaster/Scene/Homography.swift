import CoreGraphics
import FoundationSupport

/// A projective map of the plane: [x y 1] times the matrix with rows (a b p), (c d q), (tx ty r), then divided by the last part.
struct Homography {
    var a, b, p, c, d, q, tx, ty, r: Double

    var isAffine: Bool { p == 0 && q == 0 && r == 1 }

    /// Points whose divisor is not above this lie behind the eye.
    static let nearest = 1e-3

    func divisor(x: Double, y: Double) -> Double { p * x + q * y + r }

    func point(x: Double, y: Double) -> CGPoint {
        let w = divisor(x: x, y: y)
        return CGPoint(x: (a * x + c * y + tx) / w, y: (b * x + d * y + ty) / w)
    }

    /// The smallest rectangle around the image of a rectangle, without what lies behind the eye.
    func boundingBox(of rect: CGRect) -> CGRect {
        if rect.isNull { return .null }
        if isAffine {
            let x = [a * rect.minX, a * rect.maxX], y = [c * rect.minY, c * rect.maxY]
            let u = [b * rect.minX, b * rect.maxX], v = [d * rect.minY, d * rect.maxY]
            let minX = min(x[0], x[1]) + min(y[0], y[1]) + tx, maxX = max(x[0], x[1]) + max(y[0], y[1]) + tx
            let minY = min(u[0], u[1]) + min(v[0], v[1]) + ty, maxY = max(u[0], u[1]) + max(v[0], v[1]) + ty
            return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
        var box = CGRect.null
        for index in 0..<4 {
            let from = corners[index], to = corners[(index + 1) % 4]
            let first = divisor(x: from.x, y: from.y) - Self.nearest, second = divisor(x: to.x, y: to.y) - Self.nearest
            if first >= 0 { box = box.union(CGRect(origin: point(x: from.x, y: from.y), size: .zero)) }
            if first * second < 0 {
                let share = first / (first - second)
                let crossing = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
                box = box.union(CGRect(origin: point(x: crossing.x, y: crossing.y), size: .zero))
            }
        }
        return box
    }

    /// This map first, then the other.
    func followed(by other: Homography) -> Homography {
        func row(_ x: Double, _ y: Double, _ z: Double) -> (Double, Double, Double) {
            (x * other.a + y * other.c + z * other.tx, x * other.b + y * other.d + z * other.ty, x * other.p + y * other.q + z * other.r)
        }
        let (first, second, third) = (row(a, b, p), row(c, d, q), row(tx, ty, r))
        return Homography(
            a: first.0, b: first.1, p: first.2, c: second.0, d: second.1, q: second.2, tx: third.0, ty: third.1, r: third.2)
    }

    /// The map back, up to a factor; nil when the plane is seen edge on.
    var inverse: Homography? {
        let determinant = a * (d * r - q * ty) - b * (c * r - q * tx) + p * (c * ty - d * tx)
        guard abs(determinant) > 1e-12 else { return nil }
        let k = 1 / determinant
        return Homography(
            a: (d * r - q * ty) * k, b: (p * ty - b * r) * k, p: (b * q - p * d) * k, c: (q * tx - c * r) * k,
            d: (a * r - p * tx) * k, q: (p * c - a * q) * k, tx: (c * ty - d * tx) * k, ty: (b * tx - a * ty) * k, r: (a * d - b * c) * k)
    }

    /// By how much lengths grow near a point: the square root of the area's growth.
    func magnification(x: Double, y: Double) -> Double {
        let w = divisor(x: x, y: y)
        guard w > Self.nearest else { return 1 }
        let determinant = a * (d * r - q * ty) - b * (c * r - q * tx) + p * (c * ty - d * tx)
        return (abs(determinant) / (w * w * w)).squareRoot()
    }
}
