"""Constraints and content out of proportion, as a person meets them on the command line."""

from conftest import find

head = """import UIKit
import SnapKit
import PlaygroundSupport
final class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
"""
tail = """
    }
}
PlaygroundPage.current.liveView = Screen()
"""


def write(page, body, name):
    return page(head + "".join(f"        {line}\n" for line in body.strip().split("\n")) + tail, name)


def test_a_thousand_conflicts_are_told_in_words_and_end(tool, page):
    path = write(page, """
let box = UIView()
box.accessibilityIdentifier = "box"
view.addSubview(box)
box.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(40) }
for width in 0..<1000 { box.snp.makeConstraints { $0.width.equalTo(100 + width) } }
""", "Conflicts")
    done = tool.run("tree", path)
    assert done.returncode == 0, done.stderr
    assert "UIView #box  0, 0, 40, 40" in done.stdout
    assert "Unable to simultaneously satisfy constraints" in done.stderr
    assert "UIView #box.width = 100 (Contents.swift:12)" in done.stderr
    assert "UIView #box.width = 40 (Contents.swift:11)" in done.stderr
    assert done.stderr.count("Unable to simultaneously") <= 200
    assert "Further conflicts" in done.stderr


def test_a_missing_superview_names_the_view_and_the_line(tool, page):
    path = write(page, """
let box = UIView()
box.accessibilityIdentifier = "box"
box.snp.makeConstraints { $0.edges.equalToSuperview() }
""", "Alone")
    done = tool.run("tree", path)
    assert done.returncode == 3
    assert "Contents.swift:10" in done.stderr
    assert "equalToSuperview needs a superview, but UIView #box has none" in done.stderr


def test_numbers_that_are_none_are_refused_by_line(tool, page):
    path = write(page, """
let box = UIView()
box.accessibilityIdentifier = "box"
view.addSubview(box)
var width: Constraint!
box.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.height.equalTo(9); width = $0.width.equalTo(40).constraint }
width.update(offset: CGFloat.nan)
width.update(offset: CGFloat.infinity)
""", "NotANumber")
    done = tool.run("tree", path)
    assert done.returncode == 0, done.stderr
    assert "UIView #box  0, 0, 40, 9" in done.stdout
    assert "nan is not a finite number" in done.stderr and "inf is not a finite number" in done.stderr
    assert "Contents.swift:12" in done.stderr


def test_ten_million_points_of_content_and_a_hundred_nested_scroll_views(tool, page, tmp_path):
    path = write(page, """
let long = UIScrollView()
long.accessibilityIdentifier = "long"
view.addSubview(long)
long.snp.makeConstraints { $0.edges.equalToSuperview() }
let content = UIView()
content.accessibilityIdentifier = "content"
content.backgroundColor = .systemTeal
content.layer.cornerRadius = 20
content.layer.shadowOpacity = 0.5
long.addSubview(content)
content.snp.makeConstraints { $0.edges.equalToSuperview(); $0.width.equalTo(view); $0.height.equalTo(10_000_000) }
var outer: UIView = content
for _ in 0..<100 {
    let inner = UIScrollView()
    outer.addSubview(inner)
    inner.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(300) }
    outer = inner
}
view.layoutIfNeeded()
long.contentOffset.y = 10_000_000 - 852
""", "Long")
    picture = tmp_path / "long.png"
    done = tool.run("snapshot", path, "-o", picture, environment={"SANDLOT_MEMORY_MEGABYTES": "600"})
    assert done.returncode == 0, done.stderr
    frame = find(tool.tree(path), "content")["frame"]
    assert frame == [0, 852 - 10_000_000, 393, 10_000_000]
    from PIL import Image

    assert Image.open(picture).convert("RGB").getpixel((600, 1200))[0] < 120


def test_a_chain_in_the_wrong_order_does_not_compile(tool, page):
    path = write(page, """
let box = UIView()
view.addSubview(box)
box.snp.makeConstraints { $0.width.priority(500).equalTo(100) }
""", "Order")
    done = tool.run("tree", path)
    assert done.returncode == 1
    assert "Contents.swift:10" in done.stderr and "priority" in done.stderr
