#!/usr/bin/python3
"""Tests of the Debian package: what is in it, that it serves, and what it does when it is installed.

The package is made from the release build as it is (`cpack` builds nothing that is there) and
unpacked into a temporary folder. Nothing is installed; the maintainer scripts are run with a
`systemctl` that only notes what it is asked for.
"""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

HERE = Path(__file__).parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "bench/siege"))
from client import ask  # noqa: E402
from server import Server  # noqa: E402

FILES = """
    etc/default/benben
    usr/bin/benben
    usr/include/benben/benben.h
    usr/include/benben/benben_batch.h
    usr/include/benben/core/game.h
    usr/include/benben/games/pyramix/rules.h
    usr/include/benben/search/mcts.h
    usr/lib/cmake/benben/benbenConfig.cmake
    usr/lib/libbenben.a
    usr/lib/libbenben_core.a
    usr/lib/pkgconfig/benben.pc
    usr/lib/systemd/system/benben-backup.service
    usr/lib/systemd/system/benben-backup.timer
    usr/lib/systemd/system/benben.service
    usr/share/bash-completion/completions/benben
    usr/share/doc/benben/copyright
    usr/share/doc/benben/grafana.json
    usr/share/fish/vendor_completions.d/benben.fish
    usr/share/man/man1/benben.1
    usr/share/zsh/vendor-completions/_benben
""".split()


class PackageTest(unittest.IsolatedAsyncioTestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        command = ["cpack", "-G", "DEB", "-B", cls.folder / "made"]
        subprocess.run(command, cwd=ROOT / "build/release", check=True, capture_output=True)
        (cls.package,) = (cls.folder / "made").glob("*.deb")
        subprocess.run(["dpkg-deb", "-x", cls.package, cls.folder / "root"], check=True)

    def test_what_is_in_it(self) -> None:
        root = self.folder / "root"
        self.assertEqual([path for path in FILES if not (root / path).is_file()], [])
        tests = [path for path in root.rglob("*.h") if "test" in path.name]
        self.assertEqual(tests, [])
        manual = (root / "usr/share/man/man1/benben.1").read_text()
        self.assertIn("benben play", manual)
        self.assertIn("~/.local/share/benben", manual, "not of whoever built it")

    def test_its_documents_name_what_is_in_it(self) -> None:
        documents = self.folder / "root/usr/share/doc/benben"
        self.assertIn("README.md", [path.name for path in documents.iterdir()])
        for document in documents.glob("*.md"):
            text = document.read_text()
            links = re.findall(r"\]\(([^):#]+)[^):]*\)", text)
            self.assertEqual([to for to in links if not (documents / to).is_file()], [], document)
        for name in re.findall(r"cp (/usr/\S+)", (documents / "README.md").read_text()):
            self.assertTrue((self.folder / "root" / name[1:]).is_file(), name)

    def test_the_units_name_the_manual(self) -> None:
        for unit in ("benben.service", "benben-backup.service"):
            text = (self.folder / "root/usr/lib/systemd/system" / unit).read_text()
            self.assertIn("Documentation=man:benben(1)\n", text)

    def test_what_it_needs(self) -> None:
        command = ["dpkg-deb", "-f", self.package, "Package", "Version", "Depends"]
        told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        self.assertIn("Package: benben\n", told)
        for library in ("libc6", "libstdc++6"):
            self.assertIn(library, told)
        for library in ("sqlite", "sodium", "utf8proc"):
            self.assertNotIn(library, told, "is linked statically")

    def test_the_program_is_hardened(self) -> None:
        command = ["readelf", "-W", "-h", "-d", "-l", "usr/bin/benben"]
        root = self.folder / "root"
        told = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout
        for sign in ("(Position-Independent Executable", "BIND_NOW", "GNU_RELRO"):
            self.assertIn(sign, told)

    def test_the_units_start_what_is_in_it(self) -> None:
        for unit in ("benben.service", "benben-backup.service"):
            text = (self.folder / "root/usr/lib/systemd/system" / unit).read_text()
            self.assertIn("/usr/bin/benben ", text)
            self.assertNotIn("/usr/local", text)

    async def test_it_serves(self) -> None:
        with mock.patch("server.BINARY", self.folder / "root/usr/bin/benben"), Server() as server:
            self.assertEqual((await ask(server.place, "GET", "/api/health")).status, 200)
            page = await ask(server.place, "GET", "/")
            self.assertIn(b"<title>Benben", page.body)


class StandInTest(unittest.TestCase):
    """The plain page that says how to build the real one is nothing to install."""

    def test_it_is_not_packed(self) -> None:
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        made = ROOT / "build/release"
        text = (made / "cmake_install.cmake").read_text()
        self.assertNotIn("A package needs the page", text, "there is a page")
        command = ["cmake", "-S", ROOT, "-B", folder, "-G", "Ninja", "-D", "BUILD_TESTING=OFF"]
        command += ["-D", f"BENBEN_PAGE_FOLDER={folder}/none"]
        subprocess.run(command, check=True, capture_output=True)
        command = ["cmake", "--install", folder, "--component", "debian"]
        environment = {**os.environ, "DESTDIR": str(folder / "to")}
        told = subprocess.run(
            command, check=False, capture_output=True, text=True, env=environment
        )
        self.assertNotEqual(told.returncode, 0)
        self.assertIn("A package needs the page", told.stderr)


class MaintainerScriptsTest(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.asked = self.folder / "asked"
        self.wanted = self.folder / "wanted"
        self.enabled = ""

    def run_script(self, name: str, *arguments: str, running: bool = True) -> list[str]:
        """What the script asks of systemctl."""
        self.asked.write_text("")
        systemctl = self.folder / "systemctl"
        systemctl.write_text(
            f'#!/bin/sh\necho "$*" >>{self.asked}\n'
            f'case $1 in is-enabled) case "{self.enabled}" in *$3*) ;; *) exit 1 ;; esac ;; esac\n'
        )
        systemctl.chmod(0o755)
        text = (HERE / "debian" / name).read_text()
        text = text.replace(
            "/run/systemd/system", str(self.folder if running else self.folder / "absent")
        )
        text = text.replace("/etc/systemd/system", str(self.wanted))
        environment = {**os.environ, "PATH": f"{self.folder}:{os.environ['PATH']}"}
        command = ["sh", "-c", text, name, *arguments]
        subprocess.run(command, check=True, env=environment)
        asked = self.asked.read_text().splitlines()
        return [line.replace("--quiet ", "") for line in asked if "is-enabled" not in line]

    def test_new_it_is_switched_on_and_started(self) -> None:
        self.enabled = "benben.service benben-backup.timer"
        self.assertEqual(
            self.run_script("postinst", "configure", ""),
            ["enable benben.service benben-backup.timer", "daemon-reload"]
            + ["restart benben.service", "restart benben-backup.timer"],
        )

    def test_in_an_image_it_is_switched_on_for_later(self) -> None:
        asked = self.run_script("postinst", "configure", "", running=False)
        self.assertEqual(asked, ["enable benben.service benben-backup.timer"])
        self.assertEqual(self.run_script("postinst", "configure", "0.0.9", running=False), [])

    def test_a_new_version_leaves_off_what_is_off(self) -> None:
        self.enabled = "benben.service"
        asked = self.run_script("postinst", "configure", "0.0.9")
        self.assertEqual(asked, ["daemon-reload", "restart benben.service"])
        self.assertEqual(self.run_script("prerm", "upgrade", "0.2.0"), [])

    def test_removed_it_stops_and_purged_it_is_forgotten(self) -> None:
        link = self.wanted / "multi-user.target.wants/benben.service"
        link.parent.mkdir(parents=True)
        link.symlink_to("nowhere")
        asked = self.run_script("prerm", "remove")
        self.assertEqual(
            asked, ["stop benben.service benben-backup.timer benben-backup.service"]
        )
        self.assertEqual(self.run_script("postrm", "remove"), ["daemon-reload"])
        self.assertTrue(link.is_symlink())
        self.run_script("postrm", "purge")
        self.assertFalse(link.is_symlink())


if __name__ == "__main__":
    unittest.main()
