"""The free fonts everything is made of: which files, from which Debian package, under which licence."""

import shutil
from pathlib import Path

WEIGHTS = {
    100: "Thin",
    200: "ExtraLight",
    300: "Light",
    400: "Regular",
    500: "Medium",
    600: "SemiBold",
    700: "Bold",
    800: "ExtraBold",
    900: "Black",
}

INTER = Path("/usr/share/fonts/opentype/inter")
MONO = Path("/usr/share/fonts/truetype/jetbrains-mono")
SERIF = Path("/usr/share/fonts/truetype/noto")

PACKAGES = {"fonts-inter": INTER, "fonts-jetbrains-mono": MONO, "fonts-noto-core": SERIF}


def inter(cut, weight, italic):
    """Inter for the text cut, Inter Display for the display cut."""
    family = "Inter" if cut == "text" else "InterDisplay"
    return INTER / f"{family}-{style_name(weight, italic)}.otf"


def mono(weight, italic):
    """JetBrains Mono; it has no weight above ExtraBold."""
    return MONO / f"JetBrainsMono-{style_name(min(weight, 800), italic)}.ttf"


def serif(weight, italic):
    """Noto Serif; the core package has two weights."""
    return SERIF / f"NotoSerif-{style_name(weight, italic)}.ttf"


def style_name(weight, italic):
    name = WEIGHTS[weight]
    if not italic:
        return name
    return "Italic" if name == "Regular" else name + "Italic"


def all_files():
    files = set()
    for weight in WEIGHTS:
        for italic in (False, True):
            files.update(inter(cut, weight, italic) for cut in ("text", "display"))
            files.add(mono(weight, italic))
    files.update(serif(weight, italic) for weight in (400, 700) for italic in (False, True))
    return sorted(files)


def missing_files():
    """The Debian packages of which a file is not there."""
    return {
        package
        for package, folder in PACKAGES.items()
        for file in all_files()
        if file.parent == folder and not file.exists()
    }


def copy_licences(folder):
    """Puts each source's copyright file (the SIL Open Font License 1.1) beside the fonts made from it."""
    licences = folder / "licences"
    licences.mkdir()
    for package in PACKAGES:
        document = Path("/usr/share/doc") / package / "copyright"
        if document.exists():
            shutil.copyfile(document, licences / f"{package}.txt")
    (licences / "README.txt").write_text(
        "The Sandlot fonts are modified versions of Inter, JetBrains Mono and Noto Serif, renamed as their\n"
        "licence asks, and stay under the SIL Open Font License 1.1. The texts and the copyright lines of the\n"
        "originals are in this folder. The fonts may not be sold by themselves.\n"
    )
