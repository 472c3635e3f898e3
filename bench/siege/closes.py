#!/usr/bin/python3
"""Lets the client's close race the server's own, thousands of times, and looks for what is left.

closes.py: for each way in which a server closes a WebSocket, a fresh server, many sockets that
earn that close and say farewell themselves at about the same moment. Afterwards the server must
have as few descriptors as before, and SIGTERM must end it at once, which a socket that never ends
holds up.
"""

import argparse
import asyncio
import random
import struct
import time
from collections import Counter
from typing import NamedTuple

from client import BINARY, CLOSE, TEXT, Closed, Refused, Socket, frame
from server import Server, flags_if_known
from tables import Table, make_table

ADDRESSES = 100  # so that no limit of one address counts
AT_ONCE = 50
PING = frame(TEXT, b'{"type":"ping"}')
# 40 at once, 40 more that are refused, and what came by while they were read. One more and the
# server would read that instead of the farewell.
TOO_MANY = 82
PROVOCATIONS = {
    "1008: too many messages": PING * TOO_MANY,
    "1003: no text": PING * 3 + frame(BINARY, b"x"),
    "1007: no UTF-8": frame(TEXT, b"\xff\xff"),
    "1009: too large": frame(TEXT, b"x" * 5000),
    "1002: a faulty frame": b"\xff\x80\0\0\0\0",
    "1001 from the client": PING * 3,
}
FAREWELL = frame(CLOSE, struct.pack("!H", 1001))


class Race(NamedTuple):
    server: Server
    table: Table
    provocation: bytes
    chance: random.Random
    heard: Counter[str]

    async def run(self, number: int) -> None:
        """One socket: what it earns, its own close, its end, with random moments between them."""
        place = self.server.place_of(f"127.0.3.{1 + number % ADDRESSES}")
        try:
            socket = await self.table.sit(place)
        except (Refused, OSError, EOFError) as error:
            self.heard[f"no upgrade ({type(error).__name__})"] += 1
            return
        listens = asyncio.create_task(self.listen(socket)) if self.chance.random() < 0.5 else None
        try:
            await self.part(socket)
        except OSError:
            pass
        if listens:
            await asyncio.wait([listens], timeout=self.chance.choice((0, 0.005, 1)))
            listens.cancel()
        socket.abort()

    async def part(self, socket: Socket) -> None:
        together = self.chance.random() < 0.3
        await socket.connection.send(self.provocation + (FAREWELL if together else b""))
        if not together:
            await asyncio.sleep(self.chance.random() * 0.004)
            await socket.connection.send(FAREWELL)
        if self.chance.random() < 0.3:
            socket.connection.writer.write_eof()
        await asyncio.sleep(self.chance.choice((0, self.chance.random() * 0.003)))

    async def listen(self, socket: Socket) -> None:
        try:
            while True:
                await socket.receive()
        except Closed as closed:
            self.heard[f"{closed.code}"] += 1
        except (ValueError, OSError):
            self.heard["noise"] += 1


async def descriptors_after(server: Server, wanted: int, patience_s: float) -> int:
    """How many there are when there are as few as wanted, or when patience is over."""
    deadline = time.monotonic() + patience_s
    while server.descriptors > wanted and time.monotonic() < deadline:
        await asyncio.sleep(0.02)
    return server.descriptors


async def race(name: str, provocation: bytes, attempts: int, seed: int) -> bool:
    """Whether nothing was left; prints a row."""
    with Server(*flags_if_known(proxy="127.0.0.9/32")) as server:
        table = await make_table(server.place, "pyramix", "me", "me")
        await asyncio.sleep(0.1)
        before = server.descriptors
        one = Race(server, table, provocation, random.Random(seed), Counter())
        turns = asyncio.Semaphore(AT_ONCE)

        async def in_turn(number: int) -> None:
            async with turns:
                await one.run(number)

        begin = time.monotonic()
        await asyncio.gather(*(in_turn(number) for number in range(attempts)))
        rate = attempts / (time.monotonic() - begin)
        after = await descriptors_after(server, before, patience_s=10)
        stopped = await server.stop(patience_s=10)
        told = ", ".join(f"{count} x {what}" for what, count in sorted(one.heard.items()))
        end = "HANGS" if stopped is None else f"{stopped * 1000:.0f} ms"
        print(f"| {name} | {attempts} | {rate:.0f}/s | {told} | {before} -> {after} | {end} |")
        return after <= before and stopped is not None and stopped < 2


async def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--attempts", type=int, default=1000, help="of each kind (1000)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("| close | sockets | | those who listened heard | descriptors | SIGTERM |")
    print("|---|---|---|---|---|---|", flush=True)
    clean = True
    for name, provocation in PROVOCATIONS.items():
        clean &= await race(name, provocation, asked.attempts, asked.seed)
    print("nothing is left" if clean else "SOMETHING IS LEFT")
    return 0 if clean else 1


if __name__ == "__main__":
    raise SystemExit(asyncio.run(main()))
