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
from ground import Nats, Postgres  # noqa: E402
from node import Node  # noqa: E402
from server import BINARY  # noqa: E402
from tables import make_table  # noqa: E402

PATIENCE_S = 30
MOVED = 'benben_worker_questions_total{end="moved"}'
# The keys of the Compose specification that stand there, in services and around them.
TOP = {"name", "x-node", "services", "networks", "volumes"}
SERVICE = set(
    "build cap_drop command depends_on environment healthcheck image mem_limit pids_limit ports read_only "
    "restart security_opt shm_size stop_grace_period stop_signal tmpfs ulimits user volumes".split()
)


def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((HERE / "compose.yaml").read_text()))


def nodes(read: dict[str, Any]) -> list[dict[str, Any]]:
    return [service for service in read["services"].values() if service.get("command", "").startswith("serve ")]


def health(node: Node, service: dict[str, Any]) -> int:
    """What the check of the node's container ends with."""
    port = node.operators.port
    words = [word.replace("/9101", f"/{port}") for word in service["healthcheck"]["test"][1:]]
    return subprocess.run(words, timeout=PATIENCE_S).returncode


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
        # Both sides of the database are told the same password, and the ports are this machine's alone.
        postgres, nats, bots = (read["services"][name] for name in ("postgres", "nats", "bots"))
        password = postgres["environment"]["POSTGRES_PASSWORD"]
        ports = []
        for node in nodes(read):
            self.assertEqual(node["environment"]["PGPASSWORD"], password)
            (port,) = node["ports"]
            self.assertRegex(port, r"^127\.0\.0\.1:\d+:8080$")
            ports.append(port)
        self.assertGreater(len(ports), 1)
        self.assertEqual(len(set(ports)), len(ports))
        # Bot workers are of the same image, and reach the NATS that comes with them.
        self.assertEqual({bots["image"]}, {node["image"] for node in nodes(read)})
        self.assertEqual(bots["command"].split()[:3], ["bots", "--bus", "nats://nats:4222"])
        self.assertNotIn("ports", nats)
        (build,) = (node["build"] for node in nodes(read) if "build" in node)
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

    def start(self, service: dict[str, Any], store: str, bus: str) -> Node:
        """As the node's container is started, but for where it listens and where the others are."""
        serve, *flags = service["command"].split()
        self.assertEqual(serve, "serve")
        for flag, kept in (
            ("--port", "8080"),
            ("--host", "0.0.0.0"),
            ("--operator-port", "9101"),
            ("--store", "postgres://benben@postgres/benben"),
            ("--bus", "nats://nats:4222"),
        ):
            at = flags.index(flag)
            self.assertEqual(flags[at + 1], kept)
            del flags[at : at + 2]
        started = Node(*flags, store=store, bus=bus)
        started.start_for(self)
        return started

    def start_bots(self, bus: str) -> None:
        words = compose()["services"]["bots"]["command"].replace("nats://nats:4222", bus).split()
        worker = subprocess.Popen([BINARY, *words], stderr=subprocess.PIPE)
        self.addCleanup(worker.wait)
        self.addCleanup(worker.terminate)
        assert worker.stderr
        self.addCleanup(worker.stderr.close)
        self.assertIn(b"worker_ready", worker.stderr.readline())

    async def test_nodes_serve_together_and_their_health_is_heard(self) -> None:
        with Postgres(self.folder) as postgres, Nats() as nats:
            services = nodes(compose())
            one, other = (self.start(service, postgres.url, nats.url) for service in services)
            self.assertEqual([health(one, services[0]), health(other, services[1])], [0, 0])
            self.start_bots(nats.url)
            # A table that one made is played at the other, by a bot that a worker thinks for.
            table = await make_table(one.place, "pyramix", "bot:7", "me")
            player = await table.sit(other.place)
            while await other.sample(MOVED) == 0:
                await player.receive()
            player.abort()
            # Without their database they are not ready; play goes on when that is back.
            postgres.stop()
            deadline = time.monotonic() + PATIENCE_S
            while health(one, services[0]) == 0 or health(other, services[1]) == 0:
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
