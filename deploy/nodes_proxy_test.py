#!/usr/bin/python3
"""Tests of several nodes behind nginx and HAProxy, with the very configurations of this folder: the people of a table come
to one node, whichever that is, and a node that stops, dies or comes back keeps nobody from playing.
"""

import asyncio
import os
import random
import signal
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Awaitable, Callable

import stage  # which says where the next ones are
from stage import HERE, NAME

sys.path.append(str(HERE.parent / "bench/size"))
from client import Socket, ask  # noqa: E402
from ground import Nats, Postgres  # noqa: E402
from node import Node  # noqa: E402
from oracle import turn  # noqa: E402
from tables import Table, make_table  # noqa: E402

NODES = 3
TABLES = 6
FLAGS = ("--proxy", "127.0.0.1/32", "--name", NAME, "--tables", "1:1000", "--requests", "1:100000")
FLAGS += ("--drain-s", "3600")  # serves on until it is told twice
ANSWERS = 'benben_http_requests_total{status="2xx"}'


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(stage.PATIENCE_S):
        while not await holds():
            await asyncio.sleep(0.2)  # nginx lets a client ask a hundred times a second


class NodesProxyCases(unittest.IsolatedAsyncioTestCase):
    """What holds behind every proxy."""

    kind: type[stage.Proxy]

    def setUp(self) -> None:
        folder, database = (
            Path(self.enterContext(tempfile.TemporaryDirectory())) for _ in range(2)
        )
        self.postgres = self.enterContext(Postgres(database))
        bus = self.enterContext(Nats()).url
        self.nodes = [Node(*FLAGS, store=self.postgres.url, bus=bus) for _ in range(NODES)]
        for node in self.nodes:
            node.start_for(self)
        ports = [node.port for node in self.nodes]
        self.proxy = self.kind(ports, stage.Certificate(folder))
        self.addCleanup(self.proxy.stop)
        self.proxy.start()
        self.place = self.proxy.secure("127.0.2.1")

    async def make_tables(self) -> list[Table]:
        """As many as it takes until each node has some."""
        tables: list[Table] = []
        idle = self.nodes
        while len(tables) < TABLES or idle:
            tables.append(await make_table(self.place, "pyramix", "me", "me"))
            idle = [node for node in idle if not await self.is_asked(node, tables[-1:])]
        return tables

    async def are_answered(self, tables: list[Table]) -> None:
        for table in tables:
            self.assertEqual((await ask(self.place, "GET", table.path)).status, 200)

    async def move(self, player: Socket, table: Table) -> None:
        """What comes next there, sent by a socket that may have been open for long."""
        header = (await ask(self.place, "GET", table.path)).json()["header"]
        record = (await ask(self.place, "GET", f"{table.path}/record")).body.decode()
        events = record.rstrip("\n").partition("\n\n")[2].splitlines()
        played = await turn(header, events, random.Random(1))
        assert played
        move = {"move_id": f"move-at-{len(events)}", "seat": played.seat, "text": played.text}
        await player.send({"type": "move", "expected_ply": len(events), **move})
        self.assertEqual((await player.wait_for("accepted"))["ply"], len(events))

    async def are_played(self, tables: list[Table]) -> None:
        """By people who have just come."""
        for table in tables:
            player = await table.sit(self.place)
            await self.move(player, table)
            player.abort()

    async def is_asked(self, node: Node, tables: list[Table]) -> bool:
        before = await node.sample(ANSWERS)
        await self.are_answered(tables)
        return await node.sample(ANSWERS) > before

    async def test_the_people_of_a_table_come_to_one_node(self) -> None:
        tables = await self.make_tables()
        other = self.proxy.secure("127.0.2.2")
        sockets = [await table.sit(place) for table in tables for place in (self.place, other)]
        for player in sockets:
            await player.wait_for("events")
        held = [await node.sample("benben_tables_open") for node in self.nodes]
        self.assertEqual(sum(held), len(tables))
        self.assertGreater(min(held), 0)
        for player in sockets:
            player.abort()

    async def test_a_node_dies_and_comes_back(self) -> None:
        tables = await self.make_tables()
        await self.are_played(tables)
        self.nodes[0].kill()
        await self.are_played(tables)
        self.nodes[0].start()
        await until(lambda: self.is_asked(self.nodes[0], tables))

    async def test_nodes_are_restarted_in_turn(self) -> None:
        tables = await self.make_tables()
        for node in self.nodes:
            players = [await table.sit(self.place) for table in tables]
            os.kill(node.pid, signal.SIGTERM)
            await until(lambda: self.is_stopping(node, tables))
            # Who is there plays on until it ends.
            for player, table in zip(players, tables):
                await self.move(player, table)
            os.kill(node.pid, signal.SIGTERM)
            while node.is_running:
                await asyncio.sleep(0.01)
            await self.are_played(tables)
            for player in players:
                player.abort()
            node.kill()
            node.start()
            await until(node.is_ready)
            await until(lambda: self.is_asked(node, tables))

    async def is_stopping(self, node: Node, tables: list[Table]) -> bool:
        """And, behind what asks nodes whether they are ready, sent nobody any more."""
        return not await node.is_ready()

    async def test_without_their_database_nodes_answer_themselves(self) -> None:
        self.postgres.stop()

        async def is_read_only() -> bool:
            health = await ask(self.place, "GET", "/api/health")
            return health.status == 503 and health.json()["status"] == "read_only"

        for _ in range(2):
            await until(is_read_only)
            self.assertEqual((await ask(self.place, "GET", "/")).status, 200)


class NginxNodesTest(NodesProxyCases):
    kind = stage.Nginx


class HaproxyNodesTest(NodesProxyCases):
    kind = stage.Haproxy

    async def is_stopping(self, node: Node, tables: list[Table]) -> bool:
        return not await node.is_ready() and not await self.is_asked(node, tables)


del NodesProxyCases

if __name__ == "__main__":
    unittest.main()
