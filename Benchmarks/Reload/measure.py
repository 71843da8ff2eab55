"""Save to first new frame in the browser, against the bare compile and link of the same lowered file."""

import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Page, sync_playwright

from harness import compiling, machine, processes
from harness.figures import Figure, median, spread
from harness.paths import CARD, CHROMIUM, TOOL, environment

ROUNDS = 15
WARM_UP_ROUNDS = 2
PATIENCE = 60.0

# Notes when the commit with the new height was applied and the browser is about to show it. It watches what the page writes on its root
# element with each commit, so that nothing runs in the browser while the page is compiled.
WATCH = """wanted => {
    const root = document.documentElement, screen = document.getElementById("screen");
    window.newFrame = new Promise(resolve => {
        const observer = new MutationObserver(() => {
            if (root.dataset.sandlotState !== "ready") return;
            if (![...screen.querySelectorAll("*")].some(element => element.offsetHeight === wanted)) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
        });
        observer.observe(root, { attributes: true });
    });
}"""


class Live:
    """`sandlot live` on a copy of the card."""

    def __init__(self, folder: Path):
        self.page = folder / CARD.name
        shutil.copytree(CARD, self.page)
        self.source = self.page / "Contents.swift"
        self.text = self.source.read_text()
        self.log = (folder / "live.txt").open("wb")
        self.process = subprocess.Popen(
            [str(TOOL), "live", str(self.page)], env=environment(SANDLOT_CACHE=str(folder / "live-cache")), stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=self.log, text=True)

    def address(self) -> str:
        for line in self.process.stdout:
            found = re.search(r"http://\S+", line)
            if found:
                return found.group()
        raise processes.CommandFailed("sandlot live gave no address")

    def save(self, height: int) -> float:
        """Writes the card with another height; answers the moment, in milliseconds since 1970."""
        self.source.write_text(self.text.replace("equalToConstant: 180", f"equalToConstant: {height}"))
        return time.time() * 1000

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.process.stdout.close()
        self.log.close()


def bare_build(commands: compiling.PageCommands, folder: Path) -> float:
    """Compiles and links the lowered card; milliseconds."""
    start = time.perf_counter()
    for command in (commands.compile, commands.link):
        outcome = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, cwd=folder)
        if outcome.returncode != 0:
            raise processes.CommandFailed(f"{command[0]} ended with {outcome.returncode}:\n{outcome.stderr.decode(errors='replace')}")
    return (time.perf_counter() - start) * 1000


def reload(live: Live, browser_page: Page, height: int) -> float:
    """Saves and waits for the new frame; milliseconds."""
    browser_page.evaluate(WATCH, height)
    saved = live.save(height)
    return browser_page.evaluate("() => window.newFrame") - saved


def measure(folder: Path) -> list[Figure]:
    commands = compiling.record(CARD, folder)
    live = Live(folder)
    reloads, builds = [], []
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1300, "height": 1000})
            page.set_default_timeout(PATIENCE * 1000)
            page.goto(live.address())
            page.wait_for_selector("html[data-sandlot-state=ready]")
            for round_number in range(WARM_UP_ROUNDS + ROUNDS):
                time.sleep(0.5)  # The next stage has started and the browser is at rest, as when a person thinks before saving.
                reloaded = reload(live, page, 150 + round_number)
                time.sleep(0.5)
                built = bare_build(commands, folder)
                if round_number >= WARM_UP_ROUNDS:
                    reloads.append(reloaded)
                    builds.append(built)
            browser.close()
    finally:
        live.close()
    print(f"milliseconds, least … median … greatest of {ROUNDS} by turns:")
    print(f"  save to new frame        {spread(reloads)}")
    print(f"  bare compile and link    {spread(builds)}")
    return [Figure("save to first new frame", median(reloads), median(builds), "ms", 1.7, "compile+link")]


def main() -> int:
    machine.report("Reload: save to first new frame in the browser against the bare compile and link")
    with tempfile.TemporaryDirectory(prefix="sandlot-benchmark-") as name:
        try:
            figures = measure(Path(name))
        except Exception as problem:  # Whatever Playwright or the tools report, it is said and counts as not run.
            print(f"could not be measured: {problem}", file=sys.stderr)
            return 1
    for figure in figures:
        print(figure)
    return 0


if __name__ == "__main__":
    sys.exit(main())
