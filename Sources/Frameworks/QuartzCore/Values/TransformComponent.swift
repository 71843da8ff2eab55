import CoreGraphics

/// The named components of a transform: `rotation.z`, `scale.x`, `translation`, ….
enum TransformComponent {
    static func value(_ name: String, of transform: CATransform3D) -> AnimationValue? {
        switch name {
        case "translation.x": return .number(Double(transform.m41))
        case "translation.y": return .number(Double(transform.m42))
        case "translation.z": return .number(Double(transform.m43))
        case "translation": return .size(CGSize(width: transform.m41, height: transform.m42))
        case "scale.x": return .number(Double(scale(transform)[0]))
        case "scale.y": return .number(Double(scale(transform)[1]))
        case "scale.z": return .number(Double(scale(transform)[2]))
        case "scale": return .number(Double(scale(transform).reduce(0, +) / 3))
        case "rotation", "rotation.z": return .number(Double(angles(transform).z))
        case "rotation.x": return .number(Double(angles(transform).x))
        case "rotation.y": return .number(Double(angles(transform).y))
        default: return nil
        }
    }

    /// The transform with one component replaced; the others stay.
    static func transform(_ transform: CATransform3D, setting name: String, to value: AnimationValue) -> CATransform3D {
        var result = transform
        switch (name, value) {
        case ("translation.x", .number(let new)): result.m41 = CGFloat(new)
        case ("translation.y", .number(let new)): result.m42 = CGFloat(new)
        case ("translation.z", .number(let new)): result.m43 = CGFloat(new)
        case ("translation", .size(let new)):
            result.m41 = new.width
            result.m42 = new.height
        case ("translation", .point(let new)):
            result.m41 = new.x
            result.m42 = new.y
        case ("scale", .number(let new)): return rescaled(transform, [CGFloat(new), CGFloat(new), CGFloat(new)])
        case ("scale.x", .number(let new)), ("scale.y", .number(let new)), ("scale.z", .number(let new)):
            var wanted = scale(transform)
            wanted[name == "scale.x" ? 0 : name == "scale.y" ? 1 : 2] = CGFloat(new)
            return rescaled(transform, wanted)
        case ("rotation", .number(let new)), ("rotation.z", .number(let new)):
            return rotated(transform) { $0.z = CGFloat(new) }
        case ("rotation.x", .number(let new)): return rotated(transform) { $0.x = CGFloat(new) }
        case ("rotation.y", .number(let new)): return rotated(transform) { $0.y = CGFloat(new) }
        default: break
        }
        return result
    }

    private static func scale(_ t: CATransform3D) -> [CGFloat] {
        [
            (t.m11 * t.m11 + t.m12 * t.m12 + t.m13 * t.m13).squareRoot(),
            (t.m21 * t.m21 + t.m22 * t.m22 + t.m23 * t.m23).squareRoot(),
            (t.m31 * t.m31 + t.m32 * t.m32 + t.m33 * t.m33).squareRoot(),
        ]
    }

    private static func rescaled(_ t: CATransform3D, _ wanted: [CGFloat]) -> CATransform3D {
        let present = scale(t)
        var result = t
        func factor(_ index: Int) -> CGFloat? { present[index] > 1e-12 ? wanted[index] / present[index] : nil }
        if let f = factor(0) { result.m11 *= f; result.m12 *= f; result.m13 *= f } else { result.m11 = wanted[0] }
        if let f = factor(1) { result.m21 *= f; result.m22 *= f; result.m23 *= f } else { result.m22 = wanted[1] }
        if let f = factor(2) { result.m31 *= f; result.m32 *= f; result.m33 *= f } else { result.m33 = wanted[2] }
        return result
    }

    private struct Angles {
        var x, y, z: CGFloat
    }

    /// Euler angles: the transform's turn is about x first, then y, then z.
    private static func angles(_ t: CATransform3D) -> Angles {
        let s = scale(t).map { $0 > 1e-12 ? $0 : 1 }
        let sine = min(1, max(-1, -t.m13 / s[0]))
        let y = asin(sine)
        if abs(sine) > 0.999999 { return Angles(x: atan2(-t.m32 / s[2], t.m22 / s[1]), y: y, z: 0) }
        return Angles(x: atan2(t.m23 / s[1], t.m33 / s[2]), y: y, z: atan2(t.m12, t.m11))
    }

    private static func rotated(_ t: CATransform3D, _ change: (inout Angles) -> Void) -> CATransform3D {
        var angles = angles(t)
        change(&angles)
        let s = scale(t)
        var result = CATransform3DMakeScale(s[0], s[1], s[2])
        result = CATransform3DConcat(result, CATransform3DMakeRotation(angles.x, 1, 0, 0))
        result = CATransform3DConcat(result, CATransform3DMakeRotation(angles.y, 0, 1, 0))
        result = CATransform3DConcat(result, CATransform3DMakeRotation(angles.z, 0, 0, 1))
        result.m41 = t.m41
        result.m42 = t.m42
        result.m43 = t.m43
        result.m14 = t.m14
        result.m24 = t.m24
        result.m34 = t.m34
        result.m44 = t.m44
        return result
    }
}
