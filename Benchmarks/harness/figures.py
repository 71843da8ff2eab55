"""Figures as they are printed: ours, the other's, their ratio, the goal and whether it is met."""

import statistics
from dataclasses import dataclass


@dataclass
class Figure:
    """One comparison; the goal is the ratio that must not be reached."""

    name: str
    ours: float
    theirs: float
    unit: str
    goal: float
    other: str

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs

    @property
    def is_met(self) -> bool:
        return self.ratio < self.goal

    def __str__(self) -> str:
        verdict = "met" if self.is_met else "NOT MET"
        return (f"{self.name:<26} sandlot {self.ours:9.2f} {self.unit:<3} {self.other} {self.theirs:9.2f} {self.unit:<3} "
                f"ratio {self.ratio:6.3f}  goal below {self.goal:g}: {verdict}")


def median(values: list[float]) -> float:
    return statistics.median(values)


def spread(values: list[float]) -> str:
    """Least, median and greatest."""
    return f"{min(values):.2f} … {statistics.median(values):.2f} … {max(values):.2f}"
