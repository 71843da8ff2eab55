"""Sandlot Mono: JetBrains Mono brought to the advance and the vertical metrics of the system's monospaced font.

Advance 1266/2048 em: the only value that meets the three measured strings ("Mono 15" 65 wide at 15 points, "Mono 17 semibold"
168.5 at 17, "The quick brown fox" 235 at 20)."""

from dataclasses import dataclass

from fontTools import subset
from fontTools.ttLib import TTFont

from fontmaking import finish, metrics, outlines, sources

FAMILY = "Sandlot Mono"


@dataclass(frozen=True)
class Face:
    weight: int
    italic: bool

    @property
    def file_name(self):
        return f"SandlotMono-{self.weight}{'i' if self.italic else ''}.ttf"


def make(face, path):
    font = TTFont(sources.mono(face.weight, face.italic), recalcTimestamp=False)
    options = subset.Options(layout_features=["ccmp", "locl"], hinting=False, notdef_outline=True, name_IDs=["*"])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for code in font.getBestCmap() if not 0xE000 <= code < 0xF900])
    subsetter.subset(font)
    scale_y = metrics.CAP_HEIGHT / font["OS/2"].sCapHeight
    scale_x = metrics.MONO_ADVANCE / font["hmtx"].metrics["space"][0]
    x_height = round(font["OS/2"].sxHeight * scale_y)
    outlines.redraw_truetype(font, scale_x, scale_y, lambda name, old: metrics.MONO_ADVANCE if old else 0)
    finish.set_metrics(font, face.weight, face.italic, x_height)
    font["post"].underlinePosition, font["post"].underlineThickness = -310, 120
    font["OS/2"].yStrikeoutPosition = x_height // 2
    font["OS/2"].xAvgCharWidth = metrics.MONO_ADVANCE
    finish.rename(font, FAMILY, face.weight, face.italic, "mono")
    font.save(path)
