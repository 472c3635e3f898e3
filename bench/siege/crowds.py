"""Attacks by number: more connections, requests, messages and bots than one person needs."""

import asyncio
import socket
import time
from collections import Counter

from client import CLOSE, PING, PONG, TEXT, Closed, Connection, Refused, Socket, ask, frame, request
from duel import bot_times_ms
from jar import Jar
from probe import percentile
from siege import Siege
from tables import Table, ask_for_table, make_table

PATIENCE_S = 30


async def half_open(siege: Siege) -> str:
    """Requests that are begun, and never go on."""
    crowd: list[socket.socket] = []
    refused = 0
    for _ in range(siege.bounds.connections):
        try:
            crowd.append(await siege.place.dial())
            crowd[-1].send(b"GET / HTTP/1.1\r\nHost: local")
        except OSError:
            refused += 1
    await asyncio.sleep(siege.left_s)
    kept = sum(is_open(one) for one in crowd)
    for one in crowd:
        one.close()
    return f"{kept} of {len(crowd) + refused} connections kept"


def is_open(one: socket.socket) -> bool:
    """Whether the server has neither said anything nor ended it."""
    try:
        one.recv(1, socket.MSG_PEEK)
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False


async def deaf_readers(siege: Siege) -> str:
    """A hundred connections ask for the page's largest file again and again and read nothing."""
    target = await largest_file(siege)
    crowd: list[Connection] = []
    for _ in range(100):
        try:
            connection = await siege.place.connect()
            connection.be_deaf()
            await connection.send(request(siege.place, "GET", target) * 50)
            crowd.append(connection)
        except OSError:
            pass
    await asyncio.sleep(siege.left_s)
    for connection in crowd:
        connection.abort()
    return f"{len(crowd)} connections of 50 requests"


async def largest_file(siege: Siege) -> str:
    page = (await ask(siege.place, "GET", "/")).body.decode()
    names = [word for word in page.split('"') if word.startswith("/assets/")]
    sizes = [(len((await ask(siege.place, "GET", name)).body), name) for name in names]
    return max(sizes)[1]


async def deaf_sockets(siege: Siege) -> str:
    """Sockets that ask for answers and read none of them."""
    table = await make_table(siege.place, "pyramix", "me", "me")
    crowd: list[Socket] = []
    for _ in range(60):
        crowd.append(await table.sit(siege.place))
        crowd[-1].connection.be_deaf()
    ping, sent = frame(TEXT, b'{"type":"ping"}'), 0
    while siege.is_on:
        for one in crowd:
            one.connection.writer.write(ping)
        sent += len(crowd)
        await asyncio.sleep(1 / 15)
    for one in crowd:
        one.abort()
    return f"{len(crowd)} sockets, {sent} messages"


async def files(siege: Siege) -> str:
    """The page, as often as it can be had."""
    statuses: Counter[int] = Counter()
    await asyncio.gather(*(flood_files(siege, statuses) for _ in range(8)))
    rate = statuses.total() / siege.bounds.seconds
    return f"{rate:.0f} answers/s: " + ", ".join(f"{n} x {s}" for s, n in statuses.items())


async def flood_files(siege: Siege, statuses: Counter[int]) -> None:
    batch = request(siege.place, "GET", "/") * 20
    while siege.is_on:
        try:
            connection = await siege.place.connect()
            while siege.is_on:
                await connection.send(batch)
                for _ in range(20):
                    statuses[(await connection.answer()).status] += 1
        except (OSError, EOFError):
            await asyncio.sleep(0.01)
        finally:
            connection.abort()


async def pings(siege: Siege) -> str:
    """Control frames, which are no messages, as fast as they go."""
    table = await make_table(siege.place, "pyramix", "me", "me")
    counts: Counter[str] = Counter()
    await asyncio.gather(*(flood_pings(siege, table, counts) for _ in range(4)))
    per_second = {what: round(count / siege.bounds.seconds) for what, count in counts.items()}
    return ", ".join(f"{count} {what}/s" for what, count in per_second.items())


async def flood_pings(siege: Siege, table: Table, counts: Counter[str]) -> None:
    batch = frame(PING, b"x" * 100) * 100
    while siege.is_on:
        try:
            one = await table.sit(siege.place)
        except (OSError, EOFError, Refused):
            counts["upgrades refused"] += 1
            await asyncio.sleep(0.1)
            continue
        hearing = asyncio.create_task(count_frames(one, counts))
        try:
            while siege.is_on and not hearing.done():
                await asyncio.wait_for(one.connection.send(batch), max(0.1, siege.left_s))
                counts["pings"] += 100
                await asyncio.sleep(0)
        except (OSError, TimeoutError):
            pass
        hearing.cancel()
        one.abort()


async def count_frames(one: Socket, counts: Counter[str]) -> None:
    try:
        while True:
            opcode, payload = await one.read_frame()
            if opcode == PONG:
                counts["pongs"] += 1
            if opcode == CLOSE:
                counts[f"closes with {int.from_bytes(payload[:2], 'big')}"] += 1
                return
    except Closed:
        counts["ends"] += 1


async def bots(siege: Siege) -> str:
    """60 tables of four of the strongest bots and a person who watches them think."""
    unloaded = await bot_times_ms(siege.server.place, moves=30, patience_s=PATIENCE_S)
    watched, refused = [], 0
    for _ in range(60):
        try:
            table = await make_table(
                siege.place, "anubixx", "bot:8", "bot:8", "bot:8", "bot:8", "me"
            )
            watched.append(await table.sit(siege.place))
        except Refused:
            refused += 1
    reading = [asyncio.create_task(count_frames(one, Counter())) for one in watched]
    begin = time.monotonic()
    loaded = await bot_times_ms(siege.server.place, moves=100, patience_s=PATIENCE_S)
    took = time.monotonic() - begin
    for task, one in zip(reading, watched):
        task.cancel()
        one.abort()
    aim = 50 + 2 * percentile(unloaded, 0.5)
    return (
        f"{len(watched)} tables of bot:8 watched, {refused} refused; an honest bot:1 answers in "
        f"{spread(loaded)} ms ({len(loaded)} of 100 in {took:.0f} s), before in {spread(unloaded)} "
        f"ms; aim {aim:.0f} ms"
    )


def spread(times: list[float]) -> str:
    return f"{percentile(times, 0.5):.0f}/{percentile(times, 0.95):.0f}"


async def cookies(siege: Siege) -> str:
    """Not an attack: one browser makes 260 tables, as if with pauses: from several addresses."""
    jar, made = Jar(), []
    places = [siege.server.place_of(f"127.0.2.{1 + number // 50}") for number in range(260)]
    for place in places:
        answer = await ask_for_table(place, "pyramix", "me", "me", headers=jar.of("/api/tables"))
        jar.keep(answer)
        made.append(f"/api/tables/{answer.json()['table']}")
    held = 0
    for place, path in zip(places, made):
        held += (await ask(place, "GET", path, jar.of(path))).json()["you"] == [0, 1]
    return f"{held} of {len(made)} tables still hers, {len(jar.cookies)} cookies"
