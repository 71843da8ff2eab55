"""The target's figures (units of 1/2048 em) and the tables of fitted advances and kerning.

Vertical metrics, weight axis and the tables: measured with Apple's frameworks on iOS 26 simulators and
published in the swiftui-web notes; the advances and the kerning are estimates fitted to measured widths.
"""

import csv
import unicodedata
from functools import cache
from pathlib import Path

DATA = Path(__file__).resolve().parent.parent / "data"

UNITS_PER_EM = 2048
ASCENT, DESCENT = 1950, 494
CAP_HEIGHT = 1443
X_HEIGHT = {"text": 1078, "display": 1040}
X_HEIGHT_AT_BLACK = {"text": 1124, "display": 1104}
MONO_ADVANCE = 1266

AXIS = {400: 0, 500: 0.1833, 600: 0.3167, 700: 0.5, 800: 0.7667, 900: 1}


def axis_position(weight):
    """Where a weight lies between regular (0) and black (1); the light weights count as regular."""
    return AXIS.get(weight, 0)


def x_height(cut, weight):
    return round(X_HEIGHT[cut] + (X_HEIGHT_AT_BLACK[cut] - X_HEIGHT[cut]) * axis_position(weight))


def tabular_digit_ratio(weight):
    """The advance of a tabular digit, in advances of the proportional zero: 1 regular, .987 semibold, .980 bold."""
    return 1 - 0.0406 * axis_position(weight)


@cache
def _rows(name):
    with open(DATA / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def advances(cut, weight):
    """Advance by code point in units, for the code points of the table. Below regular: the regular figures."""

    def value(row):
        if weight <= 400:
            return float(row[f"{cut}_400"])
        if weight <= 800:
            return float(row[f"{cut}_{weight}"])
        regular, heavy = float(row[f"{cut}_400"]), float(row[f"{cut}_800"])
        return regular + (heavy - regular) * 600 / 460

    return {int(row["codepoint"][2:], 16): value(row) * UNITS_PER_EM / 1000 for row in _rows("sf-advances.tsv")}


def kerning(cut, weight):
    """Kerning in units by pair of code points; accented letters kern as their base letters do."""
    position = axis_position(weight)
    result = {}
    for row in _rows("sf-kerning.tsv"):
        left, right = (int(text[2:], 16) for text in row["codepoints"].split())
        regular, bold = float(row[f"{cut}_400"]), float(row[f"{cut}_700"])
        units = round((regular + 2 * position * (bold - regular)) * UNITS_PER_EM / 1000)
        if units:
            result[left, right] = units
    return result


def base_letter(code_point):
    """The letter under a precomposed letter's accents, or the code point itself."""
    decomposed = unicodedata.normalize("NFD", chr(code_point))
    marks = decomposed[1:]
    return ord(decomposed[0]) if marks and all(unicodedata.combining(mark) for mark in marks) else code_point
