import FoundationSupport

/// A transform taken apart: scale, then horizontal shear, then rotation, then translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale along the x and y axes.
    public var scale: CGSize
    /// How much x is added per unit of y after scaling.
    public var horizontalShear: CGFloat
    /// The rotation in radians, from the x axis towards the y axis.
    public var rotation: CGFloat
    /// The shift.
    public var translation: CGVector

    /// No effect at all.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: CGVector())
    }

    /// The parts as given.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// The transform made of the given parts.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The parts this transform is made of. A mirrored transform gets a negative height.
    public func decomposed() -> CGAffineTransformComponents {
        let translation = CGVector(dx: tx, dy: ty)
        let width = (a * a + b * b).squareRoot()
        guard width > 0 else {
            let height = (c * c + d * d).squareRoot()
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: height), horizontalShear: 0,
                rotation: height > 0 ? atan2(-c, d) : 0, translation: translation)
        }
        // Rotating (a, b) back onto the x axis leaves the rows (width, 0) and (skew, height).
        let cosine = a / width
        let sine = b / width
        let skew = c * cosine + d * sine
        let height = d * cosine - c * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height),
            horizontalShear: height == 0 ? 0 : skew / height,
            rotation: atan2(b, a), translation: translation)
    }
}
