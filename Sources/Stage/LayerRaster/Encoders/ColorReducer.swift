/// Chooses at most 255 colours for a picture: its own when there are so few, else by median cut (Heckbert 1982) on a grid of
/// 32 steps a channel.
struct ColorReducer {
    /// Red, green, blue; 0xRRGGBB.
    private(set) var palette: [UInt32] = []
    private var exact: [UInt32: UInt8] = [:]
    private var nearest = [UInt8](repeating: 0, count: 1 << 15)
    private var isExact = true

    static let mostColors = 255

    /// - Parameter pixels: 0xRRGGBB each.
    init(_ pixels: [UInt32]) {
        var last: UInt32?
        for pixel in pixels where pixel != last {
            last = pixel
            guard exact[pixel] == nil else { continue }
            guard palette.count < Self.mostColors else {
                isExact = false
                break
            }
            exact[pixel] = UInt8(palette.count)
            palette.append(pixel)
        }
        if !isExact { cut(pixels) }
    }

    /// The palette's index for each pixel of the picture.
    func indices(of pixels: [UInt32]) -> [UInt8] {
        guard isExact else { return pixels.map { nearest[Self.cell($0)] } }
        var indices = [UInt8](repeating: 0, count: pixels.count)
        var (last, index): (UInt32?, UInt8) = (nil, 0)
        for (place, pixel) in pixels.enumerated() {
            if pixel != last { (last, index) = (pixel, exact[pixel] ?? 0) }
            indices[place] = index
        }
        return indices
    }

    private static func cell(_ pixel: UInt32) -> Int {
        let (red, green, blue) = (Int(pixel >> 19) & 31, Int(pixel >> 11) & 31, Int(pixel >> 3) & 31)
        return red << 10 | green << 5 | blue
    }

    /// One cell of the grid that has pixels.
    private struct Cell {
        var place: SIMD3<Int>
        var count: Int
        var sum: SIMD3<Int>
    }

    private mutating func cut(_ pixels: [UInt32]) {
        var counts = [Int](repeating: 0, count: 1 << 15)
        var sums = [SIMD3<Int>](repeating: .zero, count: 1 << 15)
        for pixel in pixels {
            let cell = Self.cell(pixel)
            counts[cell] += 1
            sums[cell] &+= SIMD3(Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
        }
        let cells = counts.indices.filter { counts[$0] > 0 }.map {
            Cell(place: SIMD3($0 >> 10, $0 >> 5 & 31, $0 & 31), count: counts[$0], sum: sums[$0])
        }
        var boxes = [cells]
        while boxes.count < Self.mostColors {
            // The box that is worst: long and full.
            guard let worst = boxes.indices.max(by: { Self.weight(boxes[$0]) < Self.weight(boxes[$1]) }), Self.weight(boxes[worst]) > 0 else { break }
            let (first, second) = Self.halves(of: boxes[worst])
            boxes[worst] = first
            boxes.append(second)
        }
        palette = boxes.map { box in
            let count = box.reduce(0) { $0 + $1.count }
            let sum = box.reduce(SIMD3<Int>.zero) { $0 &+ $1.sum }
            let mean = (sum &+ SIMD3(repeating: count / 2)) / SIMD3(repeating: max(count, 1))
            return UInt32(mean.x) << 16 | UInt32(mean.y) << 8 | UInt32(mean.z)
        }
        for (index, box) in boxes.enumerated() {
            for cell in box { nearest[cell.place.x << 10 | cell.place.y << 5 | cell.place.z] = UInt8(index) }
        }
    }

    private static func spans(_ box: [Cell]) -> SIMD3<Int> {
        var low = SIMD3(repeating: 32), high = SIMD3(repeating: -1)
        for cell in box {
            low = pointwiseMin(low, cell.place)
            high = pointwiseMax(high, cell.place)
        }
        return high &- low
    }

    private static func weight(_ box: [Cell]) -> Int {
        guard box.count > 1 else { return 0 }
        let span = spans(box).max()
        return span * span * box.reduce(0) { $0 + $1.count }
    }

    /// Cut across the longest side where half of the pixels lie.
    private static func halves(of box: [Cell]) -> ([Cell], [Cell]) {
        let span = spans(box)
        let axis = span.y >= span.x && span.y >= span.z ? 1 : span.x >= span.z ? 0 : 2
        let sorted = box.sorted { ($0.place[axis], $0.place.x, $0.place.y, $0.place.z) < ($1.place[axis], $1.place.x, $1.place.y, $1.place.z) }
        let total = sorted.reduce(0) { $0 + $1.count }
        var passed = 0, middle = 1
        for (index, cell) in sorted.enumerated() {
            passed += cell.count
            middle = index + 1
            if passed * 2 >= total { break }
        }
        middle = min(max(middle, 1), sorted.count - 1)
        return (Array(sorted[..<middle]), Array(sorted[middle...]))
    }
}
