import Foundation

/// A font ready to measure and draw with: a description, its faces and its measures in points.
public final class TextFont: @unchecked Sendable {
    public let description: FontDescription
    public let metrics: FontMetrics

    /// The face glyphs are drawn with; nil when set-up has not run.
    public let face: FontFace?
    /// The other cut, whose advances are blended in between 17 and 28 points, and its share (0 … 1).
    let blendedFace: FontFace?
    let blend: Double
    /// Points added after every glyph of the font itself.
    public let tracking: Double
    /// What this font is asked for by name, in the PostScript form.
    public let postScriptName: String
    public let familyName: String
    /// The underline's centre below the baseline and its thickness, in points.
    public let underlineOffset: Double, underlineThickness: Double

    public var size: Double { description.size }

    init(_ description: FontDescription, library: FontLibrary) {
        self.description = description
        switch description.source {
        case .system(let design):
            let faces = SystemFaces(design, description, library)
            (face, blendedFace, blend) = (faces.face, faces.blended, faces.blend)
            tracking = Tracking.points(size: description.size, design: design)
            metrics = SystemFontMetrics.metrics(size: description.size, weight: description.weight).adding(description)
            familyName = Self.systemFamilyName(design)
            postScriptName = Self.systemPostScriptName(design, description)
            let heaviness = Self.underlineGrowth(weight: description.weight)
            underlineThickness = 0.05859 * description.size * heaviness.thickness
            underlineOffset = 0.15137 * description.size * heaviness.offset
        case .named(let name):
            let named = NamedFont(name, description, library)
            (face, blendedFace, blend) = (named.face, nil, 0)
            tracking = named.tracking
            metrics = named.metrics.adding(description)
            (familyName, postScriptName) = (named.familyName, named.postScriptName)
            (underlineOffset, underlineThickness) = (0.125 * description.size, 0.0586 * description.size)
        }
    }

    /// Underlines grow thicker and rise with the weight; measured on macOS, the same font.
    private static func underlineGrowth(weight: Int) -> (thickness: Double, offset: Double) {
        switch weight {
        case ...400: (1, 1)
        case ...500: (1.214, 0.9645)
        case ...600: (1.369, 0.9386)
        case ...700: (1.583, 0.903)
        case ...800: (1.894, 0.8515)
        default: (2.167, 0.8065)
        }
    }

    private static func systemFamilyName(_ design: FontDescription.Design) -> String {
        switch design {
        case .standard: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .rounded: ".AppleSystemUIFontRounded"
        case .serif: ".AppleSystemUIFontSerif"
        }
    }

    private static func systemPostScriptName(_ design: FontDescription.Design, _ description: FontDescription) -> String {
        let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        let style = names[min(max(description.weight / 100, 1), 9) - 1] + (description.isItalic ? "Italic" : "")
        return switch design {
        case .standard: ".SFUI-\(style)"
        case .monospaced: ".SFUIMono-\(style)"
        case .rounded: ".SFUIRounded-\(style)"
        case .serif: ".NewYork-\(style)"
        }
    }
}

extension TextFont: Hashable {
    public static func == (left: TextFont, right: TextFont) -> Bool {
        left === right || left.description == right.description
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}

extension FontMetrics {
    /// The description's extra leading and heights put on top.
    fileprivate func adding(_ description: FontDescription) -> FontMetrics {
        var result = self
        result.leading += description.leading
        result.ascender += description.extraAscent
        result.descender -= description.extraDescent
        return result
    }
}

/// The nearer cut of the system font, and the farther one where both count.
private struct SystemFaces {
    let face: FontFace?, blended: FontFace?
    let blend: Double

    init(_ design: FontDescription.Design, _ description: FontDescription, _ library: FontLibrary) {
        func find(_ cut: FontLibrary.Cut) -> FontFace? {
            library.systemFace(design, cut: cut, weight: description.weight, isItalic: description.isItalic)
        }
        let share = design == .standard ? OpticalSize.blend(at: description.size) : 0
        switch share {
        case 0: (face, blended, blend) = (find(.text), nil, 0)
        case 1: (face, blended, blend) = (find(.display), nil, 0)
        case ..<0.5: (face, blended, blend) = (find(.text), find(.display), share)
        default: (face, blended, blend) = (find(.display), find(.text), 1 - share)
        }
    }
}

/// A registered font, or the stand-in for one of Apple's.
private struct NamedFont {
    var face: FontFace?
    var tracking = 0.0
    var metrics: FontMetrics
    var familyName: String, postScriptName: String

    init(_ name: String, _ description: FontDescription, _ library: FontLibrary) {
        let size = description.size
        if let found = library.registeredFace(named: name) {
            face = found
            let unit = size / Double(found.unitsPerEm)
            metrics = FontMetrics(
                ascender: Double(found.ascender) * unit, descender: Double(found.descender) * unit,
                leading: Double(found.lineGap) * unit, capHeight: Double(found.capHeight) * unit,
                xHeight: Double(found.xHeight) * unit)
            (familyName, postScriptName) = (found.familyName, found.postScriptName)
            return
        }
        guard let (standIn, weight, isItalic) = StandIn.named(name) else {
            face = library.systemFace(.standard, cut: .text, weight: description.weight, isItalic: description.isItalic)
            metrics = SystemFontMetrics.metrics(size: size, weight: description.weight)
            (familyName, postScriptName) = (name, name)
            return
        }
        metrics = FontMetrics(
            ascender: standIn.ascender * size, descender: standIn.descender * size, leading: standIn.lineGap * size,
            capHeight: standIn.capHeight * size, xHeight: standIn.xHeight * size)
        familyName = standIn.family
        postScriptName = standIn.postScriptName(weight: weight, isItalic: isItalic)
        switch standIn.outlines {
        case .system(let design):
            face = library.systemFace(design, cut: size < 22 ? .text : .display, weight: weight, isItalic: isItalic)
        case .liberation(let family):
            let style = weight >= 600 ? (isItalic ? "BoldItalic" : "Bold") : (isItalic ? "Italic" : "Regular")
            face = library.face(atPath: "/usr/share/fonts/truetype/liberation/\(family)-\(style).ttf")
        case .cjk(let index):
            face = library.face(atPath: FontFallback.cjkPath(isBold: weight >= 600), index: index)
        }
        face = face ?? library.systemFace(.standard, cut: .text, weight: weight, isItalic: isItalic)
    }
}
