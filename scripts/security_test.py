#!/usr/bin/python3
"""Tests of docs/security.md: every test that it names is one, and every file."""

import re
import unittest
from pathlib import Path

import tree

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/security.md").read_text()
TEST = re.compile(r"^TEST(?:_F|_P)?\((\w+),\s*(\w+)\)", re.MULTILINE)


def tests() -> set[str]:
    found = set()
    for path in tree.files(ROOT):
        if path.name.endswith("_test.cc"):
            text = (ROOT / path).read_text()
            # A fixture may be another's under a name of its own.
            found |= {f"{suite}.{name}" for suite, name in TEST.findall(text)}
    return found


def named(page: str) -> set[str]:
    return set(re.findall(r"`([A-Z][A-Za-z0-9]*\.[A-Z][A-Za-z0-9]*)`", page))


class SecurityCase(unittest.TestCase):
    def test_every_test_that_is_named_exists(self) -> None:
        self.assertGreater(len(named(PAGE)), 30)
        self.assertEqual(named(PAGE) - tests(), set())

    def test_a_test_that_does_not_exist_is_found(self) -> None:
        self.assertEqual(named("`P11Seats.Nobody`") - tests(), {"P11Seats.Nobody"})

    def test_every_attack_has_a_test(self) -> None:
        attacks = PAGE[PAGE.index("## Who attacks") : PAGE.index("### Which reader")]
        rows = [line for line in attacks.splitlines() if line.startswith("| ")][1:]
        self.assertGreater(len(rows), 10)
        for row in rows:
            self.assertTrue(named(row), row)

    def test_every_file_that_is_named_exists(self) -> None:
        paths = re.findall(r"`((?:bench|core|docs|games|scripts|server)/[a-z_./]+)`", PAGE)
        self.assertGreater(len(paths), 4)
        for path in paths:
            self.assertTrue((ROOT / path).exists(), path)


if __name__ == "__main__":
    unittest.main()
