#!/usr/bin/python3
"""Tests of mutate.py: what it changes, and what it says of mutants, with a stand-in for the build."""

import contextlib
import io
import os
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import mutate


class ChangesTest(unittest.TestCase):
    def changed(self, line: str) -> list[str]:
        return [mutant.after for mutant in mutate.mutants_of("a.cc", line)]

    def test_operators_and_bounds(self) -> None:
        self.assertEqual(
            self.changed("return a <= 3 && b;"),
            ["return a < 3 && b;", "return a > 3 && b;", "return a <= 3 || b;", "return a <= 4 && b;"],
        )

    def test_conditions(self) -> None:
        self.assertEqual(
            self.changed("  if (!is_over(a)) return 0;"),
            ["  if (!is_over(a)) return 1;", "  if (is_over(a)) return 0;", "  if (!(!is_over(a))) return 0;"],
        )
        self.assertEqual(self.changed("  while (more()) {"), ["  while (!(more())) {"])
        self.assertEqual(self.changed("  if (is_new(a)) add(a);"), ["  if (!(is_new(a))) add(a);"])
        for line in ("  if (const auto a = f(); a) {", "  if (is_new(a) &&"):
            self.assertEqual(self.changed(line), [], line)

    def test_statements_are_dropped(self) -> None:
        self.assertEqual(self.changed("  list.push_back(a);"), [""])
        self.assertEqual(self.changed("  count_ += a;"), ["  count_ -= a;", ""])
        self.assertEqual(self.changed("  ++count;"), ["  --count;"])

    def test_truth(self) -> None:
        self.assertEqual(self.changed("bool stopping_ = false;"), ["bool stopping_ = true;"])

    def test_texts_comments_and_directives_stay(self) -> None:
        for line in ('  // a < 3', '#include "a+1"', 'const char* text = "a < 3, \\" 4";', "", "}",
                     "  BENBEN_ASSERT(a < 3);", "template <int N = 3>", "std::vector<int> list(a);"):
            self.assertEqual(self.changed(line), [], line)
        self.assertEqual(self.changed("return 1;  // of 3"), ["return 2;  // of 3"])


# Builds unless the source says `1 - 2`; the test it makes wants `1 +`.
CMAKE = """#!/usr/bin/env bash
for argument; do [[ $argument == --build ]] && building=1; done
if [[ -z ${building:-} ]]; then mkdir -p build; exit; fi
grep -q '1 - 2' core/a.cc && exit 1
printf '#!/bin/sh\\ngrep -q "%s" core/a.cc\\n' "${WANTED:-1 +}" >build/a_test
chmod +x build/a_test
"""


class MutateTest(unittest.TestCase):
    def setUp(self) -> None:
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.root = Path(temporary.name) / "tree"
        for name in ("core", "bin"):
            (self.root / name).mkdir(parents=True)
        (self.root / "core/a.cc").write_text("int f() {\n  return 1 + 2;\n}\n", "utf-8")
        (self.root / "core/a_test.cc").write_text("int g() { return 1 + 2; }\n", "utf-8")
        (self.root / "bin/cmake").write_text(CMAKE, "utf-8")
        (self.root / "bin/cmake").chmod(0o755)

    def run_mutate(self, *arguments: str, **variables: str) -> tuple[int, list[str]]:
        output = io.StringIO()
        path = {"PATH": f"{self.root}/bin:{os.environ['PATH']}", **variables}
        with mock.patch.dict(os.environ, path), contextlib.redirect_stdout(output):
            status = mutate.main(["core", "--test", "a_test", "--root", str(self.root), *arguments])
        return status, output.getvalue().splitlines()

    def test_says_what_became_of_each_mutant(self) -> None:
        expected = [
            "not built  core/a.cc:2: return 1 + 2;  =>  return 1 - 2;",
            "killed     core/a.cc:2: return 1 + 2;  =>  return 2 + 2;",
            "survived   core/a.cc:2: return 1 + 2;  =>  return 1 + 3;",
            "3 of 3 mutants: 1 killed, 1 survived, 1 not built",
        ]
        for jobs in ("1", "2"):
            self.assertEqual(self.run_mutate("--jobs", jobs), (1, expected))
        self.assertIn("1 + 2", (self.root / "core/a.cc").read_text("utf-8"))

    def test_all_killed(self) -> None:
        status, lines = self.run_mutate(WANTED="1 + 2")
        self.assertEqual((status, lines[-1]), (0, "3 of 3 mutants: 2 killed, 0 survived, 1 not built"))

    def test_a_tree_whose_tests_fail_is_told(self) -> None:
        self.assertEqual(
            self.run_mutate(WANTED="chess"), (2, ["the unchanged tree does not pass its tests"])
        )

    def test_nothing_to_change(self) -> None:
        self.assertEqual(self.run_mutate("--match", "chess"), (2, ["nothing to change"]))

    def test_a_limit_draws_by_the_seed(self) -> None:
        drawn = [self.run_mutate("--limit", "1", "--seed", seed)[1][0] for seed in "123456"]
        again = [self.run_mutate("--limit", "1", "--seed", seed)[1][0] for seed in "123456"]
        self.assertEqual(drawn, again)
        self.assertGreater(len(set(drawn)), 1)


if __name__ == "__main__":
    unittest.main()
