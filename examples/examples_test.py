#!/usr/bin/python3
"""Tests of the installed library: the programs of this folder are built with it and play.

The release build is installed as it is into a temporary folder, which is then moved: nothing in it
may know where it was.
"""

import json
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).parent
BUILD = HERE.parent / "build/release"
# The core as a shared library, of the flags with which pip has built it for Python: the compiler's cache has
# most of it.
SHARED = HERE.parent / "build/shared"
SETTINGS = "CMAKE_BUILD_TYPE=Release BUILD_SHARED_LIBS=ON BENBEN_CORE_ONLY=ON BUILD_TESTING=OFF".split()


class ExamplesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        first, cls.prefix = cls.folder / "first", cls.folder / "installed"
        cls.succeed("cmake", "--install", BUILD, "--prefix", first)
        first.rename(cls.prefix)
        # Only what is installed, not what lies beside it here.
        shutil.copytree(HERE, cls.folder / "examples")

    @staticmethod
    def succeed(*command: str | Path, told: str = "", where: dict[str, str] | None = None) -> str:
        environment = {**os.environ, **(where or {})}
        done = subprocess.run(command, input=told, capture_output=True, text=True, check=False, env=environment)
        if done.returncode != 0:
            raise AssertionError(f"{command}: {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout

    def trace(self, record: str) -> list[str]:
        return self.succeed(self.prefix / "bin/benben", "trace", "-", told=record).splitlines()

    def test_with_cmake(self) -> None:
        build = self.folder / "build"
        setting = f"-DCMAKE_PREFIX_PATH={self.prefix}"
        source = self.folder / "examples"
        self.succeed("cmake", "-S", source, "-B", build, "-G", "Ninja", setting)
        self.succeed("cmake", "--build", build)
        lines = self.succeed(build / "play_by_search", "20").splitlines()
        self.assertRegex(lines[-1], r"^Points: \d+ \d+$")
        self.assertEqual(lines, self.succeed(build / "play_by_search", "20").splitlines())
        # What it printed are the events of a record.
        record = '[Game "pyramix"]\n[Rules "1"]\n[Players "2"]\n\n' + "\n".join(lines[:-1]) + "\n"
        self.assertIn('"next":"over"', self.trace(record)[-1])
        self.assertIn('"next":"over"', self.trace(self.succeed(build / "play"))[-1])

        self.check_batches(build / "batch")
        self.check_engines(build / "engine")

    def check_batches(self, compiled: Path) -> None:
        """The same games in C and, by the shared library, in ctypes."""
        settings = [f"-D{setting}" for setting in SETTINGS]
        self.succeed("cmake", "-S", HERE.parent, "-B", SHARED, "-G", "Ninja", *settings)
        self.succeed("cmake", "--build", SHARED, "--target", "benben_capi")
        script, library = self.folder / "examples/batch.py", SHARED / "capi/libbenben.so"
        for game, size, steps in (("pyramix", "64", "200"), ("ascension", "3", "2000")):
            told = self.succeed(compiled, game, size, steps)
            self.assertRegex(told, r"^[1-9]\d* games, won -?\d+\.\d -?\d+\.\d\n$")
            self.assertEqual(self.succeed("python3", script, library, game, size, steps), told)
        # It shows nothing of C++.
        for line in self.succeed("nm", "-D", "--defined-only", library).splitlines():
            self.assertRegex(line, r" (benben_|BENBEN_1)")

    def check_engines(self, compiled: Path) -> None:
        benben = self.prefix / "bin/benben"
        python = f"cmd:python3 {self.folder}/examples/engine.py {benben}"
        for game in ("pyramix", "cubus"):
            bots = f"{python},cmd:{compiled},random"
            told = json.loads(
                self.succeed(
                    benben, "arena", game, "--bots", bots, "--games", "2", "--engine-nodes", "30", "--json"
                )
            )
            self.assertEqual([bot["forfeits"] for bot in told["bots"]], [0, 0, 0])
            # They have thought of something.
            self.assertEqual(told["bots"][2]["bot"], "random")

    def test_parts_of_an_arena_on_a_cluster_are_the_whole(self) -> None:
        benben = self.prefix / "bin/benben"
        played = ["pyramix", "--bots", "greedy,random", "--games", "6"]
        whole = self.succeed(benben, "arena", *played, "--json")
        part_of = self.folder / "examples/arena_part.sh"
        schedulers = {
            "slurm": [{"SLURM_ARRAY_TASK_ID": n, "SLURM_CPUS_PER_TASK": "2"} for n in "213"],
            "openmpi": [{"OMPI_COMM_WORLD_RANK": n, "OMPI_COMM_WORLD_SIZE": "3"} for n in "012"],
            "mpich": [{"PMI_RANK": n, "PMI_SIZE": "3"} for n in "012"],
        }
        for name, jobs in schedulers.items():
            folder = self.folder / name
            for job in jobs:
                self.succeed(part_of, "3", folder, *played, where={**job, "BENBEN": str(benben)})
            parts = sorted(folder.glob("part-*"))
            self.assertEqual([part.name for part in parts], ["part-1", "part-2", "part-3"])
            told = json.loads(self.succeed(benben, "merge", *parts, "--json"))
            self.assertEqual(told["meetings"], json.loads(whole)["meetings"])

        for job, what in (
            ({}, "neither a job"),
            ({"PMI_RANK": "0", "PMI_SIZE": "2"}, "2 ranks for 3 parts"),
            ({"PMI_RANK": "0", "PMI_SIZE": "3", "SLURM_ARRAY_TASK_ID": "1"}, "one of both"),
            ({"SLURM_ARRAY_TASK_ID": "4"}, "not \"4/3\""),
        ):
            with self.assertRaisesRegex(AssertionError, what):
                self.succeed(part_of, "3", self.folder / "wrong", *played, where={**job, "BENBEN": str(benben)})

    def test_with_pkg_config_alone(self) -> None:
        modules = f"--with-path={self.prefix / 'lib/pkgconfig'}"
        flags = self.succeed("pkg-config", modules, "--cflags", "--libs", "benben").split()
        program = self.folder / "play"
        self.succeed("cc", "-std=c99", self.folder / "examples/play.c", "-o", program, *flags)
        self.assertIn('"next":"over"', self.trace(self.succeed(program, "cubus", "greedy"))[-1])


if __name__ == "__main__":
    unittest.main()
