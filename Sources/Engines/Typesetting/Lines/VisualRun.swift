/// Glyphs of one style and one face, placed from left to right in a line.
struct VisualRun {
    /// UTF-16 positions; empty for an ellipsis.
    var range: Range<Int>
    var style: TextStyle
    var isRightToLeft: Bool
    var face: FontFace?
    var attachment: (any InlineAttachment)?
    /// The run's left edge and width, from the line's left edge.
    var x = 0.0, width = 0.0
    var glyphs: [UInt32] = []
    /// UTF-16 positions in the text, one a glyph.
    var clusters: [Int] = []
    /// Pen positions from the line's left edge, and heights above the baseline.
    var pens: [(x: Double, rise: Double)] = []
    var advances: [Double] = []
}

extension TextLine {
    /// The line's runs in the order they are seen, from left to right.
    func visualRuns() -> [VisualRun] {
        var runs = reorder(logicalRuns())
        // Hanging spaces of a line from right to left lie to the left of its text.
        var x = paragraph.baseLevel == 1 ? -trailingSpaceWidth : 0
        for index in runs.indices {
            place(&runs[index], at: &x)
        }
        return runs
    }

    // MARK: - Logical order

    private struct LogicalRun {
        var item: TextItem
        var range: Range<Int>
        var level: UInt8
        var style: TextStyle
    }

    private func logicalRuns() -> [LogicalRun] {
        var result: [LogicalRun] = []
        for piece in pieces {
            switch piece {
            case .ellipsis(let item, _):
                result.append(LogicalRun(item: item, range: item.range, level: item.level, style: item.style))
            case .text(let range):
                append(range.clamped(to: range.lowerBound..<max(range.lowerBound, trimmedEnd)), isHanging: false, to: &result)
                append(max(range.lowerBound, min(trimmedEnd, range.upperBound))..<range.upperBound, isHanging: true, to: &result)
            }
        }
        return result
    }

    /// Spaces that hang over the end take the paragraph's level, so that they stay at its end.
    private func append(_ range: Range<Int>, isHanging: Bool, to result: inout [LogicalRun]) {
        guard !range.isEmpty else { return }
        let text = paragraph.text
        for item in paragraph.items where item.range.overlaps(range) {
            let span = item.range.clamped(to: range)
            var index = text.runIndex(at: span.lowerBound)
            while index < text.runs.count, text.runs[index].range.lowerBound < span.upperBound {
                let part = text.runs[index].range.clamped(to: span)
                if !part.isEmpty {
                    let level = isHanging ? paragraph.baseLevel : item.level
                    if let last = result.last, last.item.range == item.range, last.range.upperBound == part.lowerBound,
                       last.level == level, last.style == text.runs[index].style {
                        result[result.count - 1].range = last.range.lowerBound..<part.upperBound
                    } else {
                        result.append(LogicalRun(item: item, range: part, level: level, style: text.runs[index].style))
                    }
                }
                index += 1
            }
        }
    }

    // MARK: - Visual order

    /// Reverses runs level by level (rule L2 of the Unicode bidirectional algorithm).
    private func reorder(_ runs: [LogicalRun]) -> [VisualRun] {
        var runs = runs
        let highest = runs.map(\.level).max() ?? 0
        let lowestOdd = runs.map(\.level).filter { $0 & 1 == 1 }.min() ?? 1
        for level in stride(from: Int(highest), through: Int(lowestOdd), by: -1) where highest > 0 {
            var start = 0
            while start < runs.count {
                guard Int(runs[start].level) >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < runs.count, Int(runs[end].level) >= level { end += 1 }
                runs[start..<end].reverse()
                start = end
            }
        }
        return runs.map { visual($0) }
    }

    private func visual(_ run: LogicalRun) -> VisualRun {
        var result = VisualRun(
            range: run.range, style: run.style, isRightToLeft: run.level & 1 == 1, face: run.item.face)
        switch run.item.content {
        case .glyphs(let shaped):
            let start = run.item.range.lowerBound
            let isEllipsis = run.item.range.isEmpty
            for index in shaped.glyphs.indices {
                let cluster = start + Int(shaped.clusters[index])
                guard isEllipsis || run.range.contains(cluster) else { continue }
                result.glyphs.append(shaped.glyphs[index])
                result.clusters.append(cluster)
                result.advances.append(shaped.advances[index])
                result.pens.append((shaped.offsets[index].x, shaped.offsets[index].y))
            }
        case .attachment(let attachment):
            result.attachment = attachment
            result.width = attachment.inlineBounds.width
        case .tab, .lineEnd:
            break
        }
        return result
    }

    /// Moves a run to the pen and the pen behind the run.
    private func place(_ run: inout VisualRun, at x: inout Double) {
        run.x = x
        if run.attachment != nil {
            x += run.width
            return
        }
        if run.glyphs.isEmpty {
            if run.range.count == 1, paragraph.text.characters[run.range.lowerBound] == Characters.tab {
                let end = max(run.range.upperBound, trimmedEnd)
                x = paragraph.tabStop(after: x, following: run.range.upperBound..<end)
            }
            run.width = x - run.x
            return
        }
        for index in run.glyphs.indices {
            let cluster = run.clusters[index]
            if extraPerSpace > 0, cluster < trimmedEnd, paragraph.text.characters[cluster] == 0x20 {
                run.advances[index] += extraPerSpace
            }
            run.pens[index].x += x
            x += run.advances[index]
        }
        run.width = x - run.x
    }
}
