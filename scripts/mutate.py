#!/usr/bin/python3
"""Changes the code of a folder in small ways, one at a time, and says which changes no test notices.

    scripts/mutate.py FOLDER --test TARGET [--limit N] [--seed N] [--jobs N] [--timeout SECONDS]

A mutant is one line of C++ with one operator, bound, constant or condition changed, or a statement
dropped. Each is made in a copy of the tree, built (release, through the compiler cache), and run
against the test executables that --test names (may be repeated; `search_test` or `games_test`), which
have so many seconds. --match PATTERN keeps the files whose path matches, --filter PATTERN hands
--gtest_filter to the tests. A mutant is

    killed       a test fails, crashes or does not end in time
    survived     all tests pass: a test is missing, or the change changes nothing
    not built    the compiler refuses it

Exit status: 0 all killed, 1 some survived, 2 the unchanged tree does not pass or nothing to change.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

MEMORY_KIB = 4 * 1024 * 1024
ROOT = Path(__file__).resolve().parent.parent

# What is put in place of what, where the spaces show that it is an operator between two values.
OPERATORS = {
    "<": ["<=", ">="],
    "<=": ["<", ">"],
    ">": [">=", "<="],
    ">=": [">", "<"],
    "==": ["!="],
    "!=": ["=="],
    "&&": ["||"],
    "||": ["&&"],
    "+": ["-"],
    "-": ["+"],
    "*": ["/"],
    "/": ["*"],
    "%": ["/"],
    "&": ["|"],
    "|": ["&"],
    "<<": [">>"],
    ">>": ["<<"],
    "+=": ["-="],
    "-=": ["+="],
}
LONGEST_FIRST = sorted(OPERATORS, key=len, reverse=True)
OPERATOR = re.compile(r"(?<= )(?:" + "|".join(map(re.escape, LONGEST_FIRST)) + r")(?= )")
STEP = re.compile(r"\+\+|--")
NUMBER = re.compile(r"(?<![\w.'])\d+(?![\w.'])")
TRUTH = re.compile(r"\b(?:true|false)\b")
NEGATION = re.compile(r"(?<=[ (])!(?=[\w(])")
CONDITION = re.compile(r"\b(?:if|while) \(")
STATEMENT = re.compile(
    r"^\s+(?!return|throw|using|const|auto|case|break|continue|else|static|public|private)"
    r"[\w.:\[\]>()*-]+(?:\(.*\)| [-+|&^]?= .*|\+\+|--);$"
)
STRING = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])+\'')
# Where a change means nothing, or only that the compiler complains.
NO_CODE = re.compile(
    r"^\s*(?:#|\*|template|using|static_assert|BENBEN_ASSERT|namespace|friend|enum)"
)


class Mutant(NamedTuple):
    file: str
    line: int  # from 1
    before: str
    after: str

    def __str__(self) -> str:
        after = self.after.strip() or "(dropped)"
        return f"{self.file}:{self.line}: {self.before.strip()}  =>  {after}"


def code_of(line: str) -> str:
    """The line with the same length in which texts and comments are blank."""
    blank = STRING.sub(lambda match: '"' + "_" * (len(match[0]) - 2) + '"', line)
    comment = blank.find("//")
    return blank if comment < 0 else blank[:comment] + " " * (len(blank) - comment)


def closing(code: str, start: int) -> int | None:
    """Where the parenthesis ends that was opened just before; None if it ends on another line."""
    depth = 1
    for at in range(start, len(code)):
        depth += {"(": 1, ")": -1}.get(code[at], 0)
        if depth == 0:
            return at
    return None


def changes_of(line: str) -> Iterator[str]:
    """Every change of one line."""
    code = code_of(line)
    if NO_CODE.match(code) or not code.strip():
        return

    def put(start: int, end: int, text: str) -> str:
        return line[:start] + text + line[end:]

    for match in OPERATOR.finditer(code):
        for other in OPERATORS[match[0]]:
            yield put(*match.span(), other)
    for match in STEP.finditer(code):
        yield put(*match.span(), "--" if match[0] == "++" else "++")
    for match in NUMBER.finditer(code):
        yield put(*match.span(), str(int(match[0]) + 1))
    for match in TRUTH.finditer(code):
        yield put(*match.span(), "false" if match[0] == "true" else "true")
    for match in NEGATION.finditer(code):
        yield put(*match.span(), "")
    match = CONDITION.search(code)
    end = closing(code, match.end()) if match else None
    if match and end and ";" not in code[match.end() : end]:
        yield put(match.end(), end, f"!({line[match.end() : end]})")
    if STATEMENT.match(code) and code.count("(") == code.count(")"):
        yield ""


def mutants_of(file: str, text: str) -> list[Mutant]:
    lines = text.splitlines()
    return [
        Mutant(file, number, line, after)
        for number, line in enumerate(lines, 1)
        for after in dict.fromkeys(changes_of(line))
        if after != line
    ]


def sources(root: Path, folder: str, match: str) -> list[str]:
    """What is tested, and not the tests themselves."""
    files = [*(root / folder).rglob("*.cc"), *(root / folder).rglob("*.h")]
    names = [str(file.relative_to(root)) for file in files]
    return sorted(
        name
        for name in names
        if not re.search(r"(_test|_fuzz)\.cc$|/test_|/testing/", name) and re.search(match, name)
    )


class Workshop:
    """A copy of the tree in which mutants are built and tried, one after the other."""

    def __init__(self, root: Path, home: Path, options: argparse.Namespace) -> None:
        self.home = home
        self.options = options
        shutil.copytree(
            root, home, symlinks=True,
            ignore=shutil.ignore_patterns("build", ".git", "node_modules", ".cache", "__pycache__"),
        )

    def built(self) -> bool:
        commands = [
            ["cmake", "--preset", "release", "-S", str(self.home), "-B", str(self.home / "build")],
            ["cmake", "--build", str(self.home / "build"), "--target", *self.options.test],
        ]
        if (self.home / "build").exists():
            commands = commands[1:]
        return all(self.done(command, timeout=3600) for command in commands)

    def passes(self) -> bool:
        for target in self.options.test:
            found = [path for path in (self.home / "build").rglob(target) if path.is_file()]
            # A mutant that never stops asking for memory must not take it from others.
            command = ["bash", "-c", f"ulimit -v {MEMORY_KIB}; exec \"$@\"", "bash", str(found[0])]
            command.append("--gtest_fail_fast")
            if self.options.filter:
                command.append(f"--gtest_filter={self.options.filter}")
            if not self.done(command, self.options.timeout):
                return False
        return True

    def done(self, command: list[str], timeout: float) -> bool:
        # One compiler cache serves every copy.
        cache = {"CCACHE_BASEDIR": str(self.home), "CCACHE_NOHASHDIR": "1"}
        try:
            outcome = subprocess.run(
                command,
                env={**os.environ, **cache},
                cwd=self.home,
                timeout=timeout,
                check=False,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except subprocess.TimeoutExpired:
            return False
        return outcome.returncode == 0

    def verdict(self, mutant: Mutant) -> str:
        path = self.home / mutant.file
        text = path.read_text("utf-8")
        lines = text.splitlines(keepends=True)
        lines[mutant.line - 1] = mutant.after + "\n"
        path.write_text("".join(lines), "utf-8")
        try:
            if not self.built():
                return "not built"
            return "survived" if self.passes() else "killed"
        finally:
            path.write_text(text, "utf-8")


def try_all(shops: list[Workshop], mutants: list[Mutant]) -> Iterator[tuple[Mutant, str]]:
    """Each mutant with its verdict, in order; as many at once as there are workshops."""
    free: SimpleQueue[Workshop] = SimpleQueue()
    for shop in shops:
        free.put(shop)

    def judge(mutant: Mutant) -> str:
        shop = free.get()
        try:
            return shop.verdict(mutant)
        finally:
            free.put(shop)

    with ThreadPoolExecutor(len(shops)) as pool:
        yield from zip(mutants, pool.map(judge, mutants))


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--test", action="append", required=True, help="a test executable")
    parser.add_argument("--filter", default="", help="which of its tests, as gtest wants it")
    parser.add_argument("--match", default="", help="a pattern of paths")
    parser.add_argument("--limit", type=int, default=50, help="mutants, drawn by the seed; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="copies of the tree")
    parser.add_argument("--timeout", type=float, default=60, help="seconds for each executable")
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    options = parse(arguments)
    mutants = [
        mutant
        for name in sources(options.root, options.folder, options.match)
        for mutant in mutants_of(name, (options.root / name).read_text("utf-8"))
    ]
    if not mutants:
        print("nothing to change")
        return 2
    total = len(mutants)
    if 0 < options.limit < total:
        mutants = sorted(random.Random(options.seed).sample(mutants, options.limit))
    with tempfile.TemporaryDirectory(prefix="mutants-") as temporary:
        jobs = min(options.jobs, len(mutants))
        shops = [Workshop(options.root, Path(temporary) / str(job), options) for job in range(jobs)]
        if not all(shop.built() and shop.passes() for shop in shops):
            print("the unchanged tree does not pass its tests")
            return 2
        counts = {"killed": 0, "survived": 0, "not built": 0}
        for mutant, verdict in try_all(shops, mutants):
            counts[verdict] += 1
            print(f"{verdict:10} {mutant}", flush=True)
    summary = ", ".join(f"{count} {verdict}" for verdict, count in counts.items())
    print(f"{len(mutants)} of {total} mutants: {summary}")
    return 1 if counts["survived"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
