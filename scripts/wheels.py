#!/usr/bin/python3
"""Builds the Python package's wheels: one for every CPython from 3.11 on that is found here.

    scripts/wheels.py [--out DIR] [PYTHON...]    without names those of PATH and of pyenv, one of each version

First it makes the source distribution, then every wheel out of that in an environment of its own, into which it
installs the wheel and plays a game of each kind. So it proves that the source distribution has all it needs. A
wheel runs on this platform and its C library or newer ones: the tag is linux_*, not manylinux. Build tools and NumPy
come from the package index.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
NEWEST_MINOR = 30  # names up to python3.30 are looked for
PROBE = """
import sys, sysconfig
from pathlib import Path
header = Path(sysconfig.get_path("include"), "Python.h").is_file()
print(sys.implementation.name, *sys.version_info[:2], int(header), int(bool(sysconfig.get_config_var("Py_GIL_DISABLED"))))
"""
SDIST = "import sys; from scikit_build_core.build import build_sdist; print(build_sdist(sys.argv[1]))"
TRIAL = """
import benben
from benben import benchmark
for game in benben.games():
    position = benben.match(game["name"], ["greedy"] * game["min_players"], seed=1).replay()
    assert position.is_over and position.svg().endswith("</svg>") and benchmark.header(game["name"])
    benben.Batch(game["name"], 2).step(benben.Batch(game["name"], 2).random_actions())
print(benben.__version__)
"""


class Failed(Exception):
    """What a program that was called said when it failed."""


@dataclass(frozen=True)
class Interpreter:
    """A CPython that can build a wheel."""

    program: str
    version: tuple[int, int]


def said(*words: str | Path) -> str:
    """What a program prints; Failed with the end of what it said otherwise."""
    try:
        # Where nobody leaves modules: Python looks for them where it runs.
        done = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False, cwd="/")
    except OSError as error:
        raise Failed(f"{words[0]}: {error.strerror}") from error
    if done.returncode != 0:
        told = "\n".join((done.stderr or done.stdout).strip().splitlines()[-30:])
        raise Failed(f"{words[0]}: {told or f'status {done.returncode}'}")
    return done.stdout.strip()


def looked_at(program: str) -> Interpreter | str:
    """An interpreter, or why it builds no wheel."""
    try:
        name, *numbers = said(program, "-c", PROBE).split()
        major, minor, has_header, is_free_threaded = map(int, numbers)
    except (Failed, ValueError):
        return "cannot be run"
    if name != "cpython":
        return f"is {name}, not CPython"
    if (major, minor) < OLDEST:
        return f"is {major}.{minor}, older than {OLDEST[0]}.{OLDEST[1]}"
    if is_free_threaded:
        return "is free-threaded, for which the module was not made"
    if not has_header:
        return f"has no Python.h (on Debian: python{major}.{minor}-dev)"
    return Interpreter(program, (major, minor))


def present() -> list[str]:
    """Programs that may be interpreters, those of PATH first."""
    names = ["python3", *(f"python3.{minor}" for minor in range(OLDEST[1], NEWEST_MINOR + 1))]
    found = [program for name in names if (program := shutil.which(name))]
    return found + sorted(map(str, Path.home().glob(".pyenv/versions/*/bin/python3")))


def chosen(programs: list[str]) -> list[Interpreter]:
    """The first of each version; what is left out is told."""
    by_version: dict[tuple[int, int], Interpreter] = {}
    for program in programs:
        found = looked_at(program)
        if isinstance(found, str):
            print(f"{program} {found}")
        else:
            by_version.setdefault(found.version, found)
    return sorted(by_version.values(), key=lambda interpreter: interpreter.version)


def environment(interpreter: Interpreter, folder: Path) -> Path:
    """A new environment's Python."""
    said(interpreter.program, "-m", "venv", "--clear", folder)
    return folder / "bin" / "python"


def pip(python: Path, *words: str | Path) -> None:
    said(python, "-m", "pip", "--quiet", "--disable-pip-version-check", *words)


def make_sdist(interpreter: Interpreter, folder: Path, out: Path) -> Path:
    """The source distribution of this tree."""
    python = environment(interpreter, folder)
    pip(python, "install", *tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"])
    name = said(
        "/bin/sh", "-c", 'cd "$1" && exec "$2" -c "$3" "$4"', "sh", ROOT, python, SDIST, out
    ).splitlines()[-1]
    return out / name


def unpacked(sdist: Path, out: Path) -> Path:
    """Its folder beside it: the same for all wheels and every time, so that a compiler cache knows the sources."""
    folder = out / sdist.name.removesuffix(".tar.gz")
    shutil.rmtree(folder, ignore_errors=True)  # of a run that has failed
    said("tar", "--extract", "--file", sdist, "--directory", out)
    return folder


def make_wheel(interpreter: Interpreter, folder: Path, source: Path, out: Path) -> Path:
    """The wheel of an interpreter, installed and tried."""
    python = environment(interpreter, folder)
    made = folder / "wheels"
    pip(python, "wheel", "--no-deps", "--wheel-dir", made, source)
    (wheel,) = made.glob("*.whl")
    pip(python, "install", wheel)
    version = said(python, "-c", TRIAL)
    if version not in source.name:
        raise Failed(f"{wheel.name} says that it is {version}")
    return Path(shutil.copy(wheel, out))


def make_all(interpreters: list[Interpreter], out: Path) -> None:
    """All of it, in a folder that goes away."""
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        sdist = make_sdist(interpreters[-1], Path(temporary) / "sdist", out)
        print(f"{sdist} ({sdist.stat().st_size:,} bytes)", flush=True)
        source = unpacked(sdist, out)
        for interpreter in interpreters:
            folder = Path(temporary) / "{}.{}".format(*interpreter.version)
            wheel = make_wheel(interpreter, folder, source, out)
            print(f"{wheel} ({wheel.stat().st_size:,} bytes), tried with {interpreter.program}", flush=True)
        shutil.rmtree(source)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("pythons", nargs="*", metavar="PYTHON", help="interpreters (all that are found)")
    parser.add_argument(
        "--out", type=Path, default=ROOT / "build" / "wheels", help="folder of the files (build/wheels)"
    )
    parser.add_argument("--list", action="store_true", help="name the interpreters, and build nothing")
    options = parser.parse_args()
    # Not resolved: an environment's interpreter is a link to another one.
    named = [os.path.abspath(python) if "/" in python else python for python in options.pythons]
    interpreters = chosen(named or present())
    if not interpreters:
        print("No interpreter is here that can build a wheel.")
        return 1
    if options.list:
        for interpreter in interpreters:
            print("{}.{}: {}".format(*interpreter.version, interpreter.program))
        return 0
    try:
        make_all(interpreters, options.out.resolve())
    except (Failed, OSError) as failed:
        print(failed)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
