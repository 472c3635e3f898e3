#!/usr/bin/python3
"""Tests of sbom.py: the file in the tree is up to date, and what is out of date is found."""

import json
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
NEEDED = ("CMakeLists.txt", "scripts/packages.txt", "web/package-lock.json", "docs/sbom.cdx.json")


class SbomCase(unittest.TestCase):
    def setUp(self) -> None:
        self.root = Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name in NEEDED:
            (self.root / name).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)

    def run_on(self, root: Path, *flags: str) -> tuple[int, str]:
        done = subprocess.run(
            [HERE / "sbom.py", "--root", root, *flags],
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr

    def edit(self, name: str, old: str, new: str) -> None:
        text = (self.root / name).read_text()
        self.assertIn(old, text)
        (self.root / name).write_text(text.replace(old, new, 1))

    def components(self) -> dict[str, dict]:
        bill = json.loads((ROOT / "docs/sbom.cdx.json").read_text())
        return {each["bom-ref"]: each for each in bill["components"]}

    def test_the_file_in_the_tree_is_up_to_date(self) -> None:
        self.assertEqual(self.run_on(ROOT, "--check"), (0, "docs/sbom.cdx.json: ok\n"))

    def test_the_same_tree_gives_the_same_bytes(self) -> None:
        before = (self.root / "docs/sbom.cdx.json").read_bytes()
        self.assertEqual(self.run_on(self.root), (0, ""))
        self.assertEqual((self.root / "docs/sbom.cdx.json").read_bytes(), before)

    def test_another_version_in_the_lock_file_is_found(self) -> None:
        lock = json.loads((self.root / "web/package-lock.json").read_text())
        lock["packages"]["node_modules/vite"]["version"] = "0.0.1"
        (self.root / "web/package-lock.json").write_text(json.dumps(lock))
        status, said = self.run_on(self.root, "--check")
        self.assertEqual(status, 1)
        self.assertIn("run it", said)

    def test_what_is_linked_where_it_is_there_is_in_it(self) -> None:
        for name in ("libpq-dev", "libnats-dev"):
            self.assertEqual(self.components()[f"deb/{name}"]["scope"], "optional")
        self.edit("scripts/packages.txt", "test  libnats-dev\n", "")
        self.assertIn("has no libnats-dev any more", self.run_on(self.root, "--check")[1])

    def test_another_version_of_ours_is_found(self) -> None:
        self.edit("CMakeLists.txt", "project(benben VERSION ", "project(benben VERSION 9")
        self.assertEqual(self.run_on(self.root, "--check")[0], 1)

    def test_a_missing_file_is_found(self) -> None:
        (self.root / "docs/sbom.cdx.json").unlink()
        self.assertEqual(self.run_on(self.root, "--check")[0], 1)

    def test_a_new_debian_package_has_to_be_told_of(self) -> None:
        self.edit("scripts/packages.txt", "run   libsodium-dev", "run   libsodium-dev\nrun   libnew")
        status, said = self.run_on(self.root)
        self.assertEqual(status, 1)
        self.assertIn("libnew: is it linked, or a tool?", said)

    def test_a_debian_package_that_is_gone_has_to_be_told_of(self) -> None:
        self.edit("scripts/packages.txt", "run   libsodium-dev\n", "")
        self.assertEqual(self.run_on(self.root)[0], 1)

    def test_a_new_npm_package_has_to_be_told_of(self) -> None:
        lock = json.loads((self.root / "web/package-lock.json").read_text())
        lock["packages"][""]["devDependencies"]["left-pad"] = "1.0.0"
        (self.root / "web/package-lock.json").write_text(json.dumps(lock))
        status, said = self.run_on(self.root)
        self.assertEqual(status, 1)
        self.assertIn("left-pad: in the page, for building or for tests?", said)

    def test_what_the_page_imports_is_said_to_be_in_it(self) -> None:
        told = {
            ref[len("npm/") :].rpartition("@")[0]
            for ref, each in self.components().items()
            if ref.startswith("npm/") and each["scope"] == "required"
        }
        imported = set()
        for file in (ROOT / "web/src").rglob("*"):
            if not re.search(r"(?<!\.test)\.(ts|svelte|css)$", file.name):
                continue
            text = file.read_text()
            if "vitest" in text or "@testing-library" in text or "node:" in text:
                continue  # a test, or what tests share
            if file.parent == ROOT / "web/src/lib/schema":
                continue  # writes types, in a test
            for name in re.findall(r"(?:from|import|url\()\s*\(?[\"']([@a-z][^\"':]*)[\"']", text):
                parts = name.split("/")
                imported.add("/".join(parts[: 2 if name.startswith("@") else 1]))
        self.assertEqual(imported, told - {"clsx", "esm-env"})

    def test_what_svelte_imports_where_the_page_runs_is_said_to_be_in_it(self) -> None:
        runtime = ROOT / "web/node_modules/svelte/src/internal"
        if not runtime.is_dir():
            self.skipTest("the page's tools are not installed")
        asked = set()
        for file in [*(runtime / "client").rglob("*.js"), *(runtime / "shared").rglob("*.js")]:
            asked |= set(re.findall(r"^import .* from '([a-z-]+)';", file.read_text(), re.MULTILINE))
        asked -= {"svelte"}
        self.assertEqual(asked, {"clsx", "esm-env"})
        for name in asked:
            found = [each for ref, each in self.components().items() if ref.startswith(f"npm/{name}@")]
            self.assertEqual([each["scope"] for each in found], ["required"])

    def test_versions_are_those_that_debian_has(self) -> None:
        if not shutil.which("dpkg-query"):
            self.skipTest("this is not Debian")
        for ref, each in self.components().items():
            if not ref.startswith("deb/"):
                continue
            asked = subprocess.run(
                ["dpkg-query", "-W", "-f", "${Version}", each["name"]],
                capture_output=True,
                text=True,
                check=False,
            )
            if asked.returncode == 0:
                installed = re.sub(r"^\d+:", "", asked.stdout)
                self.assertTrue(installed.startswith(each["version"]), f"{ref}: {installed}")

    def test_everything_has_a_licence_a_version_and_a_name_of_its_own(self) -> None:
        bill = json.loads((ROOT / "docs/sbom.cdx.json").read_text())
        self.assertEqual((bill["bomFormat"], bill["specVersion"]), ("CycloneDX", "1.5"))
        references = [each["bom-ref"] for each in bill["components"]]
        self.assertEqual(len(references), len(set(references)))
        self.assertGreater(len(references), 20)
        for each in bill["components"]:
            self.assertTrue(each["version"] and each["licenses"] and each["purl"], each)
        known = {*references, "benben"}
        for edge in bill["dependencies"]:
            self.assertLessEqual({edge["ref"], *edge["dependsOn"]}, known)


if __name__ == "__main__":
    unittest.main()
