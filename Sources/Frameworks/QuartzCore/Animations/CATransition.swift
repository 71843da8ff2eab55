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

/// From how the layer looked to how it looks. The new look comes in; the old one is not kept, so a fade starts from
/// what lies behind.
open class CATransition: CAAnimation {
    open var startProgress: Float = 0
    open var endProgress: Float = 1
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?

    override func copySettings(to copy: CAAnimation) {
        super.copySettings(to: copy)
        guard let copy = copy as? CATransition else { return }
        copy.startProgress = startProgress
        copy.endProgress = endProgress
        copy.type = type
        copy.subtype = subtype
    }

    override func apply(to values: inout LayerValues, of layer: CALayer, local: LocalTime) {
        let fraction = Double(startProgress) + progress(local) * Double(endProgress - startProgress)
        switch type {
        case .fade:
            values.opacity *= Float(fraction)
        case .moveIn, .push, .reveal:
            let rest = CGFloat(1 - fraction)
            switch subtype ?? .fromLeft {
            case .fromRight: values.position.x += values.bounds.width * rest
            case .fromTop: values.position.y -= values.bounds.height * rest
            case .fromBottom: values.position.y += values.bounds.height * rest
            default: values.position.x -= values.bounds.width * rest
            }
        default:
            SandlotUnimplemented.report("CATransition.type \(type.rawValue)")
        }
    }
}
