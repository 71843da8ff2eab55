/// Has content take on colour from what lies behind. Content is drawn as it is: the effect is only reported.
open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {
        super.init()
        SandlotUnimplemented.report("UIVibrancyEffect", "the content is drawn without vibrancy")
    }

    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
}

/// For what kind of content a vibrancy effect is.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
