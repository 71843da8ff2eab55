import Foundation
import Testing
@testable import Typesetting

@Suite struct FontLookupTests {
    @Test func registeredFilesAreFoundByTheirNames() throws {
        let folder = try #require(SupportFolder.url)
        let path = folder.appendingPathComponent("fonts/SandlotSerif-700.ttf").path
        let names = FontLibrary.shared.register(fileAtPath: path)
        #expect(names == ["SandlotSerif-Bold"])
        let entry = try #require(FontLibrary.shared.entry(named: "SandlotSerif-Bold"))
        #expect(entry.familyName == "Sandlot Serif")
        #expect(entry.weight == 700)
        #expect(FontLibrary.shared.entry(named: "Sandlot Serif Bold")?.postScriptName == "SandlotSerif-Bold")
        #expect(FontLibrary.shared.familyNames.contains("Sandlot Serif"))
        FontLibrary.shared.unregister(fileAtPath: path)
        #expect(FontLibrary.shared.entry(named: "SandlotSerif-Bold") == nil)
    }

    @Test func applesOtherFontsHaveStandInsWithTheirMetrics() throws {
        let entry = try #require(FontLibrary.shared.entry(named: "Helvetica-Bold"))
        #expect(entry.isStandIn)
        #expect(entry.weight == 700)
        let font = FontLibrary.shared.font(FontDescription(source: .named("Helvetica"), size: 12))
        #expect(abs(font.metrics.ascender - 11.04) < 1e-9)
        #expect(abs(font.metrics.descender + 2.76) < 1e-9)
        #expect(abs(font.metrics.lineHeight - 13.8) < 1e-9)
        #expect(FontLibrary.shared.entry(named: "Nonesuch-Regular") == nil)
    }

    @Test(arguments: [
        ("BoldItalic", 700, true), ("DemiBold", 600, false), ("UltraLight", 100, false), ("MediumOblique", 500, true),
        ("", 400, false), ("SemiBold", 600, false), ("Heavy", 800, false),
    ])
    func styleNamesTellWeightAndSlant(name: String, weight: Int, isItalic: Bool) {
        let style = FontStyleName.parse(name)
        #expect(style == (weight, isItalic))
    }

    @Test(arguments: [("안", "CJK"), ("س", "Arabic"), ("😀", "Emoji"), ("ह", "Devanagari"), ("★", "")])
    func everyScriptFindsAFace(letter: String, file: String) throws {
        let character = try #require(letter.unicodeScalars.first)
        let face = try #require(FontLibrary.shared.fallback.face(for: character, weight: 400, language: nil))
        #expect(face.glyph(for: character) != nil)
        #expect(file.isEmpty || face.path.contains(file))
    }

    @Test func theSameDescriptionGivesTheSameFont() {
        #expect(systemFont(17) === systemFont(17))
        #expect(systemFont(17) != systemFont(18))
    }
}
