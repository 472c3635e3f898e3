#!/usr/bin/python3
"""Tests of release.py: what a release comes to, and what hinders one, in small repositories."""

import gzip
import hashlib
import io
import shutil
import subprocess
import tarfile
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
CHANGELOG = "# Changes\n\n## Unreleased\n\n- A new game.\n\n## 0.1.0 (2026-01-01)\n\n- The first.\n"


class ReleaseCase(unittest.TestCase):
    def setUp(self) -> None:
        self.root = Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name in ("CITATION.cff", "scripts/packages.txt", "web/package-lock.json"):
            (self.root / name).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)
        (self.root / "docs").mkdir()
        (self.root / "CMakeLists.txt").write_text("project(benben VERSION 0.1.0 LANGUAGES CXX)\n")
        (self.root / "CHANGELOG.md").write_text(CHANGELOG)
        (self.root / ".gitignore").write_text("build/\n")
        self.keep("0.2.0")
        subprocess.run([HERE / "sbom.py", "--root", self.root], check=True)
        self.git("init", "--quiet")
        self.git("config", "user.name", "Ada")
        self.git("config", "user.email", "ada@localhost")
        self.commit()

    def keep(self, version: str) -> None:
        (self.root / "kept" / version).mkdir(parents=True)
        (self.root / "kept" / version / "tables.json").write_text("[]\n")

    def git(self, *words: str) -> str:
        done = subprocess.run(
            ["git", "-C", self.root, *words], capture_output=True, text=True, check=True
        )
        return done.stdout

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "core: something")

    def release(self, *words: str) -> tuple[int, str]:
        done = subprocess.run(
            [HERE / "release.py", "--root", self.root, "--day", "2026-02-03", *words],
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr

    def hinders(self, version: str, *said: str) -> None:
        before = self.git("rev-parse", "HEAD")
        status, output = self.release(version)
        self.assertEqual(status, 1, output)
        for words in said:
            self.assertIn(words, output)
        self.assertEqual(self.git("rev-parse", "HEAD"), before)
        self.assertFalse((self.root / "build").exists())

    def test_what_later_versions_have_to_read_is_wanted(self) -> None:
        self.hinders("0.3.0", "kept/0.3.0 is missing", "kept/keep.py 0.3.0")

    def test_a_release_is_a_commit_a_tag_and_an_archive(self) -> None:
        file = self.root / "build/releases/benben-0.2.0.tar.gz"
        self.assertEqual(self.release("0.2.0"), (0, f"{file}\n"))
        self.assertEqual(self.git("log", "-1", "--format=%s"), "build: release 0.2.0\n")
        self.assertEqual(self.git("describe"), "v0.2.0\n")
        self.assertEqual(self.git("status", "--porcelain"), "")
        self.assertIn("benben VERSION 0.2.0 ", (self.root / "CMakeLists.txt").read_text())
        self.assertIn('"version": "0.2.0"', (self.root / "docs/sbom.cdx.json").read_text())
        self.assertIn(
            "## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- A new game.\n\n## 0.1.0 (2026-01-01)",
            (self.root / "CHANGELOG.md").read_text(),
        )
        self.assertEqual(self.cited(), ["version: 0.2.0", "date-released: 2026-02-03"])
        content = file.read_bytes()
        self.assertEqual(
            (self.root / f"build/releases/{file.name}.sha256").read_text(),
            f"{hashlib.sha256(content).hexdigest()}  {file.name}\n",
        )
        with tarfile.open(fileobj=io.BytesIO(gzip.decompress(content))) as archive:
            names = archive.getnames()
        self.assertIn("benben-0.2.0/CHANGELOG.md", names)
        self.assertTrue(all(name.startswith("benben-0.2.0") for name in names))

    def cited(self) -> list[str]:
        """The lines of the citation that only a release writes; the others stay as they are here."""
        lines = (self.root / "CITATION.cff").read_text().splitlines()
        ours = [line for line in lines if line.startswith(("version:", "date-released:"))]
        known = (ROOT / "CITATION.cff").read_text().splitlines()
        self.assertEqual(
            [line for line in lines if line not in ours],
            [line for line in known if not line.startswith(("version:", "date-released:"))],
        )
        return ours

    def test_the_next_release_is_cited_alone(self) -> None:
        self.release("0.2.0")
        self.keep("0.3.0")
        changes = (self.root / "CHANGELOG.md").read_text()
        (self.root / "CHANGELOG.md").write_text(
            changes.replace("## Unreleased\n", "## Unreleased\n\n- More.\n")
        )
        self.commit()
        self.assertEqual(self.release("0.3.0", "--day", "2027-03-04")[0], 0)
        self.assertEqual(self.cited(), ["version: 0.3.0", "date-released: 2027-03-04"])
        self.assertIn("CITATION.cff", self.git("show", "--name-only", "v0.3.0"))

    def test_a_citation_that_is_missing_or_cut_hinders(self) -> None:
        file = self.root / "CITATION.cff"
        file.write_text("title: cut")
        self.commit()
        self.hinders("0.2.0", "CITATION.cff ends within a line")
        file.unlink()
        self.commit()
        self.hinders("0.2.0", "there is no CITATION.cff")

    def test_the_archive_made_again_has_the_same_bytes(self) -> None:
        self.release("0.2.0")
        first = (self.root / "build/releases/benben-0.2.0.tar.gz").read_bytes()
        (self.root / "more").write_text("committed later\n")
        self.commit()
        clone = Path(self.enterContext(tempfile.TemporaryDirectory()))
        subprocess.run(["git", "clone", "--quiet", self.root, clone / "clone"], check=True)
        command = [HERE / "release.py", "0.2.0", "--root", clone / "clone", "--archive"]
        subprocess.run([*command, "--out", clone], check=True, capture_output=True)
        self.assertEqual((clone / "benben-0.2.0.tar.gz").read_bytes(), first)

    def test_check_changes_nothing(self) -> None:
        self.assertEqual(
            self.release("0.2.0", "--check"), (0, "nothing hinders the release of 0.2.0\n")
        )
        self.assertEqual(self.git("tag"), "")
        self.assertFalse((self.root / "build").exists())

    def test_what_is_no_version_hinders(self) -> None:
        for version in ("2", "1.2", "1.2.3.4", "1.2.x", "01.2.3", "v1.2.3"):
            self.hinders(version, "is no version")

    def test_an_older_version_hinders(self) -> None:
        self.hinders("0.0.9", "CMakeLists.txt has 0.1.0 already")
        self.hinders("0.1.0", "CHANGELOG.md has 0.1.0 already")

    def test_a_tag_that_is_there_hinders(self) -> None:
        self.git("tag", "v0.2.0")
        self.hinders("0.2.0", "there is a tag v0.2.0 already")

    def test_what_is_not_committed_hinders(self) -> None:
        (self.root / "new").write_text("new\n")
        self.hinders("0.2.0", "something is not committed")

    def test_a_changelog_without_a_word_hinders(self) -> None:
        file = self.root / "CHANGELOG.md"
        file.write_text(CHANGELOG.replace("- A new game.\n\n", ""))
        self.commit()
        self.hinders("0.2.0", "says nothing of this release")
        file.write_text("# Changes\n")
        self.commit()
        self.hinders("0.2.0", "has no section Unreleased")
        file.unlink()
        self.commit()
        self.hinders("0.2.0", "there is no CHANGELOG.md")

    def test_dependencies_that_are_not_listed_hinder(self) -> None:
        (self.root / "docs/sbom.cdx.json").write_text("{}\n")
        self.commit()
        self.hinders("0.2.0", "scripts/sbom.py: docs/sbom.cdx.json is not what")

    def test_nothing_but_the_changelog_hinders_the_next_one_here(self) -> None:
        changes = (ROOT / "CHANGELOG.md").read_text()
        self.assertIn("\n## Unreleased\n", changes)


if __name__ == "__main__":
    unittest.main()
