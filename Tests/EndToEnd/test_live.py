"""The live view in Chromium: shows the page, takes taps, reloads on save, keeps the last good frame."""

import select
import time

import pytest

source = """import UIKit
import PlaygroundSupport
final class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .COLOR
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }
    @objc func tapped() { view.backgroundColor = .black }
}
PlaygroundPage.current.liveView = Screen()
"""


@pytest.fixture
def live(tool, page):
    path = page(source.replace("COLOR", "systemBlue"))
    process = tool.start("live", path)
    ready, _, _ = select.select([process.stdout], [], [], 60)
    assert ready, "no address within a minute"
    yield path, process.stdout.readline().strip()
    process.terminate()
    process.wait(10)


def wait_state(tab, state):
    tab.wait_for_selector(f'html[data-sandlot-state="{state}"]', timeout=30000)


def middle(tab):
    """The colour in the middle of the device's screen."""
    import io

    from PIL import Image

    picture = Image.open(io.BytesIO(tab.locator("#screen").screenshot()))
    return picture.convert("RGB").getpixel((picture.width // 2, picture.height // 2))


def wait_colour(tab, wanted):
    limit = time.monotonic() + 15
    while time.monotonic() < limit:
        colour = middle(tab)
        if max(abs(a - b) for a, b in zip(colour, wanted)) <= 3:
            return
        tab.wait_for_timeout(50)
    raise AssertionError(f"the screen shows {colour}, not {wanted}")


def test_shows_taps_reloads_and_keeps_the_last_good_frame(browser, live):
    path, address = live
    tab = browser.new_page(viewport={"width": 1280, "height": 960})
    tab.goto(address)
    wait_state(tab, "ready")
    box = tab.locator("#screen").bounding_box()
    assert (round(box["width"]), round(box["height"])) == (393, 852)
    wait_colour(tab, (0, 136, 255))

    tab.mouse.click(box["x"] + 100, box["y"] + 300)
    wait_colour(tab, (0, 0, 0))

    contents = path / "Contents.swift"
    contents.write_text(source.replace("COLOR", "systemGreen"))
    wait_colour(tab, (52, 199, 89))

    contents.write_text(source.replace("COLOR", "noSuchColour"))
    wait_state(tab, "error")
    assert "noSuchColour" in tab.locator("#notice").inner_text()
    wait_colour(tab, (52, 199, 89))

    contents.write_text(source.replace("COLOR", "systemRed"))
    wait_state(tab, "ready")
    wait_colour(tab, (255, 56, 60))
    tab.close()


def test_nobody_else_may_connect(browser, live):
    _, address = live
    tab = browser.new_page()
    response = tab.goto(address.rsplit("/", 2)[0] + "/guess/")
    assert response.status == 403
    tab.close()
