/// Space added after every glyph of the system font, by size and design.
enum Tracking {
    /// Points after each glyph, the last of a line included.
    static func points(size: Double, design: FontDescription.Design) -> Double {
        switch design {
        case .standard: interpolate(standard, size) * size / 2048
        case .rounded: (interpolate(rounded, size) + roundedDifference) * size / 1000
        case .serif: interpolate(serif, size) * size / 1000
        case .monospaced: 0
        }
    }

    /// The table's value at a size: straight between entries, constant outside them.
    private static func interpolate(_ table: [(size: Double, value: Double)], _ size: Double) -> Double {
        guard let next = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].value }
        guard next > 0, table[next].size != size else { return table[next].value }
        let low = table[next - 1], high = table[next]
        return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }

    /// 1/2048 em. 10 to 40 points: from widths measured on an iOS 26 simulator; the rest from the Apple Human
    /// Interface Guidelines' table in points, brought back to whole units.
    private static let standard: [(size: Double, value: Double)] = [
        (6, 82), (7, 67), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32),
        (16, -40), (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 11),
        (26, 17), (27, 22), (28, 28), (29, 27), (30, 27), (31, 26), (32, 26), (33, 25), (34, 23), (35, 22),
        (36, 21), (37, 20), (38, 20), (39, 20), (40, 19), (41, 18), (42, 18), (43, 18), (44, 17), (45, 16),
        (46, 16), (47, 16), (48, 15), (49, 14), (50, 14), (51, 14), (52, 12), (53, 13), (54, 12), (56, 11),
        (58, 10), (60, 9), (62, 8), (64, 7), (66, 6), (68, 6), (70, 4), (72, 3), (76, 2), (80, 0),
    ]

    /// The rounded design is drawn with the display cut, whose advances are a little narrower: what is missing to the
    /// measured 175 points of "The quick brown fox" at 20, in 1/1000 em.
    private static let roundedDifference = 2.8

    /// 1/1000 em, from the Apple Human Interface Guidelines' points.
    private static let rounded: [(size: Double, value: Double)] = perEm([
        (6, 0.51), (10, 0.57), (11, 0.56), (12, 0.54), (13, 0.51), (14, 0.48), (15, 0.44), (16, 0.41), (17, 0.37),
        (19, 0.37), (20, 0.36), (22, 0.34), (24, 0.35), (28, 0.36), (34, 0.38), (40, 0.39), (48, 0.35), (56, 0.30),
        (64, 0.19), (72, 0.11), (80, 0),
    ])

    /// 1/1000 em, from the Apple Human Interface Guidelines' points.
    private static let serif: [(size: Double, value: Double)] = perEm([
        (6, 0.23), (10, 0.15), (12, 0.07), (15, 0), (16, -0.03), (17, -0.07), (20, -0.20), (24, -0.26), (28, -0.33),
        (34, -0.45), (48, -0.68), (72, -1.09), (100, -1.56),
    ])

    private static func perEm(_ points: [(size: Double, value: Double)]) -> [(size: Double, value: Double)] {
        points.map { ($0.size, $0.value / $0.size * 1000) }
    }
}
