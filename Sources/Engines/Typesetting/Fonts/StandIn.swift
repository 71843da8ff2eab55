/// A font of Apple's that may not be shipped, and what is drawn in its place.
///
/// The line metrics are the genuine font's (as published, in em), so that layout keeps its heights; the widths are
/// those of the stand-in. Liberation Sans, Serif and Mono have the widths of Helvetica/Arial, Times and Courier.
struct StandIn {
    enum Outlines {
        case system(FontDescription.Design)
        /// A family of four static files: the file name without its style.
        case liberation(String)
        /// A face of the Noto Sans CJK collection.
        case cjk(Int)
    }

    let family: String
    /// What PostScript names of the family begin with.
    let prefix: String
    let outlines: Outlines
    let ascender, descender, lineGap, capHeight, xHeight: Double

    /// The style part of each face's PostScript name; "" is the family's regular face.
    let styles: [String]

    static func named(_ name: String) -> (standIn: StandIn, weight: Int, isItalic: Bool)? {
        if let exact = all.first(where: { $0.family.lowercased() == name.lowercased() }) {
            return (exact, 400, false)
        }
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let start = parts.first?.lowercased() else { return nil }
        guard let found = all.first(where: { $0.prefix.lowercased() == start }) else { return nil }
        let style = FontStyleName.parse(parts.count > 1 ? String(parts[1]) : "")
        return (found, style.weight, style.isItalic)
    }

    func postScriptName(weight: Int, isItalic: Bool) -> String {
        let style = styles.first { FontStyleName.parse($0) == (weight, isItalic) } ?? styles[0]
        return style.isEmpty ? prefix : "\(prefix)-\(style)"
    }

    private init(
        _ family: String, prefix: String? = nil, _ outlines: Outlines,
        _ ascender: Double, _ descender: Double, _ lineGap: Double, _ capHeight: Double, _ xHeight: Double,
        _ styles: [String] = ["", "Bold"]
    ) {
        self.family = family
        self.prefix = prefix ?? family.replacingOccurrences(of: " ", with: "")
        self.outlines = outlines
        (self.ascender, self.descender, self.lineGap) = (ascender, descender, lineGap)
        (self.capHeight, self.xHeight, self.styles) = (capHeight, xHeight, styles)
    }

    private static let fourStyles = ["", "Bold", "Italic", "BoldItalic"]
    private static let obliques = ["", "Bold", "Oblique", "BoldOblique", "Light", "LightOblique"]

    /// Helvetica: measured on an iOS 26 simulator (swiftui-web notes); the others: published metrics.
    static let all: [StandIn] = [
        StandIn("Helvetica", .liberation("LiberationSans"), 0.92, -0.23, 0, 0.7175, 0.523, obliques),
        StandIn("Helvetica Neue", .liberation("LiberationSans"), 0.952, -0.213, 0.028, 0.714, 0.517,
                ["", "Bold", "Italic", "BoldItalic", "UltraLight", "UltraLightItalic", "Thin", "ThinItalic", "Light",
                 "LightItalic", "Medium", "MediumItalic", "CondensedBold", "CondensedBlack"]),
        StandIn("Arial", .liberation("LiberationSans"), 0.905, -0.212, 0.033, 0.716, 0.519),
        StandIn("Arial", prefix: "ArialMT", .liberation("LiberationSans"), 0.905, -0.212, 0.033, 0.716, 0.519, [""]),
        StandIn("Times New Roman", prefix: "TimesNewRomanPSMT", .liberation("LiberationSerif"), 0.891, -0.216, 0.042, 0.662, 0.447,
                [""]),
        StandIn("Times New Roman", prefix: "TimesNewRomanPS", .liberation("LiberationSerif"), 0.891, -0.216, 0.042, 0.662, 0.447,
                ["BoldMT", "ItalicMT", "BoldItalicMT"]),
        StandIn("Georgia", .liberation("LiberationSerif"), 0.917, -0.219, 0, 0.692, 0.481, fourStyles),
        StandIn("Palatino", .liberation("LiberationSerif"), 0.812, -0.283, 0.167, 0.714, 0.482,
                ["Roman", "Bold", "Italic", "BoldItalic"]),
        StandIn("Baskerville", .liberation("LiberationSerif"), 0.892, -0.246, 0, 0.662, 0.4,
                ["", "Bold", "Italic", "BoldItalic", "SemiBold", "SemiBoldItalic"]),
        StandIn("Didot", .liberation("LiberationSerif"), 0.939, -0.306, 0, 0.69, 0.43, ["", "Bold", "Italic"]),
        StandIn("Courier", .liberation("LiberationMono"), 0.754, -0.246, 0, 0.572, 0.436, obliques),
        StandIn("Courier New", prefix: "CourierNewPSMT", .liberation("LiberationMono"), 0.833, -0.3, 0, 0.571, 0.423, [""]),
        StandIn("Courier New", prefix: "CourierNewPS", .liberation("LiberationMono"), 0.833, -0.3, 0, 0.571, 0.423,
                ["BoldMT", "ItalicMT", "BoldItalicMT"]),
        StandIn("Menlo", .system(.monospaced), 0.928, -0.236, 0, 0.729, 0.547,
                ["Regular", "Bold", "Italic", "BoldItalic"]),
        StandIn("Avenir", .system(.standard), 1, -0.366, 0, 0.708, 0.468,
                ["Roman", "Book", "Light", "Medium", "Heavy", "Black", "Oblique", "MediumOblique", "HeavyOblique"]),
        StandIn("Avenir Next", .system(.standard), 1, -0.366, 0, 0.708, 0.468,
                ["Regular", "UltraLight", "Medium", "DemiBold", "Bold", "Heavy", "Italic", "MediumItalic", "DemiBoldItalic",
                 "BoldItalic"]),
        StandIn("Avenir Next Condensed", .system(.standard), 1, -0.366, 0, 0.708, 0.468,
                ["Regular", "Medium", "DemiBold", "Bold", "Heavy"]),
        StandIn("Futura", .system(.standard), 1.039, -0.26, 0, 0.756, 0.44, ["Medium", "Bold", "MediumItalic"]),
        StandIn("Gill Sans", .system(.standard), 0.918, -0.23, 0, 0.682, 0.449,
                ["", "Light", "SemiBold", "Bold", "Italic", "BoldItalic"]),
        StandIn("Verdana", .system(.standard), 1.005, -0.21, 0, 0.727, 0.545, fourStyles),
        StandIn("Trebuchet MS", prefix: "TrebuchetMS", .system(.standard), 0.939, -0.222, 0, 0.716, 0.523,
                ["", "Bold", "Italic"]),
        StandIn("Optima", .system(.standard), 0.919, -0.268, 0, 0.707, 0.48, ["Regular", "Bold", "Italic"]),
        StandIn("Arial Rounded MT Bold", prefix: "ArialRoundedMTBold", .system(.rounded), 0.946, -0.211, 0, 0.716, 0.519, [""]),
        StandIn("American Typewriter", .system(.serif), 0.907, -0.249, 0, 0.68, 0.48, ["", "Light", "Semibold", "Bold"]),
        StandIn("Chalkboard SE", prefix: "ChalkboardSE", .system(.rounded), 1.108, -0.299, 0, 0.7, 0.5,
                ["Regular", "Light", "Bold"]),
        StandIn("Marker Felt", .system(.rounded), 0.874, -0.224, 0, 0.7, 0.5, ["Thin", "Wide"]),
        StandIn("Noteworthy", .system(.rounded), 1.3, -0.3, 0, 0.7, 0.5, ["Light", "Bold"]),
        StandIn("Apple SD Gothic Neo", .cjk(1), 0.9, -0.3, 0, 0.74, 0.52,
                ["Regular", "Thin", "UltraLight", "Light", "Medium", "SemiBold", "Bold"]),
        StandIn("Hiragino Sans", prefix: "HiraginoSans", .cjk(0), 0.88, -0.12, 0.5, 0.766, 0.545, ["W3", "W6"]),
        StandIn("PingFang SC", prefix: "PingFangSC", .cjk(2), 1.06, -0.34, 0, 0.86, 0.6,
                ["Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold"]),
        StandIn("PingFang TC", prefix: "PingFangTC", .cjk(3), 1.06, -0.34, 0, 0.86, 0.6,
                ["Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold"]),
        StandIn("PingFang HK", prefix: "PingFangHK", .cjk(4), 1.06, -0.34, 0, 0.86, 0.6,
                ["Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold"]),
    ]
}
