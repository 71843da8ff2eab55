"""docs/coverage is written by Scripts/coverage and promises nothing that is no longer there."""

import os
import re
import subprocess

import pytest
from conftest import root

build = os.environ.get("SANDLOT_BUILD", str(root / ".build" / "release"))


def rows(text):
    """Title and kind of each row, and its state."""
    found = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("| `"):
            found[tuple(cells[:-3])] = re.match(r"\w+", cells[-1]).group()
    return found


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    folder = tmp_path_factory.mktemp("coverage")
    done = subprocess.run(
        [str(root / "Scripts" / "coverage"), "--build", build, "--out", str(folder)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return {path.name: path.read_text() for path in folder.iterdir()}


@pytest.mark.parametrize("name", ["uikit-members.md", "uikit-types.md", "core-animation.md"])
def test_what_is_said_to_work_still_does(written, name):
    promised = rows((root / "docs" / "coverage" / name).read_text())
    now = rows(written[name])
    lost = [title for title, state in promised.items() if state == "works" and now.get(title) in (None, "missing", "unimplemented")]
    assert not lost


def test_a_missing_member_is_told_from_one_that_works(written):
    members = rows(written["uikit-members.md"])
    assert members[("`addSubview(_:)`", "call")] == "works"
    assert members[("`setTitle(_:for:)`", "call")] == "works"
    assert members[("`imagePickerController(_:didFinishPickingMediaWithInfo:)`", "protocol-method")] == "missing"
    assert members[("`registerForRemoteNotifications()`", "call")] == "unimplemented"


def test_check_fails_when_a_page_is_stale(tmp_path):
    (tmp_path / "uikit-types.md").write_text("# Types of UIKit\n")
    done = subprocess.run(
        [str(root / "Scripts" / "coverage"), "--build", build, "--out", str(tmp_path), "--check"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 1
    assert "uikit-types.md" in done.stderr
    assert (tmp_path / "uikit-types.md").read_text() == "# Types of UIKit\n"
