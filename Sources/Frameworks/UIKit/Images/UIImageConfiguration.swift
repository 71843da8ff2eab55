import QuartzCore

extension UIImage {
    /// What a picture was made for: traits, and more in subclasses.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits, if any.
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) {
            traitCollection = traits
            super.init()
        }

        /// A configuration for traits.
        public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection) }

        /// The same with other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            guard let result = copy(traits: traitCollection) as? Self else { return self }
            return result
        }

        /// What `other` states, and the rest from here.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration, let result = merged(with: other) as? Self else { return self }
            return result
        }

        func copy(traits: UITraitCollection?) -> Configuration { Configuration(traits: traits) }
        func merged(with other: Configuration) -> Configuration {
            other is SymbolConfiguration
                ? SymbolConfiguration(values: .init(), traits: traitCollection).merged(with: other)
                : Configuration(traits: other.traitCollection ?? traitCollection)
        }

        /// The configuration itself.
        open override func copy() -> Any { self }
        /// The configuration itself.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// How a symbol is drawn: size, weight, scale and colours. What is not stated comes from where it is used.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        struct Values: Equatable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var textStyle: UIFont.TextStyle?
            /// Colours of the layers; symbols here have one, which takes the first.
            var colors: [UIColor]?
            var prefersMulticolor = false
        }

        let values: Values

        init(values: Values, traits: UITraitCollection? = nil) {
            self.values = values
            super.init(traits: traits)
        }

        /// Nothing stated.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }

        /// A size in points, as of text.
        public convenience init(pointSize: CGFloat) {
            self.init(values: Values(pointSize: pointSize))
        }
        /// Size and weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }
        /// Size, weight and scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }
        /// A scale.
        public convenience init(scale: SymbolScale) {
            self.init(values: Values(scale: scale))
        }
        /// A weight.
        public convenience init(weight: SymbolWeight) {
            self.init(values: Values(weight: weight))
        }
        /// The size of a text style, which follows the user's text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: Values(textStyle: textStyle))
        }
        /// The size of a text style, with a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(scale: scale, textStyle: textStyle))
        }
        /// Size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }
        /// Size and weight of a font, with a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(values: Values(
                pointSize: font.pointSize, weight: font.symbolWeight, scale: scale == .unspecified ? nil : scale))
        }
        /// Shades of one colour for the layers.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(colors: [hierarchicalColor]))
        }
        /// Colours for the layers.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: Values(colors: paletteColors))
        }
        /// The symbol's own colours. Symbols here have none: they take the tint.
        public class func preferringMulticolor() -> Self {
            guard let result = SymbolConfiguration(values: Values(prefersMulticolor: true)) as? Self else { preconditionFailure("a subclass of SymbolConfiguration") }
            SandlotUnimplemented.report("UIImage.SymbolConfiguration.preferringMulticolor", "symbols have one colour, the tint")
            return result
        }
        /// One colour.
        public class func preferringMonochrome() -> Self {
            guard let result = SymbolConfiguration(values: Values()) as? Self else { preconditionFailure("a subclass of SymbolConfiguration") }
            return result
        }

        /// The same without size and weight.
        open func withoutPointSizeAndWeight() -> Self { changed { $0.pointSize = nil; $0.weight = nil } }
        /// The same without scale.
        open func withoutScale() -> Self { changed { $0.scale = nil } }
        /// The same without weight.
        open func withoutWeight() -> Self { changed { $0.weight = nil } }
        /// The same without text style.
        open func withoutTextStyle() -> Self { changed { $0.textStyle = nil } }

        private func changed(_ change: (inout Values) -> Void) -> Self {
            var values = values
            change(&values)
            guard let result = SymbolConfiguration(values: values, traits: traitCollection) as? Self else { return self }
            return result
        }

        override func copy(traits: UITraitCollection?) -> Configuration { SymbolConfiguration(values: values, traits: traits) }

        override func merged(with other: Configuration) -> Configuration {
            var result = values
            if let stated = (other as? SymbolConfiguration)?.values {
                // A size and a text style exclude each other: the later one counts.
                if stated.pointSize != nil { result.textStyle = nil }
                if stated.textStyle != nil { result.pointSize = nil }
                result.pointSize = stated.pointSize ?? result.pointSize
                result.textStyle = stated.textStyle ?? result.textStyle
                result.weight = stated.weight ?? result.weight
                result.scale = stated.scale ?? result.scale
                result.colors = stated.colors ?? result.colors
                result.prefersMulticolor = result.prefersMulticolor || stated.prefersMulticolor
            }
            return SymbolConfiguration(values: result, traits: other.traitCollection ?? traitCollection)
        }

        /// Whether both state the same.
        open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }
        /// Whether both state the same.
        open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }
        /// Equal configurations have equal hashes.
        open override var hash: Int { (values.pointSize ?? 0).hashValue ^ (values.weight?.rawValue ?? 0) }
    }
}
