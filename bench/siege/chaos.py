#!/usr/bin/python3
"""Kills and stops a server again and again under people who play, and checks what became of it all.

chaos.py: several tables of all five games, three sockets each. Every acknowledged move must stand
in the record at its ply, exactly once; nothing else may; everybody must have seen a prefix of it;
SIGTERM must end the server within 10 s.
"""

import argparse
import asyncio
import itertools
import random
import socket
import sys
import time

from client import Refused
from follower import GONE, Tale
from player import Player
from probe import percentile
from server import Server, flags_if_known
from tables import make_table

GAMES = ("pyramix", "anubixx", "ankhor", "cubus", "ascension")
HANG_S = 10
COUNTS = "acknowledged", "claimed", "lost", "made up", "sent again", "of these stored already", "hangs"
# What one machine full of players needs; all others are those of a public server.
FLAGS = {
    "tables": "1000:1000",
    "requests": "10000:10000",
    "messages": "1000:1000",
    "address_stored_mib": "10000",
}


def quiet_port(chance: random.Random) -> int:
    """One that no client's own end of a connection can have while the server is away."""
    for port in iter(lambda: chance.randrange(20_000, 30_000), None):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise AssertionError


class Storm:
    def __init__(self, server: Server, plies: int, seed: int) -> None:
        self.server, self.plies, self.seed = server, plies, seed
        self.tale = Tale()
        self.players: list[Player] = []
        self.starts_s: list[float] = []
        self.stops_s: list[float] = []

    async def people(self, number: int) -> None:
        """One table after the other."""
        chance = random.Random(f"{self.seed}/{number}")
        place = self.server.place_of(f"127.0.4.{1 + number}")
        for game in itertools.islice(itertools.cycle(GAMES), number % len(GAMES), None):
            if self.tale.is_over:
                return
            try:
                table = await make_table(place, game, "me", "me")
            except GONE as gone:
                if isinstance(gone, Refused) and gone.answer.status != 503:
                    self.tale.fault(f"no table: {gone}")
                await asyncio.sleep(0.02)
                continue
            self.players.append(Player(place, table, self.tale, chance))
            await self.players[-1].play(self.plies)

    async def blow(self, kills: int, stops: int, longest_s: float) -> None:
        chance = random.Random(self.seed)
        blows = [True] * kills + [False] * stops
        chance.shuffle(blows)
        for is_kill in blows:
            await asyncio.sleep(chance.uniform(0.05, longest_s))
            if not self.server.is_running:
                self.tale.fault(f"it ended by itself: {self.server.told()[-300:]}")
            if is_kill:
                self.server.kill()
            else:
                await self.stop()
            self.starts_s.append(await asyncio.to_thread(self.server.start))

    async def stop(self) -> None:
        seconds = await self.server.stop(HANG_S)
        if seconds is None:
            self.tale.counts["hangs"] += 1
            self.tale.fault(f"SIGTERM did not end it within {HANG_S} s")
        else:
            self.stops_s.append(seconds)

    async def check(self) -> None:
        for player in self.players:
            await player.check()


def spread(times_s: list[float]) -> str:
    if not times_s:
        return "-"
    return f"p50 {percentile(times_s, 0.5) * 1000:.0f} ms, worst {max(times_s) * 1000:.0f} ms"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kills", type=int, default=20, help="kill -9 (20)")
    parser.add_argument("--stops", type=int, default=20, help="SIGTERM (20)")
    parser.add_argument("--tables", type=int, default=10, help="at once (10)")
    parser.add_argument("--plies", type=int, default=60, help="after which a table is left (60)")
    parser.add_argument("--longest-s", type=float, default=0.8, help="between two blows (0.8)")
    parser.add_argument(
        "--least", type=int, default=0, help="acknowledged moves; fewer are a fault (0)"
    )
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


async def main(asked: argparse.Namespace) -> int:
    begin = time.monotonic()
    port = quiet_port(random.Random())
    with Server(*flags_if_known(**FLAGS), port=port) as server:
        storm = Storm(server, asked.plies, asked.seed)
        people = [asyncio.create_task(storm.people(number)) for number in range(asked.tables)]
        await storm.blow(asked.kills, asked.stops, asked.longest_s)
        await asyncio.sleep(asked.longest_s)
        storm.tale.is_over = True
        await asyncio.gather(*people)
        await storm.check()
        await storm.stop()
    tale = storm.tale
    if (moves := tale.counts["acknowledged"]) < asked.least:
        tale.fault(f"{moves} moves were acknowledged, of {asked.least} that are wanted")
    print(f"{asked.kills} kills, {asked.stops} stops in {time.monotonic() - begin:.0f} s")
    print(f"{len(storm.players)} tables of {len(GAMES)} games, {asked.tables} at once")
    for what in COUNTS:
        print(f"{what}: {tale.counts.pop(what, 0)}")
    print(f"started: {spread(storm.starts_s)}; stopped: {spread(storm.stops_s)}")
    print("connections ended:", ", ".join(f"{n} x {how}" for how, n in sorted(tale.counts.items())))
    print(f"{len(tale.faults)} faults")
    return 1 if tale.faults else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(arguments())))
