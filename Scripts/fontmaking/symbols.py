"""The symbols font: CupertinoIcons.ttf (MIT), taken out of a wheel whose version and digest are pinned."""

import hashlib
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

WHEEL = "flet-web"
VERSION = "0.28.3"
WHEEL_DIGEST = "919c13f374e7cee539d29a8ccd6decb739528ef257c88e60af4df1ebab045bfb"
FONT_NAME = "CupertinoIcons.ttf"
FONT_DIGEST = "5a1d0f1f17aac91e8f67123295019f73699acf231a5773a7eb3feb49e65e4e57"


def fetch(folder, names):
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(names, folder / "symbols.tsv")
    target = folder / FONT_NAME
    if target.exists() and hashlib.sha256(target.read_bytes()).hexdigest() == FONT_DIGEST:
        print("symbols: up to date")
        return
    with tempfile.TemporaryDirectory() as temporary:
        data = font_in_wheel(download(Path(temporary)))
    if hashlib.sha256(data).hexdigest() != FONT_DIGEST:
        sys.exit(f"make-fonts: {FONT_NAME} in {WHEEL} {VERSION} is not the expected file")
    target.write_bytes(data)
    (folder / "LICENSE.txt").write_text(
        "CupertinoIcons.ttf: Copyright (c) 2016 Vladimir Kharlampidi and the Flutter authors; MIT License.\n"
    )
    print("symbols: CupertinoIcons.ttf fetched")


def download(folder):
    command = [
        sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
        "--only-binary", ":all:", "--dest", str(folder), f"{WHEEL}=={VERSION}",
    ]
    if subprocess.run(command, check=False).returncode:
        sys.exit(f"make-fonts: could not download {WHEEL} {VERSION} from the Python package index")
    wheel = next(folder.glob("*.whl"))
    if hashlib.sha256(wheel.read_bytes()).hexdigest() != WHEEL_DIGEST:
        sys.exit(f"make-fonts: {wheel.name} does not have the expected digest")
    return wheel


def font_in_wheel(wheel):
    with zipfile.ZipFile(wheel) as archive:
        inside = [name for name in archive.namelist() if name.endswith("/" + FONT_NAME)]
        if inside:
            return archive.read(inside[0])
    sys.exit(f"make-fonts: no {FONT_NAME} in {wheel.name}")
