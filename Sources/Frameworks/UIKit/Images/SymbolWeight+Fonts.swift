import QuartzCore
import Typesetting

extension UIImage.SymbolWeight {
    /// The weight that goes with text of a font weight.
    public init(_ fontWeight: UIFont.Weight) {
        self = UIImage.SymbolWeight(rawValue: fontWeight.numeric / 100) ?? .regular
    }

    /// The weight of text that goes with it.
    public func fontWeight() -> UIFont.Weight {
        self == .unspecified ? .regular : UIFont.Weight(numeric: rawValue * 100)
    }
}

extension UIFont.Weight {
    /// The weight of symbols that goes with it.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(self) }
}

extension UIFont {
    /// The weight of symbols that goes with this font.
    var symbolWeight: UIImage.SymbolWeight { UIImage.SymbolWeight(rawValue: resolved.description.weight / 100) ?? .regular }
}

extension UITraitCollection {
    /// A configuration of pictures for these traits.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
