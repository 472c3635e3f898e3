#!/usr/bin/python3
"""Tests of summarize.py on what the runners really print."""

import unittest

from summarize import summarize


class SummarizeTest(unittest.TestCase):
    def counts(self, kind: str, status: int, log: str) -> tuple[int, int]:
        outcome = summarize(kind, status, log)
        self.assertTrue(outcome.summary)
        return outcome.passed, outcome.failed

    def test_command(self) -> None:
        self.assertEqual(self.counts("command", 0, ""), (1, 0))
        self.assertEqual(self.counts("command", 2, "wrong\n"), (0, 1))
        self.assertEqual(summarize("command", 0, "a\nb: ok\n\n").summary, "b: ok")

    def test_build(self) -> None:
        self.assertEqual(self.counts("build", 0, "0 passed"), (0, 0))
        self.assertEqual(self.counts("build", 1, ""), (0, 1))

    def test_ctest(self) -> None:
        log = "1/2 Test #1: a ... Passed\n\n50% tests passed, 1 tests failed out of 2\n\nTotal"
        self.assertEqual(self.counts("ctest", 8, log), (1, 1))
        log = "100% tests passed, 0 tests failed out of 57\n"
        self.assertEqual(self.counts("ctest", 0, log), (57, 0))
        self.assertEqual(self.counts("ctest", 8, log), (57, 1))
        self.assertEqual(self.counts("ctest", 0, "No tests were found!!!\n"), (0, 1))

    def test_vitest(self) -> None:
        log = " Test Files  1 failed | 1 passed (2)\n      Tests  2 failed | 40 passed (42)\n"
        self.assertEqual(self.counts("vitest", 1, log), (40, 2))
        log = "\x1b[2m      Tests \x1b[22m \x1b[1m\x1b[32m41 passed\x1b[39m\x1b[22m\x1b[90m (41)\x1b[39m\n"
        self.assertEqual(self.counts("vitest", 0, log), (41, 0))
        log = " Test Files  1 failed (1)\n      Tests  no tests\n"
        self.assertEqual(self.counts("vitest", 1, log), (0, 1))

    def test_playwright(self) -> None:
        log = "  1 failed\n    [chromium] › a.spec.ts:1:1 › 3 passed ──\n  1 flaky\n  2 did not run\n"
        self.assertEqual(self.counts("playwright", 1, log + "  7 passed (1.2m)\n"), (7, 4))
        self.assertEqual(self.counts("playwright", 0, "  12 passed (34.5s)\n"), (12, 0))
        self.assertEqual(self.counts("playwright", 1, "Error: No tests found\n"), (0, 1))

    def test_counted(self) -> None:
        self.assertEqual(self.counts("counted", 1, "9 passed, 9 failed\nx: 3 passed, 1 failed\n"), (3, 1))
        self.assertEqual(self.counts("counted", 0, "x: 3 passed, 0 failed\nmore\n"), (0, 1))

    def test_unittest(self) -> None:
        ok = "....\n-----\nRan 4 tests in 0.1s\n\nOK\n"
        self.assertEqual(self.counts("unittest", 0, ok + ok), (8, 0))
        failed = ok.replace("OK", "FAILED (failures=1, errors=2)")
        self.assertEqual(self.counts("unittest", 1, ok + failed), (5, 3))


if __name__ == "__main__":
    unittest.main()
