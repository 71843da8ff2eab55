"""What is wrong before a page runs: every fault is told with file and line, and the next save works."""

import os
import resource
import subprocess

import pytest

import fault_pages as pages
from conftest import root


def tree_works(tool, path):
    done = tool.run("tree", path)
    return done.returncode == 0 and "UIView" in done.stdout


@pytest.mark.parametrize("source, words", [
    (pages.syntax_error, ["Contents.swift:3:14: error: expected parameter name"]),
    (pages.type_error, ["Contents.swift:3:18: error: cannot convert value of type 'String'", "\nlet width: Int = \"wide\"\n                 ^"]),
    (pages.missing_module, ["Contents.swift:2:8: error: no such module 'ARKit'", "not part of Sandlot"]),
    (pages.unknown_module, ["Contents.swift:2:8: error: no such module 'Alamofire'"]),
    (pages.invalid_text, ["Contents.swift:3:13: error: invalid UTF-8"]),
], ids=["syntax", "type", "Apple module", "other module", "invalid UTF-8"])
def test_source_errors_are_told_with_file_line_and_column(tool, page, source, words):
    path = page(pages.coloured("systemRed"))
    (path / "Contents.swift").write_bytes(source if isinstance(source, bytes) else source.encode())
    done = tool.run("tree", path)
    assert done.returncode == 1
    assert done.stdout == ""
    for word in words:
        assert word in done.stderr, done.stderr
    (path / "Contents.swift").write_text(pages.coloured("systemRed"))
    assert tree_works(tool, path)


def test_an_error_in_a_playgrounds_sources_names_that_file(tool, page):
    path = page(pages.coloured("systemRed"))
    (path / "Sources").mkdir()
    (path / "Sources" / "Model.swift").write_text("public struct Model {\n    public let count: Int = \"many\"\n}\n")
    done = tool.run("tree", path)
    assert done.returncode == 1
    assert "Sources/Model.swift:2:29: error:" in done.stderr


def test_a_failing_snapshot_leaves_the_last_picture(tool, page, tmp_path):
    path, picture = page(pages.coloured("systemRed")), tmp_path / "page.png"
    assert tool.run("snapshot", path, "-o", picture).returncode == 0
    before = picture.read_bytes()
    for source, status in ((pages.type_error, 1), (pages.trap_in_view_did_load, 3)):
        (path / "Contents.swift").write_text(source)
        assert tool.run("snapshot", path, "-o", picture).returncode == status
        assert picture.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir() if entry.suffix not in (".playground", ".png")] == []


# Files -----------------------------------------------------------------------------------------------------------


def test_a_file_without_permission_is_named(tool, page):
    path = page(pages.coloured("systemRed"))
    contents = path / "Contents.swift"
    contents.chmod(0)
    # Root may read everything, unless it gives that up.
    command = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
    done = subprocess.run(
        [*command, str(root / "sandlot"), "tree", str(path)], capture_output=True, text=True, env=tool.environment, timeout=60)
    contents.chmod(0o644)
    assert done.returncode == 2
    assert "Contents.swift" in done.stderr and "Permission denied" in done.stderr
    assert tree_works(tool, path)


@pytest.mark.parametrize("make", [lambda path: path.mkdir(), os.mkfifo, lambda path: path.symlink_to("/dev/zero")], ids=["folder", "pipe", "device"])
def test_what_is_no_file_is_not_read(tool, page, make):
    path = page(pages.coloured("systemRed"))
    contents = path / "Contents.swift"
    contents.unlink()
    make(contents)
    done = tool.run("tree", path, timeout=20)
    assert done.returncode == 2
    assert "Contents.swift: this is not a file" in done.stderr
    contents.rmdir() if contents.is_dir() else contents.unlink()
    contents.write_text(pages.coloured("systemRed"))
    assert tree_works(tool, path)


def test_a_folder_without_swift_says_so(tool, tmp_path):
    (tmp_path / "Notes").mkdir()
    (tmp_path / "Notes" / "notes.txt").write_text("nothing")
    done = tool.run("tree", tmp_path / "Notes")
    assert done.returncode == 2
    assert "Notes: there is no Swift source here" in done.stderr


def test_a_path_that_is_not_there_or_no_source_is_named(tool, tmp_path):
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    for name, words in (("Gone.playground", "there is no such file or folder"), ("picture.png", "neither a playground")):
        done = tool.run("tree", tmp_path / name)
        assert done.returncode == 2
        assert name in done.stderr and words in done.stderr


# Which page, which entry -----------------------------------------------------------------------------------------


def test_of_two_pages_the_first_is_shown_and_the_other_is_told(tool, tmp_path):
    path = pages.write_two(tmp_path / "Two.playground")
    done = tool.run("tree", path)
    assert done.returncode == 0
    assert "0, 0, 50, 20" in done.stdout
    assert "“Zebra”" in done.stderr and "--page" in done.stderr and "Apple" in done.stderr
    done = tool.run("tree", path, "--page", "Apple")
    assert (done.returncode, done.stderr) == (0, "")
    assert "0, 0, 70, 20" in done.stdout


def test_a_page_that_is_not_there_is_told_with_those_that_are(tool, tmp_path):
    path = pages.write_two(tmp_path / "Two.playground")
    done = tool.run("tree", path, "--page", "Lion")
    assert done.returncode == 2
    assert "'Lion'" in done.stderr and "Zebra, Apple" in done.stderr


def test_several_entries_are_listed_with_their_lines(tool, tmp_path):
    path = tmp_path / "Screens.swift"
    path.write_text("import UIKit\nclass First: UIViewController {}\nclass Second: UIViewController {}\n")
    done = tool.run("tree", path)
    assert done.returncode == 2
    assert "--entry" in done.stderr
    assert "First\t" in done.stderr and "Screens.swift:2" in done.stderr and "Second\t" in done.stderr and "Screens.swift:3" in done.stderr
    assert tool.run("tree", path, "--entry", "Second").returncode == 0
    done = tool.run("tree", path, "--entry", "Third")
    assert done.returncode == 2
    assert "'Third'" in done.stderr and "First" in done.stderr


def test_a_file_with_nothing_to_show_says_so(tool, tmp_path):
    path = tmp_path / "Model.swift"
    path.write_text("struct Model { var count = 1 }\n")
    done = tool.run("tree", path)
    assert done.returncode == 5
    assert "Model.swift: there is nothing to show" in done.stderr


@pytest.mark.parametrize("source", ["", "\n// nothing yet\n", "import UIKit\n"], ids=["empty", "comment", "import"])
def test_an_empty_playground_says_that_it_shows_nothing(tool, page, source):
    path = page(source)
    done = tool.run("tree", path)
    assert done.returncode == 5
    assert "shows nothing" in done.stderr and "liveView" in done.stderr
    (path / "Contents.swift").write_text(pages.coloured("systemRed"))
    assert tree_works(tool, path)


@pytest.mark.parametrize("arguments", [
    [], ["dance"], ["--loud"], ["snapshot"], ["snapshot", "a.swift"], ["snapshot", "a.swift", "-o", "a.jpeg"],
    ["tree", "a.swift", "b.swift"], ["tree", "a.swift", "--device", "Toaster"], ["tree", "a.swift", "--size", "big"],
    ["tree", "a.swift", "--tap", "here"], ["tree", "a.swift", "--wait"], ["live", "a.swift", "--port", "70000"],
    ["record", "a.swift", "-o", "a.png", "--fps", "0"], ["snapshot", "a.swift", "-o", "no/such/folder/a.png"],
], ids=" ".join)
def test_wrong_usage_is_told_and_points_to_the_help(tool, arguments):
    done = tool.run(*arguments)
    if not arguments:
        assert done.returncode == 0 and "usage:" in done.stdout
        return
    assert done.returncode == 2
    assert done.stdout == "" and "sandlot help" in done.stderr


# A full disk -----------------------------------------------------------------------------------------------------


def with_space(size, tool, *arguments, cache=None):
    """Runs the tool with files that may grow to some bytes only: writing beyond is an error, as on a full disk."""

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    # The signal that would end the writer stays ignored, as Python has it.
    return subprocess.run(
        [str(root / "sandlot"), *map(str, arguments)], capture_output=True, text=True, preexec_fn=limit, restore_signals=False,
        env={**tool.environment, **({"SANDLOT_CACHE": str(cache)} if cache else {})}, timeout=120)


def test_a_full_disk_is_told_and_nothing_half_written_stays(tool, page, tmp_path):
    path, cache = page(pages.coloured("systemRed")), tmp_path / "cache"
    done = with_space(16384, tool, "tree", path, cache=cache)
    assert done.returncode == 4, done.stderr
    assert "File too large" in done.stderr and str(cache) in done.stderr
    assert list((cache / "builds").iterdir()) == [] and list((cache / "drafts").iterdir()) == []
    done = tool.run("tree", path, environment={"SANDLOT_CACHE": str(cache)})
    assert done.returncode == 0, done.stderr


def test_a_picture_that_cannot_be_written_is_told(tool, page, tmp_path):
    path = page(pages.coloured("systemRed"))
    assert tree_works(tool, path)
    for command, name in (("snapshot", "page.png"), ("snapshot", "page.pdf"), ("snapshot", "page.svg"), ("record", "page.gif")):
        picture = tmp_path / name
        done = with_space(100, tool, command, path, "-o", picture)
        assert done.returncode == 4, (name, done.stderr)
        assert str(picture) in done.stderr and "File too large" in done.stderr
        assert list(tmp_path.glob("page*.p*")) == [] and not picture.exists()


def test_a_cache_that_cannot_be_written_is_told(tool, page, tmp_path):
    (tmp_path / "occupied").write_text("a file where the cache should be")
    done = tool.run("tree", page(pages.coloured("systemRed")), environment={"SANDLOT_CACHE": str(tmp_path / "occupied")})
    assert done.returncode == 4
    assert "occupied" in done.stderr and "cache cannot be written" in done.stderr
