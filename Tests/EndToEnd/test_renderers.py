"""The two renderers agree: what Chromium shows of a page is what a snapshot of it shows.

They may differ by antialiasing and no more: a mean difference under 1/255, and under 0.5 % of the pixels off by more
than 16/255. Pictures that differ more are kept in the test's folder: browser, snapshot and where they differ.
"""

import io
import select
import time

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

from conftest import root

gallery = root / "Tests" / "EndToEnd" / "gallery"
boards = sorted(path.stem for path in gallery.glob("*.swift") if path.stem != "Board")
examples = sorted((root / "Examples").glob("*.playground"))
scales = (1, 2)
frame_seconds = 1 / 60
# No example moves by itself for longer.
seconds_to_rest = 3
# Without a graphics processor Chromium draws backdrops at scale 2 wrongly; boards with backdrops are shown on one in software.
# All others are not: there paths are antialiased from a few samples a pixel.
graphics = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
boards_on_graphics = {"Effects"}
# The part of the pixels that may be off by more than 16/255. Chromium knows edges to a quarter of a pixel only, and draws lines
# narrower than a pixel paler instead of narrower: a board of nothing but thin lines and dashes is off by 0.9 % at scale 1.
most_off, most_off_of_board = 0.005, {("Lines", 1): 0.012}


@pytest.fixture(scope="module")
def browsers():
    """Answers a running Chromium, with graphics processor or without."""
    with sync_playwright() as playwright:
        started = {}

        def browser(has_graphics):
            if has_graphics not in started:
                started[has_graphics] = playwright.chromium.launch(
                    executable_path="/usr/bin/chromium", args=["--no-sandbox", *(graphics if has_graphics else [])])
            return started[has_graphics]

        yield browser
        for browser in started.values():
            browser.close()


@pytest.fixture
def show(tool, browsers):
    """Opens a page's live view at a scale; answers the tab, where the screen is seen alone, uncut by the device's corners."""
    opened = []

    def show(path, scale, *options, has_graphics=False):
        process = tool.start("live", path, "--scale", scale, *options)
        opened.append(process)
        ready, _, _ = select.select([process.stdout], [], [], 60)
        assert ready, "no address within a minute"
        context = browsers(has_graphics).new_context(viewport={"width": 1101, "height": 1101}, device_scale_factor=scale)
        opened.append(context)
        tab = context.new_page()
        tab.goto(process.stdout.readline().strip())
        tab.add_style_tag(content="""
            #device-frame {
                position: fixed !important; left: 0 !important; top: 0 !important; padding: 0 !important; z-index: 9;
                border-radius: 0 !important
            }
            #screen { border-radius: 0 !important }
            #toolbar { visibility: hidden }""")
        tab.wait_for_selector('html[data-sandlot-state="ready"]', timeout=60000)
        tab.wait_for_selector("html[data-sandlot-commits]")
        return tab

    yield show
    for thing in reversed(opened):
        if hasattr(thing, "terminate"):
            thing.terminate()
            thing.wait(10)
        else:
            thing.close()


@pytest.fixture
def board_page(page):
    """Writes a page of the gallery as a playground."""

    def write(name):
        helpers, source = (gallery / "Board.swift").read_text(), (gallery / f"{name}.swift").read_text()
        return page(f"{helpers}\n{source}\nPlaygroundPage.current.liveView = Board.shared\n", name)

    return write


def seen(tab):
    return Image.open(io.BytesIO(tab.locator("#screen").screenshot())).convert("RGB")


def snapshot(tool, path, scale, target, *options):
    done = tool.run("snapshot", path, "-o", target, "--scale", scale, *options)
    assert done.returncode == 0, done.stderr
    return Image.open(target).convert("RGB")


def assert_agree(browser_picture, native_picture, folder, name, most_off=most_off):
    """Compares two pictures; leaves them and their difference in a folder when they do not agree."""
    assert browser_picture.size == native_picture.size
    difference = ImageChops.difference(browser_picture, native_picture)
    counts = [0] * 256
    for channel in range(3):
        for value, count in enumerate(difference.getchannel(channel).histogram()):
            counts[value] += count
    pixels = native_picture.width * native_picture.height
    mean = sum(value * count for value, count in enumerate(counts)) / (3 * pixels)
    red, green, blue = difference.split()
    worst = ImageChops.lighter(red, ImageChops.lighter(green, blue))
    off = sum(worst.histogram()[17:]) / pixels
    print(f"{name}: mean {mean:.3f}/255, {off:.3%} off")
    if mean < 1 and off < most_off:
        return
    browser_picture.save(folder / f"{name}-browser.png")
    native_picture.save(folder / f"{name}-snapshot.png")
    worst.point(lambda value: min(255, value * 8)).save(folder / f"{name}-difference.png")
    raise AssertionError(f"{name}: mean {mean:.3f}/255, {off:.3%} of the pixels off by more than 16/255; see {folder}")


@pytest.mark.parametrize("scale", scales)
@pytest.mark.parametrize("name", boards)
def test_gallery(tool, show, board_page, tmp_path, name, scale):
    path = board_page(name)
    native = snapshot(tool, path, scale, tmp_path / "native.png", "--size", "330x440")
    tab = show(path, scale, "--size", "330x440", has_graphics=name in boards_on_graphics)
    assert_agree(seen(tab), native, tmp_path, f"{name}-{scale}x", most_off_of_board.get((name, scale), most_off))


@pytest.mark.parametrize("scale", scales)
@pytest.mark.parametrize("path", examples, ids=lambda path: path.stem)
def test_examples_at_rest(tool, show, tmp_path, path, scale):
    native = snapshot(tool, path, scale, tmp_path / "native.png", "--wait", seconds_to_rest)
    tab = show(path, scale)
    tab.wait_for_timeout(1000 * seconds_to_rest)
    assert_agree(seen(tab), native, tmp_path, f"{path.stem}-{scale}x")


def stage_time(tab):
    return float(tab.evaluate("document.documentElement.dataset.sandlotTime"))


def step(tab, frames):
    """Brings the stopped clock forward by whole frames."""
    tab.evaluate("count => { for (let i = 0; i < count; i++) document.getElementById('clock-step').click() }", frames)


def wait_until(tab, condition):
    limit = time.monotonic() + 20
    while not condition(stage_time(tab)):
        assert time.monotonic() < limit, f"the browser shows the time {stage_time(tab)}"
        tab.wait_for_timeout(20)


@pytest.mark.parametrize("scale", scales)
def test_card_in_motion(tool, show, tmp_path, scale):
    card = root / "Examples" / "Card.playground"
    place = (200, 230)
    tab = show(card, scale)
    tab.evaluate("document.getElementById('clock-pause').click()")
    tab.wait_for_selector('#clock-pause[aria-pressed="true"]', state="attached")
    box = tab.locator("#screen").bounding_box()
    tab.mouse.move(box["x"] + place[0], box["y"] + place[1])
    tab.mouse.down()
    # As long as a tap of the command line holds its finger down.
    step(tab, 3)
    tab.mouse.up()
    # The animation begins at the moment the finger goes up, which its first frame tells.
    before = stage_time(tab)
    step(tab, 1)
    wait_until(tab, lambda now: now > before)
    tab.wait_for_timeout(500)
    begin, passed = stage_time(tab) - frame_seconds, 1
    for frames in (4, 12, 20, 33):
        step(tab, frames - passed)
        passed = frames
        wait_until(tab, lambda now: abs(now - begin - frames * frame_seconds) < 1e-6)
        native = snapshot(
            tool, card, scale, tmp_path / "native.png", "--tap", "%d,%d" % place, "--wait", frames * frame_seconds)
        assert_agree(seen(tab), native, tmp_path, f"Card-{frames}-{scale}x")
