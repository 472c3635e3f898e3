#!/usr/bin/python3
"""Checks that C++ includes follow the order of the folders, and stay within each folder's means.

The folder list is the architecture: arrows go one way (FOLDERS), a game knows no other game, the
rules core uses only the small part of the standard library that g++ and WebAssembly share
(SMALL_STANDARD), and each outside library has one or two folders that may see it (LIBRARIES).
Tests and what only they use (see `is_test`) may use more.
"""

import re
from pathlib import Path

from tree import Problem, files, report, root_argument

# Folder -> the folders it may include besides itself.
FOLDERS = {
    "core": set(),
    "games": {"core"},
    "search": {"core", "games"},
    "research": {"core", "games", "search"},
    "python": {"core", "games", "search", "research"},
    "engine": {"core", "games", "search", "research"},
    "arena": {"core", "games", "search", "engine"},
    "fair": {"core"},
    "store": {"core", "fair"},
    "table": {"core", "games", "fair", "store"},
    "people": {"core"},
    "bus": {"core"},
    "server": {"core", "games", "search", "engine", "fair", "store", "table", "people", "bus"},
    "simulate": {"core", "games", "search", "fair", "store", "table", "people", "bus", "server"},
    "cli": {"core", "games", "search", "engine", "arena", "fair", "store", "table", "people", "bus", "server", "simulate"},
    "capi": {"core", "games", "search", "research"},
    "wasm": {"capi"},
    "bench": {"core", "games", "search", "fair", "store", "table", "server"},
    "examples": set(),  # they see what is installed
}
# (Folder, other folder) -> all that the first may include of the other: a table knows what is
# stored, not who stores it.
PARTS = {
    ("table", "store"): {Path("store/stored.h"), Path("store/stamp.h")},
    ("store", "fair"): {Path("fair/draws.h")},
}
# Folders that a simulation runs under one seed, and what would make two runs differ, or wait.
SIMULATED = {"fair", "table", "people", "simulate"}
UNSIMULATED = set("atomic condition_variable fstream future iostream mutex random thread".split())
# The folders that also run in the browser, and what they may use of the standard library.
PORTABLE = {"core", "games", "search", "capi", "wasm"}
SMALL_STANDARD = set(
    "algorithm array bit bitset cassert charconv climits cmath compare concepts cstddef cstdint"
    " cstdlib cstring functional initializer_list iterator limits map memory new numeric optional"
    " set span string string_view tuple type_traits unordered_map utility variant vector".split()
)
# What stands there and is not built for the browser, or is another thing there.
NATIVE = {Path("core/promise.cc"), Path("capi/lock.h")}
# The headers of the C interface include headers of C, and each other as they lie when installed.
C_HEADERS = {Path("capi/benben.h"), Path("capi/benben_batch.h")}
# First part of an outside header -> the folders that may include it outside of tests.
LIBRARIES = {
    "nanobind": {"python"},
    "boost": {"server", "simulate"},
    "sodium.h": {"fair", "server", "store", "table"},
    "sqlite3.h": {"store"},
    "libpq-fe.h": {"store"},
    "nats": {"bus"},
    "CLI": {"cli"},
    "histedit.h": {"cli"},
    "utf8proc.h": {"server"},
}
# What every game's tests are made with.
TEST_KITS = {Path("games/golden.h"), Path("games/property_suite.h")}
TEST_LIBRARIES = {"gtest", "gmock"}
INCLUDE = re.compile(r'\s*#\s*include\s*([<"])([^>"]+)[>"]')


def is_test(path: Path) -> bool:
    name = path.stem
    return (
        name.endswith("_test")
        or name.startswith("test_")
        or "testing" in path.parts
        or path in TEST_KITS
    )


def allowed_for_tests(folder: str) -> set[str]:
    """A test may also play a real game through the real search."""
    return FOLDERS[folder] | {"core", "games", "search"}


def game(path: Path) -> str | None:
    return path.parts[1] if path.parts[0] == "games" and len(path.parts) > 2 else None


def own_include_fault(root: Path, path: Path, target: Path) -> str | None:
    folder = path.parts[0]
    allowed = allowed_for_tests(folder) if is_test(path) else FOLDERS[folder]
    if path in C_HEADERS:
        beside = path.parent / target in C_HEADERS
        return None if beside else f'"{target}" is no header of C that is installed beside it'
    if not (root / target).is_file():
        return f'"{target}" is not a file; own headers are named from the root of the project'
    if target.parts[0] not in allowed | {folder}:
        return f'{folder}/ may not include "{target}": arrows go one way'
    part = PARTS.get((folder, target.parts[0]))
    if part and target not in part:
        return f'{folder}/ may not include "{target}", of {target.parts[0]}/ only {", ".join(sorted(map(str, part)))}'
    if is_test(target) and not is_test(path):
        return f'"{target}" is for tests only'
    named = game(target)
    if named and game(path) and named != game(path):
        return f'a game may not include another game\'s "{target}"'
    if named and path.parts[0] != "games" and not is_test(path):
        return f'"{target}" names a game; only games/ itself knows which games there are'
    return None


def outside_include_fault(path: Path, header: str) -> str | None:
    folder, library = path.parts[0], header.split("/")[0]
    if is_test(path):
        return None
    if library in TEST_LIBRARIES:
        return f"<{header}> is for tests only"
    if library in LIBRARIES:
        return None if folder in LIBRARIES[library] else f"{folder}/ may not include <{header}>"
    if path in C_HEADERS:
        return None if header in {"stddef.h", "stdint.h"} else f"<{header}> is more than C needs"
    if folder in SIMULATED and header in UNSIMULATED:
        return f"<{header}> has no place in {folder}/, which a simulation runs under one seed"
    if folder in PORTABLE and path not in NATIVE and header not in SMALL_STANDARD:
        return f"<{header}> is not among the headers that {folder}/ may use, as it runs in browsers"
    return None


def faults(root: Path, path: Path) -> list[Problem]:
    found = []
    for number, line in enumerate((root / path).read_text("utf-8").splitlines(), 1):
        if match := INCLUDE.match(line):
            quoted, target = match[1] == '"', match[2]
            fault = (
                own_include_fault(root, path, Path(target))
                if quoted
                else outside_include_fault(path, target)
            )
            if fault:
                found.append(Problem(str(path), number, fault))
    return found


def main() -> None:
    root = root_argument(__doc__)
    sources = [p for p in files(root) if p.suffix in {".h", ".cc", ".c"}]
    problems = [
        Problem(str(p), 1, f"no folder {p.parts[0]}/ in the order of the folders")
        for p in sources
        if p.parts[0] not in FOLDERS
    ]
    for path in sources:
        if path.parts[0] in FOLDERS:
            problems += faults(root, path)
    report(problems, f"includes of {len(sources)} files")


main()
