"""What the end-to-end tests share: the tool, and pages written on the spot."""

import json
import os
import pathlib
import subprocess

import pytest

root = pathlib.Path(__file__).resolve().parents[2]


class Tool:
    """The command line as a person uses it."""

    def __init__(self, cache):
        self.environment = {**os.environ, "SANDLOT_CACHE": str(cache)}

    def run(self, *arguments, environment=None, timeout=120):
        return subprocess.run(
            [str(root / "sandlot"), *map(str, arguments)], capture_output=True, text=True, timeout=timeout,
            env={**self.environment, **(environment or {})}, cwd=root)

    def start(self, *arguments):
        return subprocess.Popen(
            [str(root / "sandlot"), *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=self.environment, cwd=root)

    def tree(self, path, *steps):
        done = self.run("tree", path, "--format", "json", *steps)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)["root"]


@pytest.fixture(scope="session")
def tool(tmp_path_factory):
    return Tool(tmp_path_factory.mktemp("cache"))


@pytest.fixture(scope="module")
def browser():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def page(tmp_path):
    """Writes a playground with the given source; answers its path."""

    def write(source, name="Page"):
        folder = tmp_path / f"{name}.playground"
        folder.mkdir(exist_ok=True)
        (folder / "Contents.swift").write_text(source)
        (folder / "contents.xcplayground").write_text("<playground version='5.0' target-platform='ios'/>")
        return folder

    return write


def find(node, identifier):
    """The first node with this identifier."""
    if node.get("id") == identifier:
        return node
    for child in node["children"]:
        found = find(child, identifier)
        if found:
            return found
    return None
