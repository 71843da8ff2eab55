"""Sandlot Serif: Noto Serif at the system serif's width. Two weights; the others take the nearer one.

Only one string of the serif design was measured: "The quick brown fox" is 185.5 wide at 20 points."""

from dataclasses import dataclass

from fontTools import subset
from fontTools.ttLib import TTFont

from fontmaking import finish, metrics, outlines, sources

FAMILY = "Sandlot Serif"
SAMPLE, SAMPLE_WIDTH, SAMPLE_SIZE, SAMPLE_TRACKING = "The quick brown fox", 185.3, 20, -0.20


@dataclass(frozen=True)
class Face:
    weight: int
    italic: bool

    @property
    def file_name(self):
        return f"SandlotSerif-{self.weight}{'i' if self.italic else ''}.ttf"


def make(face, path):
    scale = horizontal_scale()
    font = TTFont(sources.serif(face.weight, face.italic), recalcTimestamp=False)
    options = subset.Options(layout_features=["ccmp", "locl"], hinting=False, notdef_outline=True, name_IDs=["*"])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if not 0xE000 <= code < 0xF900])
    subsetter.subset(font)
    scale_y = metrics.CAP_HEIGHT / font["OS/2"].sCapHeight
    x_height = round(font["OS/2"].sxHeight * scale_y)
    outlines.redraw_truetype(font, scale, scale_y, lambda name, old: round(old * scale))
    finish.set_metrics(font, face.weight, face.italic, x_height)
    font["post"].underlinePosition, font["post"].underlineThickness = -310, 120
    font["OS/2"].yStrikeoutPosition = x_height // 2
    finish.rename(font, FAMILY, face.weight, face.italic, "serif")
    font.save(path)


def horizontal_scale():
    """Units of ours for one of the regular upright face's, so that the sample has its measured width."""
    font = TTFont(sources.serif(400, False), lazy=True)
    characters, widths = font.getBestCmap(), font["hmtx"].metrics
    untracked = SAMPLE_WIDTH - SAMPLE_TRACKING * len(SAMPLE)
    own = sum(widths[characters[ord(letter)]][0] for letter in SAMPLE)
    return untracked / SAMPLE_SIZE * metrics.UNITS_PER_EM / own
