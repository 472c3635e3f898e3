#!/usr/bin/python3
"""Checks the rule ids (PYX-11), their translations, and that ids and faults have a test each.

docs/rules/<game>.md defines an id by printing it in bold, once. Every such id must be named by a
test (`*_test.cc`, `*.test.ts`, `*.spec.ts`, or a golden `*.game`); and every id that stands
anywhere in the project must be defined, so that no message, comment or test points nowhere.

docs/rules/<language>/<game>.md says the same in another language: it prints exactly the ids of the
English page in bold, in the same order.

Every entry of an `enum class Fault` in a header must be named, as `Fault::kOneFace`, by a test
(`*_test.cc`) of the same folder; of an enumeration with another name that ends so, by any test.
"""

import re
from pathlib import Path

from tree import Problem, files, report, root_argument

RULE = re.compile(r"\b[A-Z]{3}-[0-9]{2}\b")
DEFINITION = re.compile(r"\*\*([A-Z]{3}-[0-9]{2})\*\*")
TEST_ENDINGS = ("_test.cc", ".test.ts", ".spec.ts", ".game")


def mentions(root: Path, path: Path) -> list[tuple[int, str]]:
    try:
        text = (root / path).read_text("utf-8")
    except UnicodeDecodeError:
        return []
    lines = enumerate(text.splitlines(), 1)
    return [(number, rule) for number, line in lines for rule in RULE.findall(line)]


def definitions(root: Path, problems: list[Problem]) -> dict[str, Problem]:
    """Rule id -> what to say where it stands, should no test name it."""
    defined: dict[str, Problem] = {}
    for page in sorted((root / "docs" / "rules").glob("*.md")):
        path = str(page.relative_to(root))
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
            for rule in DEFINITION.findall(line):
                if rule in defined:
                    problems.append(Problem(path, number, f"{rule} is defined a second time"))
                defined[rule] = Problem(path, number, f"no test names {rule}")
    return defined


def misfits(root: Path) -> list[Problem]:
    """What parts a translated page of rules from the English one: its ids, or their order."""
    problems = []
    for page in sorted((root / "docs" / "rules").glob("*/*.md")):
        path = str(page.relative_to(root))
        source = page.parent.parent / page.name
        if not source.is_file():
            problems.append(Problem(path, 1, "no page of this name is there in English"))
            continue
        wanted = DEFINITION.findall(source.read_text("utf-8"))
        lines = enumerate(page.read_text("utf-8").splitlines(), 1)
        found = [(number, rule) for number, line in lines for rule in DEFINITION.findall(line)]
        for place, (number, rule) in enumerate(found):
            if place >= len(wanted) or rule != wanted[place]:
                should = wanted[place] if place < len(wanted) else "no other rule"
                problems.append(Problem(path, number, f"{rule} stands where {should} should"))
                break
        else:
            for rule in wanted[len(found) :]:
                problems.append(Problem(path, found[-1][0] if found else 1, f"{rule} is missing"))
    return problems


FAULTS = re.compile(r"enum class (\w*Fault)\b[^{;]*\{(.*?)\};", re.DOTALL)
FAULT = re.compile(r"^\s*(k[A-Za-z0-9]+)\b", re.MULTILINE)


def untested_faults(root: Path, paths: list[Path], problems: list[Problem]) -> int:
    """Adds a problem for each fault without a test; gives how many faults there are."""
    count = 0
    tests = {path: (root / path).read_text("utf-8") for path in paths if is_unit_test(path)}
    for header in (path for path in paths if path.suffix == ".h"):
        text = (root / header).read_text("utf-8")
        for table in FAULTS.finditer(text):
            # Each game has a `Fault`; other names are one of a kind, and any test may have them.
            near = [t for p, t in tests.items() if table[1] != "Fault" or p.parent == header.parent]
            named = set(re.findall(rf"\b{table[1]}::(k\w+)", "\n".join(near)))
            for fault in FAULT.finditer(table[2]):
                count += 1
                if fault[1] not in named:
                    line = text.count("\n", 0, table.start(2) + fault.start(1)) + 1
                    name = f"{table[1]}::{fault[1]}"
                    problems.append(Problem(str(header), line, f"no test names {name}"))
    return count


def is_unit_test(path: Path) -> bool:
    return path.name.endswith("_test.cc")


def main() -> None:
    root = root_argument(__doc__)
    problems: list[Problem] = []
    defined = definitions(root, problems)
    problems += misfits(root)
    if not defined:
        problems.append(Problem("docs/rules", 1, "no page defines a rule id"))
    tested: set[str] = set()
    paths = list(files(root))
    faults = untested_faults(root, paths, problems)
    for path in paths:
        for number, rule in mentions(root, path):
            if rule not in defined:
                problems.append(Problem(str(path), number, f"no rules page defines {rule}"))
            if path.name.endswith(TEST_ENDINGS):
                tested.add(rule)
    problems += [place for rule, place in sorted(defined.items()) if rule not in tested]
    report(problems, f"{len(defined)} rule ids and {faults} faults")


main()
