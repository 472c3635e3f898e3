"""What the benchmarks of size stand on: servers without limits, a PostgreSQL of their own, and what a process
has used."""

import json
import os
import pwd
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Iterator

sys.path.insert(0, str(Path(__file__).parents[1] / "siege"))
from server import Server  # noqa: E402

MANY = "1000000"
# A benchmark asks for more than one client may; what it measures is not the limits.
UNLIMITED = [
    *("--connections", MANY, "--address-connections", MANY, "--address-sockets", MANY),
    *("--address-bot-tables", MANY, "--address-stored-mib", MANY, "--silence-s", MANY),
    *("--idle-s", MANY, "--requests", f"{MANY}:{MANY}", "--tables", f"{MANY}:{MANY}"),
    *("--messages", f"{MANY}:{MANY}"),
]
START_S = 60
FOLDERS = {"disk": "/var/tmp", "tmpfs": "/dev/shm"}


def raise_limits() -> None:
    """As many descriptors as this process may have, for itself and for what it begins."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def folder_on(kind: str) -> tempfile.TemporaryDirectory[str]:
    """A folder on the disk or in memory (`FOLDERS`), that goes when it is left."""
    return tempfile.TemporaryDirectory(prefix="benben-size-", dir=FOLDERS[kind])


def sync_ms(folder: Path, times: int = 200) -> list[float]:
    """The milliseconds that it takes to append 4 KiB and sync them, sorted: what no durable move is below."""
    took = []
    with open(folder / "synced", "wb", buffering=0) as file:
        for _ in range(times):
            begin = time.perf_counter()
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
            took.append((time.perf_counter() - begin) * 1000)
    (folder / "synced").unlink()
    return sorted(took)


def cpu_ms_of(process: int) -> float:
    """The processor time of all threads of a process that live, to the nanosecond."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e6


def cpu_ms_of_family(first: int) -> float:
    """The same of a process and those that it has started and that live."""
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return cpu_ms_of(first) + sum(cpu_ms_of(int(child)) for child in children)


def cpu_ms(server: Server) -> float:
    return cpu_ms_of(server.pid)


def io_of(server: Server, what: str) -> int:
    """A count of /proc/PID/io; exact, and the same on a busy machine."""
    lines = Path(f"/proc/{server.pid}/io").read_text().splitlines()
    return int(dict(line.split(": ") for line in lines)[what])


def reads(server: Server) -> int:
    """How often it has asked the system for a piece of a file, be it on the disk or in memory. What comes by sockets
    is not among it."""
    return io_of(server, "syscr")


def disk_bytes(server: Server) -> int:
    """What the system had to fetch for it, as it was not in memory."""
    return io_of(server, "read_bytes")


def programs_of_postgres() -> Path:
    """Debian keeps them in a folder for each version; the newest."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if not found:
        raise SystemExit("There is no PostgreSQL here: apt-get install postgresql-15")
    return found[-1].parent


class Postgres:
    """A server of its own in a folder, reached through a socket there alone; every commit is synced.

    Root cannot run it; then the user `postgres` does, who comes with Debian's package.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.programs = folder, programs_of_postgres()
        self.url = f"postgres://benben@/postgres?host={folder}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Postgres":
        if os.getuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        data = str(self.folder / "data")
        initdb = ("-D", data, "-U", "benben", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        subprocess.run(self.command("initdb", *initdb), check=True, capture_output=True, cwd="/")
        self.process = subprocess.Popen(
            self.command(
                *("postgres", "-D", data, "-k", str(self.folder), "-c", "listen_addresses="),
                *("-c", "shared_buffers=128MB", "-c", "max_connections=40"),
            ),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        deadline = time.monotonic() + START_S
        ready = self.command("pg_isready", "-q", "-h", str(self.folder), "-U", "benben")
        while subprocess.run(ready, check=False).returncode != 0:
            if time.monotonic() > deadline or self.process.poll() is not None:
                self.stop()
                raise SystemExit("PostgreSQL does not start")
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def command(self, program: str, *arguments: str) -> list[str]:
        become = []
        if os.getuid() == 0:
            setpriv = shutil.which("setpriv") or "setpriv"
            become = [setpriv, "--reuid=postgres", "--regid=postgres", "--init-groups"]
        return [*become, str(self.programs / program), *arguments]

    def stop(self) -> None:
        """Ends all its connections, then itself."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(2)
            self.process.wait()

    def cpu_ms(self) -> float:
        """The processor time of all its processes that live."""
        assert self.process
        return cpu_ms_of_family(self.process.pid)

    def used(self) -> tuple[float, float]:
        """Its processor time, and the bytes that it has written to its log (WAL), by now."""
        return self.cpu_ms(), float(self.ask("SELECT pg_current_wal_insert_lsn() - '0/0'"))

    def ask(self, sql: str) -> str:
        """What psql prints of it."""
        psql = self.command("psql", "-XAtq", "-h", str(self.folder), "-U", "benben", "postgres")
        done = subprocess.run([*psql, "-c", sql], check=True, capture_output=True, text=True)
        return done.stdout.strip()


class Nats:
    """A server of its own at a port of this machine that is free."""

    def __enter__(self) -> "Nats":
        self.folder = tempfile.TemporaryDirectory(prefix="benben-nats-")
        program = shutil.which("nats-server") or "/usr/sbin/nats-server"
        place = ("-a", "127.0.0.1", "-p", "-1", "--ports_file_dir", self.folder.name)
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen([program, *place], **quiet)
        written = Path(self.folder.name, f"nats-server_{self.process.pid}.ports")
        deadline = time.monotonic() + START_S
        while not (written.exists() and written.read_text()):
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise SystemExit("NATS does not start: apt-get install nats-server")
            time.sleep(0.05)
        self.url: str = json.loads(written.read_text())["nats"][0]
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


def keepers(stores: list[str]) -> Iterator[tuple[str, str]]:
    """Each of these kinds of store on each kind of folder; the first is the baseline."""
    for store in stores:
        for folder in FOLDERS:
            yield store, folder
