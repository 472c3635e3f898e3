#!/usr/bin/python3
"""Tests of wheels.py: which interpreters it takes, and what it says of the others. scripts/nightly.sh builds."""

import os
import subprocess
import tempfile
import unittest
import unittest.mock
from pathlib import Path

HERE = Path(__file__).parent


class WheelsCase(unittest.TestCase):
    def setUp(self) -> None:
        self.root = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def interpreter(self, name: str, answer: str, status: int = 0) -> str:
        """A stand-in that answers every question so."""
        program = self.root / name
        program.write_text(f"#!/bin/sh\necho '{answer}'\nexit {status}\n")
        program.chmod(0o755)
        return str(program)

    def told(self, *words: str) -> tuple[int, list[str]]:
        done = subprocess.run(
            [HERE / "wheels.py", *words], capture_output=True, text=True, check=False, cwd=self.root
        )
        self.assertEqual(done.stderr, "")
        return done.returncode, done.stdout.splitlines()

    def test_one_of_each_version_is_taken_the_first(self) -> None:
        newer = self.interpreter("newer", "cpython 3 13 1 0")
        first = self.interpreter("first", "cpython 3 11 1 0")
        second = self.interpreter("second", "cpython 3 11 1 0")
        status, lines = self.told("--list", newer, first, second)
        self.assertEqual((status, lines), (0, [f"3.11: {first}", f"3.13: {newer}"]))

    def test_it_says_why_an_interpreter_is_not_taken(self) -> None:
        for name, answer, why in (
            ("pypy", "pypy 3 11 1 0", "is pypy, not CPython"),
            ("old", "cpython 3 10 1 0", "is 3.10, older than 3.11"),
            ("free", "cpython 3 13 1 1", "is free-threaded, for which the module was not made"),
            ("bare", "cpython 3 12 0 0", "has no Python.h (on Debian: python3.12-dev)"),
            ("strange", "hello", "cannot be run"),
        ):
            program = self.interpreter(name, answer)
            status, lines = self.told("--list", program)
            self.assertEqual((status, lines[0]), (1, f"{program} {why}"))
            self.assertEqual(lines[1], "No interpreter is here that can build a wheel.")

    def test_what_cannot_be_run_is_left_out(self) -> None:
        good = self.interpreter("good", "cpython 3 12 1 0")
        shim = self.interpreter("shim", "cpython 3 13 1 0", status=127)
        missing = str(self.root / "missing")
        status, lines = self.told("--list", shim, missing, good)
        self.assertEqual(
            (status, lines), (0, [f"{shim} cannot be run", f"{missing} cannot be run", f"3.12: {good}"])
        )

    def test_an_interpreter_may_be_named_from_where_one_is(self) -> None:
        program = self.interpreter("near", "cpython 3 12 1 0")
        self.assertEqual(self.told("--list", "./near"), (0, [f"3.12: {program}"]))

    def test_modules_that_lie_about_are_not_taken(self) -> None:
        (self.root / "sysconfig.py").write_text("raise SystemExit\n")
        with unittest.mock.patch.dict(os.environ, TMPDIR=str(self.root)):
            self.assertEqual(self.told("--list", "/usr/bin/python3")[0], 0)

    def test_what_goes_wrong_in_building_is_said(self) -> None:
        # It answers the question what it is, and makes no environment.
        program = self.root / "python"
        program.write_text(
            '#!/bin/sh\n[ "$1" = -c ] && echo cpython 3 12 1 0 && exit\necho no room >&2\nexit 1\n'
        )
        program.chmod(0o755)
        status, lines = self.told("--out", str(self.root / "out"), str(program))
        self.assertEqual((status, lines), (1, [f"{program}: no room"]))


if __name__ == "__main__":
    unittest.main()
