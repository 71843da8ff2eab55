"""Redraws outlines: scaled, then moved sideways, glyph by glyph."""

from fontTools.pens.basePen import BasePen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen


def redraw_postscript(font, scale, advance_of):
    """Replaces every CFF outline. `advance_of(name, own advance)` gives the new advance; the outline is
    moved by half of the change. Returns the move of each glyph."""
    top = font["CFF "].cff.topDictIndex[0]
    strings, private, subroutines = top.CharStrings, top.Private, top.GlobalSubrs
    glyphs, metrics = font.getGlyphSet(), font["hmtx"].metrics
    drawn, moves, boxes = {}, {}, []
    for name in font.getGlyphOrder():
        own = metrics[name][0]
        advance = advance_of(name, own)
        moves[name] = (advance - own * scale) / 2 if own else 0
        pen = BoundedPen(advance)
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, scale, moves[name], 0)))
        drawn[name] = pen, advance
    private.rawDict = {"defaultWidthX": 0, "nominalWidthX": 0}
    for key in list(private.__dict__):
        if key[0].isupper() or key.endswith("WidthX"):
            del private.__dict__[key]
    subroutines.items = []
    for name, (pen, advance) in drawn.items():
        strings[name] = pen.getCharString(private=private, globalSubrs=subroutines)
        metrics[name] = (advance, pen.box[0] if pen.box else 0)
        if pen.box:
            boxes.append((*pen.box, advance))
    top.rawDict.pop("FontMatrix", None)
    top.FontMatrix = [1 / 2048, 0, 0, 1 / 2048, 0, 0]
    set_bounds(font, boxes, max(advance for _, advance in drawn.values()))
    return moves


def set_bounds(font, boxes, widest):
    """The extremes that `head`, `hhea` and the CFF table repeat."""
    head, hhea = font["head"], font["hhea"]
    head.xMin, head.yMin = min(box[0] for box in boxes), min(box[1] for box in boxes)
    head.xMax, head.yMax = max(box[2] for box in boxes), max(box[3] for box in boxes)
    hhea.advanceWidthMax = widest
    hhea.minLeftSideBearing = head.xMin
    hhea.minRightSideBearing = min(box[4] - box[2] for box in boxes)
    hhea.xMaxExtent = head.xMax
    font["CFF "].cff.topDictIndex[0].FontBBox = [head.xMin, head.yMin, head.xMax, head.yMax]


class BoundedPen(T2CharStringPen):
    """Draws a charstring and notes the box around its points, control points included."""

    def __init__(self, advance):
        super().__init__(advance, None)
        self.box = None

    def _p(self, point):
        step = super()._p(point)
        x, y = self._p0
        if self.box is None:
            self.box = (x, y, x, y)
        else:
            left, bottom, right, top = self.box
            self.box = (min(left, x), min(bottom, y), max(right, x), max(top, y))
        return step


def redraw_truetype(font, scale_x, scale_y, advance_of):
    """Replaces every glyf outline (composites are flattened); see `redraw_postscript`."""
    glyphs, metrics = font.getGlyphSet(), font["hmtx"].metrics
    drawn = {}
    for name in font.getGlyphOrder():
        old = metrics[name][0] * scale_x
        advance = advance_of(name, metrics[name][0])
        pen = TTGlyphPen(None)
        move = (advance - old) / 2 if metrics[name][0] else 0
        glyphs[name].draw(FlatteningPen(glyphs, TransformPen(pen, (scale_x, 0, 0, scale_y, move, 0))))
        drawn[name] = pen.glyph(), advance
    table = font["glyf"]
    for name, (glyph, advance) in drawn.items():
        table[name] = glyph
        glyph.recalcBounds(table)
        metrics[name] = (advance, getattr(glyph, "xMin", 0) or 0)
    for tag in ("fpgm", "prep", "cvt ", "gasp", "hdmx", "VDMX", "LTSH"):
        if tag in font:
            del font[tag]
    font["maxp"].maxSizeOfInstructions = 0


class FlatteningPen(BasePen):
    """Passes contours on with quadratic curves as they are, and draws the parts of composites."""

    def __init__(self, glyphs, target):
        super().__init__(glyphs)
        self.target = target

    def moveTo(self, point):
        self.target.moveTo(point)

    def lineTo(self, point):
        self.target.lineTo(point)

    def qCurveTo(self, *points):
        self.target.qCurveTo(*points)

    def closePath(self):
        self.target.closePath()

    def endPath(self):
        self.target.endPath()
