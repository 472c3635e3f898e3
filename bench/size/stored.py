#!/usr/bin/env python3
"""What a table costs that is opened in a store with few tables, and in one with many.

Two servers run side by side, and are asked by turns, so that whatever else the machine does meets both. A stored
table is opened that is not in memory; a new one is made, which is a durable transaction. Each ratio is that of the
medians, and of the servers' processor time; the aim is at most 1.2. Beside them stands how often the server read
from a file for one table: a page, mostly, that SQLite did not have.
"""

import argparse
import random
import tempfile
import time
from pathlib import Path

from filling import fill, id_of
from ground import FOLDERS, UNLIMITED, cpu_ms, reads
from people import Line, share
from server import Server

NEW = {"game": "pyramix", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}


class Side:
    def __init__(self, server: Server, count: int, opened: int) -> None:
        self.server, self.count = server, count
        self.line = Line(server.place)
        self.ids = [id_of(1001 + n) for n in random.Random(1).sample(range(count), opened)]
        self.times: dict[str, list[float]] = {"opened": [], "made": []}
        self.cpu_ms = {"opened": 0.0, "made": 0.0}
        self.reads = {"opened": 0, "made": 0}

    def ask(self, what: str, at: int) -> None:
        read, before, begun = reads(self.server), cpu_ms(self.server), time.perf_counter()
        if what == "opened":
            self.line.ask("GET", f"/api/tables/{self.ids[at]}")
        else:
            self.line.ask("POST", "/api/tables", NEW)
        self.times[what].append((time.perf_counter() - begun) * 1000)
        self.cpu_ms[what] += cpu_ms(self.server) - before
        self.reads[what] += reads(self.server) - read

    def row(self, what: str) -> tuple[float, float, float, float]:
        times = self.times[what]
        count = len(times)
        p50, p99 = share(times, 0.5), share(times, 0.99)
        return p50, p99, self.cpu_ms[what] / count, self.reads[what] / count


def tell(what: str, few: Side, many: Side) -> None:
    for side in (few, many):
        p50, p99, cpu, read = side.row(what)
        ratios = [mine / other for mine, other in zip(side.row(what)[:3], few.row(what))]
        print(
            f"| {what} | {side.count:,} | {p50:.3f} | {p99:.3f} | {cpu:.3f} | {read:.1f} "
            f"| {ratios[0]:.2f} | {ratios[2]:.2f} |",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--few", type=int, default=1000)
    parser.add_argument("--many", type=int, default=1_000_000)
    parser.add_argument("--opened", type=int, default=900, help="of each store; at most --few")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="benben-size-", dir=FOLDERS["disk"]) as name:
        begun = time.monotonic()
        fill(Path(name) / "few", options.few)
        fill(Path(name) / "many", options.many)
        size = (Path(name) / "many/benben.db").stat().st_size
        print(
            f"{options.many:,} tables fill {size / 1e9:.2f} GB, {size / options.many:.0f} bytes each; "
            f"made in {time.monotonic() - begun:.0f} s\n"
        )
        with (
            Server(*UNLIMITED, data=Path(name) / "few") as one,
            Server(*UNLIMITED, data=Path(name) / "many") as other,
        ):
            few = Side(one, options.few, options.opened)
            many = Side(other, options.many, options.opened)
            print("| | tables | p50 ms | p99 ms | CPU ms | reads | ratio p50 | ratio CPU |")
            print("|---|---|---|---|---|---|---|---|")
            for what in ("opened", "made"):
                for at in range(options.opened):
                    few.ask(what, at)
                    many.ask(what, at)
                tell(what, few, many)
            print(f"memory: {one.rss_mib:.0f} and {other.rss_mib:.0f} MiB")


if __name__ == "__main__":
    main()
