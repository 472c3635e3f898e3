"""The files of the project, for the checks in this folder.

Walks the folder instead of asking git, so that the checks also work on an unpacked archive, on
files not yet added, and on the small trees that their own tests make. What builds and tools leave
behind is skipped.
"""

import argparse
import os
import sys
from pathlib import Path
from typing import Iterator, NamedTuple

GENERATED = {
    *(".git", ".cache", "build", "node_modules", "dist", "__pycache__"),
    *("test-results", "playwright-report", ".svelte-check"),
}
GENERATED_AT_ROOT = {"data"}


class Problem(NamedTuple):
    path: str
    line: int
    text: str


def files(root: Path) -> Iterator[Path]:
    """All files of the project, relative to root, in the same order on every machine."""
    for folder, subfolders, names in os.walk(root):
        skipped = GENERATED | GENERATED_AT_ROOT if Path(folder) == root else GENERATED
        subfolders[:] = sorted(set(subfolders) - skipped)
        for name in sorted(set(names) - {".git"}):
            yield (Path(folder) / name).relative_to(root)


def root_argument(description: str) -> Path:
    parser = argparse.ArgumentParser(description=description.split("\n")[0])
    parser.add_argument("--root", type=Path, default=Path(__file__).parent.parent)
    return parser.parse_args().root


def report(problems: list[Problem], summary: str) -> None:
    """Prints the problems as `path:line: text` and leaves with 1 if there are any, else 0."""
    for problem in problems:
        print(f"{problem.path}:{problem.line}: {problem.text}")
    print(f"{summary}: " + (f"{len(problems)} problems" if problems else "ok"))
    sys.exit(1 if problems else 0)
