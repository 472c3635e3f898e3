"""The package as it is installed: its version, its types and its docstrings; and the docs' examples."""

import ast
import importlib.metadata
import inspect
import re
import runpy
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import unittest
from pathlib import Path

import benben
from benben import _core

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(benben.__file__).parent


def untold(node, name):
    """The names of what is public in a module or a class, itself among them, and has no docstring."""
    if not (ast.get_docstring(node) or "").strip():
        yield name
    for child in node.body if isinstance(node, ast.Module | ast.ClassDef) else ():
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and child.name[0] != "_":
            yield from untold(child, f"{name}.{child.name}")


class Package(unittest.TestCase):
    def test_its_version_is_that_of_the_project(self):
        project = re.search(r"project\(benben VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())[1]
        self.assertEqual(benben.__version__, project)
        self.assertEqual(importlib.metadata.version("benben"), project)

    def test_the_tests_look_at_what_is_installed(self):
        self.assertNotEqual(PACKAGE, ROOT / "python" / "benben")

    def test_a_source_distribution_has_what_a_build_reads_and_no_more(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        program = "import sys; from scikit_build_core.build import build_sdist; build_sdist(sys.argv[1])"
        subprocess.run([sys.executable, "-c", program, folder], check=True, cwd=ROOT, capture_output=True)
        (made,) = Path(folder).iterdir()
        with tarfile.open(made) as archive:
            names = {name.partition("/")[2] for name in archive.getnames()}
        always = (ROOT / "CMakeLists.txt").read_text().partition('\nif(CMAKE_SYSTEM_NAME STREQUAL "WASI")')[0]
        read = re.findall(r"add_subdirectory\((\w+)\)", always)
        folders = {*read, "cmake", "research", "python"}
        self.assertEqual(read, ["core", "games", "search", "capi"])
        files = runpy.run_path(str(ROOT / "scripts" / "tree.py"))["files"](ROOT)
        self.assertEqual({name for name in names if "/" in name}, {str(file) for file in files if file.parts[0] in folders})

    def test_the_folder_is_built_with_what_the_root_names(self):
        of_root, of_folder = (
            tomllib.loads((ROOT / path).read_text("utf-8"))["build-system"]["requires"]
            for path in ("pyproject.toml", "python/pyproject.toml")
        )
        self.assertEqual(of_folder, of_root)

    def test_types_are_installed(self):
        self.assertTrue((PACKAGE / "py.typed").is_file())
        stub = (PACKAGE / "_core.pyi").read_text("utf-8")
        for name in ("class Position", "class Record", "class Search", "def match(", "def solve(", "def review(", "def advise("):
            self.assertIn(name, stub)
        self.assertIn("from benben.errors import Refused\n", stub)
        self.assertIn("-> Refused | None", stub)

    def test_everything_public_says_what_it_is(self):
        # Read, not imported: so what needs a library that is not installed here is not left out.
        sources = sorted(PACKAGE.rglob("*.py"))
        self.assertLessEqual({"ray.py", "torchrl.py", "openspiel.py"}, {source.name for source in sources})
        for source in sources:
            module = ast.parse(source.read_text("utf-8"))
            name = ".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts)
            self.assertEqual(list(untold(module, name)), [])

    def test_a_thing_without_words_is_noticed(self):
        members = "  def b(self): pass\n  def _c(self): pass\n  @property\n  def d(self): 'D.'\n"
        source = f"class A:\n{members}def e(): '  '\n"
        self.assertEqual(list(untold(ast.parse(source), "m")), ["m", "m.A", "m.A.b", "m.e"])

    def test_everything_public_of_the_core_says_what_it_is(self):
        seen = 0
        for name, thing in vars(_core).items():
            if name.startswith("_"):
                continue
            members = vars(thing).items() if inspect.isclass(thing) else ()
            for member, value in [(name, thing), *((member, value) for member, value in members if member[0] != "_")]:
                seen += 1
                # In front of their words the core's functions have their signatures.
                words = re.sub(rf"^(?:{member})?\(.*$", "", value.__doc__ or "", flags=re.M)
                self.assertTrue(words.strip(), f"{name}: {member}")
        self.assertGreater(seen, 80)

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
