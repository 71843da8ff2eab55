"""The machine a benchmark runs on, and how busy it is with other things."""

import os
import time
from pathlib import Path


def describe() -> str:
    """Processor, number of cores and the kernel's load averages."""
    model = next(
        (line.split(":", 1)[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")),
        "unknown processor")
    return f"{model}, {os.cpu_count()} cores, load {' '.join(f'{value:.2f}' for value in os.getloadavg())}"


def _processor_ticks() -> tuple[int, int]:
    fields = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    idle = fields[3] + fields[4]
    return sum(fields[:8]) - idle, sum(fields[:8])


def busy_share(seconds: float = 1.0) -> float:
    """The share of the processors' time that is used while this process does nothing."""
    busy, total = _processor_ticks()
    time.sleep(seconds)
    busy_later, total_later = _processor_ticks()
    return (busy_later - busy) / max(1, total_later - total)


def report(title: str) -> None:
    """Prints what is measured and on which machine, with a warning when that is too busy for figures in seconds to mean much."""
    print(title)
    print(f"machine: {describe()}")
    share = busy_share()
    if share > 0.15:
        print(f"the machine is busy with other things ({share:.0%} of its processors): times are longer, ratios less sure")
