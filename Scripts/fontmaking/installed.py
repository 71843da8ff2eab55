"""Looks for the genuine system font on this machine and notes where it lies; the runtime prefers it."""

import shutil
import subprocess

FAMILIES = {"SF Pro Text": "text", "SF Pro Display": "display"}
FILE_NAME = "installed.tsv"
WEIGHT_OF_STYLE = {
    "Ultralight": 100, "Thin": 200, "Light": 300, "Regular": 400, "Medium": 500,
    "Semibold": 600, "Bold": 700, "Heavy": 800, "Black": 900,
}


def record(folder):
    """Writes `installed.tsv` (cut, weight, italic, path), or removes it when the font is not there."""
    rows = sorted(found())
    file = folder / FILE_NAME
    if rows:
        file.write_text("".join("\t".join(map(str, row)) + "\n" for row in rows))
        print(f"fonts: the system font is installed here and will be used ({len(rows)} faces)")
    elif file.exists():
        file.unlink()


def found():
    if not shutil.which("fc-list"):
        return
    for family, cut in FAMILIES.items():
        listing = subprocess.run(
            ["fc-list", f":family={family}", "--format", "%{style[0]}\t%{file}\n"],
            capture_output=True, text=True, check=False,
        ).stdout
        for line in listing.splitlines():
            style, _, path = line.partition("\t")
            italic = "Italic" in style
            weight = WEIGHT_OF_STYLE.get(style.replace("Italic", "").strip() or "Regular")
            if weight:
                yield cut, weight, int(italic), path
