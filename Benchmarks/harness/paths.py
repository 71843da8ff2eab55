"""Where the checkout and its build are."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SUPPORT = Path(os.environ.get("SANDLOT_SUPPORT") or ROOT / ".sandlot")
BUILD = Path(os.environ.get("SANDLOT_BUILD") or ROOT / ".build" / "release").resolve()
TOOL = BUILD / "sandlot"
CHROMIUM = "/usr/bin/chromium"
CARD = ROOT / "Examples" / "Card.playground"


def environment(**more: str) -> dict[str, str]:
    """The environment of the tool."""
    return {**os.environ, "SANDLOT_SUPPORT": str(SUPPORT), "SANDLOT_BUILD": str(BUILD), **more}
