"""What the built modules declare in public."""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

MODULES = ["UIKit", "QuartzCore", "CoreGraphics", "FoundationSupport", "PlaygroundSupport"]
#: Modules of the toolchain that the frameworks hand on.
TOOLCHAIN_MODULES = ["Foundation", "FoundationEssentials", "Swift"]

#: Reports about wrong use or use outside a stage; they say nothing about what works.
MISUSE = {
    "CGContext.restoreGState", "CGPath", "UIGraphicsImageRenderer", "UIGraphicsBeginImageContext", "UIApplicationMain", "CATextLayer",
}


class Declared:
    """Types with their members and ancestors, and the names that report themselves as unimplemented."""

    def __init__(self):
        #: Full type name to the list of (base name, argument labels or None, is an initialiser).
        self.members = {}
        #: Names of free functions, types and constants.
        self.globals = set()
        self.parents = {}
        self.unimplemented = set()
        self.caveats = {}

    def is_type(self, name):
        return name in self.members

    def ancestry(self, name):
        """The type, its superclasses and all protocols they conform to."""
        seen, pending = [], [name]
        while pending:
            current = pending.pop(0)
            if current in seen:
                continue
            seen.append(current)
            pending += sorted(self.parents.get(current, ()))
        return seen

    def all_members(self, name):
        for ancestor in self.ancestry(name):
            yield from self.members.get(ancestor, ())


def _c_module_flags(build, root):
    """The C modules that the Swift modules were built on, as the compiler wants to hear of them."""
    maps = sorted((root / "Sources" / "SystemLibraries").glob("*/module.modulemap"))
    maps += sorted(build.glob("CObjectLifetime.build/module.modulemap"))
    flags = ["-I", str(root / "Sources/Frameworks/CObjectLifetime/include")]
    for path in maps:
        flags += ["-Xcc", f"-fmodule-map-file={path}"]
    packages = ["pangocairo", "librsvg-2.0", "poppler-glib", "gdk-pixbuf-2.0"]
    includes = subprocess.run(["pkg-config", "--cflags-only-I", *packages], capture_output=True, text=True, check=True).stdout
    for flag in includes.split():
        flags += ["-Xcc", flag]
    return flags


def _extract(module, build, root, folder):
    triple = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    target = json.loads(triple)["target"]["unversionedTriple"]
    command = ["swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-I", str(build / "Modules"),
               "-output-dir", str(folder), "-minimum-access-level", "public", "-skip-synthesized-members"]
    done = subprocess.run(command + _c_module_flags(build, root), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"coverage: cannot read {module} in {build}: {done.stderr.strip()}")


def _split(title):
    """`addSubview(_:)` as base name and labels; labels are None for a property."""
    match = re.match(r"(.*?)\((.*)\)$", title)
    if not match:
        return title, None
    return match.group(1), [label for label in match.group(2).split(":") if label]


def _add(declared, graph):
    names = {}
    for symbol in graph["symbols"]:
        path = symbol["pathComponents"]
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        names[symbol["identifier"]["precise"]] = ".".join(path)
        if kind in ("class", "struct", "enum", "protocol", "typealias", "actor"):
            declared.members.setdefault(".".join(path), [])
            declared.globals.add(".".join(path))
        if len(path) == 1:
            declared.globals.add(_split(path[0])[0])
            if kind.startswith("func"):
                declared.members.setdefault("", []).append((*_split(path[0]), False))
            continue
        if kind == "typealias":
            continue
        base, labels = _split(path[-1])
        declared.members.setdefault(".".join(path[:-1]), []).append((base, labels, kind == "init"))
    for relation in graph["relationships"]:
        if relation["kind"] in ("inheritsFrom", "conformsTo"):
            child = names.get(relation["source"])
            parent = names.get(relation["target"], relation.get("targetFallback", "").split(".", 1)[-1])
            if child and parent:
                declared.parents.setdefault(child, set()).add(parent)


def _reports(root):
    """The names given to SandlotUnimplemented.report, each with what is said about it, nothing meaning: it does nothing."""
    pattern = re.compile(r'SandlotUnimplemented\.report\(\s*"([A-Za-z0-9_.]+)([^"]*)"(?:,\s*"((?:[^"\\]|\\.)*)")?')
    for path in sorted((root / "Sources" / "Frameworks").rglob("*.swift")):
        for match in pattern.finditer(path.read_text(encoding="utf-8")):
            name, rest, words = match.groups()
            # `UIView.foo(_:)` names a member; `UIFont Papyrus` and `CGImage(data:)` name one case of a type.
            if rest == "" or ("." in name and rest.startswith("(")):
                yield name, re.sub(r"\\\((?:[^()]|\([^()]*\))*\)", "…", words or "")


def read(build, root):
    """Reads the modules that lie in a build folder, and the sources' own word on what is missing."""
    declared = Declared()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for module in MODULES + TOOLCHAIN_MODULES:
            _extract(module, build.resolve(), root, folder)
        for path in sorted(folder.glob("*.symbols.json")):
            _add(declared, json.loads(path.read_text(encoding="utf-8")))
    for name, words in _reports(root):
        if name in MISUSE:
            continue
        if words:
            declared.caveats.setdefault(name, words)
        else:
            declared.unimplemented.add(name)
    return declared
