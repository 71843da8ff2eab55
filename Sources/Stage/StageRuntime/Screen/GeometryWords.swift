import FoundationSupport

/// Numbers as people and JSON read them: no more than four decimals, no trailing zeros.
enum GeometryWords {
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        let rounded = (value * 10_000).rounded() / 10_000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(rounded)
    }

    static func size(_ size: CGSize) -> String {
        "\(number(Double(size.width)))×\(number(Double(size.height)))"
    }

    static func box(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { number(Double($0)) }.joined(separator: ", ")
    }
}
