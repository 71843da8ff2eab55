import CoreGraphics

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    // MARK: - Animated key path

    /// `position`, `bounds.size.width`, `transform.rotation.z`, ….
    open var keyPath: String?

    // MARK: - Property value calculation behaviour

    /// Whether the value is added to what other animations and the model show.
    open var isAdditive = false
    /// Whether each repeat starts where the last one ended.
    open var isCumulative = false
    /// Stands in for parts of the key path; the named components of `transform` are built in.
    open var valueFunction: CAValueFunction?

    override func copySettings(to copy: CAAnimation) {
        super.copySettings(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        copy.valueFunction = valueFunction
    }

    /// The key path with the value function's component.
    var effectiveKeyPath: String? {
        guard let keyPath else { return nil }
        guard let component = valueFunction?.component, keyPath == "transform" else { return keyPath }
        return "transform.\(component)"
    }

    override func apply(to values: inout LayerValues, of layer: CALayer, local: LocalTime) {
        guard let path = effectiveKeyPath, let base = values.value(atPath: path) else { return }
        guard var value = value(local, base: base, model: layer.values.value(atPath: path) ?? base) else { return }
        if isCumulative, local.iteration > 0, let end = self.value(
            LocalTime(position: effectiveDuration, iteration: 0, isFinished: false), base: base, model: base)
        {
            value = end.repeated(local.iteration).adding(value)
        }
        values.setValue(isAdditive ? base.adding(value) : value, atPath: path)
    }

    /// The animation's own value; `base` is what shows below it, `model` the layer's.
    func value(_ local: LocalTime, base: AnimationValue, model: AnimationValue) -> AnimationValue? { nil }
}

/// The name of a component of a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform out of the numbers an animation interpolates.
open class CAValueFunction: NSObject {
    public let name: CAValueFunctionName

    public init(name: CAValueFunctionName) { self.name = name }

    /// The component as a key path below `transform`.
    var component: String {
        switch name {
        case .rotateX: return "rotation.x"
        case .rotateY: return "rotation.y"
        case .rotateZ: return "rotation.z"
        case .scale: return "scale"
        case .scaleX: return "scale.x"
        case .scaleY: return "scale.y"
        case .scaleZ: return "scale.z"
        case .translate: return "translation"
        case .translateX: return "translation.x"
        case .translateY: return "translation.y"
        default: return "translation.z"
        }
    }
}
