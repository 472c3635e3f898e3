#!/usr/bin/python3
"""Tests of the shell scripts in this folder, on small trees with stand-ins for what they call.

The scripts find everything from their own place, so a copy of the folder in a temporary tree works
on that tree.
"""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).parent


class ShellCase(unittest.TestCase):
    def setUp(self) -> None:
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.root = Path(temporary.name)
        shutil.copytree(HERE, self.root / "scripts", ignore=shutil.ignore_patterns("__pycache__"))

    def write(self, path: str, text: str) -> None:
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")

    def write_program(self, path: str, commands: str) -> None:
        self.write(path, f"#!/usr/bin/env bash\n{commands}\n")
        (self.root / path).chmod(0o755)

    def run_bash(self, commands: str) -> tuple[int, list[str]]:
        """Runs commands with the tree's folder `bin` first in PATH; gives status and output."""
        environment = {**os.environ, "PATH": f"{self.root}/bin:{os.environ['PATH']}"}
        done = subprocess.run(
            ["bash", "-c", f"set -euo pipefail; {commands}"],
            cwd=self.root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout.splitlines()


class StepsTest(ShellCase):
    def run_steps(self, *steps: str) -> tuple[int, list[str]]:
        return self.run_bash("; ".join([". scripts/steps.sh", *steps, "finish"]))

    def test_all_pass(self) -> None:
        status, lines = self.run_steps("step one command true", "step two command echo fine")
        self.assertEqual(status, 0, lines)
        self.assertIn("two: fine", lines)
        self.assertEqual(lines[-1], "2 passed, 0 failed")

    def test_a_failure_is_told_and_does_not_stop_the_others(self) -> None:
        broken = "broken() { echo before; false; echo after; }"
        status, lines = self.run_steps(broken, "step one command broken", "step two command true")
        self.assertEqual(status, 1)
        self.assertIn("before", lines)
        self.assertNotIn("after", lines)
        self.assertEqual(lines[lines.index("--- failed: one ---") + 1], "before")
        self.assertEqual(lines[-1], "1 passed, 1 failed")

    def test_why_something_failed_is_told_at_the_end_however_long_its_log_is(self) -> None:
        log = [
            "cli/a_test.cc:7: Failure",
            "Value of: a() != 1",
            *[f"noise {number}" for number in range(200)],
            "FAIL: test_b (b_test.B.test_b)",
            "AssertionError: 2 != 3",
            *[f"noise {number}" for number in range(200)],
        ]
        self.write("log.txt", "".join(f"{line}\n" for line in log))
        status, lines = self.run_steps("long() { cat log.txt; false; }", "step one command long")
        self.assertEqual(status, 1)
        because = lines[lines.index("--- because ---") :]
        self.assertIn("Value of: a() != 1", because)
        self.assertIn("AssertionError: 2 != 3", because)
        self.assertLess(len(because), 100)

    def test_what_stands_beside_runs_at_once_and_is_told_in_order(self) -> None:
        # The first step ends when the second one has begun.
        first = "first() { for i in {1..600}; do [[ -e begun ]] && return; sleep 0.1; done; false; }"
        status, lines = self.run_steps(
            first,
            "jobs=2",
            "beside",
            "step one command first",
            "step two command touch begun",
            "step three command false",
            "one_by_one",
            "step four command true",
        )
        self.assertEqual(status, 1)
        steps = [line.split()[:2] for line in lines[: lines.index("--- time ---")] if line]
        self.assertEqual(steps, [["one", "ok"], ["two", "ok"], ["three", "FAIL"], ["four", "ok"]])
        self.assertEqual(lines[-1], "3 passed, 1 failed")

    def test_a_runner_that_runs_no_test_fails(self) -> None:
        status, lines = self.run_steps("step one ctest true")
        self.assertEqual((status, lines[-1]), (1, "0 passed, 1 failed"))

    def test_a_python_test_that_fails_is_not_hidden_by_the_next(self) -> None:
        for test in (self.root / "scripts").glob("*_test.py"):
            test.unlink()
        self.write_program("scripts/a_test.py", "exit 1")
        self.write_program("scripts/b_test.py", "exit 0")
        status, _ = self.run_bash(". scripts/steps.sh; python_tests scripts")
        self.assertEqual(status, 1)


class PackagesTest(ShellCase):
    def setUp(self) -> None:
        super().setUp()
        self.write("scripts/packages.txt", "# A note.\nrun  one\nrun  two\n\ntest three\ntest four\n")
        self.write_program("bin/npm", "true")
        self.write_program("bin/dpkg-query", "echo one installed; echo three config-files; exit 1")

    def missing(self, purposes: str) -> list[str]:
        status, lines = self.run_bash(f". scripts/lib.sh; missing_packages {purposes}")
        self.assertEqual(status, 0, lines)
        return lines

    def test_what_is_missing(self) -> None:
        self.assertEqual(self.missing("run"), ["two"])
        self.assertEqual(self.missing("run test"), ["two", "three", "four"])

    def test_who_may_not_install_is_told_the_command(self) -> None:
        self.write_program("bin/sudo", "exit 1")
        self.write_program("bin/apt-get", "exit 1")
        status, lines = self.run_bash(". scripts/lib.sh; need_packages run")
        self.assertEqual(status, 3, lines)
        told = "could not install" if os.geteuid() == 0 else "--no-install-recommends two"
        self.assertIn(told, " ".join(lines))


    def test_a_service_that_comes_with_a_package_does_not_stay(self) -> None:
        self.write_program("bin/sudo", 'shift; exec "$@"')
        self.write_program("bin/apt-get", "true")
        for program in ("service", "systemctl"):
            self.write_program(f"bin/{program}", f'echo {program} "$@" >>{self.root}/asked')
        known = "is_known_service() { [[ $1 == nginx ]]; }"
        status, lines = self.run_bash(
            f". scripts/lib.sh; {known}; install_packages one haproxy nginx-light"
        )
        self.assertEqual(status, 0, lines)
        asked = (self.root / "asked").read_text("utf-8").splitlines()
        self.assertEqual(asked, ["service haproxy stop", "systemctl disable haproxy"])


class BenchSignatureTest(ShellCase):
    def run_with(self, reference: str, clang: str = "") -> tuple[int, list[str]]:
        self.write("bench/reference.txt", reference)
        signatures = "printf 'cubus 2\\npyramix 1\\n'"
        self.write_program("bin/node", signatures)
        self.write_program("build/asan/benben", clang or signatures)
        return self.run_bash("scripts/bench_signature.sh")

    def test_all_equal(self) -> None:
        status, lines = self.run_with("cubus 2\npyramix 1\n")
        self.assertEqual((status, lines[-1]), (0, "bench signature: 4 passed, 0 failed"))

    def test_one_differs(self) -> None:
        status, lines = self.run_with("cubus 2\npyramix 12\n")
        self.assertEqual((status, lines[-1]), (1, "bench signature: 2 passed, 2 failed"))
        self.assertEqual(lines[0], "WebAssembly, pyramix: 12 in bench/reference.txt, but: pyramix 1")

    def test_one_compiler_differs(self) -> None:
        status, lines = self.run_with("cubus 2\npyramix 1\n", "echo cubus 2; exit 1")
        self.assertEqual((status, lines[-1]), (1, "bench signature: 3 passed, 2 failed"))
        self.assertEqual(lines[0], "clang, pyramix: 1 in bench/reference.txt, but: ")

    def test_other_games(self) -> None:
        for reference in ("", "cubus 2\n", "cubus 2\npyramix 1\nchess 3\n"):
            self.assertEqual(self.run_with(reference)[0], 1, reference)


class FuzzTest(ShellCase):
    def setUp(self) -> None:
        super().setUp()
        self.write("core/corpus/fine_fuzz/a", "a")
        self.write_program("build/asan/fuzz/fine_fuzz", 'echo "$@"')

    def test_runs_each_target_on_its_corpus(self) -> None:
        status, lines = self.run_bash("scripts/fuzz.sh 7")
        self.assertEqual((status, lines[-1]), (0, "fuzz: 1 passed, 0 failed"))
        self.assertRegex(lines[0], r"-seed=1 -runs=7 .* \./core/corpus/fine_fuzz$")

    def test_a_target_that_finds_a_fault_fails(self) -> None:
        self.write("core/corpus/bad_fuzz/a", "a")
        self.write_program("build/asan/fuzz/bad_fuzz", "exit 77")
        status, lines = self.run_bash("scripts/fuzz.sh")
        self.assertEqual((status, lines[-1]), (1, "fuzz: 1 passed, 1 failed"))

    def test_a_target_without_corpus_fails(self) -> None:
        self.write_program("build/asan/fuzz/new_fuzz", "true")
        status, lines = self.run_bash("scripts/fuzz.sh")
        self.assertEqual((status, lines[-1]), (1, "fuzz: 1 passed, 1 failed"))

    def test_a_long_search_goes_on_and_counts(self) -> None:
        tried = 'echo "$@" >>asked; echo "stat::number_of_executed_units: 40"'
        self.write_program("build/asan/fuzz/fine_fuzz", tried)
        for tried_before in (0, 40):
            status, lines = self.run_bash("scripts/fuzz_long.sh 5")
            self.assertEqual((status, lines[-1]), (0, "fuzz: 1 passed, 0 failed"))
            now = tried_before + 40
            self.assertEqual(lines[0], f"fine_fuzz: 40 inputs now, {now} in all")
            self.assertEqual(lines[-2], f"all targets: {now} inputs in all")
        asked = (self.root / "asked").read_text("utf-8").splitlines()
        for line in asked:
            self.assertIn("-max_total_time=5", line)
            self.assertTrue(line.endswith("build/fuzz/corpus/fine_fuzz ./core/corpus/fine_fuzz"), line)
        self.assertNotEqual(*(line.split()[0] for line in asked))  # the seeds

    def test_a_long_search_that_finds_a_fault_fails_and_counts(self) -> None:
        crash = "echo stat::number_of_executed_units: 3; exit 77"
        self.write_program("build/asan/fuzz/fine_fuzz", crash)
        status, lines = self.run_bash("scripts/fuzz_long.sh 5")
        self.assertEqual((status, lines[-1]), (1, "fuzz: 0 passed, 1 failed"))
        self.assertIn("all targets: 3 inputs in all", lines)


if __name__ == "__main__":
    unittest.main()
