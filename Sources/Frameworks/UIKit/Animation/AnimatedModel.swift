@_spi(Sandlot) import QuartzCore

/// Sets values that were animated on a layer's model, through the view where the layer backs one, so that the view
/// keeps what depends on them in step.
@MainActor enum AnimatedModel {
    static func set(_ value: Any, _ key: String, of layer: CALayer) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        guard let view = layer.delegate as? UIView, view.layer === layer else { return layer.setValue(value, forKey: key) }
        switch (key, value) {
        case ("position", let point as CGPoint): view.center = point
        case ("bounds", let rect as CGRect): view.bounds = rect
        case ("transform", let transform as CATransform3D): view.transform3D = transform
        case ("backgroundColor", let color as CGColor): view.backgroundColor = UIColor(cgColor: color)
        default: layer.setValue(value, forKey: key)
        }
    }
}
