#!/usr/bin/python3
"""Checks that the page's imports follow the order of its rooms, and never go in a circle.

The rooms of web/src are the architecture, as the folders are for C++ (check_includes.py): `lib`
knows no game, a game knows no other game, sentences are data without components, and inside a game
the arrows go from the root to choose and draw, from there to words and view. Imports of types
count, too. Tests and what only they use (see `is_test`) may see more, but nothing else sees them.
"""

import os
import re
from pathlib import Path

from tree import Problem, files, report, root_argument

SOURCES = Path("web/src")
# Room -> the rooms that it may import from besides itself.
ROOMS = {
    "main": {"lib", "routes"},
    "routes": {"lib"},
    "games": {"lib"},
    "workers": {"lib"},
    "lib": set(),
}
# The lists of what there is: of games, and of screens.
LISTS = {
    Path("lib/catalogue.ts"): {"games"},
    Path("lib/pages.ts"): {"routes"},
}
# Sub-folder of a game -> the others that it may import from; the root sees them all.
PARTS = {
    "view": {"words"},
    "words": {"view", "choose"},
    "choose": {"view", "words", "draw"},
    "draw": {"view", "words", "choose"},
    "lesson": {"view"},
}
# Sub-folder of lib -> those that it may not import from, as they are built on it.
BELOW = {
    "iso": {"board", "emblems", "engine", "parts", "table", "words"},
    "words": {"board", "emblems", "engine", "iso", "parts", "table"},
    "engine": {"board", "emblems", "iso", "parts", "table"},
    "board": {"engine", "parts", "table"},
    "emblems": {"board", "engine", "parts", "table"},
}
# What only tests use.
TESTS_ONLY = Path("lib/schema")
# Rooms whose files are plain data and functions.
WITHOUT_COMPONENTS = {Path("lib/words"), Path("lib/engine")}
# What the page may use of others' code, by the beginning of its name.
LIBRARIES = ("svelte", "lean-qr", "idb-keyval")
ALIASES = {"$lib": "lib", "$games": "games"}
OUTSIDE = ("$docs/", "$wasm/")

STATEMENT = re.compile(
    r"""^[ \t]*(?:import|export)\b[^;"'`]*?\bfrom\s*["']([^"']+)["']|^[ \t]*import\s*["']([^"']+)["']""",
    re.MULTILINE,
)
CALL = re.compile(r"""\bimport\(\s*["']([^"']+)["']\s*\)""")


def is_test(path: Path) -> bool:
    named = ".test." in path.name or re.search(r"(^|_)(testing|fixture)", path.stem)
    return bool(named) or TESTS_ONLY in path.parents


class Import:
    """One import: where it stands, what it names, and whether only later, when it is called."""

    def __init__(self, line: int, named: str, later: bool) -> None:
        self.line, self.named, self.later = line, named.split("?")[0], later


def imports_of(text: str) -> list[Import]:
    found = [(match.start(1 if match[1] else 2), False) for match in STATEMENT.finditer(text)]
    found += [(match.start(1), True) for match in CALL.finditer(text)]
    return [
        Import(text.count("\n", 0, at) + 1, re.split("[\"']", text[at:], maxsplit=1)[0], later)
        for at, later in sorted(found)
    ]


def target_of(path: Path, named: str, known: set[Path]) -> Path | None:
    """The file of web/src that an import of `path` means."""
    if named.startswith("."):
        base = os.path.normpath(path.parent / named)
    else:
        alias, _, rest = named.partition("/")
        base = f"{ALIASES.get(alias, alias)}/{rest}"
    ways = (base, base + ".ts", base + ".svelte.ts", base + "/index.ts")
    return next((Path(way) for way in ways if Path(way) in known), None)


def room_of(path: Path) -> str:
    return path.parts[0] if len(path.parts) > 1 else "main"


def sub_folder(path: Path) -> str:
    """Of a file of lib; "" for lib itself."""
    return path.parts[1] if len(path.parts) > 2 else ""


def game_of(path: Path) -> str | None:
    return path.parts[1] if path.parts[0] == "games" else None


def part_of(path: Path) -> str | None:
    """The sub-folder of a game; None for its root."""
    return path.parts[2] if len(path.parts) > 3 else None


def room_fault(path: Path, target: Path) -> str | None:
    here, there = room_of(path), room_of(target)
    if is_test(target) and not is_test(path):
        return f"{target} is for tests only"
    if is_test(path):
        return None
    if here != there and there not in ROOMS.get(here, set()) | LISTS.get(path, set()):
        return f"{here} may not import {target}: arrows go one way"
    if here == there == "games":
        return game_fault(path, target)
    if here == there == "lib" and sub_folder(target) in BELOW.get(sub_folder(path), set()):
        return f"lib/{sub_folder(path)}/ may not import {target}, which is built on it"
    if target.suffix == ".svelte" and any(room in path.parents for room in WITHOUT_COMPONENTS):
        return f"{path.parent} is without components, and {target} is one"
    return None


def game_fault(path: Path, target: Path) -> str | None:
    if game_of(path) != game_of(target):
        return f"a game may not import another game's {target}"
    here, there = part_of(path), part_of(target)
    if here is None or here == there:
        return None
    if here not in PARTS:
        return f"a game has no folder {here}/; it has {', '.join(PARTS)}"
    if there not in PARTS[here]:
        return f"{here}/ may not import {target}: arrows go one way"
    if here == "words" and target.suffix == ".svelte":
        return f"words/ is without components, and {target} is one"
    return None


def outside_fault(path: Path, named: str) -> str | None:
    if named.startswith((*OUTSIDE, "node:")) or named.endswith((".css", ".svg", ".json", ".game")):
        return None
    if named.startswith((".", *ALIASES)):
        return f"{named} is not a file of the page"
    if is_test(path) or named.startswith(LIBRARIES):
        return None
    return f"{named} is none of the libraries that the page may use: {', '.join(LIBRARIES)}"


def circles(graph: dict[Path, list[Path]]) -> list[list[Path]]:
    """The circles that a walk in depth meets, each once from where it was entered."""
    found: list[list[Path]] = []
    done: set[Path] = set()

    def walk(path: Path, way: list[Path]) -> None:
        if path in way:
            found.append(way[way.index(path) :])
        elif path not in done:
            for target in graph[path]:
                walk(target, [*way, path])
            done.add(path)

    for start in sorted(graph):
        walk(start, [])
    return found


def main() -> None:
    root = root_argument(__doc__)
    inside = [path.relative_to(SOURCES) for path in files(root) if SOURCES in path.parents]
    known = {path for path in inside if path.suffix in {".ts", ".svelte"}}
    problems: list[Problem] = []
    graph: dict[Path, list[Path]] = {}
    for path in sorted(known):
        graph[path] = []
        for found in imports_of((root / SOURCES / path).read_text("utf-8")):
            target = target_of(path, found.named, known)
            fault = room_fault(path, target) if target else outside_fault(path, found.named)
            if fault:
                problems.append(Problem(str(SOURCES / path), found.line, fault))
            if target and not found.later:
                graph[path].append(target)
    for circle in circles(graph):
        way = " -> ".join(map(str, [*circle, circle[0]]))
        problems.append(Problem(str(SOURCES / circle[0]), 1, f"imports go in a circle: {way}"))
    report(problems, f"imports of {len(known)} files of the page")


main()
