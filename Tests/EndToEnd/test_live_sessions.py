"""Browsers and hosts come and go: several at once, gone, back after a restart, and the user's place over a reload."""

import select
import signal
import socket
import subprocess
import time

import pytest

import fault_pages as pages
from conftest import root
from live_view import LiveView, Tab, until

red, green, blue, indigo = (255, 56, 60), (52, 199, 89), (0, 136, 255), (97, 85, 245)

scrolling = """import UIKit
import PlaygroundSupport
final class Page: UIViewController {
    let scrollView = UIScrollView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .COLOR
        view.addSubview(scrollView)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        let marker = UIView()
        marker.translatesAutoresizingMaskIntoConstraints = false
        marker.backgroundColor = .white
        scrollView.addSubview(marker)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.contentLayoutGuide.heightAnchor.constraint(equalToConstant: HEIGHT),
            scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: view.widthAnchor),
            marker.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 700),
            marker.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100),
            marker.widthAnchor.constraint(equalToConstant: 200),
            marker.heightAnchor.constraint(equalToConstant: 100),
        ])
    }
}
PlaygroundPage.current.liveView = Page()
"""


def scrolling_page(colour, height=3000):
    return scrolling.replace("COLOR", colour).replace("HEIGHT", str(height))


@pytest.fixture
def live(tool, page):
    views = []

    def start(source, *arguments, path=None):
        views.append(LiveView(tool, path or page(source), *arguments))
        return views[-1]

    yield start
    for view in views:
        view.stop()


def test_two_browsers_show_the_same_page_and_a_touch_in_one_moves_both(browser, live):
    view = live(pages.on_tap("        view.backgroundColor = .systemGreen\n"))
    one, two = Tab(browser, view.address), Tab(browser, view.address)
    for tab in (one, two):
        tab.wait_state("ready")
        tab.wait_colour(indigo)
    two.click(100, 200)
    for tab in (one, two):
        tab.wait_colour(green)
    one.close()
    view.save(pages.coloured("systemRed"))
    two.wait_colour(red)
    three = Tab(browser, view.address)
    three.wait_colour(red)
    two.close()
    three.close()


def test_a_page_goes_on_when_the_browser_is_gone(browser, live):
    view = live(pages.coloured("systemRed"))
    tab = Tab(browser, view.address)
    tab.wait_colour(red)
    tab.close()
    view.save(pages.coloured("systemGreen"))
    again = Tab(browser, view.address)
    again.wait_colour(green)
    again.wait_state("ready")
    again.close()
    assert view.stop() == 0


def test_a_tab_comes_back_when_the_host_is_started_again(browser, live):
    view = live(pages.coloured("systemRed"))
    tab = Tab(browser, view.address)
    tab.wait_colour(red)
    for number in (signal.SIGTERM, signal.SIGKILL):
        view.stop(number)
        tab.wait_state("connecting")
        tab.wait_colour(red)
        view.save(pages.coloured("systemGreen"))
        again = live(None, path=view.path)
        assert again.address == view.address
        tab.wait_state("ready")
        tab.wait_colour(green)
        again.save(pages.coloured("systemRed"))
        tab.wait_colour(red)
        view = again
    tab.close()


def test_the_address_is_kept_on_the_port_that_was_asked_for(live):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    view = live(pages.coloured("systemRed"), "--port", port)
    assert view.port == port
    view.stop()
    again = live(None, "--port", port, path=view.path)
    assert again.address == view.address


def test_a_port_in_use_is_told(tool, page, live):
    path = page(pages.coloured("systemRed"))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = tool.run("live", path, "--port", port)
        assert done.returncode == 2
        assert f"port {port} is in use" in done.stderr and done.stdout == ""
    assert live(None, "--port", port, path=path).port == port


def test_the_same_page_twice_takes_another_port_for_the_second(browser, live):
    first = live(pages.coloured("systemRed"))
    second = live(None, path=first.path)
    assert first.port != second.port and first.address != second.address
    for view in (first, second):
        tab = Tab(browser, view.address)
        tab.wait_colour(red)
        tab.close()


def test_stages_end_with_their_host(live):
    view = live(pages.coloured("systemRed"))
    stages = until(lambda: len(view.stages()) >= 2 and view.stages(), "there are no stages")
    view.stop(signal.SIGKILL)

    def runs(stage):
        try:
            with open(f"/proc/{stage}/stat") as file:
                return file.read().rsplit(")", 1)[1].split()[0] != "Z"
        except OSError:
            return False

    until(lambda: not any(runs(stage) for stage in stages), "a stage outlived its host")


def test_an_output_nobody_reads_holds_up_nothing(tool, page, browser):
    path = page(pages.live_view + "for number in 0..<40_000 { print(\"line\", number) }\n" + pages.coloured("systemRed").split("\n", 2)[2])
    process = subprocess.Popen(
        [str(root / "sandlot"), "live", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=tool.environment, bufsize=1)
    assert select.select([process.stdout], [], [], 60)[0]
    tab = Tab(browser, process.stdout.readline().strip())
    tab.wait_colour(red)
    (path / "Contents.swift").write_text(pages.coloured("systemGreen"))
    tab.wait_colour(green)
    tab.close()
    process.terminate()
    assert process.wait(10) == 0


def test_the_choice_among_two_pages_is_told(tmp_path, browser, live):
    view = live(None, path=pages.write_two(tmp_path / "Two.playground"))
    tab = Tab(browser, view.address)
    tab.wait_state("ready")
    until(lambda: "“Zebra”" in tab.console and "Apple" in tab.console, lambda: tab.console)
    tab.close()


# Scrolling -------------------------------------------------------------------------------------------------------

white = (255, 255, 255)


def test_the_users_place_is_kept_over_a_save(browser, live):
    view = live(scrolling_page("systemRed"))
    tab = Tab(browser, view.address)
    tab.wait_state("ready")
    tab.wait_colour(red)
    tab.wait_colour(white, y=720)
    tab.wheel(196, 400, 500)
    tab.wait_colour(white, y=220)
    # What is remembered is what came to rest.
    time.sleep(0.5)
    view.save(scrolling_page("systemGreen"))
    tab.wait_colour(green)
    tab.wait_colour(white, y=202)
    tab.wait_colour(white, y=297)
    tab.wait_colour(green, y=196)

    # Not further than the content goes: 1100 − 852 = 248 points.
    view.save(scrolling_page("systemBlue", height=1100))
    tab.wait_colour(blue)
    tab.wait_colour(white, y=700 - 248 + 3)
    tab.wait_colour(blue, y=700 - 248 - 4)

    # After a crash, too; and a restart by hand begins at the top.
    view.save(pages.trap_in_view_did_load)
    tab.wait_state("crashed")
    view.save(scrolling_page("systemRed"))
    tab.wait_colour(red)
    tab.wait_colour(white, y=700 - 248 + 3)
    tab.page.locator("#reload").click()
    tab.wait_colour(white, y=720)
    tab.wait_colour(red, y=460)
    tab.close()


def test_a_place_the_page_chooses_is_the_pages(browser, live):
    def source(offset):
        return scrolling_page("systemRed").replace(
            "    override func viewDidLoad", "    override func viewDidLayoutSubviews() {\n        super.viewDidLayoutSubviews()\n"
            f"        scrollView.contentOffset.y = {offset}\n    }}\n    override func viewDidLoad")

    view = live(source(500))
    tab = Tab(browser, view.address)
    tab.wait_state("ready")
    tab.wait_colour(white, y=250)
    time.sleep(0.5)
    view.save(source(300))
    tab.wait_colour(white, y=450)
    tab.close()
