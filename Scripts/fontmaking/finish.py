"""What every made font gets at the end: names of our own, vertical metrics, and fixed dates."""

from fontmaking import metrics, sources

CREATED = 3786912000  # 1 January 2024, in the seconds since 1904 that the head table counts
COPYRIGHTS = {
    "inter": "Copyright 2016 The Inter Project Authors (https://github.com/rsms/inter)",
    "mono": "Copyright 2020 The JetBrains Mono Project Authors (https://github.com/JetBrains/JetBrainsMono)",
    "serif": "Copyright 2015-2020 Google LLC. All Rights Reserved.",
}


def rename(font, family, weight, italic, origin):
    """Replaces every name record, and the CFF names, by our own."""
    style = sources.WEIGHTS[weight] + (" Italic" if italic else "")
    style = "Italic" if style == "Regular Italic" else style
    postscript = f"{family}-{style}".replace(" ", "")
    names = font["name"]
    names.names = []
    linked = weight in (400, 700)
    records = {
        0: COPYRIGHTS[origin],
        1: family if linked else f"{family} {sources.WEIGHTS[weight]}",
        2: style if linked else ("Italic" if italic else "Regular"),
        3: f"Sandlot:{postscript}",
        4: f"{family} {style}",
        5: "Version 1.000",
        6: postscript,
        13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
        14: "https://openfontlicense.org",
        16: family,
        17: style,
    }
    for identifier, text in records.items():
        names.setName(text, identifier, 3, 1, 0x409)
    if "CFF " in font:
        table = font["CFF "].cff
        table.fontNames = [postscript]
        top = table.topDictIndex[0]
        top.FullName, top.FamilyName, top.Weight = records[4], family, sources.WEIGHTS[weight]
        for key in ("Notice", "Copyright"):
            if hasattr(top, key):
                setattr(top, key, COPYRIGHTS[origin])


def set_metrics(font, weight, italic, x_height):
    """Vertical metrics of the system font, the weight class and the dates."""
    font["head"].unitsPerEm = metrics.UNITS_PER_EM
    font["head"].created = font["head"].modified = CREATED
    font["head"].fontRevision = 1.0
    font.recalcTimestamp = False
    hhea, os2 = font["hhea"], font["OS/2"]
    hhea.ascent = os2.sTypoAscender = os2.usWinAscent = metrics.ASCENT
    hhea.descent = os2.sTypoDescender = -metrics.DESCENT
    os2.usWinDescent = metrics.DESCENT
    hhea.lineGap = os2.sTypoLineGap = 0
    os2.sCapHeight, os2.sxHeight = metrics.CAP_HEIGHT, x_height
    os2.usWeightClass = weight
    os2.version = max(os2.version, 4)
    os2.fsSelection = (1 << 7) | (1 if italic else 0) | (1 << 5 if weight >= 700 else 0)
    if not italic and weight < 700:
        os2.fsSelection |= 1 << 6
    font["head"].macStyle = (1 if weight >= 700 else 0) | (2 if italic else 0)
    os2.achVendID = "SNDL"
    for tag in ("DSIG", "meta", "STAT", "kern"):
        if tag in font:
            del font[tag]
