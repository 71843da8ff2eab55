"""The card's raster at 3x against the same drawing in plain cairo, warm, in one process."""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness import compiling, machine, processes
from harness.figures import Figure, median, spread
from harness.paths import CARD, environment

HERE = Path(__file__).resolve().parent
# The corners are smoothed in two ways; a forgotten shadow or text would differ by far more.
MOST_DIFFERENCE = 32


def measure(folder: Path) -> list[Figure]:
    commands = compiling.record(CARD, folder)
    plain = folder / "plain_card.o"
    flags = subprocess.run(["pkg-config", "--cflags", "cairo"], capture_output=True, text=True, check=True).stdout.split()
    subprocess.run(["clang", "-O2", "-fPIC", *flags, "-c", str(HERE / "plain_card.c"), "-o", str(plain)], check=True)
    program = folder / "raster"
    compiling.build_program(
        [HERE / "raster.swift"], program, commands, ["-import-objc-header", str(HERE / "plain_card.h"), str(plain), "-lcairo", "-lm"])
    outcome = subprocess.run(
        [str(program), str(commands.library), "sandlot_page_main", str(folder)], env=environment(), stdin=subprocess.DEVNULL,
        capture_output=True, text=True)
    if outcome.returncode != 0:
        raise processes.CommandFailed(f"the raster ended with {outcome.returncode}:\n{outcome.stderr[-2000:]}")
    result = json.loads(outcome.stdout)
    print(f"milliseconds of processor time, least … median … greatest of {len(result['sandlot'])} pictures by turns, 1179 × 2556 pixels:")
    print(f"  LayerRaster              {spread(result['sandlot'])}")
    print(f"  plain cairo              {spread(result['cairo'])}")
    print(f"greatest difference of a pixel's colour between the two pictures: {result['difference']} of 255")
    if result["difference"] > MOST_DIFFERENCE:
        raise processes.CommandFailed("the two do not draw the same picture")
    return [Figure("card at 3x", median(result["sandlot"]), median(result["cairo"]), "ms", 1.5, "cairo")]


def main() -> int:
    machine.report("Raster: the card at 3x against the same drawing in plain cairo")
    with tempfile.TemporaryDirectory(prefix="sandlot-benchmark-") as name:
        try:
            figures = measure(Path(name))
        except (processes.CommandFailed, subprocess.CalledProcessError, OSError) as problem:
            print(f"could not be measured: {problem}", file=sys.stderr)
            return 1
        finally:
            if len(sys.argv) > 1:
                for picture in Path(name).glob("*.png"):
                    shutil.copy(picture, sys.argv[1])
    for figure in figures:
        print(figure)
    return 0


if __name__ == "__main__":
    sys.exit(main())
