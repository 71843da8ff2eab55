"""A frame of a running animation: processor time for layout and commit, and bytes sent, with 1 to 1,000 moving layers."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness import compiling, machine, processes
from harness.figures import median
from harness.paths import CARD, environment

HERE = Path(__file__).resolve().parent
# Ten times the layers may take ten times the work, with some room for caches that are too small for a thousand of anything.
MOST_GROWTH = 13


def run(folder: Path) -> list[dict]:
    commands = compiling.record(CARD, folder)
    program = folder / "animation"
    compiling.build_program([HERE / "animation.swift"], program, commands, [])
    outcome = subprocess.run([str(program)], env=environment(), stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if outcome.returncode != 0:
        raise processes.CommandFailed(f"the animations ended with {outcome.returncode}:\n{outcome.stderr[-2000:]}")
    return json.loads(outcome.stdout)


def show(results: list[dict]) -> None:
    print("one frame, medians; the growth is against a tenth of the layers")
    print(f"{'':<30}{'layers':>7}{'ms CPU':>9}{'µs/layer':>10}{'growth':>8}{'bytes':>9}{'bytes/layer':>13}{'growth':>8}")
    before: dict[str, tuple[float, float]] = {}
    growths: dict[str, list[float]] = {}
    for result in results:
        name, layers = result["motion"], result["layers"]
        time, size = median(result["milliseconds"]), median(result["bytes"])
        if size == 0:
            raise processes.CommandFailed(f"{name}: nothing moved")
        growth = ["", ""]
        if name in before:
            ratios = (time / before[name][0], size / before[name][1])
            growth = [f"{ratio:.1f}" for ratio in ratios]
            growths.setdefault(name, []).extend(ratios)
        before[name] = (time, size)
        print(f"{name:<30}{layers:>7}{time:>9.3f}{time * 1000 / layers:>10.2f}{growth[0]:>8}{size:>9.0f}{size / layers:>13.1f}{growth[1]:>8}")
    for name, ratios in growths.items():
        verdict = "met" if max(ratios) < MOST_GROWTH else "NOT MET"
        print(f"{name:<30} greatest growth for ten times the layers {max(ratios):5.1f}  goal linear, below {MOST_GROWTH}: {verdict}")


def main() -> int:
    machine.report("Animation: one frame of a running animation")
    with tempfile.TemporaryDirectory(prefix="sandlot-benchmark-") as name:
        try:
            show(run(Path(name)))
        except (processes.CommandFailed, OSError) as problem:
            print(f"could not be measured: {problem}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
