"""Running a command: how long it takes, and how much memory it takes with all its children."""

import ctypes
import os
import signal
import subprocess
import time
from pathlib import Path


class CommandFailed(RuntimeError):
    """A command that a benchmark needs ended with an error."""


def seconds(command: list[str], environment: dict[str, str], folder: Path) -> float:
    """Runs a command to its end and answers how long it took."""
    log = folder / "output.txt"
    with log.open("wb") as output:
        start = time.perf_counter()
        status = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output).returncode
        elapsed = time.perf_counter() - start
    if status != 0:
        raise CommandFailed(f"{' '.join(command)} ended with {status}:\n{log.read_text(errors='replace')[-2000:]}")
    return elapsed


def adopt_orphans() -> None:
    """Makes this process the parent of descendants whose own parent ends, so that none escapes the count."""
    PR_SET_CHILD_SUBREAPER = 36
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0:
        raise CommandFailed("orphans cannot be adopted")


def _descendants(ancestor: int) -> list[int]:
    parents: dict[int, int] = {}
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            stat = Path(f"/proc/{entry}/stat").read_text()
        except OSError:
            continue  # It ended meanwhile.
        parents[int(entry)] = int(stat.rsplit(")", 1)[1].split()[1])
    found, front = [], [ancestor]
    while front:
        front = [process for process, parent in parents.items() if parent in front]
        found += front
    return found


def _memory(process: int, field: str) -> int:
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0  # It ended meanwhile.
    return next((int(line.split()[1]) for line in lines if line.startswith(f"{field}:")), 0)


def peak_memory(command: list[str], environment: dict[str, str], folder: Path) -> float:
    """Runs a command and answers the greatest memory of its whole process tree at one moment, in megabytes.

    Pages that processes share count once: it is the sum of their proportional set sizes.
    """
    log = folder / "output.txt"
    peak = 0
    with log.open("wb") as output:
        process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
        while process.poll() is None:
            peak = max(peak, sum(_memory(each, "Pss") for each in _descendants(os.getpid())))
            time.sleep(0.002)
    end_descendants()
    if process.returncode != 0:
        raise CommandFailed(f"{' '.join(command)} ended with {process.returncode}:\n{log.read_text(errors='replace')[-2000:]}")
    return peak / 1024


def end_descendants() -> None:
    """Ends what a command left behind."""
    for process in _descendants(os.getpid()):
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            continue
    while True:
        try:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(0.01)
        except ChildProcessError:
            return
