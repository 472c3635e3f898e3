#!/usr/bin/env python3
"""A table that is played among thousands of open tables and idle sockets: what it costs, and what it feels of them.

First the table is played alone, with its watchers: the baseline of this run. Then tables are opened, and sockets
look on at them and do nothing; the table is played again. The memory is the server's resident one. At last all leave,
and it is waited until the server has let go of the tables (`--table-s`).
"""

import argparse
import time
import urllib.request

from ground import UNLIMITED, cpu_ms, raise_limits
from people import Line, close_all, play_watched, share, source_of
from server import Server

EVICTION_S = 60  # at most, from when it is due


def samples(port: int) -> dict[str, float]:
    """The server's metrics, by name with labels."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def tables_open(port: int) -> int:
    return int(samples(port)["benben_tables_open"])


PIECES = "benben_sweep_piece_seconds"


class Pieces:
    """The pieces of sweeps that a server does from now on, by the processor time that they take."""

    def __init__(self, port: int) -> None:
        self.port, self.before = port, samples(port)

    def tell(self, seconds: float) -> None:
        """What each second of these took, and the bound of the longest piece."""
        now = samples(self.port)
        if f"{PIECES}_count" not in now:
            print("this server does not say how long it looks after its tables")
            return
        grown = {name: value - self.before[name] for name, value in now.items() if name.startswith(PIECES)}
        count, sum_s = grown[f"{PIECES}_count"], grown[f"{PIECES}_sum"]
        bounds = [(float(name.split('"')[1]), value) for name, value in grown.items() if "_bucket" in name]
        longest = min(bound for bound, value in bounds if value == count)
        over = count - dict(bounds)[0.001]
        print(
            f"swept for {sum_s * 1000 / seconds:.2f} ms a second in {count:.0f} pieces "
            f"of {sum_s * 1000 / count:.3f} ms; none over {longest * 1000:g} ms, {over:.0f} over 1 ms",
            flush=True,
        )


def operator_port(server: Server) -> int:
    """Printed as a second line."""
    assert server.process and server.process.stdout
    return int(server.process.stdout.readline().decode().rstrip("/\n").rsplit(":", 1)[1])


def open_tables(server: Server, count: int) -> list[str]:
    """New ones, which are in memory once somebody has looked at them."""
    line, ids = Line(server.place), []
    wanted = {"game": "pyramix", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
    for _ in range(count):
        ids.append(line.ask("POST", "/api/tables", wanted)[0]["table"])
        line.ask("GET", f"/api/tables/{ids[-1]}")
    line.close()
    return ids


def look_on(server: Server, ids: list[str], count: int) -> list[Line]:
    lines = []
    for number in range(count):
        line = Line(server.place, source_of(number))
        line.upgrade(f"/api/tables/{ids[number % len(ids)]}/socket?protocol=2")
        line.wait_for("hello")
        lines.append(line)
    return lines


def tell(what: str, times: list[float]) -> None:
    print(
        f"{what}: {len(times)} readings, p50 {share(times, 0.5):.2f} ms, p99 {share(times, 0.99):.2f} ms, "
        f"most {times[-1]:.1f} ms",
        flush=True,
    )


def wait_for_eviction(port: int, table_s: int) -> float | None:
    """The seconds until no table is in memory; nothing if some still are."""
    begun = time.monotonic()
    while time.monotonic() - begun < table_s + EVICTION_S:
        if tables_open(port) == 0:
            return time.monotonic() - begun
        time.sleep(0.5)
    return None


def measure(server: Server, options: argparse.Namespace) -> None:
    port = operator_port(server)
    play_watched(server.place, options.watchers, 5)
    alone = play_watched(server.place, options.watchers, options.moves)
    tell("alone", alone)
    before = server.rss_mib
    ids = open_tables(server, options.tables)
    with_tables = server.rss_mib
    print(f"{tables_open(port)} tables open: {(with_tables - before) * 1024 / options.tables:.2f} KiB each")
    lines = look_on(server, ids, options.sockets)
    with_sockets = server.rss_mib
    each = (with_sockets - with_tables) * 1024 / options.sockets
    print(f"{len(lines)} idle sockets: {each:.2f} KiB each; server {with_sockets:.0f} MiB")
    idle, pieces = cpu_ms(server), Pieces(port)
    time.sleep(options.idle_s)
    print(f"idle for {options.idle_s} s: {(cpu_ms(server) - idle) / options.idle_s:.2f} ms of a core a second")
    pieces.tell(options.idle_s)
    pieces, begun = Pieces(port), time.monotonic()
    among = play_watched(server.place, options.watchers, options.moves)
    tell("among them", among)
    pieces.tell(time.monotonic() - begun)
    print(
        f"ratio to alone: p50 {share(among, 0.5) / share(alone, 0.5):.2f}, "
        f"p99 {share(among, 0.99) / share(alone, 0.99):.2f}"
    )
    close_all(lines)
    pieces, begun = Pieces(port), time.monotonic()
    seconds = wait_for_eviction(port, options.table_s)
    pieces.tell(time.monotonic() - begun)
    after = server.rss_mib
    if seconds is None:
        raise SystemExit(f"FAULT: {tables_open(port)} tables are still in memory")
    print(f"all left: no table in memory after {seconds:.0f} s; {before:.0f} MiB before, {after:.0f} now")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--watchers", type=int, default=20)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--idle-s", type=int, default=5)
    parser.add_argument("--table-s", type=int, default=60, help="until an unused table is let go")
    options = parser.parse_args()
    raise_limits()
    flags = [*UNLIMITED, "--operator-port", "0", "--table-s", str(options.table_s)]
    with Server(*flags) as server:
        measure(server, options)


if __name__ == "__main__":
    main()
