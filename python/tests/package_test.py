"""The package as it is installed: its version, its types and its docstrings; and the docs' examples."""

import importlib.metadata
import inspect
import re
import subprocess
import sys
import unittest
from pathlib import Path

import benben
from benben import _core

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(benben.__file__).parent


class Package(unittest.TestCase):
    def test_its_version_is_that_of_the_project(self):
        project = re.search(r"project\(benben VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())[1]
        self.assertEqual(benben.__version__, project)
        self.assertEqual(importlib.metadata.version("benben"), project)

    def test_the_tests_look_at_what_is_installed(self):
        self.assertNotEqual(PACKAGE, ROOT / "python" / "benben")

    def test_types_are_installed(self):
        self.assertTrue((PACKAGE / "py.typed").is_file())
        stub = (PACKAGE / "_core.pyi").read_text("utf-8")
        for name in ("class Position", "class Record", "class Search", "def match(", "def solve(", "def review(", "def advise("):
            self.assertIn(name, stub)
        self.assertIn("from benben.errors import Refused\n", stub)
        self.assertIn("-> Refused | None", stub)

    def test_everything_public_says_what_it_is(self):
        for name in benben.__all__:
            if name == "__version__":
                continue
            thing = getattr(benben, name)
            self.assertTrue(inspect.getdoc(thing), name)
            if not inspect.isclass(thing):
                continue
            for member, value in vars(thing).items():
                if not member.startswith("_") and (callable(value) or isinstance(value, property)):
                    self.assertTrue(inspect.getdoc(value), f"{name}.{member}")

    def test_nothing_of_the_core_is_forgotten(self):
        hidden = {"Batch", "batch", "encoding", "solve"}  # benben has its own
        for name in vars(_core):
            if not name.startswith("_") and name not in hidden:
                self.assertIn(name, benben.__all__)

    def test_numpy_is_all_that_it_needs(self):
        program = "import sys, benben; assert not {'gymnasium', 'pettingzoo', 'pyarrow'} & set(sys.modules)"
        subprocess.run([sys.executable, "-c", program], check=True)


class Docs(unittest.TestCase):
    def test_the_programs_of_the_page_run(self):
        programs = re.findall(r"```python\n(.*?)```", (ROOT / "docs/research.md").read_text("utf-8"), re.S)
        self.assertGreater(len(programs), 4)
        for program in programs:
            if "torchrl" in program:
                continue  # too large for here: python/nightly/torchrl_test.py runs it
            with self.subTest(program=program):
                exec(compile(program, "docs/research.md", "exec"), {})


if __name__ == "__main__":
    unittest.main()
