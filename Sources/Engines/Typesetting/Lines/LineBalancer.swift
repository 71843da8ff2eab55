/// Evens out paragraphs of two lines the way SwiftUI does.
///
/// When the second line is a single word, the first line's last word moves down if that makes the two widths
/// more even and still fits. Measured on macOS; the rule carries over.
struct LineBalancer {
    let breaker: LineBreaker

    func balance(_ ends: inout [Int]) {
        guard ends.count == 2 else { return }
        let paragraph = breaker.paragraph
        let start = paragraph.range.lowerBound
        let second = ends[0]..<ends[1]
        guard !second.dropFirst().contains(where: { paragraph.boundary(before: $0).contains(.line) }),
              let earlier = (start + 1..<ends[0]).last(where: { paragraph.boundary(before: $0).contains(.line) })
        else { return }
        func width(_ range: Range<Int>) -> Double { paragraph.width(range.lowerBound..<paragraph.trimmedEnd(range)) }
        let now = abs(width(start..<ends[0]) - width(second))
        let moved = earlier..<ends[1]
        let then = abs(width(start..<earlier) - width(moved))
        if then < now, width(moved) <= breaker.otherWidth + LineBreaker.tolerance { ends[0] = earlier }
    }
}
