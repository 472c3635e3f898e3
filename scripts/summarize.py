#!/usr/bin/python3
"""Says in one line how many tests of a step passed and failed: summarize.py KIND STATUS LOG.

Prints `<passed> <failed> <summary>`, where the summary is the line in which the step's own runner
sums up. A step whose runner failed has at least one failure, whatever its log says, and so has one
that ran no test: silence is not success.
"""

import re
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Outcome(NamedTuple):
    passed: int
    failed: int
    summary: str


def of_command(log: str, status: int) -> Outcome:
    """One that passes or fails as a whole."""
    lines = [line for line in log.splitlines() if line.strip()]
    return Outcome(int(status == 0), int(status != 0), lines[-1].strip() if lines else "no complaint")


def of_build(log: str, status: int) -> Outcome:
    """Not a test, but it can fail."""
    return Outcome(0, int(status != 0), "built" if status == 0 else "does not build")


def of_ctest(log: str, status: int) -> Outcome:
    found = re.search(r"^\d+% tests passed, (\d+) tests? failed out of (\d+)$", log, re.M)
    if not found:
        return Outcome(0, 0, "")
    failed, total = int(found[1]), int(found[2])
    return Outcome(total - failed, failed, found[0])


def of_words(pattern: str, log: str) -> Outcome:
    """Reads `12 passed`, `1 failed` and the like from the lines that match the pattern."""
    lines = [match[0].strip() for match in re.finditer(pattern, log, re.M)]
    counts: Counter[str] = Counter()
    for number, word in re.findall(r"(\d+) (passed|failed|flaky|did not run|interrupted)", str(lines)):
        counts[word] += int(number)
    passed = counts.pop("passed", 0)
    return Outcome(passed, counts.total(), ", ".join(lines))


def of_counted(log: str, status: int) -> Outcome:
    """A script of ours: its last line says `N passed, N failed`."""
    return of_words(r"^.*\d+ passed, \d+ failed\n?\Z", log)


def of_vitest(log: str, status: int) -> Outcome:
    return of_words(r"^ +Tests  .*$", log)


def of_playwright(log: str, status: int) -> Outcome:
    # A flaky test counts as failed: a test that sometimes fails is a fault of something.
    return of_words(r"^  \d+ (?:passed|failed|flaky|skipped|did not run|interrupted)\b.*$", log)


def of_unittest(log: str, status: int) -> Outcome:
    ran = sum(map(int, re.findall(r"^Ran (\d+) tests? in", log, re.M)))
    failures = re.findall(r"^FAILED \((.*)\)$", log, re.M)
    failed = sum(map(int, re.findall(r"(?:failures|errors)=(\d+)", " ".join(failures))))
    return Outcome(ran - failed, failed, f"Ran {ran} tests, {failed} failed")


KINDS = {
    "command": of_command,
    "build": of_build,
    "ctest": of_ctest,
    "counted": of_counted,
    "vitest": of_vitest,
    "playwright": of_playwright,
    "unittest": of_unittest,
}


def summarize(kind: str, status: int, log: str) -> Outcome:
    outcome = KINDS[kind](COLOURS.sub("", log), status)
    if kind != "build" and outcome.passed + outcome.failed == 0:
        return Outcome(0, 1, "ran no test")
    if status != 0 and outcome.failed == 0:
        return Outcome(outcome.passed, 1, f"{outcome.summary}; exit status {status}")
    return outcome


if __name__ == "__main__":
    text = Path(sys.argv[3]).read_text("utf-8", errors="replace")
    print(*summarize(sys.argv[1], int(sys.argv[2]), text))
