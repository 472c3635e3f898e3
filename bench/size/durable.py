#!/usr/bin/env python3
"""Durable moves a second through one node or several, and how long each takes, for every kind of store and folder.

The client is benben_bench_moves: at each table two sockets play as fast as they are answered; of several nodes, which
NATS tells of each other's moves, the two come in at different ones. Before each store, the folder's own sync is timed. The ratio is to SQLite on the disk, or else the first row, at as many tables, in this run.
"""

import argparse
import contextlib
import os
import subprocess
from pathlib import Path
from typing import Callable

from ground import UNLIMITED, Nats, Postgres, cpu_ms, folder_on, keepers, raise_limits, sync_ms
from server import ROOT, Server

MOVES = Path(os.environ.get("BENBEN_MOVES", ROOT / "build/release/bench/moves/benben_bench_moves"))
Database = Callable[[], tuple[float, float]]  # its processor's ms and the bytes of its log, until now


def made(ports: list[int], tables: int, moves: int) -> list[float]:
    """What benben_bench_moves has found: tables, moves, moves a second, p50, p99 and the worst in ms."""
    words = ["--port", ",".join(map(str, ports)), "--tables", str(tables), "--moves", str(moves)]
    told = subprocess.run([MOVES, *words], check=True, capture_output=True, text=True).stdout
    return [float(word) for word in told.splitlines()[-1].split()]


def play(nodes: list[Server], database: Database, tables: int, moves: int) -> list[float]:
    """moves, moves a second, p50, p99 and the worst in ms, and for each move the processor time of the nodes and
    of their database in ms and the bytes of the database's log."""
    before, database_before = sum(map(cpu_ms, nodes)), database()
    row = made([node.port for node in nodes], tables, moves)
    grown = (now - then for now, then in zip(database(), database_before))
    used = (sum(map(cpu_ms, nodes)) - before, *grown)
    return [*row[1:], *(each / row[1] for each in used)]


def measure(store: str, folder: Path, options: argparse.Namespace) -> dict[int, list[float]]:
    def of(nodes: list[Server], database: Database) -> dict[int, list[float]]:
        play(nodes, database, 1, 100)  # so that nothing is done for the first time
        return {tables: play(nodes, database, tables, options.moves) for tables in options.tables}

    if store == "SQLite":
        with Server(*UNLIMITED, data=folder / "data") as server:
            return of([server], lambda: (0, 0))
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(Postgres(folder))
        if store == "PostgreSQL":
            return of([stack.enter_context(Server(*UNLIMITED, store=postgres.url))], postgres.used)
        bus = ("--bus", stack.enter_context(Nats()).url)
        nodes = [Server(*UNLIMITED, *bus, store=postgres.url) for _ in range(int(store.removesuffix(" nodes")))]
        return of([stack.enter_context(node) for node in nodes], postgres.used)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=5000, help="at least so many for each row")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 100])
    parser.add_argument("--stores", nargs="+", default=["SQLite", "PostgreSQL", "3 nodes"], help="the first is the baseline")
    options = parser.parse_args()
    raise_limits()
    print("| store | sync p50, p99 ms | tables | moves/s | ratio | p50 ms | p99 ms | CPU ms | database CPU ms | log bytes |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    baseline: dict[int, float] = {}
    for store, kind in keepers(options.stores):
        with folder_on(kind) as name:
            syncs = sync_ms(Path(name))
            rows = measure(store, Path(name), options)
        for tables, (_, rate, p50, p99, _, cpu, database, log) in rows.items():
            baseline.setdefault(tables, rate)
            print(
                f"| {store}, {kind} | {syncs[100]:.2f}, {syncs[197]:.2f} | {tables} | {rate:.0f} "
                f"| {rate / baseline[tables]:.2f} | {p50:.2f} | {p99:.2f} | {cpu:.3f} | {database:.3f} | {f'{log:.0f}' if log else ''} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
