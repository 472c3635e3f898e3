#!/usr/bin/python3
"""Tests of the systemd units of this folder: systemd understands them, and what they start works.

Nothing is installed, and systemd starts nothing: the command lines of the units are run as they
are, with other paths.
"""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "bench/siege"))
from client import ask  # noqa: E402
from server import BINARY, Server  # noqa: E402
from tables import make_table  # noqa: E402

UNITS = ("benben.service", "benben-backup.service", "benben-backup.timer", "benben-bots.service")
PROGRAM = "/usr/local/bin/benben"


def command_of(unit: str) -> str:
    """What ExecStart says, as a shell reads it."""
    text = (HERE / unit).read_text().replace("\\\n", " ")
    (line,) = (line for line in text.splitlines() if line.startswith("ExecStart="))
    return line.removeprefix("ExecStart=").replace("$$", "$").replace("%%", "%")


class UnitsTest(unittest.IsolatedAsyncioTestCase):
    def setUp(self) -> None:
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    @unittest.skipUnless(shutil.which("systemd-analyze"), "systemd is not here")
    def test_systemd_understands_them(self) -> None:
        for unit in UNITS:
            text = (HERE / unit).read_text().replace(PROGRAM, str(BINARY))
            (self.folder / unit).write_text(text)
        done = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", *(self.folder / unit for unit in UNITS)],
            capture_output=True,
            text=True,
            check=False,
        )
        self.assertEqual((done.returncode, done.stdout + done.stderr), (0, ""))

    def test_no_crash_leaves_a_dump(self) -> None:
        for unit in UNITS:
            if unit.endswith(".service"):
                self.assertIn("\nLimitCORE=1\n", (HERE / unit).read_text(), unit)

    async def test_the_server_starts_and_is_backed_up(self) -> None:
        data, backups = self.folder / "benben", self.folder / "benben-backup"
        backups.mkdir()
        program, serve, *flags = shlex.split(command_of("benben.service"))
        self.assertEqual((program, serve), (PROGRAM, "serve"))
        self.assertEqual(flags.pop(), "$BENBEN_FLAGS")  # empty, unless the owner says more
        for flag, kept in (("--data", "/var/lib/benben"), ("--port", "8080")):
            at = flags.index(flag)
            self.assertEqual(flags[at + 1], kept)
            del flags[at : at + 2]
        with Server(*flags, data=data) as server:
            self.assertEqual((await ask(server.place, "GET", "/api/health")).status, 200)
            made = [await make_table(server.place, "pyramix", "me", "me") for _ in range(3)]
            self.back_up(data, backups)
            self.back_up(data, backups)
            await self.restore(backups, made[0].path)
            self.assertIsNotNone(await server.stop(patience_s=15))

    def test_a_worker_starts_and_ends(self) -> None:
        program, *words = shlex.split(command_of("benben-bots.service"))
        self.assertEqual((program, words.pop()), (PROGRAM, "$BENBEN_BOTS_FLAGS"))
        # Nobody is there, which it waits for.
        bus = {**os.environ, "BENBEN_BUS": "nats://127.0.0.1:1"}
        with subprocess.Popen([BINARY, *words], stderr=subprocess.PIPE, text=True, env=bus) as worker:
            assert worker.stderr
            said = ""
            for line in worker.stderr:
                said += line
                if "knows no NATS" in line:
                    self.skipTest("this build knows no NATS")
                if "thinks about" in line:
                    break
            worker.terminate()
            said += worker.stderr.read()
        self.assertEqual(worker.returncode, 0, said)

    def back_up(self, data: Path, backups: Path) -> None:
        command = command_of("benben-backup.service").replace(PROGRAM, str(BINARY))
        command = command.replace("/var/lib/benben-backup", str(backups))
        command = command.replace("/var/lib/benben ", f"{data} ")
        done = subprocess.run(shlex.split(command), capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)

    async def restore(self, backups: Path, table: str) -> None:
        (backup,) = backups.iterdir()
        self.assertRegex(backup.name, r"^benben-[1-7]\.db$")
        data = self.folder / "restored"
        subprocess.run([BINARY, "restore", backup, "--data", data], check=True, capture_output=True)
        with Server(data=data) as server:
            self.assertEqual((await ask(server.place, "GET", table)).status, 200)


if __name__ == "__main__":
    unittest.main()
