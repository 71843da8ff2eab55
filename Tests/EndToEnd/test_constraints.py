"""Constraints, made visible: who decides, what lost, and why, on the command line and for the inspector."""

import json
import select

import pytest
from conftest import find
from playwright.sync_api import sync_playwright

source = """\
import PlaygroundSupport
import UIKit

final class Page: UIViewController {
    let heading = UILabel()
    let box = UIView()
    var wide: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        heading.text = "Heading"
        box.accessibilityIdentifier = "box"
        box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        for part in [heading, box] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        wide = box.widthAnchor.constraint(equalToConstant: 300)
        wide.identifier = "wide"
        let hope = box.heightAnchor.constraint(equalToConstant: 90)
        hope.priority = .defaultLow
        NSLayoutConstraint.activate([
            heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            heading.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            box.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
            box.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
            box.widthAnchor.constraint(equalTo: heading.widthAnchor, multiplier: 0.5),
            box.heightAnchor.constraint(equalToConstant: 40), hope,
            box.heightAnchor.constraint(equalToConstant: 41),
        ])
    }
}

PlaygroundPage.current.liveView = Page()
"""


def line(part):
    return next(number for number, text in enumerate(source.splitlines(), 1) if part in text)


def deciders(node, number):
    layout = node["layout"]
    return [layout["constraints"][index] for index in layout["decidedBy"][number]]


def tree(tool, path, *steps):
    done = tool.run("tree", path, "--constraints", "--format", "json", *steps)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)["root"]


@pytest.fixture
def root(tool, page):
    return tree(tool, page(source))


def test_tells_who_decides_each_number(root):
    heading, box = root["children"]
    assert [entry["line"] for entry in deciders(heading, "x")] == [line("heading.leadingAnchor")]
    assert {entry["line"] for entry in deciders(heading, "width")} == {line("heading.leadingAnchor"), line("heading.trailing")}
    assert [(entry["line"], entry["source"], entry["file"]) for entry in deciders(heading, "y")] == [
        (line("heading.topAnchor"), "safe area", "Contents.swift")]
    assert [entry["source"] for entry in deciders(heading, "height")] == ["content size"]
    assert [entry["line"] for entry in deciders(box, "width")] == [line("multiplier: 0.5")]
    assert [entry["line"] for entry in deciders(box, "height")] == [line("equalToConstant: 40)")]
    assert {entry["source"] for number in ("x", "y", "width", "height") for entry in deciders(root, number)} == {"autoresizing"}
    assert not any(node["layout"]["ambiguous"] for node in (root, heading, box))


def test_tells_what_takes_no_part_and_what_lost(root):
    box = find(root, "box")
    states = {entry["line"]: entry["state"] for entry in box["layout"]["constraints"] if entry["line"]}
    assert states[line("equalToConstant: 300")] == "inactive"
    assert states[line("equalToConstant: 90")] == "outvoted"
    assert states[line("equalToConstant: 41")] == "broken"
    assert states[line("equalToConstant: 40)")] == "active"
    wide = next(entry for entry in box["layout"]["constraints"] if entry["state"] == "inactive")
    assert wide["identifier"] == "wide" and wide["priority"] == 1000
    assert {entry["priority"] for entry in box["layout"]["constraints"] if entry["state"] == "outvoted"} == {250}


def test_tells_guides_and_properties(root):
    heading, box = root["children"]
    assert root["guides"] == [{"name": "safeAreaLayoutGuide", "frame": [0, 59, 393, 759]}]
    values = {entry["name"]: entry["value"] for entry in box["properties"]}
    assert values["backgroundColor"] == "#FF000080" and values["contentMode"] == "scaleToFill" and values["tag"] == "0"
    values = {entry["name"]: entry["value"] for entry in heading["properties"]}
    assert values["textAlignment"] == "natural" and values["numberOfLines"] == "1"
    assert values["contentCompressionResistancePriority"] == "750, 750"


def test_says_nothing_of_it_unless_asked(tool, page):
    done = tool.run("tree", page(source), "--format", "json")
    assert done.returncode == 0
    assert not {"layout", "guides", "properties", "problems"} & set(json.loads(done.stdout)["root"])


def test_the_text_form_reads_like_a_list(tool, page):
    done = tool.run("tree", page(source), "--constraints")
    assert done.returncode == 0, done.stderr
    assert f'  x      ← UILabel "Heading".leading = UIView.leading + 20 (Contents.swift:{line("heading.leadingAnchor")})' in done.stdout
    assert f"inactive: 'wide' UIView #box.width = 300 (Contents.swift:{line('equalToConstant: 300')})" in done.stdout
    assert f"outvoted: UIView #box.height = 90 @250 (Contents.swift:{line('equalToConstant: 90')})" in done.stdout
    assert "conflict: Left out: UIView #box.height = 41" in done.stdout


def test_explains_one_view_by_identifier_text_or_class(tool, page):
    path = page(source)
    box = tool.run("tree", path, "--why", "box")
    assert box.returncode == 0, box.stderr
    assert f"its width is 0.5 times the width of UILabel \"Heading\" (Contents.swift:{line('multiplier: 0.5')})" in box.stdout
    assert "(1000 against 250)" in box.stdout and "was left out, because it contradicts" in box.stdout
    heading = tool.run("tree", path, "--why", "Heading")
    assert heading.returncode == 0 and "353 points wide" in heading.stdout and "comes from its text" in heading.stdout
    assert tool.run("tree", path, "--why", "UILabel").stdout == heading.stdout
    done = tool.run("tree", path, "--why", "UILabel", "--format", "json")
    assert json.loads(done.stdout)["why"] == heading.stdout.splitlines()


def test_a_view_that_is_not_there_ends_with_status_5(tool, page):
    path = page(source)
    done = tool.run("tree", path, "--why", "nobody")
    assert done.returncode == 5 and "nobody" in done.stderr and done.stdout == ""
    assert tool.run("tree", path, "--why", "box", "--constraints").returncode == 2


def test_the_explanation_follows_the_steps(tool, page):
    path = page("""\
import PlaygroundSupport
import UIKit

final class Page: UIViewController {
    var open: NSLayoutConstraint!
    var shut: NSLayoutConstraint!

    override func viewDidLoad() {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Toggle") { _ in
            self.shut.isActive = false
            self.open.isActive = true
        })
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        open = button.widthAnchor.constraint(equalToConstant: 200)
        shut = button.widthAnchor.constraint(equalToConstant: 100)
        shut.isActive = true
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
}

PlaygroundPage.current.liveView = Page()
""")
    before = tool.run("tree", path, "--why", "Toggle").stdout
    after = tool.run("tree", path, "--why", "Toggle", "--tap-id", "Toggle", "--settle").stdout
    assert "100 points wide" in before and "Not active: “UIButton \"Toggle\".width = 200" in before
    assert "200 points wide" in after and "Not active: “UIButton \"Toggle\".width = 100" in after


def test_the_inspector_gets_problems_and_layers(tool, page):
    live = tool.start("live", page(source))
    try:
        ready, _, _ = select.select([live.stdout], [], [], 60)
        assert ready, "no address within a minute"
        address = live.stdout.readline().strip()
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            tab = browser.new_page()
            tab.goto(address)
            tab.wait_for_selector("html[data-sandlot-state=ready]", timeout=60_000)
            reply = tab.evaluate("""() => new Promise(done => {
                const address = new URL('socket', location.href)
                address.protocol = 'ws:'
                const socket = new WebSocket(address)
                socket.onmessage = event => {
                    if (typeof event.data == 'string' && JSON.parse(event.data).type == 'tree') done(event.data)
                }
                socket.onopen = () => socket.send('{"type": "inspect"}')
            })""")
            browser.close()
    finally:
        live.terminate()
        live.wait(timeout=10)
    tree = json.loads(reply)["tree"]
    box = find(tree["root"], "box")
    conflict, = tree["problems"]
    assert conflict["kind"] == "conflict" and box["layerId"] in conflict["layerIds"]
    assert len(conflict["details"]) == 2 and all("UIView #box.height = 4" in words for words in conflict["details"])
    assert all(box["layerId"] in entry["layerIds"] for entry in box["layout"]["constraints"])
