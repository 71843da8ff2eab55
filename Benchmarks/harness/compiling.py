"""The tool's own compile and link commands of a page, to run them bare or to compile a benchmark the same way."""

import os
import shlex
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from .paths import BUILD, TOOL, environment
from .processes import CommandFailed


@dataclass
class PageCommands:
    """How the tool compiled a page: the commands with their files in `folder`, which holds the lowered source and `page.so`."""

    folder: Path
    compile: list[str]
    link: list[str]

    @property
    def library(self) -> Path:
        return self.folder / "page.so"

    def module_arguments(self) -> list[str]:
        """The arguments that let the compiler find the frameworks and the C modules behind them."""
        found: list[str] = []
        arguments = iter(self.compile)
        for argument in arguments:
            if argument in ("-I", "-Xcc", "-module-cache-path"):
                found += [argument, next(arguments)]
        return found


def _recorder(real: str, log: Path) -> str:
    return f"""#!/bin/sh
{{ printf '%s\\0' {shlex.quote(real)} "$@"; printf '\\n\\0'; }} >> {shlex.quote(str(log))}
exec {shlex.quote(real)} "$@"
"""


def record(page: Path, folder: Path) -> PageCommands:
    """Lets the tool compile a page with an empty cache, and records the commands it gives.

    The tool takes compiler and linker from beside the `swiftc` that is first on the search path: here that is a folder of scripts
    that write down their arguments and run the real ones.
    """
    compiler = shutil.which("swiftc")
    if compiler is None:
        raise CommandFailed("there is no swiftc on PATH")
    toolchain = Path(compiler).resolve().parents[1]
    commands = folder / "toolchain" / "bin"
    commands.mkdir(parents=True)
    (folder / "toolchain" / "lib").symlink_to(toolchain / "lib")
    log = folder / "commands"
    for name in ("swift-frontend", "ld.lld", "swiftc"):
        script = commands / name
        script.write_text(_recorder(str(toolchain / "bin" / name), log))
        script.chmod(0o755)
    cache = folder / "recorded-cache"
    settings = environment(SANDLOT_CACHE=str(cache), PATH=f"{commands}:{os.environ['PATH']}")
    outcome = subprocess.run([str(TOOL), "tree", str(page)], env=settings, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if outcome.returncode != 0:
        raise CommandFailed(f"{page} does not run:\n{outcome.stderr}")
    builds = list((cache / "builds").iterdir())
    if len(builds) != 1:
        raise CommandFailed(f"{page} gave {len(builds)} builds instead of one")
    recorded = [line.split("\0")[:-1] for line in log.read_text().split("\n\0") if line]
    if len(recorded) != 2:
        raise CommandFailed(f"{page} was compiled by {len(recorded)} commands instead of two")
    draft = next(Path(argument).parent for argument in recorded[0] if argument.endswith("/overlay.yaml"))
    final = builds[0]
    # The draft was renamed once it was complete.
    overlay = final / "overlay.yaml"
    overlay.write_text(overlay.read_text().replace(str(draft), str(final)))
    compile_command, link_command = ([argument.replace(str(draft), str(final)) for argument in command] for command in recorded)
    return PageCommands(final, compile_command, link_command)


def build_program(sources: list[Path], output: Path, commands: PageCommands, extra: list[str]) -> None:
    """Compiles a Swift program with optimisation against the built frameworks."""
    compiler = shutil.which("swiftc") or "swiftc"
    arguments = [compiler, "-O", "-swift-version", "5", "-suppress-warnings", "-module-name", "Benchmark", "-o", str(output)]
    arguments += commands.module_arguments() + [str(source) for source in sources] + extra
    arguments += ["-L", str(BUILD), "-lSandlotKit", "-Xlinker", "-rpath", "-Xlinker", str(BUILD)]
    outcome = subprocess.run(arguments, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if outcome.returncode != 0:
        raise CommandFailed(f"{sources[0].name} does not compile:\n{outcome.stderr[-4000:]}")
