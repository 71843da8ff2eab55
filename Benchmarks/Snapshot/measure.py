"""One snapshot of the card against headless Chromium's screenshot of the same card in HTML."""

import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness import machine, processes
from harness.figures import Figure, median, spread
from harness.paths import CARD, CHROMIUM, TOOL, environment

ROUNDS = 7
MEMORY_ROUNDS = 3
CARD_PAGE = Path(__file__).resolve().with_name("card.html")


class Contest:
    """The two commands; each makes a picture of 1179 × 2556 pixels in `folder`."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.cache = folder / "cache"
        self.profile = folder / "profile"

    def sandlot(self) -> tuple[list[str], dict[str, str]]:
        return ([str(TOOL), "snapshot", str(CARD), "-o", str(self.folder / "sandlot.png")],
                environment(SANDLOT_CACHE=str(self.cache)))

    def chromium(self) -> tuple[list[str], dict[str, str]]:
        return ([CHROMIUM, "--headless", "--no-sandbox", "--hide-scrollbars", f"--user-data-dir={self.profile}", "--window-size=393,852",
                 "--force-device-scale-factor=3", f"--screenshot={self.folder / 'chromium.png'}", CARD_PAGE.as_uri()], environment())

    def empty_cache(self) -> None:
        shutil.rmtree(self.cache, ignore_errors=True)

    def empty_profile(self) -> None:
        shutil.rmtree(self.profile, ignore_errors=True)


def measure(folder: Path) -> list[Figure]:
    contest = Contest(folder)
    cold, cached, screenshot = [], [], []
    # Once to bring the files of both into the page cache of the machine.
    processes.seconds(*contest.sandlot(), folder)
    processes.seconds(*contest.chromium(), folder)
    for _ in range(ROUNDS):
        contest.empty_cache()
        cold.append(processes.seconds(*contest.sandlot(), folder))
        cached.append(processes.seconds(*contest.sandlot(), folder))
        contest.empty_profile()
        screenshot.append(processes.seconds(*contest.chromium(), folder))
    print(f"seconds, least … median … greatest of {ROUNDS} interleaved runs:")
    for name, values in (("snapshot, empty cache", cold), ("snapshot, page cached", cached), ("chromium --screenshot", screenshot)):
        print(f"  {name:<24} {spread(values)}")

    memory: dict[str, list[float]] = {"cold": [], "cached": [], "chromium": []}
    for _ in range(MEMORY_ROUNDS):
        contest.empty_cache()
        memory["cold"].append(processes.peak_memory(*contest.sandlot(), folder))
        memory["cached"].append(processes.peak_memory(*contest.sandlot(), folder))
        contest.empty_profile()
        memory["chromium"].append(processes.peak_memory(*contest.chromium(), folder))
    theirs = median(screenshot)
    their_memory = median(memory["chromium"])
    return [
        Figure("snapshot, cold", median(cold), theirs, "s", 0.9, "chromium"),
        Figure("snapshot, page cached", median(cached), theirs, "s", 0.25, "chromium"),
        Figure("peak memory, page cached", median(memory["cached"]), their_memory, "MB", 0.5, "chromium"),
        Figure("peak memory, cold", median(memory["cold"]), their_memory, "MB", 0.5, "chromium"),
    ]


def main() -> int:
    machine.report("Snapshot: one snapshot of the card against headless Chromium's screenshot of it in HTML")
    processes.adopt_orphans()
    with tempfile.TemporaryDirectory(prefix="sandlot-benchmark-") as name:
        try:
            figures = measure(Path(name))
        except (processes.CommandFailed, OSError) as problem:
            print(f"could not be measured: {problem}", file=sys.stderr)
            return 1
        finally:
            processes.end_descendants()
        if len(sys.argv) > 1:
            for picture in ("sandlot.png", "chromium.png"):
                shutil.copy(Path(name) / picture, sys.argv[1])
    for figure in figures:
        print(figure)
    return 0


if __name__ == "__main__":
    sys.exit(main())
