#!/usr/bin/env python3
"""How many ways to PostgreSQL and back a move takes, and what that costs where each way takes time.

Between the node and its database stands a proxy, which counts how often the node has sent something and waits for the
answer, and which may hold back what it carries for a while, as a network does. Each row is one delay; `ways` are those
of one move, all that the node does meanwhile included.
"""

import argparse
import asyncio
import contextlib
import threading
from pathlib import Path

from durable import play
from ground import UNLIMITED, Postgres, folder_on, raise_limits
from server import Server


class Proxy:
    """Listens at a Unix socket like PostgreSQL's in a folder of its own, and passes on to that of a database."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.socket, self.database = folder / ".s.PGSQL.5432", database / ".s.PGSQL.5432"
        self.url = f"postgres://benben@/postgres?host={folder}"
        self.ways, self.delay_s = 0, 0.0
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.listens = threading.Event()

    def __enter__(self) -> "Proxy":
        self.thread.start()
        self.listens.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(asyncio.start_unix_server(self.connect, self.socket))
        self.listens.set()
        self.loop.run_forever()

    async def connect(self, node: asyncio.StreamReader, to_node: asyncio.StreamWriter) -> None:
        database, to_database = await asyncio.open_unix_connection(self.database)
        waits = [False]  # whether the node has sent something since it was answered

        async def ask() -> None:
            while asked := await node.read(1 << 16):
                self.ways += not waits[0]
                waits[0] = True
                await self.hold()
                to_database.write(asked)
            to_database.close()

        async def answer() -> None:
            while answered := await database.read(1 << 16):
                waits[0] = False
                await self.hold()
                to_node.write(answered)
            to_node.close()

        with contextlib.suppress(ConnectionError):  # the node was killed
            await asyncio.gather(ask(), answer())

    async def hold(self) -> None:
        if self.delay_s:
            await asyncio.sleep(self.delay_s)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1000, help="at least so many for each row")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 100])
    parser.add_argument("--delays", type=float, nargs="+", default=[0.0, 1.0], help="ms there and back")
    options = parser.parse_args()
    raise_limits()
    print("| ms there and back | tables | ways | moves/s | p50 ms | p99 ms |")
    print("|---|---|---|---|---|---|")
    with folder_on("tmpfs") as name, folder_on("tmpfs") as before, Postgres(Path(name)) as postgres:
        with (
            Proxy(Path(before), postgres.folder) as proxy,
            Server(*UNLIMITED, store=proxy.url) as server,
        ):
            play([server], postgres.used, 1, 100)  # so that nothing is done for the first time
            for delay in options.delays:
                proxy.delay_s = delay / 2000
                for tables in options.tables:
                    ways = proxy.ways
                    moves, rate, p50, p99, *_ = play([server], postgres.used, tables, options.moves)
                    print(
                        f"| {delay:g} | {tables} | {(proxy.ways - ways) / moves:.2f} | {rate:.0f} | {p50:.2f} | {p99:.2f} |",
                        flush=True,
                    )


if __name__ == "__main__":
    main()
