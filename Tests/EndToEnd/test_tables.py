"""A table scrolls, selects and animates its updates."""

source = """import UIKit
import PlaygroundSupport
final class List: UITableViewController {
    private var names = ["Anna", "Ben", "Clara", "David"]
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        names.remove(at: indexPath.row)
        names.append("Emil")
        tableView.performBatchUpdates {
            tableView.deleteRows(at: [indexPath], with: .automatic)
            tableView.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
        }
    }
}
PlaygroundPage.current.liveView = List()
"""


def cells(node):
    """Text and frame of every cell, from the top."""
    found = [(label["text"], child["frame"]) for child in node["children"] if child["class"] == "UITableViewCell"
             for part in child["children"] for label in part["children"] if label["class"] == "UILabel"]
    return sorted(found, key=lambda cell: cell[1][1])


def test_rows_lie_below_the_safe_area_one_after_another(tool, page):
    rows = cells(tool.tree(page(source, "List")))
    assert [text for text, _ in rows] == ["Anna", "Ben", "Clara", "David"]
    assert [frame[1] for _, frame in rows] == [59, 111, 163, 215]


def test_a_tap_deletes_and_inserts_with_animation(tool, page):
    path = page(source, "List")
    moving = tool.tree(path, "--tap-id", "Ben", "--wait", "0.15")
    clara = [child for child in moving["children"] if child["class"] == "UITableViewCell"
             and child["frame"][1] == 111 and "presentation" in child]
    assert clara and 111 < clara[0]["presentation"][1] < 163
    rows = cells(tool.tree(path, "--tap-id", "Ben", "--settle"))
    assert [text for text, _ in rows] == ["Anna", "Clara", "David", "Emil"]
    assert [frame[1] for _, frame in rows] == [59, 111, 163, 215]


def test_pulled_down_rows_follow_and_spring_back(tool, page):
    path = page(source, "List")
    pulled = cells(tool.tree(path, "--drag-hold", "200,400:200,510"))
    assert 59 + 40 < pulled[0][1][1] < 59 + 60
    assert tool.tree(path, "--drag", "200,400:200,510", "--settle") == tool.tree(path)
