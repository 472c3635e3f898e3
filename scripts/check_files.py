#!/usr/bin/python3
"""Checks what every file of the project owes its reader.

Plain UTF-8 text with LF and a final line end; a source file opens with what it is, and is not too
long; nothing names a path of somebody's machine, and nothing is left marked as unfinished without
the number of an issue. A source file that a comment names is there.
"""

import re
from pathlib import Path

from tree import Problem, files, report, root_argument

LONG, TOO_LONG = 300, 500
PAGE = ("web", "src")  # where LONG is too long already, but for tests
# How a source file may open, after a `#!` line.
OPENINGS = {
    ".c": ("/*",),
    ".h": ("//", "/*"),
    ".cc": ("//",),
    ".ts": ("//", "/*"),
    ".js": ("//", "/*"),
    ".mjs": ("//", "/*"),
    ".css": ("/*",),
    ".svelte": ("<!--",),
    ".py": ('"""',),
    ".sh": ("#",),
}
# The brackets keep these patterns from matching themselves.
UNWANTED = {
    r"/[w]ork/|/[r]oot/|/[h]ome/[a-z]|\.\./[s]hared": "a path of somebody's machine",
    r"\b(?:[T]ODO|[F]IXME|[X]XX|[H]ACK)\b(?!\(#[0-9]+\))": "unfinished, without an issue's number",
}
# Where a comment begins in a line, and the names of source files in it: "core/rng.h", "tree.py".
COMMENTS = {
    **dict.fromkeys((".h", ".cc", ".ts", ".mjs", ".svelte"), re.compile(r"(?:^|\s)//(?!/)(.*)")),
    **dict.fromkeys((".py", ".sh"), re.compile(r"(?:^|\s)#(.*)")),
}
SOURCE_NAME = re.compile(
    r"(?<![\w<>*{}./$@-])\w[\w./-]*\.(?:h|cc|ts|mjs|svelte|py|sh)\b(?![\w*(-]|\.\w)"
)
BINARY = {".png", ".ico", ".woff2", ".wasm", ".webp", ".jpg", ".xz"}


def is_verbatim(path: Path) -> bool:
    """Inputs of tests and fuzzers are whatever they are; generated lists are nobody's prose."""
    return path.suffix in BINARY or "corpus" in path.parts or path.name == "package-lock.json"


def text_faults(path: str, lines: list[str]) -> list[Problem]:
    found = []
    for number, line in enumerate(lines, 1):
        if line != line.rstrip():
            found.append(Problem(path, number, "blanks or a carriage return end the line"))
        for pattern, fault in UNWANTED.items():
            if match := re.search(pattern, line):
                found.append(Problem(path, number, f"{match[0]}: {fault}"))
    return found


def names_of(paths: list[Path]) -> set[str]:
    """All ways to name a file from some folder above it: "board.h", "ascension/board.h", ..."""
    return {"/".join(path.parts[at:]) for path in paths for at in range(len(path.parts))}


def comment_faults(path: Path, lines: list[str], known: set[str]) -> list[Problem]:
    found = []
    comment = COMMENTS.get(path.suffix)
    for number, line in enumerate(lines, 1):
        match = comment.search(line) if comment else None
        for name in SOURCE_NAME.findall(match[1]) if match else []:
            if name not in known:
                found.append(Problem(str(path), number, f"{name}: no such file is here"))
    return found


def is_told_beside(root: Path, path: Path) -> bool:
    """Whether the header of `path`, or the file that it tests, says what it is."""
    if match := re.fullmatch(r"(.+)\.test\.ts", path.name):
        endings = (".ts", ".svelte.ts", ".svelte")
    elif match := re.fullmatch(r"(.+?)(?:_test)?\.cc", path.name):
        endings = (".h", ".cc")
    else:
        return False
    beside = {match[1] + ending for ending in endings} - {path.name}
    return any((root / path).with_name(name).is_file() for name in beside)


def openings_of(root: Path, path: Path, lines: list[str]) -> tuple[str, ...] | None:
    if is_told_beside(root, path):
        return None
    if lines and lines[0].startswith("#!") and lines[0].endswith("bash"):
        return OPENINGS[".sh"]
    return OPENINGS.get(path.suffix)


def source_faults(path: str, openings: tuple[str, ...], lines: list[str]) -> list[Problem]:
    found = []
    body = lines[1:] if lines[0].startswith("#!") else lines
    if not body or not body[0].startswith(openings):
        found.append(Problem(path, 1, "does not open with what it is"))
    too_long = LONG if Path(path).parts[:2] == PAGE and ".test." not in path else TOO_LONG
    if len(lines) > too_long:
        found.append(Problem(path, len(lines), f"{len(lines)} lines, more than {too_long}"))
    elif len(lines) > LONG:
        print(f"{path}: note: {len(lines)} lines, more than about {LONG}")
    return found


def faults(root: Path, path: Path, known: set[str]) -> list[Problem]:
    try:
        text = (root / path).read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        return [Problem(str(path), 1, f"not UTF-8: {error.reason}")]
    if text and not text.endswith("\n"):
        return [Problem(str(path), text.count("\n") + 1, "no line end at the end of the file")]
    lines = text.split("\n")[:-1]
    found = text_faults(str(path), lines) + comment_faults(path, lines, known)
    if openings := openings_of(root, path, lines):
        found += source_faults(str(path), openings, lines or [""])
    return found


def main() -> None:
    root = root_argument(__doc__)
    paths = list(files(root))
    known = names_of(paths)
    checked = [path for path in paths if not is_verbatim(path)]
    problems = [problem for path in checked for problem in faults(root, path, known)]
    report(problems, f"texts of {len(checked)} files")


main()
