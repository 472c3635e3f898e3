#!/usr/bin/python3
"""Checks the rule ids (PYX-11): each has a test, and none is invented.

docs/rules/<game>.md defines an id by printing it in bold, once. Every such id must be named by a
test (`*_test.cc`, `*.test.ts`, `*.spec.ts`, or a golden `*.game`); and every id that stands
anywhere in the project must be defined, so that no message, comment or test points nowhere.
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


def main() -> None:
    root = root_argument(__doc__)
    problems: list[Problem] = []
    defined = definitions(root, problems)
    if not defined:
        problems.append(Problem("docs/rules", 1, "no page defines a rule id"))
    tested: set[str] = set()
    for path in files(root):
        for number, rule in mentions(root, path):
            if rule not in defined:
                problems.append(Problem(str(path), number, f"no rules page defines {rule}"))
            if path.name.endswith(TEST_ENDINGS):
                tested.add(rule)
    problems += [place for rule, place in sorted(defined.items()) if rule not in tested]
    report(problems, f"{len(defined)} rule ids")


main()
