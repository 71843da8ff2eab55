#!/usr/bin/env python3
"""Makes the fonts Sandlot draws with, out of free fonts that Debian packages.

usage: make-fonts.py OUTFOLDER

OUTFOLDER (usually .sandlot) receives
  fonts/     Sandlot Sans, Sandlot Sans Display, Sandlot Mono, Sandlot Serif and their licences
  symbols/   CupertinoIcons.ttf and symbols.tsv
Nothing is done when the inputs have not changed since the last run. The same inputs give the same bytes.
Needs fonttools (see requirements-fonts.txt) and the Debian packages named in fontmaking/sources.py.
"""

import argparse
import multiprocessing
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent
sys.path.insert(0, str(SCRIPTS))

from fontmaking import installed, mono, sans, serif, sources, stamp, symbols  # noqa: E402


def make_one(job):
    """Makes one font file; a function of its own so that a pool can run it."""
    maker, parameters, path = job
    maker(parameters, path)
    return path.name


def jobs(folder):
    """Every font to make, the slowest kind first so that the processors finish together."""
    for cut in sans.CUTS:
        for weight in sources.WEIGHTS:
            for italic in (False, True):
                face = sans.Face(cut, weight, italic)
                yield sans.make, face, folder / face.file_name
    for weight in sources.WEIGHTS:
        for italic in (False, True):
            face = mono.Face(weight, italic)
            yield mono.make, face, folder / face.file_name
    for weight in (400, 700):
        for italic in (False, True):
            face = serif.Face(weight, italic)
            yield serif.make, face, folder / face.file_name


def make_fonts(out):
    missing = sources.missing_files()
    if missing:
        sys.exit("make-fonts: missing font files; install " + " ".join(sorted(missing)))
    key = stamp.digest([*sources.all_files(), *stamp.program_files(SCRIPTS)])
    folder = out / "fonts"
    if stamp.is_current(folder, key):
        print("fonts: up to date")
        return
    started = time.monotonic()
    out.mkdir(parents=True, exist_ok=True)
    temporary = Path(tempfile.mkdtemp(prefix="fonts-", dir=out))
    try:
        work = list(jobs(temporary))
        with multiprocessing.Pool(os.cpu_count()) as pool:
            for number, name in enumerate(pool.imap_unordered(make_one, work), start=1):
                if sys.stdout.isatty():
                    print(f"\rfonts: {number}/{len(work)} {name:40}", end="", flush=True)
        sources.copy_licences(temporary)
        stamp.write(temporary, key)
        temporary.chmod(0o755)
        if folder.exists():
            shutil.rmtree(folder)
        temporary.rename(folder)
    except BaseException:
        shutil.rmtree(temporary, ignore_errors=True)
        raise
    start = "\r" if sys.stdout.isatty() else ""
    print(f"{start}fonts: {len(work)} made in {time.monotonic() - started:.0f} s{' ':40}".rstrip())


def main():
    parser = argparse.ArgumentParser(description="Makes the fonts Sandlot draws with.")
    parser.add_argument("folder", type=Path, help="the support folder, usually .sandlot")
    out = parser.parse_args().folder.resolve()
    make_fonts(out)
    installed.record(out / "fonts")
    symbols.fetch(out / "symbols", SCRIPTS / "data" / "symbols.tsv")


if __name__ == "__main__":
    main()
