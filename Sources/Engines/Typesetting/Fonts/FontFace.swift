import CPango
import Foundation

/// One face of a font file: its tables, its glyphs and the handles that shape and draw it.
///
/// Owns the HarfBuzz, FreeType and cairo objects made from the file. Figures are in font units.
public final class FontFace: @unchecked Sendable {
    /// The file the face comes from.
    public let path: String
    /// Which face of a collection; 0 for a plain font file.
    public let index: Int
    /// A number that tells faces of this process apart.
    let identifier: Int

    public let unitsPerEm: Int
    /// The horizontal header's ascender, descender (negative) and line gap.
    public let ascender: Int, descender: Int, lineGap: Int
    public let capHeight: Int, xHeight: Int
    public let weight: Int
    public let isItalic: Bool
    /// Whether the face's glyphs are pictures in colour (emoji).
    public let isColor: Bool

    let shapingFont: OpaquePointer
    private let shapingFace: OpaquePointer
    private let outlineFace: FT_Face
    let drawingFace: OpaquePointer

    private static let library: FT_Library? = {
        var library: FT_Library?
        return FT_Init_FreeType(&library) == 0 ? library : nil
    }()
    nonisolated(unsafe) private static var count = 0

    /// Opens a face, or returns nil when the file is no font that can be read.
    init?(path: String, index: Int = 0) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard Int(hb_face_count(blob)) > index, let face = hb_face_create(blob, UInt32(index)) else { return nil }
        var outline: FT_Face?
        guard hb_face_get_glyph_count(face) > 0, let library = FontFace.library,
              FT_New_Face(library, path, FT_Long(index), &outline) == 0, let outline,
              let font = hb_font_create(face),
              let drawing = cairo_ft_font_face_create_for_ft_face(outline, Int32(FT_LOAD_NO_HINTING))
        else {
            hb_face_destroy(face)
            return nil
        }
        self.path = path
        self.index = index
        FontFace.count += 1
        identifier = FontFace.count
        shapingFace = face
        shapingFont = font
        outlineFace = outline
        drawingFace = drawing
        unitsPerEm = Int(hb_face_get_upem(face))
        let header = FontTable(face: face, tag: "hhea"), system = FontTable(face: face, tag: "OS/2")
        ascender = header.signed(at: 4) ?? unitsPerEm
        descender = header.signed(at: 6) ?? 0
        lineGap = header.signed(at: 8) ?? 0
        weight = system.unsigned(at: 4) ?? 400
        isItalic = (FontTable(face: face, tag: "head").unsigned(at: 44) ?? 0) & 2 != 0
        let hasHeights = (system.unsigned(at: 0) ?? 0) >= 2
        xHeight = (hasHeights ? system.signed(at: 86) : nil) ?? unitsPerEm / 2
        capHeight = (hasHeights ? system.signed(at: 88) : nil) ?? unitsPerEm * 7 / 10
        isColor = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
    }

    deinit {
        cairo_font_face_destroy(drawingFace)
        hb_font_destroy(shapingFont)
        hb_face_destroy(shapingFace)
    }

    /// The glyph a character is drawn with by default, or nil when the face lacks it.
    public func glyph(for character: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(shapingFont, character.value, &glyph) != 0 ? glyph : nil
    }

    /// A glyph's own advance.
    public func advance(of glyph: UInt32) -> Int {
        Int(hb_font_get_glyph_h_advance(shapingFont, glyph))
    }

    /// The box around a glyph's outline, y up: left, bottom, width, height.
    public func bounds(of glyph: UInt32) -> (x: Int, y: Int, width: Int, height: Int)? {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(shapingFont, glyph, &extents) != 0 else { return nil }
        return (Int(extents.x_bearing), Int(extents.y_bearing + extents.height),
                Int(extents.width), -Int(extents.height))
    }

    /// A name from the `name` table, in English where there are several.
    public func name(_ kind: NameKind) -> String? {
        let language = hb_language_from_string("en", -1)
        var length = hb_ot_name_get_utf8(shapingFace, hb_ot_name_id_t(kind.rawValue), language, nil, nil)
        guard length > 0 else { return nil }
        length += 1
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(length)) { buffer in
            hb_ot_name_get_utf8(shapingFace, hb_ot_name_id_t(kind.rawValue), language, &length, buffer.baseAddress)
            return String(cString: buffer.baseAddress!)
        }
    }

    /// The names of a font, by their number in the `name` table.
    public enum NameKind: UInt32, Sendable {
        case family = 1, style = 2, full = 4, postScript = 6, typographicFamily = 16, typographicStyle = 17
    }

    /// The family as Apple's font list gives it.
    public var familyName: String { name(.typographicFamily) ?? name(.family) ?? "" }
    public var styleName: String { name(.typographicStyle) ?? name(.style) ?? "Regular" }
    public var postScriptName: String { name(.postScript) ?? familyName.replacingOccurrences(of: " ", with: "") }
}

extension FontFace: Hashable {
    public static func == (left: FontFace, right: FontFace) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The bytes of one table of a font file, read big-endian with bounds checks.
private struct FontTable {
    private let bytes: [UInt8]

    init(face: OpaquePointer, tag: String) {
        let code = tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let blob = hb_face_reference_table(face, code)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        if let data = hb_blob_get_data(blob, &length) {
            bytes = data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
                Array(UnsafeBufferPointer(start: $0, count: min(Int(length), 128)))
            }
        } else {
            bytes = []
        }
    }

    func unsigned(at offset: Int) -> Int? {
        offset + 1 < bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : nil
    }

    func signed(at offset: Int) -> Int? {
        unsigned(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
    }
}
