import QuartzCore

/// A configuration's text with the style's font and colour where it has none of its own.
@MainActor enum AttributedTitle {
    static func resolved(
        _ text: AttributedString, font: UIFont, color: UIColor?, transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString {
        var result = text
        var base = AttributeContainer()
        base.font = font
        if let color { base.foregroundColor = color }
        for run in text.runs {
            var attributes = base
            attributes.merge(run.attributes)
            if let transformer { attributes = transformer(attributes) }
            result[run.range].setAttributes(attributes)
        }
        return NSAttributedString(result)
    }
}
