import QuartzCore

extension UIColor {
    /// How strongly a colour stands out.
    public enum Prominence: Int, Sendable {
        /// The colour itself.
        case primary = 0
        /// Second rank.
        case secondary = 1
        /// Third rank.
        case tertiary = 2
        /// Fourth rank.
        case quaternary = 3
    }

    /// The colour at another rank; opacities are those of the label colours.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        let opacities: [CGFloat] = [1, 0.6, 0.3, 0.18]
        guard prominence != .primary else { return self }
        let base = self
        let opacity = opacities[prominence.rawValue]
        return UIColor { traits in
            let resolved = base.resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.cgColor.alpha * opacity)
        }
    }
}
