import CPango

/// Turns characters into placed glyphs with HarfBuzz, then applies blending, tracking and kerning attributes.
enum Shaper {
    /// The glyphs of a stretch of text in one face.
    static func shape(
        _ characters: ArraySlice<UInt16>, face: FontFace, style: TextStyle, script: hb_script_t, isRightToLeft: Bool
    ) -> ShapedGlyphs {
        let font = style.font
        let features = FeatureSet(style: style, isOwnFace: face === font.face)
        let text = Array(characters)
        let main = entry(text, face, script, isRightToLeft, features, style.language)
        let size = font.size, unit = size / Double(face.unitsPerEm) * font.description.horizontalScale
        let rise = size / Double(face.unitsPerEm)
        var advances = main.advances.map { Double($0) * unit }

        if face === font.face, let other = font.blendedFace {
            let second = entry(text, other, script, isRightToLeft, features, style.language)
            let otherUnit = size / Double(other.unitsPerEm) * font.description.horizontalScale
            if second.clusters == main.clusters {
                for index in advances.indices {
                    advances[index] += (Double(second.advances[index]) * otherUnit - advances[index]) * font.blend
                }
            }
        }
        let extra = (face === font.face ? font.tracking : 0) + (style.kern ?? 0) + style.tracking
        if extra != 0 { addSpacing(extra, to: &advances, clusters: main.clusters, isRightToLeft: isRightToLeft) }
        return ShapedGlyphs(
            glyphs: main.glyphs, clusters: main.clusters, advances: advances,
            offsets: main.offsets.map { (Double($0.x) * unit, Double($0.y) * rise) })
    }

    /// Adds space after each cluster: to its visually last glyph.
    private static func addSpacing(
        _ extra: Double, to advances: inout [Double], clusters: [Int32], isRightToLeft: Bool
    ) {
        for index in advances.indices where index + 1 == advances.count || clusters[index + 1] != clusters[index] {
            advances[index] += extra
        }
    }

    private static func entry(
        _ text: [UInt16], _ face: FontFace, _ script: hb_script_t, _ isRightToLeft: Bool, _ features: FeatureSet,
        _ language: String?
    ) -> ShapingCache.Entry {
        let key = ShapingCache.Key(
            characters: text, face: face.identifier, script: script.rawValue, isRightToLeft: isRightToLeft,
            features: features.identifier, language: language)
        if let known = ShapingCache.shared[key] { return known }
        let made = shapeWithHarfBuzz(text, face, script, isRightToLeft, features, language)
        ShapingCache.shared[key] = made
        return made
    }

    private static func shapeWithHarfBuzz(
        _ text: [UInt16], _ face: FontFace, _ script: hb_script_t, _ isRightToLeft: Bool, _ features: FeatureSet,
        _ language: String?
    ) -> ShapingCache.Entry {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf16(buffer, text, Int32(text.count), 0, Int32(text.count))
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, hb_language_from_string(language ?? "en", -1))
        hb_shape(face.shapingFont, buffer, features.list, UInt32(features.list.count))

        var count: UInt32 = 0
        let result = ShapingCache.Entry()
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
              let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return result }
        for index in 0..<Int(count) {
            result.glyphs.append(infos[index].codepoint)
            result.clusters.append(Int32(infos[index].cluster))
            result.advances.append(positions[index].x_advance)
            result.offsets.append((positions[index].x_offset, positions[index].y_offset))
        }
        return result
    }
}

/// The OpenType features a style asks for.
struct FeatureSet {
    let list: [hb_feature_t]
    let identifier: UInt64

    init(style: TextStyle, isOwnFace: Bool) {
        var settings: [(tag: String, value: UInt32)] = []
        if style.kern == 0 { settings.append(("kern", 0)) }
        if !style.usesLigatures || (style.kern ?? 0) != 0 || style.tracking != 0 {
            settings.append(("liga", 0))
            settings.append(("clig", 0))
        }
        if isOwnFace {
            if style.font.description.hasMonospacedDigits { settings.append(("tnum", 1)) }
            if !style.font.description.features.isEmpty {
                settings += style.font.description.features.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            }
        }
        guard !settings.isEmpty else {
            (list, identifier) = ([], 0)
            return
        }
        var hasher = Hasher()
        list = settings.map { setting in
            hasher.combine(setting.tag)
            hasher.combine(setting.value)
            let tag = setting.tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            return hb_feature_t(tag: tag, value: setting.value, start: 0, end: UInt32.max)
        }
        identifier = UInt64(truncatingIfNeeded: hasher.finalize())
    }
}
