"""The GPOS table: marks moved with their outlines, kerning of our own."""

from fontTools.otlLib.builder import buildPairPosClassesSubtable, buildValue
from fontTools.ttLib.tables import otTables


def scale_anchors(font, scale, moves):
    """Moves the anchors of mark positioning as the outlines were moved."""
    if "GPOS" not in font:
        return
    scaled = set()

    def adjust(anchor, move):
        if anchor is None or id(anchor) in scaled:
            return
        scaled.add(id(anchor))
        anchor.XCoordinate = round(anchor.XCoordinate * scale + move)
        anchor.YCoordinate = round(anchor.YCoordinate * scale)

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if isinstance(table, otTables.MarkBasePos):
                marks, bases, records = table.MarkCoverage, table.BaseCoverage, table.BaseArray.BaseRecord
                anchors = [record.BaseAnchor for record in records]
            elif isinstance(table, otTables.MarkMarkPos):
                marks, bases, records = table.Mark1Coverage, table.Mark2Coverage, table.Mark2Array.Mark2Record
                anchors = [record.Mark2Anchor for record in records]
            else:
                continue
            array = table.MarkArray if isinstance(table, otTables.MarkBasePos) else table.Mark1Array
            for name, record in zip(marks.glyphs, array.MarkRecord):
                adjust(record.MarkAnchor, moves.get(name, 0))
            for name, row in zip(bases.glyphs, anchors):
                for anchor in row:
                    adjust(anchor, moves.get(name, 0))


def add_kerning(font, pairs):
    """Fills the `kern` feature, emptied before. `pairs`: value by (glyph class, glyph class), classes being tuples of names."""
    table = font["GPOS"].table
    values = {pair: (buildValue({"XAdvance": value}), None) for pair, value in pairs.items()}
    subtable = buildPairPosClassesSubtable(values, font.getReverseGlyphMap())
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag = 2, 8  # 8: marks do not interrupt a pair
    lookup.SubTable, lookup.SubTableCount = [subtable], 1
    table.LookupList.Lookup.append(lookup)
    table.LookupList.LookupCount = len(table.LookupList.Lookup)

    index = len(table.LookupList.Lookup) - 1
    found = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
    for feature in found:
        feature.LookupListIndex, feature.LookupCount = [index], 1
    if not found:
        raise ValueError("the source font has no kern feature to fill")
