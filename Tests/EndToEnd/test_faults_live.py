"""Every fault in the live view: the right state, the message with the user's lines over the last good frame, and the next save works."""

import os
import resource
import shutil
import signal

import pytest

import fault_pages as pages
from live_view import LiveView, Tab, until

red, green, indigo = (255, 56, 60), (52, 199, 89), (97, 85, 245)
limits = {"SANDLOT_HANG_SECONDS": "1", "SANDLOT_MEMORY_MEGABYTES": "300"}


@pytest.fixture(scope="module")
def live(tool, tmp_path_factory):
    path = tmp_path_factory.mktemp("live") / "Page.playground"
    path.mkdir()
    (path / "Contents.swift").write_text(pages.coloured("systemRed"))
    live = LiveView(tool, path, environment=limits)
    live.good_colour = red
    yield live
    assert live.stop() == 0


@pytest.fixture(scope="module")
def tab(browser, live):
    tab = Tab(browser, live.address)
    tab.wait_state("ready")
    yield tab
    tab.close()


@pytest.fixture
def good(live, tab):
    """The colour of a page that is fine before a test; after it, a page of another colour is saved and has to be fine."""
    shown = live.good_colour
    tab.wait_colour(shown)
    tab.forget_states()
    live.messages.clear()
    yield shown
    tab.forget_states()
    live.good_colour, name = (green, "systemGreen") if shown == red else (red, "systemRed")
    live.save(pages.coloured(name))
    tab.wait_states("compiling", "ready")
    tab.wait_colour(live.good_colour)
    assert tab.notice == ""


@pytest.mark.parametrize("source, words, line", [
    (pages.syntax_error, ["Contents.swift:3:14", "expected parameter name"], "3  func broken( {"),
    (pages.type_error, ["1 error", "Contents.swift:3:18", "cannot convert value"], "3  let width: Int = \"wide\""),
    (pages.missing_module, ["Contents.swift:2:8", "no such module 'ARKit'"], "2  import ARKit"),
    (pages.invalid_text, ["Contents.swift:3:13", "invalid UTF-8"], "3  let name"),
], ids=["syntax", "type", "module", "invalid UTF-8"])
def test_a_page_that_does_not_compile(live, tab, good, source, words, line):
    (live.path / "Contents.swift").write_bytes(source if isinstance(source, bytes) else source.encode())
    tab.wait_states("ready", "compiling", "error")
    for word in [*words, line]:
        assert word in tab.notice
    live.said(words[-1])
    tab.wait_colour(good)


@pytest.mark.parametrize("source, title, words, line", [
    (pages.trap_in_view_did_load, "The page crashed", "Contents.swift:7: Fatal error: Index out of range", "7          print(list[3])"),
    (pages.endless_loop, "The page hung", "Contents.swift:3: the page kept the main thread busy", "3  while true {}"),
    (pages.endless_allocation, "The page used too much memory", "Contents.swift:5: the page used more than 300 megabytes", "5      all.append"),
    (pages.own_exit, "The page ended itself", "with status 7", ""),
], ids=["trap", "loop", "allocation", "exit"])
def test_a_page_that_fails_as_it_starts(live, tab, good, source, title, words, line):
    live.save(source)
    tab.wait_states("ready", "compiling", "crashed")
    for word in (title, words, line):
        assert word in tab.notice
    live.said(words)
    tab.wait_colour(good)


@pytest.mark.parametrize("source, title, words, line", [
    (pages.trap_in_a_tap, "The page crashed", "Contents.swift:11: Fatal error: Unexpectedly found nil", "11          print(text!)"),
    (pages.endless_loop_in_a_tap, "The page hung", "Contents.swift:11: the page kept the main thread busy", "11          while true"),
    (pages.endless_allocation_in_a_tap, "The page used too much memory", "Contents.swift:11: the page used more than", "11          while true"),
], ids=["trap", "loop", "allocation"])
def test_a_page_that_fails_in_a_tap(live, tab, good, source, title, words, line):
    live.save(source)
    tab.wait_colour(indigo)
    tab.click(100, 200)
    tab.wait_states("ready", "compiling", "ready", "crashed")
    for word in (title, words, line, "at Page.tapped()"):
        assert word in tab.notice
    live.said(words)
    tab.wait_colour(indigo)
    assert "libSandlotKit.so" not in tab.console


def test_the_fault_is_still_there_for_a_browser_that_comes_later(live, tab, good, browser):
    live.save(pages.trap_in_a_tap)
    tab.wait_colour(indigo)
    tab.click(100, 200)
    tab.wait_state("crashed")
    later = Tab(browser, live.address)
    later.wait_state("crashed")
    later.wait_colour(indigo)
    assert "Contents.swift:11: Fatal error" in later.notice
    live.save(pages.type_error)
    for other in (tab, later):
        other.wait_state("error")
        until(lambda: "cannot convert value" in other.notice, "the new error is not shown")
        assert "Fatal error" not in other.notice
    later.close()


def test_a_page_that_was_killed(live, tab, good):
    live.save(pages.coloured("systemIndigo"))
    tab.wait_colour(indigo)
    # One runs the page, another waits for the next.
    for stage in live.stages():
        os.kill(stage, signal.SIGKILL)
    tab.wait_state("crashed")
    assert "The page was killed" in tab.notice
    live.said("killed from outside")
    tab.wait_colour(indigo)


def test_a_page_that_only_prints(live, tab, good):
    live.save(pages.prints_only)
    tab.wait_states("ready", "compiling", "ready")
    until(lambda: "hello\n3" in tab.console and "the page shows nothing" in tab.console, lambda: tab.console)
    tab.wait_colour((0, 0, 0))


def test_an_empty_page(live, tab, good):
    live.save("")
    tab.wait_states("ready", "compiling", "ready")
    until(lambda: "the page shows nothing" in tab.console, lambda: tab.console)


def test_a_page_with_a_missing_image(live, tab, good):
    live.save(pages.missing_image)
    tab.wait_colour(indigo)
    until(lambda: "Contents.swift:7: warning: image \"cover\": not found" in tab.console, lambda: tab.console)


def test_a_page_with_a_broken_picture(live, tab, good):
    (live.path / "Resources").mkdir()
    (live.path / "Resources" / "cover.png").write_bytes(b"\x89PNG\r\n\x1a\n and no more")
    live.save(pages.missing_image)
    tab.wait_colour(indigo)
    until(lambda: "Contents.swift:7: warning: image \"cover\": cover.png:" in tab.console, lambda: tab.console)


def test_a_page_that_prints_without_end_leaves_browser_and_host_alive(live, tab, good):
    live.save(pages.live_view + "while true { print(\"again and again\") }\n")
    until(lambda: "faster than anyone can read" in tab.console, "nothing is said about the flood")
    tab.wait_colour(good)


def test_a_page_whose_files_are_gone_for_a_while(live, tab, good):
    contents = live.path / "Contents.swift"
    contents.unlink()
    tab.wait_states("ready", "compiling", "error")
    assert "there is no Swift source here" in tab.notice
    tab.wait_colour(good)


def test_a_page_whose_source_is_no_file(live, tab, good):
    contents = live.path / "Contents.swift"
    contents.unlink()
    contents.mkdir()
    tab.wait_state("error")
    until(lambda: "Contents.swift: this is not a file" in tab.notice, lambda: tab.notice)
    tab.wait_colour(good)
    contents.rmdir()


def test_a_playground_that_is_replaced_as_a_whole(live, tab, good):
    old = live.path.rename(live.path.with_name("Old.playground"))
    tab.wait_state("error")
    tab.wait_colour(good)
    live.path.mkdir()
    live.save(pages.coloured("systemIndigo"))
    tab.wait_colour(indigo)
    tab.wait_state("ready")
    shutil.rmtree(old)


# Hosts of their own ----------------------------------------------------------------------------------------------


@pytest.fixture
def other(tool, browser):
    """Starts a live view of its own and shows it."""
    started = []

    def start(path, **options):
        live = LiveView(tool, path, **options)
        started.append((live, Tab(browser, live.address)))
        return started[-1]

    yield start
    for live, tab in started:
        tab.close()
        assert live.stop() == 0


def test_a_file_without_permission(other, tmp_path):
    path = tmp_path / "Page.swift"
    path.write_text(pages.coloured("systemRed"))
    path.chmod(0)
    # Root may read everything, unless it gives that up.
    live, tab = other(path, command=["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else [])
    tab.wait_state("error")
    assert "Page.swift" in tab.notice and "Permission denied" in tab.notice
    path.chmod(0o644)
    tab.wait_state("ready")
    tab.wait_colour(red)


def test_a_folder_without_swift(other, tmp_path):
    (tmp_path / "App").mkdir()
    live, tab = other(tmp_path / "App")
    tab.wait_state("error")
    assert "there is no Swift source here" in tab.notice
    live.save("import UIKit\nclass Page: UIView { override func didMoveToWindow() { backgroundColor = .systemRed } }\n", "Page.swift")
    tab.wait_state("ready")
    tab.wait_colour(red)


def test_several_entries(other, tmp_path):
    path = tmp_path / "Screens.swift"
    path.write_text("import UIKit\nclass First: UIViewController {}\nclass Second: UIViewController {}\n")
    live, tab = other(path)
    tab.wait_state("error")
    for words in ("--entry", "First", "Screens.swift:2", "Second", "Screens.swift:3"):
        assert words in tab.notice
    path.write_text(pages.coloured("systemRed"))
    tab.wait_colour(red)


def test_a_full_disk(other, page, tmp_path):
    path, cache = page(pages.coloured("systemRed")), tmp_path / "cache"
    cache.mkdir()
    live, tab = other(path, environment={"SANDLOT_CACHE": str(cache)}, largest_file=16384)
    tab.wait_state("error")
    assert str(cache) in tab.notice and "File too large" in tab.notice
    # There is room again.
    resource.prlimit(live.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    live.save(pages.coloured("systemGreen"))
    tab.wait_colour(green)
    tab.wait_state("ready")
