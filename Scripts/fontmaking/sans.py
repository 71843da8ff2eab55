"""Sandlot Sans and Sandlot Sans Display: Inter's outlines on the system font's advances."""

from dataclasses import dataclass
from functools import cache

from fontTools.ttLib import TTFont

from fontmaking import finish, metrics, outlines, positioning, sources

CUTS = {"text": "Sandlot Sans", "display": "Sandlot Sans Display"}
FEATURES = ["ccmp", "locl", "mark", "mkmk", "tnum", "pnum", "frac", "numr", "dnom", "sups", "subs", "ordn", "case", "zero"]


@dataclass(frozen=True)
class Face:
    cut: str
    weight: int
    italic: bool

    @property
    def file_name(self):
        return f"{CUTS[self.cut].replace(' ', '')}-{self.weight}{'i' if self.italic else ''}.otf"


def make(face, path):
    font = TTFont(sources.inter(face.cut, face.weight, face.italic), recalcTimestamp=False, recalcBBoxes=False)
    reduce(font)
    upem, cap_height = font["head"].unitsPerEm, font["OS/2"].sCapHeight
    scale = metrics.CAP_HEIGHT / cap_height
    wanted = advances_by_glyph(font, face)

    def advance_of(name, old):
        return round(wanted[name]) if name in wanted else round(old * metrics.UNITS_PER_EM / upem)

    moves = outlines.redraw_postscript(font, scale, advance_of)
    positioning.scale_anchors(font, scale, moves)
    positioning.add_kerning(font, kerning_by_class(font, face))
    finish.set_metrics(font, face.weight, face.italic, metrics.x_height(face.cut, face.weight))
    scale_decorations(font, scale)
    finish.rename(font, CUTS[face.cut], face.weight, face.italic, "inter")
    font.save(path)


def reduce(font):
    """Empties the features that swap glyphs on their own or kern, and the lookups only they use."""
    for tag in ("GSUB", "GPOS"):
        table = font[tag].table
        for record in table.FeatureList.FeatureRecord:
            if record.FeatureTag not in FEATURES:
                record.Feature.LookupListIndex, record.Feature.LookupCount = [], 0
        used = used_lookups(table)
        for index, lookup in enumerate(table.LookupList.Lookup):
            if index not in used:
                lookup.SubTable, lookup.SubTableCount = [], 0


def used_lookups(table):
    """The lookups that a feature names, and those that contextual lookups call."""
    pending = [index for record in table.FeatureList.FeatureRecord for index in record.Feature.LookupListIndex]
    used = set()
    while pending:
        index = pending.pop()
        if index not in used:
            used.add(index)
            pending.extend(lookups_called_by(table.LookupList.Lookup[index]))
    return used


def lookups_called_by(node):
    """The lookup indexes in the records below a lookup, however deep."""
    if isinstance(node, (list, tuple)):
        for item in node:
            yield from lookups_called_by(item)
    elif hasattr(node, "__dict__"):
        if "LookupListIndex" in node.__dict__ and "SequenceIndex" in node.__dict__:
            yield node.LookupListIndex
        for value in node.__dict__.values():
            if isinstance(value, (list, tuple)) or hasattr(value, "__dict__"):
                yield from lookups_called_by(value)


def advances_by_glyph(font, face):
    """Advance by glyph name, for the glyphs of the table, their accented forms and the tabular digits.

    Below regular only one string was measured ("The quick brown fox" at 20 points light: 174); nine tenths of Inter's
    own difference between the weights meet it."""
    table = metrics.advances(face.cut, face.weight)
    own = own_advances(face.cut, face.weight)
    regular = own_advances(face.cut, 400)
    characters = font.getBestCmap()
    result = {}
    for code, name in characters.items():
        base = code if code in table else metrics.base_letter(code)
        if base not in table:
            continue
        advance = table[base]
        if face.weight < 400 and base in own and base in regular:
            advance += 0.9 * (own[base] - regular[base])
        result[name] = max(advance, 1)
    digit = result[characters[ord("0")]] * metrics.tabular_digit_ratio(face.weight)
    for name in tabular_digits(font):
        result[name] = digit
    return result


@cache
def own_advances(cut, weight):
    """Inter's own upright advances by code point, in our units."""
    font = TTFont(sources.inter(cut, weight, False), lazy=True)
    scale = metrics.UNITS_PER_EM / font["head"].unitsPerEm
    widths = font["hmtx"].metrics
    return {code: widths[name][0] * scale for code, name in font.getBestCmap().items()}


def tabular_digits(font):
    """The glyphs that `tnum` puts in place of the ten digits."""
    characters = font.getBestCmap()
    digits = {characters[code] for code in range(ord("0"), ord("9") + 1)}
    table = font["GSUB"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
        for index in record.Feature.LookupListIndex
    }
    result = set()
    for index in lookups:
        for subtable in table.LookupList.Lookup[index].SubTable:
            mapping = getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {})
            result.update(new for old, new in mapping.items() if old in digits)
    return result


def kerning_by_class(font, face):
    """Kerning between classes: a letter together with its accented forms."""
    characters = font.getBestCmap()
    pairs = metrics.kerning(face.cut, face.weight)
    bases = {code for pair in pairs for code in pair if code in characters}
    classes = {code: [characters[code]] for code in bases}
    for code, name in characters.items():
        base = metrics.base_letter(code)
        if code not in bases and base in classes:
            classes[base].append(name)
    taken, members = set(), {}
    for code in sorted(classes):
        names = tuple(sorted(name for name in classes[code] if name not in taken))
        taken.update(names)
        members[code] = names
    return {
        (members[left], members[right]): value
        for (left, right), value in pairs.items()
        if members.get(left) and members.get(right)
    }


def scale_decorations(font, scale):
    """Underline as measured: centre 0.15137 em below the baseline, 120/2048 em thick at regular."""
    post = font["post"]
    post.underlinePosition, post.underlineThickness = -310, 120
    os2 = font["OS/2"]
    os2.yStrikeoutPosition = round(os2.sxHeight / 2)
    os2.yStrikeoutSize = round(os2.yStrikeoutSize * scale)
