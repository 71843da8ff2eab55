"""The inspector of the live view in Chromium: tree, picking, outlines, 3D, problems, and what it costs."""

import hashlib
import io
import json
import re
import select
import time

import pytest
from PIL import Image
from playwright.sync_api import sync_playwright

source = """import UIKit
import PlaygroundSupport
final class Screen: UIViewController {
    let card = UIView()
    let heading = UILabel()
    let turned = UIView()
    let secret = UIView()
    var left: NSLayoutConstraint!
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.accessibilityIdentifier = "card"
        card.backgroundColor = .systemIndigo
        card.translatesAutoresizingMaskIntoConstraints = false
        heading.text = "Hello there"
        heading.textColor = .white
        heading.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        card.addSubview(heading)
        turned.accessibilityIdentifier = "turned"
        turned.backgroundColor = .systemOrange
        turned.frame = CGRect(x: 120, y: 500, width: 140, height: 60)
        turned.transform = CGAffineTransform(rotationAngle: 0.5)
        view.addSubview(turned)
        secret.accessibilityIdentifier = "secret"
        secret.isHidden = true
        view.addSubview(secret)
        left = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40)
        NSLayoutConstraint.activate([
            left, card.topAnchor.constraint(equalTo: view.topAnchor, constant: 150),
            card.widthAnchor.constraint(equalToConstant: 220), card.heightAnchor.constraint(equalToConstant: 130),
            heading.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 17),
            heading.topAnchor.constraint(equalTo: card.topAnchor, constant: 23),
        ])
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }
    @objc func tapped() {
        print("tapped")
        left.constant = left.constant == 40 ? 140 : 40
        UIView.animate(withDuration: 1.5) { self.view.layoutIfNeeded() }
    }
}
PlaygroundPage.current.liveView = Screen()
"""

conflicting = """import UIKit
import PlaygroundSupport
final class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.accessibilityIdentifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
            box.heightAnchor.constraint(equalToConstant: 90),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.widthAnchor.constraint(equalToConstant: 170),
        ])
        let vague = UIView()
        vague.accessibilityIdentifier = "vague"
        vague.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(vague)
        vague.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 12).isActive = true
    }
}
PlaygroundPage.current.liveView = Screen()
"""


restless = """import UIKit
import PlaygroundSupport
final class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var above = view.topAnchor
        for index in 0..<200 {
            let row = UILabel()
            row.text = "Row \\(index)"
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above, constant: 4), row.heightAnchor.constraint(equalToConstant: 30),
                row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            ])
            above = row.bottomAnchor
        }
        let mover = UIView(frame: CGRect(x: 200, y: 100, width: 40, height: 40))
        mover.accessibilityIdentifier = "mover"
        mover.backgroundColor = .systemRed
        view.addSubview(mover)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { mover.center.y = 700 }
    }
}
PlaygroundPage.current.liveView = Screen()
"""

silent = """import UIKit
print("nothing to see")
"""


@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def live(tool, page, browser):
    """Shows a source live; answers a function that opens it in a tab."""
    processes, tabs = [], []

    def show(text):
        process = tool.start("live", page(text))
        processes.append(process)
        ready, _, _ = select.select([process.stdout], [], [], 60)
        assert ready, "no address within a minute"
        address = process.stdout.readline().strip()

        def open_tab(shows=True):
            tab = Tab(browser, address, shows)
            tabs.append(tab)
            return tab

        return open_tab

    yield show
    for tab in tabs:
        tab.page.context.close()
    for process in processes:
        process.terminate()
        process.wait(10)


class Tab:
    """The live view in a browser's tab, with what it asked the stage and was told."""

    def __init__(self, browser, address, shows=True):
        self.asked, self.told, self.questions = 0, 0, []
        self.page = browser.new_context(viewport={"width": 1400, "height": 1000}).new_page()
        self.page.on("websocket", self.listen)
        self.page.goto(address)
        self.page.wait_for_selector("html:is([data-sandlot-state=ready], [data-sandlot-state=error])", timeout=60000)
        assert self.page.get_attribute("html", "data-sandlot-state") == "ready", self.page.inner_text("#notice")
        if shows:
            self.page.wait_for_selector("#screen > .layer", timeout=30000)

    def listen(self, socket):
        socket.on("framesent", lambda text: self.count("asked", text, '"type":"inspect"'))
        socket.on("framereceived", lambda text: self.count("told", text, '{"type":"tree"'))

    def count(self, name, text, wanted):
        if isinstance(text, str) and wanted in text:
            setattr(self, name, getattr(self, name) + 1)
            if name == "asked":
                self.questions.append(json.loads(text))

    def open(self):
        self.page.click("#toggle-inspector")
        self.page.wait_for_selector("#inspector-tree li")
        return self

    def row(self, text):
        return self.page.locator("#inspector-tree li:visible", has_text=text)

    def selected(self):
        return self.page.locator('#inspector-tree li[aria-selected="true"]').inner_text()

    def wait_until(self, function, arg=None, seconds=15):
        """Waits for a JavaScript function to answer true; the page's policy forbids Playwright's own way."""
        limit = time.monotonic() + seconds
        while not self.page.evaluate(function, arg):
            assert time.monotonic() < limit, f"still not: {function} with {arg}"
            self.page.wait_for_timeout(30)

    def wait_selected(self, text):
        self.wait_until(
            """text => document.querySelector('#inspector-tree li[aria-selected="true"]')?.innerText.includes(text)""", text)

    def number(self, name):
        return float(self.page.inner_text(f'#inspector-details [data-number="{name}"] .value'))

    def wait_number(self, name, value):
        self.wait_until(
            """([name, value]) => document.querySelector(`#inspector-details [data-number="${name}"] .value`)?.innerText === value""",
            [name, value])

    def layer_box(self, text):
        """The box of a view's element on the page, by its row."""
        view = self.row(text).get_attribute("data-view")
        return self.page.evaluate(
            """id => { const box = document.querySelector(`#screen [data-layer="${id}"]`).getBoundingClientRect();
                       return [box.x, box.y, box.width, box.height]; }""", view)

    def middle(self, text):
        x, y, width, height = self.layer_box(text)
        return x + width / 2, y + height / 2

    def outline_box(self, role):
        """The box around an outline's corners on the page."""
        corners, left, top = self.page.evaluate(
            """role => { const svg = document.querySelector('#inspector-overlay').getBoundingClientRect();
                         return [document.querySelector(`[data-outline="${role}"]`).getAttribute('points'), svg.x, svg.y]; }""", role)
        points = [tuple(map(float, corner.split(","))) for corner in corners.split()]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return [left + min(xs), top + min(ys), max(xs) - min(xs), max(ys) - min(ys)]

    def picture(self):
        """The pixels of the screen without outlines, as a number that tells them apart."""
        self.page.evaluate("document.querySelector('#inspector-overlay').style.visibility = 'hidden'")
        pixels = hashlib.sha256(Image.open(io.BytesIO(self.page.locator("#screen").screenshot())).tobytes()).hexdigest()
        self.page.evaluate("document.querySelector('#inspector-overlay').style.visibility = ''")
        return pixels

    def console(self):
        return self.page.inner_text("#console-lines")

    def tap(self, text):
        """A tap on the screen that waits until the page has printed it."""
        before = self.console().count("tapped")
        self.page.mouse.click(*self.middle(text))
        self.wait_until(
            "before => document.querySelector('#console-lines').innerText.split('tapped').length - 1 > before", before)

    def wait_rest(self):
        """Waits until no frame was committed for half a second."""
        commits = None
        while commits != (commits := self.page.evaluate("document.documentElement.dataset.sandlotCommits")):
            self.page.wait_for_timeout(500)


def test_the_tree_shows_every_view_and_the_panel_the_selected_one(live):
    tab = live(source)().open()
    rows = [re.sub(r"\s+", " ", text).strip() for text in tab.page.locator("#inspector-tree li").all_inner_texts()]
    assert rows == ["UIView", "UIView card", "UILabel “Hello there”", "UIView turned", "UIView secret"]
    assert "concealed" in tab.row("secret").get_attribute("class")
    assert "concealed" not in (tab.row("turned").get_attribute("class") or "")
    assert "Screen" in tab.page.inner_text("#inspector-details .controller")
    tab.row("card").click()
    assert [tab.number(name) for name in ("x", "y", "width", "height")] == [40, 150, 220, 130]
    tab.row("Hello").click()
    assert [tab.number(name) for name in ("x", "y")] == [57, 173]
    assert "17, 23" in tab.page.inner_text("#inspector-details .frame")


def test_arrow_keys_go_through_the_tree(live):
    tab = live(source)().open()
    tab.row("card").click()
    tab.page.keyboard.press("ArrowDown")
    assert "Hello there" in tab.selected()
    tab.page.keyboard.press("ArrowLeft")
    assert "card" in tab.selected()
    tab.page.keyboard.press("ArrowLeft")
    assert tab.row("Hello").count() == 0
    tab.page.keyboard.press("ArrowDown")
    assert "turned" in tab.selected()
    tab.page.keyboard.press("ArrowUp")
    tab.page.keyboard.press("ArrowRight")
    assert tab.row("Hello").count() == 1


def test_picking_selects_the_view_under_the_pointer_and_is_no_touch(live):
    tab = live(source)().open()
    tab.page.click("#inspector-pick")
    tab.page.mouse.move(*tab.middle("Hello"))
    assert "hovered" in tab.row("Hello").get_attribute("class")
    tab.page.mouse.click(*tab.middle("Hello"))
    assert "Hello there" in tab.selected()
    assert tab.page.get_attribute("#inspector-pick", "aria-pressed") == "false"

    tab.page.keyboard.down("Shift")
    tab.page.mouse.click(*tab.middle("turned"))
    tab.page.keyboard.up("Shift")
    assert "turned" in tab.selected()

    tab.tap("card")
    assert tab.console().count("tapped") == 1, "only the last click was a touch"
    assert "turned" in tab.selected()


@pytest.mark.parametrize("zoom", ["1", "0.5"])
def test_the_outline_lies_on_the_view(live, zoom):
    tab = live(source)().open()
    tab.page.select_option("#zoom", zoom)
    for view in ("card", "turned", "Hello"):
        tab.row(view).hover()
        outline, layer = tab.outline_box("hovered"), tab.layer_box(view)
        assert outline == pytest.approx(layer, abs=0.05), view
    tab.page.hover("#console-clear")
    assert tab.page.locator("[data-outline=hovered]").count() == 0


def test_the_outline_lies_on_a_view_turned_in_perspective(live):
    turn = "var turn = CATransform3DIdentity; turn.m34 = -1 / 300; turned.layer.transform = CATransform3DRotate(turn, 0.9, 0.3, 1, 0.2)"
    tab = live(source.replace("turned.transform = CGAffineTransform(rotationAngle: 0.5)", turn))().open()
    tab.row("turned").hover()
    layer = tab.layer_box("turned")
    assert layer[2] < 130, "the view is turned away"
    assert tab.outline_box("hovered") == pytest.approx(layer, abs=0.05)


def test_the_outline_and_the_values_follow_an_animation(live):
    tab = live(source)().open()
    tab.row("card").click()
    tab.tap("card")
    places = set()
    for _ in range(8):
        x = tab.page.evaluate(
            """() => { const points = document.querySelector('[data-outline=selected]').getAttribute('points').split(' ')[0];
                       const svg = document.querySelector('#inspector-overlay').getBoundingClientRect();
                       const id = document.querySelector('#inspector-tree li[aria-selected="true"]').dataset.view;
                       const layer = document.querySelector(`#screen [data-layer="${id}"]`).getBoundingClientRect();
                       return [svg.x + Number(points.split(',')[0]), layer.x]; }""")
        assert x[0] == pytest.approx(x[1], abs=0.05)
        places.add(round(x[0]))
        tab.page.wait_for_timeout(100)
    assert len(places) >= 4, "the view moved and the outline with it"
    tab.wait_number("x", "140")
    tab.wait_rest()
    assert tab.page.locator("#inspector-details .moving").count() == 0


def test_questions_are_rare_while_something_moves_and_none_otherwise(live):
    open_tab = live(source)
    tab, other = open_tab(), open_tab()
    tab.page.bring_to_front()
    x, y, width, height = tab.page.locator("#screen").bounding_box().values()
    tab.page.mouse.click(x + 100, y + 200)
    tab.wait_until("() => document.querySelector('#console-lines').innerText.includes('tapped')")
    tab.wait_rest()
    assert tab.asked == 0, "closed, it asks nothing"

    tab.open()
    tab.wait_rest()
    asked = tab.asked
    tab.page.wait_for_timeout(1500)
    assert tab.asked == asked <= 2, "nothing changed, nothing asked"

    tab.tap("card")
    tab.wait_rest()
    # An animation of 1.5 s with a question every quarter of a second, and the one that sees the end.
    assert 3 <= tab.asked - asked <= 9
    assert tab.told == tab.asked
    assert other.told == 0, "who does not ask is not told"
    tab.page.click("#toggle-inspector")
    asked = tab.asked
    x, y, width, height = tab.page.locator("#screen").bounding_box().values()
    tab.page.mouse.click(x + 100, y + 200)
    tab.wait_rest()
    assert tab.asked == asked


def test_the_hierarchy_opens_in_3d_and_closes_without_a_trace(live):
    tab = live(source)().open()
    page = tab.page
    before = tab.picture()
    page.click("#inspector-explode")
    page.wait_for_selector("#explosion .plane.of-view")
    assert page.locator("#explosion .plane.of-view").count() == 4, "every view that is not hidden"
    assert page.evaluate("getComputedStyle(document.querySelector('#screen')).visibility") == "hidden"
    pose = "document.querySelector('#explosion .world').style.transform"
    spacing = "document.querySelector('#explosion .world').style.getPropertyValue('--spacing')"
    first, distance = page.evaluate(pose), page.evaluate(spacing)
    x, y, width, height = page.locator("#explosion").bounding_box().values()
    page.mouse.move(x + 60, y + 300)
    page.mouse.down()
    page.mouse.move(x + 160, y + 320, steps=4)
    page.mouse.up()
    assert page.evaluate(pose) != first
    page.mouse.wheel(0, -300)
    tab.wait_until(f"before => parseFloat({spacing}) > parseFloat(before)", distance)
    page.click("#explosion [data-command=reset]")
    assert (page.evaluate(pose), page.evaluate(spacing)) == (first, distance)

    page.wait_for_timeout(700)
    view = tab.row("turned").get_attribute("data-view")
    box = page.locator(f'#explosion .plane[data-view="{view}"]').bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert "turned" in tab.selected()

    page.click("#explosion [data-command=close]")
    page.wait_for_selector("#explosion", state="detached")
    assert tab.picture() == before, "every pixel is as it was"
    tab.tap("card")
    tab.wait_rest()
    assert tab.console().count("tapped") == 1


def test_a_view_lies_before_what_it_covers(live):
    tab = live(source.replace("CGRect(x: 120, y: 500", "CGRect(x: 50, y: 160"))().open()
    tab.page.click("#inspector-explode")
    tab.page.wait_for_selector("#explosion .plane.of-view")
    depths = {}
    for name in ("card", "Hello", "turned"):
        view = tab.row(name).get_attribute("data-view")
        style = f"document.querySelector('#explosion .plane.of-view[data-view=\"{view}\"]').style"
        depths[name] = float(tab.page.evaluate(f"{style}.getPropertyValue('--depth')"))
    assert depths == {"card": 1, "Hello": 2, "turned": 3}


def test_the_planes_follow_the_page(live):
    tab = live(source)().open()
    tab.tap("card")
    tab.page.click("#inspector-explode")
    view = tab.row("card").get_attribute("data-view")
    matrix = f"""document.querySelector('#explosion .plane[data-view="{view}"]').style.getPropertyValue('--matrix')"""
    tab.page.wait_for_selector("#explosion .plane")
    tab.wait_until(f"() => {matrix}.includes(', 140, 150)')")


def test_a_save_keeps_the_selected_view(live, tmp_path):
    tab = live(source)().open()
    tab.row("turned").click()
    contents = next(tmp_path.glob("*.playground")) / "Contents.swift"
    contents.write_text(source.replace("width: 140, height: 60", "width: 150, height: 70").replace("rotationAngle: 0.5", "rotationAngle: 0"))
    tab.wait_number("height", "70")
    assert "turned" in tab.selected()


def test_problems_are_counted_and_lead_to_the_view(live):
    tab = live(conflicting)().open()
    conflict, ambiguity = tab.page.locator(".badge.conflict"), tab.page.locator(".badge.ambiguity")
    assert conflict.inner_text() == "1 conflict"
    assert ambiguity.inner_text() == "1 ambiguity"
    conflict.click()
    tab.wait_selected("box")
    words = tab.page.inner_text("#inspector-problems")
    assert "100" in words and "170" in words
    assert "Contents.swift:15" in words or "Contents.swift:14" in words
    ambiguity.click()
    tab.wait_selected("vague")
    assert "Nothing decides it." in tab.page.inner_text('#inspector-details [data-group="x"]')


def test_constraints_stand_under_the_number_they_decide(live):
    tab = live(source)().open()
    tab.row("card").click()
    group = lambda name: tab.page.inner_text(f'#inspector-details [data-group="{name}"]')
    assert "Contents.swift:28" in group("x") and "40" in group("x")
    assert "Contents.swift:31" in group("width") and "220" in group("width")
    assert tab.page.locator("#inspector-details .why .sentence").count() >= 1
    tab.page.locator('#inspector-details [data-group="x"] .constraint').first.hover()
    screen = tab.page.locator("#screen").bounding_box()
    assert tab.outline_box("related") == pytest.approx([screen[key] for key in ("x", "y", "width", "height")], abs=0.05)


def test_a_page_that_never_rests_is_asked_for_the_selected_view_only(live):
    tab = live(restless)().open()
    tab.row("“Row 17”").click()
    view = int(tab.row("“Row 17”").get_attribute("data-view"))
    tab.page.wait_for_timeout(2500)
    partial = [question["layoutOf"] for question in tab.questions if "layoutOf" in question]
    assert [view] in partial, "not every question is for the whole page"
    assert len(tab.questions) - len(partial) <= len(partial) + 2
    assert "30" in tab.page.inner_text('#inspector-details [data-group="height"] .words')
    tab.row("“Row 18”").click()
    assert "30" in tab.page.inner_text('#inspector-details [data-group="height"] .words'), "told earlier, still known"


def test_a_page_that_shows_nothing_has_an_empty_panel(live):
    tab = live(silent)(shows=False)
    tab.page.click("#toggle-inspector")
    tab.page.wait_for_selector("#inspector-details .empty")
    assert tab.page.locator("#inspector-tree li").count() == 0
    assert "sandlot: the page shows nothing" not in tab.console()
