/// The heights of everything in a table, one below the other: for each section its header, rows and footer.
/// Changing one height and finding what lies at a place take logarithmic time (a Fenwick tree of the heights).
struct TableRows {
    /// One stretch of the table's height.
    enum Element: Equatable {
        case header(Int)
        case row(Int, section: Int)
        case footer(Int)
    }

    private(set) var rowCounts: [Int]
    /// The index of each section's header among all elements; one more at the end.
    private let starts: [Int]
    private var heights: [Double]
    private var tree: [Double]
    /// Whether an element's height is final and no estimate.
    private var isMeasured: [Bool]

    init(rowCounts: [Int]) {
        self.rowCounts = rowCounts
        var starts = [0]
        for count in rowCounts { starts.append(starts[starts.count - 1] + count + 2) }
        self.starts = starts
        heights = Array(repeating: 0, count: starts[starts.count - 1])
        tree = Array(repeating: 0, count: heights.count + 1)
        isMeasured = Array(repeating: false, count: heights.count)
    }

    var count: Int { heights.count }

    func index(of element: Element) -> Int {
        switch element {
        case .header(let section): starts[section]
        case .row(let row, let section): starts[section] + 1 + row
        case .footer(let section): starts[section] + 1 + rowCounts[section]
        }
    }

    func element(at index: Int) -> Element {
        var low = 0, high = rowCounts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= index { low = middle } else { high = middle - 1 }
        }
        let place = index - starts[low]
        if place == 0 { return .header(low) }
        return place <= rowCounts[low] ? .row(place - 1, section: low) : .footer(low)
    }

    func height(_ index: Int) -> Double { heights[index] }

    func hasMeasured(_ index: Int) -> Bool { isMeasured[index] }

    /// Sets all heights at once.
    mutating func fill(_ height: (Element) -> (Double, isMeasured: Bool)) {
        for index in heights.indices {
            (heights[index], isMeasured[index]) = height(element(at: index))
        }
        for index in tree.indices { tree[index] = 0 }
        for index in heights.indices {
            let node = index + 1
            tree[node] += heights[index]
            let parent = node + (node & -node)
            if parent < tree.count { tree[parent] += tree[node] }
        }
    }

    mutating func setMeasured(_ index: Int, _ height: Double) {
        let change = height - heights[index]
        heights[index] = height
        isMeasured[index] = true
        guard change != 0 else { return }
        var node = index + 1
        while node < tree.count {
            tree[node] += change
            node += node & -node
        }
    }

    /// The points above an element.
    func top(_ index: Int) -> Double {
        var sum = 0.0
        var node = index
        while node > 0 {
            sum += tree[node]
            node -= node & -node
        }
        return sum
    }

    var total: Double { top(heights.count) }

    /// The element at a distance from the top; the last one beyond the end.
    func element(atDistance distance: Double) -> Int {
        guard !heights.isEmpty else { return 0 }
        var node = 0, rest = max(0, distance)
        var step = 1
        while step * 2 < tree.count { step *= 2 }
        while step > 0 {
            let next = node + step
            if next < tree.count, tree[next] <= rest {
                node = next
                rest -= tree[next]
            }
            step /= 2
        }
        return min(node, heights.count - 1)
    }
}
