import CoreGraphics

/// The name of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// From how the layer looked in the last frame to how it looks: the old look is kept beside the layer while it goes.
open class CATransition: CAAnimation {
    open var startProgress: Float = 0
    open var endProgress: Float = 1
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?

    /// Whether this is the new look, or the old one that goes.
    enum Role { case incoming, outgoing }
    var role = Role.incoming
    /// False when the old look hides all behind it: then only that one fades, and nothing shines through half way.
    var fadesIn = true

    override func copySettings(to copy: CAAnimation) {
        super.copySettings(to: copy)
        guard let copy = copy as? CATransition else { return }
        copy.startProgress = startProgress
        copy.endProgress = endProgress
        copy.type = type
        copy.subtype = subtype
        copy.role = role
        copy.fadesIn = fadesIn
    }

    override func apply(to values: inout LayerValues, of layer: CALayer, local: LocalTime) {
        let fraction = CGFloat(startProgress) + CGFloat(progress(local)) * CGFloat(endProgress - startProgress)
        switch (type, role) {
        case (.fade, .incoming): if fadesIn { values.opacity *= Float(fraction) }
        case (.fade, .outgoing): values.opacity *= Float(1 - fraction)
        case (.push, .incoming), (.moveIn, .incoming): move(&values, 1 - fraction)
        case (.push, .outgoing), (.reveal, .outgoing): move(&values, -fraction)
        case (.moveIn, .outgoing), (.reveal, .incoming): break
        case (.flip, .incoming): turn(&values, fraction, isVisible: fraction >= 0.5, from: -.pi)
        case (.flip, .outgoing): turn(&values, fraction, isVisible: fraction < 0.5, from: 0)
        default:
            SandlotUnimplemented.report("CATransition.type \(type.rawValue)", "it fades instead")
            values.opacity *= Float(role == .incoming ? fraction : 1 - fraction)
        }
    }

    /// Moves by a part of the layer's size, away from the side that the transition comes from. Core Animation names the
    /// sides of a y-up world: the top is the lower edge on screen.
    private func move(_ values: inout LayerValues, _ part: CGFloat) {
        switch subtype ?? .fromLeft {
        case .fromRight: values.position.x += values.bounds.width * part
        case .fromTop: values.position.y += values.bounds.height * part
        case .fromBottom: values.position.y -= values.bounds.height * part
        default: values.position.x -= values.bounds.width * part
        }
    }

    /// Half a turn in perspective, the side that is named coming to the front; each look shows for half of it.
    private func turn(_ values: inout LayerValues, _ fraction: CGFloat, isVisible: Bool, from start: CGFloat) {
        guard isVisible else {
            values.opacity = 0
            return
        }
        let way: CGFloat = subtype == .fromRight || subtype == .fromBottom ? -1 : 1
        let angle = way * (start + .pi * fraction)
        let isUpright = subtype == .fromTop || subtype == .fromBottom
        var view = CATransform3DIdentity
        view.m34 = -1 / max(500, 2 * max(values.bounds.width, values.bounds.height))
        let turned = CATransform3DMakeRotation(angle, isUpright ? 1 : 0, isUpright ? 0 : 1, 0)
        values.transform = CATransform3DConcat(values.transform, CATransform3DConcat(turned, view))
    }
}

extension CATransitionType {
    /// The turning over of `UIView.transition`.
    @_spi(Sandlot) public static let flip = CATransitionType(rawValue: "oglFlip")
}
