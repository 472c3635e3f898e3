#!/usr/bin/env python3
"""A kill -9 of a server with many tables in memory: how long until it listens again, until somebody can move, and until
all tables are open again that people come back to. Just before, benben_bench_moves plays at other tables, so that there is
a log to read, of at most the size that is told. The baseline is the same with ten tables, in this run.
"""

import argparse
import tempfile
import time
from pathlib import Path

from durable import made
from filling import fill, id_of
from ground import FOLDERS, UNLIMITED, cpu_ms
from people import Line, Mover, share
from server import Server


def open_all(server: Server, count: int) -> list[float]:
    """The milliseconds that each took, over one connection."""
    line, times = Line(server.place), []
    for number in range(count):
        begun = time.perf_counter()
        line.ask("GET", f"/api/tables/{id_of(1001 + number)}")
        times.append((time.perf_counter() - begun) * 1000)
    line.close()
    return times


def measure(count: int, moves: int, folder: Path) -> None:
    fill(folder, count)
    flags = [*UNLIMITED, "--table-s", "100000"]
    with Server(*flags, data=folder) as server:
        before = server.rss_mib
        open_all(server, count)
        each = (server.rss_mib - before) * 1024 / count
        mover = Mover(server.place)
        made([server.port], 100, moves)
        for _ in range(5):
            play(mover)
        log = (folder / "benben.db-wal").stat().st_size
        server.kill()
        begun = time.monotonic()
        listens = server.start()
        mover.place = server.place
        mover.enter()
        play(mover)
        moved = time.monotonic() - begun
        mover.close()
        begun, used = time.monotonic(), cpu_ms(server)
        times = open_all(server, count)
        took = time.monotonic() - begun
        print(
            f"| {count:,} | {each:.1f} | {log / 1e6:.1f} | {listens * 1000:.0f} | {moved * 1000:.0f} "
            f"| {took:.1f} | {share(times, 0.99):.2f} | {(cpu_ms(server) - used) / count:.3f} |",
            flush=True,
        )


def play(mover: Mover) -> None:
    move = mover.prepare()
    assert move
    mover.line.send(move)
    mover.finish()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--moves", type=int, default=10_000, help="at least so many just before the kill")
    options = parser.parse_args()
    print("| tables | KiB each | log MB | listens ms | first move ms | all open s | p99 ms | CPU ms each |")
    print("|---|---|---|---|---|---|---|---|")
    for count in (10, options.tables):
        with tempfile.TemporaryDirectory(prefix="benben-size-", dir=FOLDERS["disk"]) as name:
            measure(count, options.moves, Path(name) / "data")


if __name__ == "__main__":
    main()
