"""The live view in Chromium: shows the page, takes taps, reloads on save, keeps the last good frame."""

import pytest

import fault_pages as pages
from live_view import LiveView, Tab

blue, green, red = (0, 136, 255), (52, 199, 89), (255, 56, 60)


@pytest.fixture
def live(tool, page):
    live = LiveView(tool, page(pages.on_tap("        view.backgroundColor = .black\n", "systemBlue")))
    yield live
    assert live.stop() == 0


def test_shows_taps_reloads_and_keeps_the_last_good_frame(browser, live):
    tab = Tab(browser, live.address)
    tab.wait_state("ready")
    box = tab.page.locator("#screen").bounding_box()
    assert (round(box["width"]), round(box["height"])) == (393, 852)
    tab.wait_colour(blue)

    tab.click(100, 300)
    tab.wait_colour((0, 0, 0))

    live.save(pages.coloured("systemGreen"))
    tab.wait_colour(green)

    live.save(pages.coloured("noSuchColour"))
    tab.wait_state("error")
    assert "noSuchColour" in tab.notice
    tab.wait_colour(green)

    live.save(pages.coloured("systemRed"))
    tab.wait_state("ready")
    tab.wait_colour(red)
    tab.close()


def test_nobody_else_may_connect(browser, live):
    tab = browser.new_page()
    response = tab.goto(live.address.rsplit("/", 2)[0] + "/guess/")
    assert response.status == 403
    tab.close()
