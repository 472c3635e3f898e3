#!/usr/bin/env python3
"""What a table costs that is opened in a store with few tables, and in one with many.

Two servers run side by side, and are asked by turns, so that whatever else the machine does meets both. A stored
table is opened that the server does not have in memory, first while the system has the whole file there, then from the
disk; a new one is made, which is a durable transaction. Each ratio is that of the medians, and of the servers'
processor time; the aim is at most 1.2. Beside them stands for one table how often the server read from a file (a page,
mostly, that SQLite did not have), and how much of that the system did not have either.
"""

import argparse
import contextlib
import os
import random
import sqlite3
import tempfile
import time
from pathlib import Path

from filling import fill, id_of
from ground import FOLDERS, UNLIMITED, cpu_ms, disk_bytes, reads
from people import Line, share
from server import Server

NEW = {"game": "pyramix", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
IN_MEMORY, ON_DISK, MADE = "opened, in memory", "opened, on disk", "made"
# After so many it is seen to again where the file is: a system may put away what is seldom used.
ROUND = 100


class Side:
    def __init__(self, server: Server, folder: Path, count: int, opened: int) -> None:
        self.server, self.file, self.count = server, folder / "benben.db", count
        self.line = Line(server.place)
        self.ids = [id_of(1001 + n) for n in random.Random(1).sample(range(count), 2 * opened)]
        self.times: dict[str, list[float]] = {what: [] for what in (IN_MEMORY, ON_DISK, MADE)}
        self.cpu_ms = dict.fromkeys(self.times, 0.0)
        self.reads = dict.fromkeys(self.times, 0)
        self.disk_bytes = dict.fromkeys(self.times, 0)

    def put(self, what: str) -> None:
        """The file where it is to be: in the system's memory, or on the disk alone."""
        with self.file.open("rb", buffering=0) as file:
            if what == ON_DISK:
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
            else:
                while file.read(1 << 20):
                    pass

    def ask(self, what: str) -> None:
        read, of_disk = reads(self.server), disk_bytes(self.server)
        before, begun = cpu_ms(self.server), time.perf_counter()
        if what == MADE:
            self.line.ask("POST", "/api/tables", NEW)
        else:
            self.line.ask("GET", f"/api/tables/{self.ids.pop()}")
        self.times[what].append((time.perf_counter() - begun) * 1000)
        self.cpu_ms[what] += cpu_ms(self.server) - before
        self.reads[what] += reads(self.server) - read
        self.disk_bytes[what] += disk_bytes(self.server) - of_disk

    def row(self, what: str) -> tuple[float, ...]:
        times = self.times[what]
        sums = self.cpu_ms[what], self.reads[what], self.disk_bytes[what] / 1024
        return share(times, 0.5), share(times, 0.99), *(sum / len(times) for sum in sums)


def tell(what: str, few: Side, many: Side) -> None:
    for side in (few, many):
        p50, p99, cpu, read, disk = side.row(what)
        ratios = [mine / other for mine, other in zip(side.row(what)[:3], few.row(what))]
        print(
            f"| {what} | {side.count:,} | {p50:.3f} | {p99:.3f} | {cpu:.3f} | {read:.1f} "
            f"| {disk:.1f} | {ratios[0]:.2f} | {ratios[2]:.2f} |",
            flush=True,
        )


# In which a table is looked for when it is opened, and those of them that hold nothing in these stores are left out.
OPENED = ("sqlite_autoindex_tables_1", "tables", "seats", "events", "fair_seeds")
TREES = f"""
SELECT name, max(depth), sum(pagetype = 'internal'), sum(pagetype = 'leaf'),
  sum(ncell) * 1.0 / sum(pagetype = 'leaf')
FROM (SELECT name, pagetype, ncell, length(path) - length(replace(path, '/', '')) AS depth
  FROM dbstat WHERE name IN {OPENED} AND pagetype <> 'overflow')
GROUP BY name ORDER BY instr('{" ".join(OPENED)}', name)"""


def tell_trees(file: Path) -> None:
    """How deep each tree is, of how many pages, and how many rows stand on one."""
    database = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    print("| tree | levels | inner pages | leaves | rows a leaf |")
    print("|---|---|---|---|---|")
    for name, levels, inner, leaves, rows in database.execute(TREES):
        print(f"| {name} | {levels} | {inner:,} | {leaves:,} | {rows:.0f} |")
    database.close()
    print()


def filled(folder: Path, options: argparse.Namespace) -> None:
    """The two stores, unless they are there."""
    begun = time.monotonic()
    for name, count in (("few", options.few), ("many", options.many)):
        if not (folder / name).exists():
            fill(folder / name, count)
    size = (folder / "many/benben.db").stat().st_size
    print(
        f"{options.many:,} tables fill {size / 1e9:.2f} GB, {size / options.many:.0f} bytes each; "
        f"made in {time.monotonic() - begun:.0f} s\n"
    )


def measure(folder: Path, options: argparse.Namespace) -> None:
    with (
        Server(*UNLIMITED, data=folder / "few") as one,
        Server(*UNLIMITED, data=folder / "many") as other,
    ):
        few = Side(one, folder / "few", options.few, options.opened)
        many = Side(other, folder / "many", options.many, options.opened)
        print("| | tables | p50 ms | p99 ms | CPU ms | reads | of disk KiB | ratio p50 | ratio CPU |")
        print("|---|---|---|---|---|---|---|---|---|")
        for what in (IN_MEMORY, ON_DISK, MADE):
            for at in range(options.opened):
                for side in (few, many):
                    if at % ROUND == 0:
                        side.put(what)
                    side.ask(what)
            tell(what, few, many)
        print(f"memory: {one.rss_mib:.0f} and {other.rss_mib:.0f} MiB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--few", type=int, default=1000)
    parser.add_argument("--many", type=int, default=1_000_000)
    parser.add_argument("--opened", type=int, default=450, help="of each store in each way; at most half of --few")
    parser.add_argument("--trees", action="store_true", help="also what the store with many looks like, page by page")
    parser.add_argument("--folder", type=Path, help="where the stores stay, for a next time with as many tables")
    options = parser.parse_args()
    with contextlib.ExitStack() as stack:
        if not (folder := options.folder):
            temporary = tempfile.TemporaryDirectory(prefix="benben-size-", dir=FOLDERS["disk"])
            folder = Path(stack.enter_context(temporary))
        filled(folder, options)
        if options.trees:
            tell_trees(folder / "many/benben.db")
        measure(folder, options)


if __name__ == "__main__":
    main()
