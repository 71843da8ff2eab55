import CoreGraphics

/// Whether the transform leaves every point where it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m41 = tx
    result.m42 = ty
    result.m43 = tz
    return result
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m11 = sx
    result.m22 = sy
    result.m33 = sz
    return result
}

/// A turn by `angle` radians about the axis (x, y, z); a zero axis gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let u = 1 - c
    return CATransform3D(
        m11: c + x * x * u, m12: x * y * u + z * s, m13: x * z * u - y * s, m14: 0,
        m21: x * y * u - z * s, m22: c + y * y * u, m23: y * z * u + x * s, m24: 0,
        m31: x * z * u + y * s, m32: y * z * u - x * s, m33: c + z * z * u, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
}

/// `t` after a translation: t' = translation × t.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// `t` after a scale: t' = scale × t.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// `t` after a rotation: t' = rotation × t.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// First `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    if a.isAffine && b.isAffine { return CATransform3DMakeAffineTransform(a.affine.concatenating(b.affine)) }
    let (left, right) = (a.rows, b.rows)
    var result = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
        for column in 0..<4 {
            var sum: CGFloat = 0
            for k in 0..<4 { sum += left[row * 4 + k] * right[k * 4 + column] }
            result[row * 4 + column] = sum
        }
    }
    return CATransform3D(result)
}

/// The transform that undoes `t`; `t` itself when there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var left = t.rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }!
        guard abs(left[pivot * 4 + column]) > 1e-14 else { return t }
        if pivot != column {
            for k in 0..<4 {
                left.swapAt(pivot * 4 + k, column * 4 + k)
                right.swapAt(pivot * 4 + k, column * 4 + k)
            }
        }
        let factor = 1 / left[column * 4 + column]
        for k in 0..<4 {
            left[column * 4 + k] *= factor
            right[column * 4 + k] *= factor
        }
        for row in 0..<4 where row != column {
            let factor = left[row * 4 + column]
            guard factor != 0 else { continue }
            for k in 0..<4 {
                left[row * 4 + k] -= factor * left[column * 4 + k]
                right[row * 4 + k] -= factor * right[column * 4 + k]
            }
        }
    }
    return CATransform3D(right)
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m11 = m.a
    result.m12 = m.b
    result.m21 = m.c
    result.m22 = m.d
    result.m41 = m.tx
    result.m42 = m.ty
    return result
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// The two-dimensional part of `t`; meaningful when `t` is affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
