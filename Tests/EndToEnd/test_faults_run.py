"""What goes wrong while a page runs: the tool tells file and line, ends with its status, and the next run works."""

import pytest
from PIL import Image

import fault_pages as pages

limits = {"SANDLOT_HANG_SECONDS": "1", "SANDLOT_MEMORY_MEGABYTES": "300"}
tap = ("--tap", "100,300")


@pytest.mark.parametrize("source, steps, words", [
    (pages.trap_in_view_did_load, (), ["Contents.swift:7: Fatal error: Index out of range", "at Page.viewDidLoad() ("]),
    (pages.trap_in_a_tap, tap, ["Contents.swift:11: Fatal error: Unexpectedly found nil", "at Page.tapped() ("]),
    (pages.own_message, (), ["Contents.swift:4: Fatal error: the sky fell", "at check() (", "at top-level code (", "Contents.swift:6)"]),
    (pages.endless_loop, (), ["Contents.swift:3: the page kept the main thread busy for more than 1 second"]),
    (pages.endless_loop_in_a_tap, tap, ["Contents.swift:11: the page kept the main thread busy", "at Page.tapped() ("]),
    (pages.endless_wait, (), ["Contents.swift:3: the page kept the main thread busy"]),
    (pages.endless_allocation, (), ["Contents.swift:5: the page used more than 300 megabytes of memory"]),
    (pages.endless_allocation_in_a_tap, tap, ["Contents.swift:11: the page used more than 300 megabytes of memory"]),
    (pages.huge_allocation, (), ["Contents.swift:3: Fatal error: failed to allocate 35184372088864 bytes"]),
    (pages.endless_recursion, (), ["Contents.swift:3: the page crashed", "recursed without end", " times"]),
    (pages.trap_on_another_thread, ("--wait", "1"), ["Contents.swift:5: Fatal error: Index out of range"]),
    (pages.own_exit, (), ["before", "the page ended its own process with status 7"]),
], ids=[
    "trap in viewDidLoad", "trap in a tap", "fatalError", "loop", "loop in a tap", "wait", "allocation", "allocation in a tap",
    "huge allocation", "recursion", "trap on another thread", "exit",
])
def test_a_fault_at_run_time_names_file_and_line(tool, page, source, steps, words):
    path = page(source)
    done = tool.run("tree", path, *steps, environment=limits, timeout=60)
    assert done.returncode == 3, done.stderr
    assert done.stdout == ""
    for word in words:
        assert word in done.stderr, done.stderr
    assert "libSandlotKit.so" not in done.stderr
    (path / "Contents.swift").write_text(pages.coloured("systemRed"))
    assert tool.run("tree", path, environment=limits).returncode == 0


def test_long_work_that_ends_is_no_fault(tool, page):
    source = pages.on_tap(
        "        var sum = 0\n        for number in 0..<20_000_000 { sum &+= number }\n        view.backgroundColor = sum == 0 ? .red : .blue\n")
    done = tool.run("tree", page(source), *(tap * 3), "--wait", "3600", environment={"SANDLOT_HANG_SECONDS": "20"})
    assert done.returncode == 0, done.stderr


def test_work_without_end_on_another_thread_is_told_and_holds_up_nothing(tool, page):
    done = tool.run("tree", page(pages.plain("DispatchQueue.global().async { while true {} }\n")), "--wait", "5")
    assert done.returncode == 0, done.stderr
    assert "0, 0, 50, 40" in done.stdout
    assert "works on another thread without end" in done.stderr


def test_what_has_no_place_or_size_is_not_drawn(tool, page, tmp_path):
    source = pages.plain(
        "for number in 0..<4 {\n    let child = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))\n    child.backgroundColor = .blue\n"
        "    view.addSubview(child)\n    switch number {\n    case 0: child.frame.origin.x = .nan\n    case 1: child.frame.size.width = .infinity\n"
        "    case 2: child.transform = CGAffineTransform(scaleX: .nan, y: 1)\n    default: child.layer.shadowRadius = .nan; child.layer.shadowOpacity = 1\n    }\n}\n"
        "let shape = CAShapeLayer()\nshape.path = UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)).cgPath\nview.layer.addSublayer(shape)\n")
    done = tool.run("snapshot", page(source), "-o", tmp_path / "page.png", "--scale", "1")
    assert done.returncode == 0, done.stderr
    picture = Image.open(tmp_path / "page.png").convert("RGB")
    assert picture.size == (50, 40)
    assert picture.getpixel((45, 35)) == (255, 0, 0)

    for size in ("CGSize(width: CGFloat.nan, height: 20)", "CGSize(width: 1e6, height: 1e6)"):
        done = tool.run("snapshot", page(pages.plain(f"view.bounds.size = {size}\n")), "-o", tmp_path / "none.png")
        assert done.returncode == 5
        assert "there is nothing to draw" in done.stderr


# Pictures --------------------------------------------------------------------------------------------------------


def test_a_missing_image_is_nil_and_named_with_its_line(tool, page):
    done = tool.run("tree", page(pages.missing_image))
    assert done.returncode == 0
    assert "no image" in done.stderr
    assert "Contents.swift:7: warning: image \"cover\": not found" in done.stderr


def test_a_missing_image_tells_where_it_was_looked_for(tool, page):
    path = page(pages.missing_image)
    (path / "Resources").mkdir()
    (path / "Resources" / "other.png").write_bytes(b"")
    done = tool.run("tree", path)
    assert done.returncode == 0
    assert f"looked in {path / 'Resources'}" in done.stderr


@pytest.mark.parametrize("contents", [b"\x89PNG\r\n\x1a\n and no more", b"", b"text"], ids=["broken", "empty", "text"])
def test_a_broken_picture_is_nil_and_named_with_its_line(tool, page, contents):
    path = page(pages.missing_image)
    (path / "Resources").mkdir()
    (path / "Resources" / "cover.png").write_bytes(contents)
    done = tool.run("tree", path)
    assert done.returncode == 0
    assert "no image" in done.stderr
    assert "Contents.swift:7: warning: image \"cover\": cover.png:" in done.stderr


def test_a_missing_colour_is_nil_and_named_with_its_line(tool, page):
    done = tool.run("tree", page(pages.missing_image.replace("UIImage(named", "UIColor(named")))
    assert done.returncode == 0
    assert "no image" in done.stderr
    assert "Contents.swift:7: warning: color \"cover\": not found" in done.stderr


def test_naming_images_by_a_function_reference_still_works(tool, page):
    source = pages.live_view + (
        "let images = [\"one\", \"two\"].compactMap(UIImage.init(named:))\nlet make: (String) -> UIImage? = UIImage.init(named:)\n"
        "print(images.count, make(\"three\") == nil)\nPlaygroundPage.current.liveView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))\n")
    done = tool.run("tree", page(source))
    assert done.returncode == 0, done.stderr
    assert "0 true" in done.stderr


# Nothing to show -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [("tree",), ("snapshot", "-o", "page.png"), ("record", "-o", "page.gif")], ids=["tree", "snapshot", "record"])
def test_a_page_that_only_prints_shows_its_prints_and_says_so(tool, page, tmp_path, command):
    path = page(pages.prints_only)
    arguments = [tmp_path / word if word.startswith("page.") else word for word in command]
    done = tool.run(arguments[0], path, *arguments[1:])
    assert done.returncode == 5
    assert done.stdout == ""
    assert "hello\n3\n" in done.stderr
    assert "shows nothing" in done.stderr and "liveView" in done.stderr
    assert list(tmp_path.glob("page.*")) == []


def test_a_step_that_cannot_be_done_says_so(tool, page):
    done = tool.run("tree", page(pages.coloured("systemRed")), "--tap-id", "nothing")
    assert done.returncode == 5
    assert "“nothing”" in done.stderr
