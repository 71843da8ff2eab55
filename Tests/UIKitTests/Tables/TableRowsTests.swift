import Testing

@testable import UIKit

/// The heights of a table's rows, one below the other.
struct TableRowsTests {
    private func filled(_ counts: [Int]) -> TableRows {
        var rows = TableRows(rowCounts: counts)
        rows.fill { element in
            switch element {
            case .header(let section): (section == 0 ? 0 : 20, true)
            case .row(let row, _): (Double(10 + row), false)
            case .footer: (5, true)
            }
        }
        return rows
    }

    @Test func elementsAndIndexesBelongTogether() {
        let rows = filled([2, 0, 3])
        #expect(rows.count == 2 + 4 + 1 + 4)
        for index in 0..<rows.count { #expect(rows.index(of: rows.element(at: index)) == index) }
        #expect(rows.element(at: 3) == .footer(0))
        #expect(rows.element(at: 4) == .header(1))
        #expect(rows.element(at: 5) == .footer(1))
    }

    @Test func topsAreSumsOfWhatLiesAbove() {
        let rows = filled([2, 0, 3])
        #expect(rows.top(0) == 0)
        #expect(rows.top(rows.index(of: .row(1, section: 0))) == 10)
        #expect(rows.top(rows.index(of: .header(1))) == 26)
        #expect(rows.total == 26 + 25 + 20 + 33 + 5)
    }

    @Test func aMeasuredHeightMovesWhatLiesBelow() {
        var rows = filled([2, 0, 3])
        rows.setMeasured(rows.index(of: .row(0, section: 0)), 100)
        #expect(rows.hasMeasured(1) && !rows.hasMeasured(2))
        #expect(rows.top(rows.index(of: .row(1, section: 0))) == 100)
        #expect(rows.total == 26 + 90 + 25 + 20 + 33 + 5)
    }

    @Test func aDistanceFindsItsElement() {
        let rows = filled([2, 0, 3])
        for index in 0..<rows.count where rows.height(index) > 0 {
            #expect(rows.element(atDistance: rows.top(index)) == index)
            #expect(rows.element(atDistance: rows.top(index) + rows.height(index) - 0.01) == index)
        }
        #expect(rows.element(atDistance: 1e9) == rows.count - 1)
        #expect(rows.element(atDistance: -5) <= 1)
    }
}
