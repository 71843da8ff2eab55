"""Every fault ends in a clear message that names the user's file and line, with its exit status."""

live_view = "import UIKit\nimport PlaygroundSupport\n"


def test_a_type_error_names_file_line_and_column(tool, page):
    done = tool.run("tree", page(live_view + "let width: Int = \"wide\"\n"))
    assert done.returncode == 1
    assert "Contents.swift:3:18: error:" in done.stderr


def test_a_syntax_error_names_the_line(tool, page):
    done = tool.run("tree", page(live_view + "func broken( {\n"))
    assert done.returncode == 1
    assert "Contents.swift:3" in done.stderr


def test_a_missing_module_is_named_with_its_line(tool, page):
    done = tool.run("tree", page("import UIKit\nimport ARKit\n"))
    assert done.returncode == 1
    assert "ARKit" in done.stderr and "Contents.swift:2" in done.stderr


def test_a_trap_in_view_did_load_names_the_line(tool, page):
    source = live_view + (
        "class Trap: UIViewController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n"
        "        let list: [Int] = []\n        print(list[3])\n    }\n}\nPlaygroundPage.current.liveView = Trap()\n")
    done = tool.run("tree", page(source))
    assert done.returncode == 3
    assert "Contents.swift:7" in done.stderr


def test_an_endless_loop_is_stopped(tool, page):
    done = tool.run("tree", page(live_view + "while true {}\n"), environment={"SANDLOT_HANG_SECONDS": "2"})
    assert done.returncode == 3
    assert "main thread busy" in done.stderr


def test_wrong_usage_is_told(tool):
    assert tool.run("snapshot").returncode == 2
    assert tool.run("tree", "no/such.playground").returncode == 2


def test_a_step_that_cannot_be_done_says_so(tool, page):
    source = live_view + "PlaygroundPage.current.liveView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))\n"
    done = tool.run("tree", page(source), "--tap-id", "nothing")
    assert done.returncode == 5
    assert "nothing" in done.stderr
