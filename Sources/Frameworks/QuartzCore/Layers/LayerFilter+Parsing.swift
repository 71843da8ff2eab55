import CoreGraphics

extension LayerFilter {
    /// Understands `LayerFilter`s; anything else is reported and left out.
    static func filters(from list: [Any]?) -> [LayerFilter] {
        (list ?? []).compactMap { filter in
            if let filter = filter as? LayerFilter { return filter }
            SandlotUnimplemented.report("CALayer.filters", "\(filter) is not understood and left out")
            return nil
        }
    }

    /// A blend mode from Core Animation's names: `multiplyBlendMode`, `screenBlendMode`, ….
    static func blendMode(named filter: Any?) -> CGBlendMode {
        guard let name = filter as? String else { return .normal }
        switch name.replacingOccurrences(of: "BlendMode", with: "").replacingOccurrences(of: "CI", with: "") {
        case "multiply", "Multiply": return .multiply
        case "screen", "Screen": return .screen
        case "overlay", "Overlay": return .overlay
        case "darken", "Darken": return .darken
        case "lighten", "Lighten": return .lighten
        case "colorDodge", "ColorDodge": return .colorDodge
        case "colorBurn", "ColorBurn": return .colorBurn
        case "softLight", "SoftLight": return .softLight
        case "hardLight", "HardLight": return .hardLight
        case "difference", "Difference": return .difference
        case "exclusion", "Exclusion": return .exclusion
        case "hue", "Hue": return .hue
        case "saturation", "Saturation": return .saturation
        case "color", "Color": return .color
        case "luminosity", "Luminosity": return .luminosity
        case "normal", "normalBlendMode", "": return .normal
        default:
            SandlotUnimplemented.report("CALayer.compositingFilter", "\(name) is not understood")
            return .normal
        }
    }
}
