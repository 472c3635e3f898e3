#!/usr/bin/python3
"""Makes a release: `scripts/release.py VERSION` (docs/releases.md).

Checks that all is as a release needs it, writes the version into CMakeLists.txt, the changelog, the
citation and the list of dependencies, commits and tags that, and makes the archive. Nothing is sent anywhere.
The archive follows from the tag alone: made again, it has the same bytes.
"""

import argparse
import datetime
import gzip
import hashlib
import io
import re
import subprocess
import sys
from pathlib import Path

CHANGELOG = "CHANGELOG.md"
CITATION = "CITATION.cff"
UNRELEASED = "## Unreleased\n"
CITED = re.compile(r"^(version|date-released):.*\n", re.MULTILINE)
PROJECT = re.compile(r"(project\(benben VERSION )([0-9.]+)")


class Hindrance(Exception):
    """Why no release is made; nothing has been changed then."""


def number_of(version: str) -> tuple[int, ...]:
    if not re.fullmatch(r"(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)", version):
        raise Hindrance(f"{version} is no version: three numbers are needed, as in 1.2.3")
    return tuple(int(part) for part in version.split("."))


class Release:
    def __init__(self, root: Path, version: str, day: str) -> None:
        self.root, self.version, self.day = root, version, day

    def git(self, *words: str) -> bytes:
        done = subprocess.run(["git", "-C", self.root, *words], capture_output=True, check=False)
        if done.returncode != 0:
            raise Hindrance(f"git {words[0]}: {done.stderr.decode().strip()}")
        return done.stdout

    def read(self, name: str) -> str:
        file = self.root / name
        if not file.is_file():
            raise Hindrance(f"there is no {name}")
        return file.read_text()

    def check(self) -> None:
        number = number_of(self.version)
        if self.git("status", "--porcelain"):
            raise Hindrance("something is not committed (git status)")
        if self.git("tag", "--list", f"v{self.version}"):
            raise Hindrance(f"there is a tag v{self.version} already")
        project = PROJECT.search(self.read("CMakeLists.txt"))
        if project is None:
            raise Hindrance("CMakeLists.txt names no version")
        if number < number_of(project[2]):
            raise Hindrance(f"CMakeLists.txt has {project[2]} already")
        self.check_changelog(number)
        if not self.read(CITATION).endswith("\n"):
            raise Hindrance(f"{CITATION} ends within a line")
        if not (self.root / "kept" / self.version).is_dir():
            raise Hindrance(
                f"kept/{self.version} is missing: `kept/keep.py {self.version}` writes it,"
                " with a release build"
            )
        self.run_script("sbom.py", "--check")

    def check_changelog(self, number: tuple[int, ...]) -> None:
        text = self.read(CHANGELOG)
        if UNRELEASED not in text:
            raise Hindrance(f"{CHANGELOG} has no section Unreleased")
        if not self.notes(text).strip():
            raise Hindrance(f"{CHANGELOG} says nothing of this release")
        for known in re.findall(r"^## ([0-9.]+) ", text, re.MULTILINE):
            if number <= number_of(known):
                raise Hindrance(f"{CHANGELOG} has {known} already")

    def notes(self, text: str) -> str:
        """What stands in the section that is to become the release's."""
        return text.split(UNRELEASED, 1)[1].split("\n## ", 1)[0]

    def run_script(self, name: str, *flags: str) -> None:
        script = Path(__file__).parent / name
        done = subprocess.run(
            [script, "--root", self.root, *flags], capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise Hindrance(f"scripts/{name}: {done.stdout.strip()}")

    def write(self) -> None:
        cmake = PROJECT.sub(rf"\g<1>{self.version}", self.read("CMakeLists.txt"))
        (self.root / "CMakeLists.txt").write_text(cmake)
        section = f"{UNRELEASED}\n## {self.version} ({self.day})\n"
        changelog = self.read(CHANGELOG).replace(UNRELEASED, section, 1)
        (self.root / CHANGELOG).write_text(changelog)
        cited = CITED.sub("", self.read(CITATION))
        cited += f"version: {self.version}\ndate-released: {self.day}\n"
        (self.root / CITATION).write_text(cited)
        self.run_script("sbom.py")

    def commit(self) -> None:
        self.git("add", "CMakeLists.txt", CHANGELOG, CITATION, "docs/sbom.cdx.json")
        self.git("commit", "--quiet", "--message", f"build: release {self.version}")
        self.git("tag", "--annotate", f"v{self.version}", "--message", f"Benben {self.version}")

    def archive(self) -> bytes:
        name = f"benben-{self.version}"
        tar = self.git("archive", "--format=tar", f"--prefix={name}/", f"v{self.version}")
        packed = io.BytesIO()
        with gzip.GzipFile(filename="", fileobj=packed, mode="wb", mtime=0) as out:
            out.write(tar)
        return packed.getvalue()

    def keep_archive(self, folder: Path) -> Path:
        content = self.archive()
        if self.archive() != content:
            raise Hindrance("the archive is another one each time")
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"benben-{self.version}.tar.gz"
        file.write_bytes(content)
        digest = hashlib.sha256(content).hexdigest()
        (folder / f"{file.name}.sha256").write_text(f"{digest}  {file.name}\n")
        return file


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("version", help="as in 1.2.3")
    parser.add_argument("--root", type=Path, default=Path(__file__).parent.parent)
    parser.add_argument("--day", default=datetime.datetime.now(datetime.timezone.utc).date().isoformat())
    parser.add_argument("--out", type=Path, help="folder of the archive (build/releases)")
    parser.add_argument("--check", action="store_true", help="say what hinders it, change nothing")
    parser.add_argument("--archive", action="store_true", help="make the archive of a tag again")
    options = parser.parse_args()
    release = Release(options.root, options.version, options.day)
    try:
        if not options.archive:
            release.check()
        if options.check:
            print(f"nothing hinders the release of {options.version}")
            return 0
        if not options.archive:
            release.write()
            release.commit()
        print(release.keep_archive(options.out or options.root / "build/releases"))
    except Hindrance as hindrance:
        print(hindrance)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
