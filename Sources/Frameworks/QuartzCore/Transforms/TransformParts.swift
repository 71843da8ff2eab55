import CoreGraphics

/// A transform taken apart for blending: translation, scale, shear, rotation as a quaternion, perspective.
struct TransformParts {
    var translation = [CGFloat](repeating: 0, count: 3)
    var scale: [CGFloat] = [1, 1, 1]
    /// xy, xz, yz.
    var shear = [CGFloat](repeating: 0, count: 3)
    /// x, y, z, w.
    var rotation: [CGFloat] = [0, 0, 0, 1]
    var perspective: [CGFloat] = [0, 0, 0, 1]

    /// Nil for a transform that flattens the plane to nothing. Follows the usual unmatrix method: perspective by the
    /// inverse transpose, then Gram–Schmidt on the rows.
    init?(_ transform: CATransform3D) {
        guard transform.m44 != 0 else { return nil }
        var m = transform.rows.map { $0 / transform.m44 }
        if m[3] != 0 || m[7] != 0 || m[11] != 0 {
            var plain = m
            plain[3] = 0
            plain[7] = 0
            plain[11] = 0
            plain[15] = 1
            let inverse = CATransform3DInvert(CATransform3D(plain)).rows
            let right = [m[3], m[7], m[11], m[15]]
            perspective = (0..<4).map { row in (0..<4).reduce(0) { $0 + inverse[row * 4 + $1] * right[$1] } }
            m = plain
        }
        translation = [m[12], m[13], m[14]]
        var rows = [[m[0], m[1], m[2]], [m[4], m[5], m[6]], [m[8], m[9], m[10]]]
        func dot(_ a: [CGFloat], _ b: [CGFloat]) -> CGFloat { a[0] * b[0] + a[1] * b[1] + a[2] * b[2] }
        func combine(_ a: [CGFloat], _ b: [CGFloat], _ factor: CGFloat) -> [CGFloat] {
            [a[0] + b[0] * factor, a[1] + b[1] * factor, a[2] + b[2] * factor]
        }
        func normalize(_ index: Int) -> Bool {
            let length = dot(rows[index], rows[index]).squareRoot()
            guard length > 1e-12 else { return false }
            scale[index] = length
            rows[index] = rows[index].map { $0 / length }
            return true
        }
        guard normalize(0) else { return nil }
        shear[0] = dot(rows[0], rows[1])
        rows[1] = combine(rows[1], rows[0], -shear[0])
        guard normalize(1) else { return nil }
        shear[0] /= scale[1]
        shear[1] = dot(rows[0], rows[2])
        rows[2] = combine(rows[2], rows[0], -shear[1])
        shear[2] = dot(rows[1], rows[2])
        rows[2] = combine(rows[2], rows[1], -shear[2])
        guard normalize(2) else { return nil }
        shear[1] /= scale[2]
        shear[2] /= scale[2]
        let cross = [
            rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1], rows[1][2] * rows[2][0] - rows[1][0] * rows[2][2],
            rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0],
        ]
        if dot(rows[0], cross) < 0 {
            // A mirror image: turn one axis so that a flat flip stays a scale of −1 and the plane keeps facing us.
            let axis = transform.isAffine ? 1 : 0
            if transform.isAffine {
                scale[axis] = -scale[axis]
                rows[axis] = rows[axis].map { -$0 }
                shear[0] = -shear[0]
            } else {
                scale = scale.map { -$0 }
                rows = rows.map { $0.map { -$0 } }
            }
        }
        rotation = Self.quaternion(rows)
    }

    private static func quaternion(_ r: [[CGFloat]]) -> [CGFloat] {
        let trace = r[0][0] + r[1][1] + r[2][2]
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            return [(r[1][2] - r[2][1]) / s, (r[2][0] - r[0][2]) / s, (r[0][1] - r[1][0]) / s, s / 4]
        }
        let i = r[0][0] > r[1][1] && r[0][0] > r[2][2] ? 0 : r[1][1] > r[2][2] ? 1 : 2
        let j = (i + 1) % 3
        let k = (i + 2) % 3
        let s = max(1e-12, (1 + r[i][i] - r[j][j] - r[k][k]).squareRoot() * 2)
        var q = [CGFloat](repeating: 0, count: 4)
        q[i] = s / 4
        q[j] = (r[i][j] + r[j][i]) / s
        q[k] = (r[i][k] + r[k][i]) / s
        q[3] = (r[j][k] - r[k][j]) / s
        return q
    }

    /// The parts put together again.
    var transform: CATransform3D {
        let (x, y, z, w) = (rotation[0], rotation[1], rotation[2], rotation[3])
        var turn = CATransform3DIdentity
        turn.m11 = 1 - 2 * (y * y + z * z)
        turn.m12 = 2 * (x * y + z * w)
        turn.m13 = 2 * (x * z - y * w)
        turn.m21 = 2 * (x * y - z * w)
        turn.m22 = 1 - 2 * (x * x + z * z)
        turn.m23 = 2 * (y * z + x * w)
        turn.m31 = 2 * (x * z + y * w)
        turn.m32 = 2 * (y * z - x * w)
        turn.m33 = 1 - 2 * (x * x + y * y)
        var skew = CATransform3DIdentity
        skew.m21 = shear[0]
        skew.m31 = shear[1]
        skew.m32 = shear[2]
        var result = CATransform3DConcat(CATransform3DMakeScale(scale[0], scale[1], scale[2]), skew)
        result = CATransform3DConcat(result, turn)
        result = CATransform3DConcat(result, CATransform3DMakeTranslation(translation[0], translation[1], translation[2]))
        guard perspective != [0, 0, 0, 1] else { return result }
        var view = CATransform3DIdentity
        view.m14 = perspective[0]
        view.m24 = perspective[1]
        view.m34 = perspective[2]
        view.m44 = perspective[3]
        return CATransform3DConcat(result, view)
    }

    /// The shortest way between two transforms.
    static func blend(_ start: CATransform3D, _ end: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
        if start == end { return start }
        guard let from = TransformParts(start), let to = TransformParts(end) else {
            let rows = zip(start.rows, end.rows).map { $0 + ($1 - $0) * fraction }
            return CATransform3D(rows)
        }
        func mix(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] { zip(a, b).map { $0 + ($1 - $0) * fraction } }
        var result = from
        result.translation = mix(from.translation, to.translation)
        result.scale = mix(from.scale, to.scale)
        result.shear = mix(from.shear, to.shear)
        result.perspective = mix(from.perspective, to.perspective)
        result.rotation = slerp(from.rotation, to.rotation, fraction)
        return result.transform
    }

    private static func slerp(_ a: [CGFloat], _ b: [CGFloat], _ fraction: CGFloat) -> [CGFloat] {
        var b = b
        var cosine = zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
        if cosine < 0 {
            cosine = -cosine
            b = b.map { -$0 }
        }
        var (first, second) = (1 - fraction, fraction)
        if cosine < 0.999999 {
            let angle = acos(cosine)
            first = sin((1 - fraction) * angle) / sin(angle)
            second = sin(fraction * angle) / sin(angle)
        }
        let mixed = zip(a, b).map { $0 * first + $1 * second }
        let length = mixed.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return mixed.map { $0 / length }
    }
}
