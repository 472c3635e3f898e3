"""A person against a bot: how long the bot takes to answer."""

import asyncio
import random
import time

from client import Place
from oracle import turn
from tables import make_table


MOVES_A_TABLE = 10  # no game is over by then


async def bot_times_ms(place: Place, moves: int, patience_s: float) -> list[float]:
    """From the person's move to the answer of bot:1; fewer times if it takes too long."""
    times: list[float] = []
    try:
        async with asyncio.timeout(patience_s):
            while len(times) < moves:
                await play(place, times)
    except TimeoutError:
        pass
    return times


async def play(place: Place, times: list[float]) -> None:
    table = await make_table(place, "pyramix", "me", "bot:1")
    socket = await table.sit(place)
    try:
        hello = await socket.wait_for("hello")
        events = list((await socket.wait_for("events"))["events"])
        for _ in range(MOVES_A_TABLE):
            played = await turn(hello["header"], events, random.Random(len(events)))
            assert played and played.seat == 0
            begin, ply = time.monotonic(), len(events)
            move = {"seat": 0, "expected_ply": ply, "text": played.text}
            await socket.send({"type": "move", "move_id": f"duel-{ply:04}", **move})
            while not any(event.startswith("1 ") for event in events[ply:]):
                events += (await socket.wait_for("events"))["events"]
            times.append((time.monotonic() - begin) * 1000)
    finally:
        socket.abort()
