import QuartzCore

/// The colours of a colour set.
final class ColorSet: @unchecked Sendable {
    private let entries: [(condition: AssetCondition, color: UIColor)]

    init(_ folder: URL) {
        entries = (AssetContents.read(folder)?["colors"] as? [[String: Any]] ?? []).compactMap { entry in
            guard let color = (entry["color"] as? [String: Any]).flatMap(Self.color) else { return nil }
            return (AssetCondition(entry), color)
        }
    }

    /// The colour that fits best; clear when none does.
    func color(for traits: UITraitCollection) -> UIColor {
        var best: (fit: Int, color: UIColor)?
        for entry in entries {
            guard let fit = entry.condition.fit(traits) else { continue }
            if best.map({ fit > $0.fit }) ?? true { best = (fit, entry.color) }
        }
        return best?.color ?? entries.first?.color ?? .clear
    }

    private static func color(_ description: [String: Any]) -> UIColor? {
        if let reference = description["reference"] as? String { return SystemColorNames.color(reference) }
        guard let parts = description["components"] as? [String: Any] else { return nil }
        func number(_ key: String) -> CGFloat { (parts[key] as? String).flatMap(component) ?? 0 }
        let alpha = parts["alpha"] == nil ? 1 : number("alpha")
        switch description["color-space"] as? String {
        case "gray-gamma-22", "extended-gray": return UIColor(white: number("white"), alpha: alpha)
        case "display-p3": return UIColor(displayP3Red: number("red"), green: number("green"), blue: number("blue"), alpha: alpha)
        case "extended-linear-srgb":
            guard let space = CGColorSpace(name: CGColorSpace.extendedLinearSRGB),
                let linear = CGColor(colorSpace: space, components: [number("red"), number("green"), number("blue"), alpha]),
                let target = CGColorSpace(name: CGColorSpace.extendedSRGB),
                let color = linear.converted(to: target, intent: .defaultIntent, options: nil)
            else { return nil }
            return UIColor(cgColor: color)
        default: return UIColor(red: number("red"), green: number("green"), blue: number("blue"), alpha: alpha)
        }
    }

    /// Hexadecimal and whole numbers count to 255, numbers with a point to 1.
    private static func component(_ text: String) -> CGFloat? {
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let value = Double(text) else { return nil }
        return CGFloat(text.contains(".") ? value : value / 255)
    }
}

/// System colours by the names asset catalogs use.
enum SystemColorNames {
    static func color(_ name: String) -> UIColor? { table[name] }

    private static let table: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
        "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
        "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "darkTextColor": .darkText, "lightTextColor": .lightText, "groupTableViewBackgroundColor": .groupTableViewBackground,
    ]
}
