#!/usr/bin/python3
"""Tests of the C++ build: it starts where much of what ./run installs is missing.

Each configures in a temporary folder, with nothing in PATH but what is named here; only the small
library that holds the page is compiled.
"""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).parent.parent
TOOLS = ("cmake", "ninja", "c++", "ld", "mold", "as", "ar", "ranlib", "pkg-config")


class BuildCase(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.tools = self.folder / "tools"
        self.tools.mkdir()
        for tool in TOOLS:
            if path := shutil.which(tool):
                (self.tools / tool).symlink_to(path)

    def run_tool(self, *command: str | Path) -> tuple[int, str]:
        """A tool's exit status and all that it says."""
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            env={"PATH": str(self.tools), "HOME": os.environ.get("HOME", "/")},
        )
        return done.returncode, done.stdout + done.stderr

    def succeed(self, *command: str | Path) -> str:
        status, said = self.run_tool(*command)
        self.assertEqual(status, 0, said)
        return said

    def configure(self, *settings: str) -> str:
        flags = [part for setting in settings for part in ("-D", setting)]
        return self.succeed(
            "cmake", "-S", ROOT, "-B", self.folder / "build", "-G", "Ninja", *flags
        )


class ConfigureTest(BuildCase):
    def test_the_server_needs_no_page_and_no_node(self) -> None:
        page = self.folder / "page"
        settings = ("BUILD_TESTING=OFF", "CMAKE_DISABLE_FIND_PACKAGE_GTest=ON")
        said = self.configure(f"BENBEN_PAGE_FOLDER={page}", *settings)
        self.assertIn(f"There is no page in {page}", said)
        build = self.folder / "build"
        self.succeed("ninja", "-C", build, "benben_page")
        embedded = build / "server/embedded_assets.cc"
        self.assertEqual(embedded.read_text().count('{"/'), 1)
        # And the page is taken as soon as it is there.
        page.mkdir()
        (page / "index.html").write_text("<p>Here")
        (page / "icon.svg").write_text("<svg/>")
        self.succeed("ninja", "-C", build, "benben_page")
        self.assertEqual(embedded.read_text().count('{"/'), 2)

    def test_the_core_needs_no_library(self) -> None:
        missing = ("Boost", "CLI11", "GTest", "PkgConfig", "SQLite3")
        self.configure(
            "BENBEN_CORE_ONLY=ON",
            "BUILD_TESTING=OFF",
            *(f"CMAKE_DISABLE_FIND_PACKAGE_{library}=ON" for library in missing),
        )
        targets = self.succeed("ninja", "-C", self.folder / "build", "-t", "targets", "all")
        self.assertIn("benben_core:", targets)
        self.assertNotIn("_test:", targets)


class EmbeddedPageTest(BuildCase):
    def embed(self, files: dict[str, bytes]) -> tuple[int, str]:
        """What the script says, or the C++ that it writes."""
        page, output = self.folder / "page", self.folder / "page.cc"
        for path, content in files.items():
            (page / path).parent.mkdir(parents=True, exist_ok=True)
            (page / path).write_bytes(content)
        script = ROOT / "server/embed_page.cmake"
        status, said = self.run_tool(
            "cmake", "-D", f"PAGE={page}", "-D", f"OUTPUT={output}", "-P", script
        )
        return status, output.read_text() if status == 0 else said

    def test_every_byte_of_every_file(self) -> None:
        script = bytes(range(256))
        files = {"index.html": b"<p>", "assets/a-0123_-zZ.js": script}
        packed = {"assets/a-0123_-zZ.js.br": b'"\0', "index.html.gz": b"1"}
        status, text = self.embed({**files, **packed})
        self.assertEqual(status, 0, text)
        every = "".join(f"\\x{byte:02x}" for byte in script)
        first, second = (part.split("},\n") for part in text.split('    {"/')[1:])
        self.assertIn('assets/a-0123_-zZ.js", "text/javascript", "', first[0])
        self.assertIn(f'{{"{every}", 256', first[0])
        self.assertIn('{"\\x22\\x00", 2', first[2])
        self.assertEqual(first[3].strip(), "true")
        self.assertIn('index.html", "text/html; charset=utf-8", "', second[0])
        self.assertIn('{"\\x31", 1', second[1])
        self.assertEqual(second[3].strip(), "false")

    def test_a_compressed_file_of_the_page_itself(self) -> None:
        status, said = self.embed({"index.html": b"<p>", "data.gz": b"1"})
        self.assertNotEqual(status, 0)
        self.assertIn("data.gz: which Content-Type has this?", said)


if __name__ == "__main__":
    unittest.main()
