#!/usr/bin/python3
"""Tests of compose.yaml and of the drop-in for PostgreSQL: what they say is well formed, and what they start works.

No container is made here: the commands are run as they stand, with other ports, and against a PostgreSQL that the test
begins. `docker compose config` reads the file too, where it is there.
"""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent
sys.path += [str(HERE.parent / "bench/siege"), str(HERE.parent / "bench/size")]
from client import ask  # noqa: E402
from ground import Postgres  # noqa: E402
from server import BINARY, Server  # noqa: E402

PATIENCE_S = 30
# The keys of the Compose specification that stand there, in services and around them.
TOP = {"name", "services", "networks", "volumes"}
SERVICE = set(
    "build cap_drop command depends_on environment healthcheck image mem_limit pids_limit ports profiles read_only "
    "restart security_opt shm_size stop_grace_period stop_signal tmpfs ulimits user volumes".split()
)


def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((HERE / "compose.yaml").read_text()))


def knows_postgres() -> bool:
    url = "postgres://nobody@127.0.0.1:1/nothing"
    told = subprocess.run([BINARY, "serve", "--port", "0", "--store", url], capture_output=True, text=True)
    return "knows no PostgreSQL" not in told.stderr


class ComposeTest(unittest.IsolatedAsyncioTestCase):
    def setUp(self) -> None:
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def test_the_file_has_the_form_of_compose(self) -> None:
        read = compose()
        self.assertEqual(set(read) - TOP, set())
        for name, service in read["services"].items():
            self.assertEqual(set(service) - SERVICE, set(), name)
            self.assertEqual(set(service.get("depends_on", {})) - set(read["services"]), set())
            for volume in service.get("volumes", []):
                self.assertIn(volume.split(":")[0], read["volumes"])
        # Both sides of the database are told the same password, and the port is this machine's alone.
        postgres, benben = (read["services"][name] for name in ("postgres", "benben"))
        password = postgres["environment"]["POSTGRES_PASSWORD"]
        self.assertEqual(password, benben["environment"]["PGPASSWORD"])
        self.assertEqual(benben["ports"], ["127.0.0.1:8080:8080"])
        # Bot workers come only with the profile, of the same image, and reach the NATS that comes with them.
        bots, nats = (read["services"][name] for name in ("bots", "nats"))
        self.assertEqual((bots["profiles"], nats["profiles"]), (["bots"], ["bots"]))
        self.assertEqual(bots["image"], benben["image"])
        self.assertEqual(bots["command"].split()[:3], ["bots", "--bus", "nats://nats:4222"])
        self.assertNotIn("ports", nats)
        build = benben["build"]
        self.assertEqual((HERE / build["context"]).resolve(), HERE.parent / "build/release")
        self.assertEqual((HERE / build["context"] / build["dockerfile"]).resolve(), HERE / "Dockerfile")

    def test_docker_reads_it_where_it_is_there(self) -> None:
        docker = shutil.which("docker")
        if not docker or subprocess.run([docker, "compose", "version"], capture_output=True).returncode:
            self.skipTest("docker compose is not here")
        command = [docker, "compose", "--file", HERE / "compose.yaml", "config", "--quiet"]
        known = {**os.environ, "BENBEN_DATABASE_PASSWORD": "secret"}
        done = subprocess.run(command, env=known, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    async def test_the_node_serves_and_its_health_is_heard(self) -> None:
        if not knows_postgres():
            self.skipTest("this build knows no PostgreSQL")
        benben = compose()["services"]["benben"]
        serve, *flags = benben["command"].split()
        self.assertEqual(serve, "serve")
        self.assertEqual(flags.pop(), "${BENBEN_BUS_FLAG:-}")  # nothing, unless there are bot workers
        for flag, kept in (
            ("--port", "8080"),
            ("--host", "0.0.0.0"),
            ("--operator-port", "9101"),
            ("--store", "postgres://benben@postgres/benben"),
        ):
            at = flags.index(flag)
            self.assertEqual(flags[at + 1], kept)
            del flags[at : at + 2]
        with (
            Postgres(self.folder) as postgres,
            Server(*flags, "--operator-port", "0", store=postgres.url) as server,
        ):
            self.assertEqual((await ask(server.place, "GET", "/api/health")).status, 200)
            assert server.process and server.process.stdout
            port = server.process.stdout.readline().decode().rstrip("/\n").rsplit(":", 1)[1]
            program, *words = [
                word.replace("/9101", f"/{port}") for word in benben["healthcheck"]["test"][1:]
            ]
            self.assertEqual(subprocess.run([program, *words], timeout=PATIENCE_S).returncode, 0)
            # Without its database it is not ready; play goes on when that is back.
            postgres.stop()
            deadline = time.monotonic() + PATIENCE_S
            while subprocess.run([program, *words], timeout=PATIENCE_S).returncode == 0:
                self.assertLess(time.monotonic(), deadline)

    @unittest.skipUnless(shutil.which("systemd-analyze"), "systemd is not here")
    def test_systemd_understands_the_drop_in(self) -> None:
        changed = self.folder / "benben.service.d"
        changed.mkdir()
        for source, target in (
            ("benben.service", self.folder / "benben.service"),
            ("benben-postgres.conf", changed / "postgres.conf"),
        ):
            target.write_text((HERE / source).read_text().replace("/usr/local/bin/benben", str(BINARY)))
        command = ["systemd-analyze", "verify", "--man=no", self.folder / "benben.service"]
        done = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout + done.stderr), (0, ""))

    def test_the_drop_in_starts_what_the_unit_starts(self) -> None:
        def words(name: str) -> list[str]:
            text = (HERE / name).read_text().replace("\\\n", " ")
            lines = [line for line in text.splitlines() if line.startswith("ExecStart=")]
            return shlex.split(lines[-1].removeprefix("ExecStart="))

        at_folder, at_store = words("benben.service"), words("benben-postgres.conf")
        at = at_folder.index("--data")
        at_folder[at : at + 2] = ["--store", "${BENBEN_STORE}"]
        self.assertEqual(at_store, at_folder)


if __name__ == "__main__":
    unittest.main()
