import Testing

@_spi(Sandlot) @testable import UIKit

/// Tables in a window of 393 × 852 points.
@MainActor @Suite struct TableTests {
    private let stage = TouchStage()

    /// Rows from lists of names, and a journal of what the table asked and told.
    @MainActor final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]]
        var titles: [String?] = []
        var made = 0
        var lines: [String] = []
        var heights: [IndexPath: CGFloat] = [:]

        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles.indices.contains(section) ? titles[section] : nil
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name") ?? {
                made += 1
                return UITableViewCell(style: .default, reuseIdentifier: "name")
            }()
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights[indexPath] ?? tableView.rowHeight
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            lines.append("will \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("did \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { lines.append("left \(indexPath.row)") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
    }

    private func table(_ names: Names, height: CGFloat? = 44, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        if let height { table.rowHeight = height }
        table.dataSource = names
        table.delegate = names
        _ = stage.add(table, 0, 0, 393, 440)
        table.layoutIfNeeded()
        return table
    }

    private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test func onlyVisibleRowsHaveCells() {
        let names = Names([(0..<100_000).map(String.init)])
        let table = table(names)
        #expect(table.contentSize == CGSize(width: 393, height: 4_400_000))
        #expect(names.made == 10)
        table.contentOffset.y = 2_000_000
        table.layoutIfNeeded()
        #expect(names.made <= 12)
        #expect(texts(table).first == "45454")
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 2_000_000)) == IndexPath(row: 45_454, section: 0))
    }

    @Test func delegateHeightsDecide() {
        let names = Names([["a", "b", "c"]])
        names.heights = [IndexPath(row: 1, section: 0): 100]
        let table = table(names)
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 144, width: 393, height: 44))
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height == 100)
    }

    @Test func classicRowsAreAsHighAsMeasured() {
        let table = table(Names([["a", "b"]]), height: nil)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height == 52)
    }

    @Test func plainHeadersStayUntilTheNextPushesThem() {
        let names = Names([(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }])
        names.titles = ["A", "B"]
        let table = table(names)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
        #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 22, width: 393, height: 28))
        table.contentOffset.y = 300
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 300)
        // The section's rows end at 50 + 880.
        table.contentOffset.y = 920
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 902)
        #expect(table.headerView(forSection: 1)?.frame.minY == 952)
    }

    @Test func aTapSelectsAndTellsInOrder() {
        let names = Names([["a", "b", "c"]])
        let table = table(names)
        stage.tap(100, 66)
        #expect(names.lines == ["will 1", "did 1"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        stage.tap(100, 22)
        #expect(names.lines == ["will 1", "did 1", "will 0", "left 1", "did 0"])
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func aDragScrollsAndSelectsNothing() {
        let names = Names([(0..<50).map(String.init)])
        let table = table(names)
        stage.drag((100, 300), (100, 200))
        #expect(table.contentOffset.y > 80)
        #expect(names.lines.contains("scroll"))
        #expect(!names.lines.contains { $0.hasPrefix("did") })
    }

    @Test func insertionsAndDeletionsAreAnimatedTogether() {
        let names = Names([["a", "b", "c", "d"]])
        let table = table(names)
        names.sections = [["a", "x", "c", "d", "e"]]
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            table.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 4, section: 0)], with: .fade)
        }
        #expect(texts(table) == ["a", "x", "c", "d", "e"])
        #expect(table.numberOfRows(inSection: 0) == 5)
    }

    @Test func aMovedRowKeepsItsCell() {
        let names = Names([["a", "b", "c"]])
        let table = table(names)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        names.sections = [["b", "c", "a"]]
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
        #expect(texts(table) == ["b", "c", "a"])
    }

    @Test func scrollingToARowPlacesIt() {
        let table = table(Names([(0..<100).map(String.init)]))
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 2200)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 1804)
        table.scrollToRow(at: IndexPath(row: 51, section: 0), at: .none, animated: false)
        #expect(table.contentOffset.y == 1848)
    }

    @Test func rowsThatDoNotFitTheUpdateStopThePage() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let names = TableTests.Names([["a", "b"]])
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                table.dataSource = names
                table.layoutIfNeeded()
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("the number of rows in section 0 after the update (2)"))
    }

    @Test func insetGroupedRowsLieOnCards() {
        let table = table(Names([["a", "b"]]), style: .insetGrouped)
        let first = table.cellForRow(at: IndexPath(row: 0, section: 0))!
        #expect(first.frame.minX == 20 && first.frame.width == 353)
        #expect(first.layer.cornerRadius == 26)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
}
