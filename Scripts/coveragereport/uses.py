"""What public code uses, most used first."""

import csv
from dataclasses import dataclass


@dataclass(frozen=True)
class Use:
    """One member as it is called: its argument labels, and the types on which it was seen with how often."""

    member: str
    arguments: str
    kind: str
    repositories: int
    uses: int
    receivers: tuple

    @property
    def title(self):
        return self.member + self.arguments


def _rows(path):
    with open(path, encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def _receivers(text):
    pairs = [part.rsplit("×", 1) for part in text.split(", ") if "×" in part]
    return tuple((name, int(count)) for name, count in pairs if name != "?")


def _members(path):
    return [
        Use(row["member"], row["arguments"], row["kind"], int(row["repositories"]), int(row["uses"]), _receivers(row["receivers"]))
        for row in _rows(path)
    ]


def read(folder):
    """The tables, and the names that belong to the counted projects themselves."""
    own = {line.strip() for line in (folder / "own-names.txt").read_text().splitlines() if line.strip() and line[0] != "#"}
    return {
        "members": [use for use in _members(folder / "uikit-members.tsv") if use.title not in own],
        "types": [(row["type"], int(row["repositories"]), int(row["uses"])) for row in _rows(folder / "uikit-types.tsv")
                  if row["type"] not in own],
        "animation": [use for use in _members(folder / "core-animation-members.tsv") if use.title not in own],
    }
