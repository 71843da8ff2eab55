import CPango

/// Cuts a paragraph into items: stretches of one style, one script, one direction and one face.
struct Itemizer {
    let text: StyledText
    /// The paragraph, its end mark included.
    let range: Range<Int>
    let direction: ParagraphStyle.Direction

    /// The items in logical order and the paragraph's base level (1: right to left).
    func items() -> (items: [TextItem], baseLevel: UInt8) {
        let characters = text.characters[range]
        let isPlain = characters.allSatisfy { Characters.isPlain($0) }
        if isPlain, direction != .rightToLeft {
            var items: [TextItem] = []
            forEachStyle(in: range) { span, style in appendPlain(span, style, to: &items) }
            return (items, 0)
        }
        let needsLevels = direction == .rightToLeft || characters.contains(where: Characters.isRightToLeft)
        let (levels, baseLevel) = needsLevels ? bidirectionalLevels() : ([], 0)
        var items: [TextItem] = []
        forEachStyle(in: range) { span, style in
            appendItems(span, style, levels: levels, to: &items)
        }
        return (items, baseLevel)
    }

    // MARK: - Styles

    /// Calls `body` for each stretch that shapes alike.
    private func forEachStyle(in range: Range<Int>, _ body: (Range<Int>, TextStyle) -> Void) {
        guard !range.isEmpty, !text.runs.isEmpty else { return }
        var index = text.runIndex(at: range.lowerBound)
        var start = range.lowerBound
        while start < range.upperBound {
            let style = text.runs[index].style
            var end = text.runs[index].range.upperBound
            index += 1
            while index < text.runs.count, end < range.upperBound, style.shapesLike(text.runs[index].style) {
                end = text.runs[index].range.upperBound
                index += 1
            }
            end = min(end, range.upperBound)
            if start < end { body(start..<end, style) }
            start = end
        }
    }

    // MARK: - Plain Latin text

    private func appendPlain(_ span: Range<Int>, _ style: TextStyle, to items: inout [TextItem]) {
        var start = span.lowerBound
        var position = start
        func flush(to end: Int) {
            if start < end { append(start..<end, style, face: style.font.face, script: HB_SCRIPT_LATIN, level: 0, to: &items) }
        }
        while position < span.upperBound {
            let character = text.characters[position]
            if Characters.endsLine(character) {
                flush(to: position)
                items.append(TextItem(range: position..<position + 1, level: 0, style: style, face: nil, content: .lineEnd))
                start = position + 1
            } else if let face = style.font.face, let scalar = Unicode.Scalar(UInt32(character)), character > 0x7E,
                      face.glyph(for: scalar) == nil {
                flush(to: position)
                let other = FontLibrary.shared.fallback.face(
                    for: scalar, weight: style.font.description.weight, language: style.language)
                append(position..<position + 1, style, face: other ?? face, script: HB_SCRIPT_LATIN, level: 0, to: &items)
                start = position + 1
            }
            position += 1
        }
        flush(to: span.upperBound)
    }

    // MARK: - Any text

    private func appendItems(_ span: Range<Int>, _ style: TextStyle, levels: [UInt8], to items: inout [TextItem]) {
        var current: (start: Int, face: FontFace?, script: hb_script_t, level: UInt8)?
        func flush(to end: Int) {
            if let open = current, open.start < end {
                append(open.start..<end, style, face: open.face, script: open.script, level: open.level, to: &items)
            }
            current = nil
        }
        var position = span.lowerBound
        while position < span.upperBound {
            let (scalar, length) = Characters.scalar(text.characters, at: position)
            let level = levels.isEmpty ? 0 : levels[position - range.lowerBound]
            if let special = specialContent(at: position, style) {
                flush(to: position)
                items.append(TextItem(
                    range: position..<position + 1, level: level, style: style, face: style.font.face, content: special))
                position += 1
                continue
            }
            if !Characters.continues(scalar) || current == nil {
                let face = face(for: scalar, at: position, length: length, style: style)
                var script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
                if let open = current {
                    if isNeutral(script) { script = open.script } else if isNeutral(open.script), open.face === face {
                        current?.script = script
                    }
                    if open.face !== face || open.level != level || (current?.script ?? script) != script {
                        flush(to: position)
                    }
                }
                if current == nil { current = (position, face, script, level) }
            }
            position += length
        }
        flush(to: span.upperBound)
    }

    private func specialContent(at position: Int, _ style: TextStyle) -> TextItem.Content? {
        let character = text.characters[position]
        if Characters.endsLine(character) { return .lineEnd }
        if character == Characters.tab { return .tab }
        if character == Characters.attachment, let attachment = style.attachment { return .attachment(attachment) }
        return nil
    }

    private func isNeutral(_ script: hb_script_t) -> Bool {
        script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
    }

    /// The face for a character: the emoji face where a picture is meant, the font's own, else a fallback.
    private func face(for scalar: Unicode.Scalar, at position: Int, length: Int, style: TextStyle) -> FontFace? {
        let fallback = FontLibrary.shared.fallback
        if scalar.value > 0x22, isPicture(scalar, next: position + length), let emoji = fallback.emoji { return emoji }
        if let own = style.font.face, own.glyph(for: scalar) != nil || scalar.value < 0x20 || scalar.value == 0x200B {
            return own
        }
        return fallback.face(for: scalar, weight: style.font.description.weight, language: style.language)
            ?? style.font.face
    }

    private func isPicture(_ scalar: Unicode.Scalar, next: Int) -> Bool {
        let follower = next < range.upperBound ? text.characters[next] : 0
        if follower == 0xFE0E { return false }
        if follower == 0xFE0F || follower == 0x20E3 { return scalar.properties.isEmoji }
        return scalar.value > 0xFF && scalar.properties.isEmojiPresentation
    }

    /// Adds the item's glyphs and cuts nothing: styles that only differ in colour are told apart when drawing.
    private func append(
        _ span: Range<Int>, _ style: TextStyle, face: FontFace?, script: hb_script_t, level: UInt8, to items: inout [TextItem]
    ) {
        guard let face else { return }
        let glyphs = Shaper.shape(
            text.characters[span], face: face, style: style, script: script, isRightToLeft: level & 1 == 1)
        items.append(TextItem(range: span, level: level, style: style, face: face, content: .glyphs(glyphs)))
    }

    // MARK: - Bidirectional text

    /// The embedding level of every UTF-16 unit of the paragraph, by the Unicode bidirectional algorithm.
    private func bidirectionalLevels() -> (levels: [UInt8], baseLevel: UInt8) {
        let string = String(decoding: text.characters[range], as: UTF16.self)
        var base: PangoDirection = switch direction {
        case .natural: PANGO_DIRECTION_NEUTRAL
        case .leftToRight: PANGO_DIRECTION_LTR
        case .rightToLeft: PANGO_DIRECTION_RTL
        }
        guard let perCharacter = pango_log2vis_get_embedding_levels(string, Int32(string.utf8.count), &base) else {
            return ([], 0)
        }
        defer { g_free(perCharacter) }
        var levels: [UInt8] = []
        levels.reserveCapacity(range.count)
        for (index, scalar) in string.unicodeScalars.enumerated() {
            levels.append(perCharacter[index])
            if scalar.value > 0xFFFF { levels.append(perCharacter[index]) }
        }
        return (levels, base == PANGO_DIRECTION_RTL ? 1 : 0)
    }
}
