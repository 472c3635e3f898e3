"""A running `benben serve` of our own: started, measured from outside (/proc) and stopped again."""

import asyncio
import os
import select
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Sequence

from client import Place

ROOT = Path(__file__).parents[2]
BINARY = Path(os.environ.get("BENBEN", ROOT / "build/release/benben"))  # or another build of it
START_S = 20


def knows(flag: str) -> bool:
    """Whether `benben serve` has the flag."""
    told = subprocess.run([BINARY, "serve", "--help"], capture_output=True, text=True, check=True)
    return f"{flag} " in told.stdout


class Server:
    """The process. Its data is in the given folder or PostgreSQL database, or in a temporary folder that
    goes with it."""

    def __init__(
        self, *flags: str, data: Path | None = None, store: str | None = None, port: int = 0
    ) -> None:
        self.flags, self.store, self.port = flags, store, port
        self.temporary = tempfile.TemporaryDirectory(prefix="benben-")
        self.data = data or Path(self.temporary.name)
        self.log = tempfile.TemporaryFile("w+")
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.log.close()
        self.temporary.cleanup()

    def start(self) -> float:
        """Gives the seconds until it listened."""
        begin = time.monotonic()
        place = ["--store", self.store] if self.store else ["--data", str(self.data)]
        self.process = subprocess.Popen(
            [BINARY, "serve", "--port", str(self.port), *place, *self.flags],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self.log,
        )
        assert self.process.stdout
        ready, _, _ = select.select([self.process.stdout], [], [], START_S)
        line = self.process.stdout.readline() if ready else b""
        if not line:
            self.kill()
            raise RuntimeError(f"benben does not start: {self.told()}")
        self.port = int(line.decode().rstrip("/\n").rsplit(":", 1)[1])
        return time.monotonic() - begin

    def told(self) -> str:
        """What it has written to standard error."""
        self.log.seek(0)
        return self.log.read()

    @property
    def place(self) -> Place:
        return Place(self.port)

    def place_of(self, source: str) -> Place:
        return Place(self.port, source=source)

    @property
    def pid(self) -> int:
        assert self.process
        return self.process.pid

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """kill -9, if it still runs."""
        if self.process:
            if self.is_running:
                self.process.kill()
            self.process.wait()
            assert self.process.stdout
            self.process.stdout.close()
        self.process = None

    async def stop(self, patience_s: float) -> float | None:
        """SIGTERM; gives the seconds until it ended, or None if it did not and was killed."""
        begin = time.monotonic()
        os.kill(self.pid, signal.SIGTERM)
        while self.is_running and time.monotonic() - begin < patience_s:
            await asyncio.sleep(0.002)
        seconds = None if self.is_running else time.monotonic() - begin
        self.kill()
        return seconds

    @property
    def rss_mib(self) -> float:
        """The memory that it has now."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024

    @property
    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    @property
    def cpu_s(self) -> float:
        """The processor time that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def flags_if_known(**flags: Sequence[str] | str) -> list[str]:
    """`--a-name value` for each, where this benben has it."""
    given = []
    for name, values in flags.items():
        flag = f"--{name.replace('_', '-')}"
        if knows(flag):
            for value in [values] if isinstance(values, str) else values:
                given += [flag, value]
    return given
