"""Attacks by what never ends: requests and messages that a server must give up on by itself."""

import asyncio

from client import CONTINUATION, TEXT, Closed, Connection, Socket, frame, request
from siege import Siege
from tables import make_table

STEP = 64 * 1024
CHUNKED = [("Content-Type", "application/json"), ("Transfer-Encoding", "chunked")]


async def pour(siege: Siege, connection: Connection, part: bytes, heard: asyncio.Task[str]) -> str:
    """Sends the part again and again until the server says something; tells what and when."""
    sent = 0
    try:
        while siege.is_on and sent < siege.bounds.mib << 20 and not heard.done():
            await asyncio.wait_for(connection.send(part), max(0.1, siege.left_s))
            sent += len(part)
            await asyncio.sleep(0)
    except (OSError, TimeoutError):
        pass
    await asyncio.wait([heard], timeout=1)
    told = heard.result() if heard.done() else "no answer"
    heard.cancel()
    return f"{told} after {sent / (1 << 20):.2f} MiB"


async def answer(connection: Connection) -> str:
    try:
        return f"answered {(await connection.answer()).status}"
    except (OSError, EOFError):
        return "cut off"


async def endless(siege: Siege, begin: bytes, part: bytes) -> str:
    connection = await siege.place.connect()
    try:
        await connection.send(begin)
        return await pour(siege, connection, part, asyncio.create_task(answer(connection)))
    finally:
        connection.abort()


def body(siege: Siege, begin: bytes) -> bytes:
    return request(siege.place, "POST", "/api/tables", CHUNKED) + begin


async def chunk_extension(siege: Siege) -> str:
    return await endless(siege, body(siege, b"5;"), b"a" * STEP)


async def trailer_line(siege: Siege) -> str:
    return await endless(siege, body(siege, b"0\r\nX: "), b"a" * STEP)


async def trailer_fields(siege: Siege) -> str:
    return await endless(siege, body(siege, b"0\r\n"), b"X: a\r\n" * (STEP // 6))


async def small_chunks(siege: Siege) -> str:
    return await endless(siege, body(siege, b""), b"1;a\r\n \r\n" * (STEP // 8))


async def header_name(siege: Siege) -> str:
    return await endless(siege, b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"a" * STEP)


async def header_fields(siege: Siege) -> str:
    fields = b"X: a\r\n" * (STEP // 6)
    return await endless(siege, b"GET / HTTP/1.1\r\nHost: localhost\r\n", fields)


async def blank_lines(siege: Siege) -> str:
    return await endless(siege, b"", b"\r\n" * (STEP // 2))


async def message(siege: Siege, part: bytes) -> str:
    table = await make_table(siege.place, "pyramix", "me", "me")
    socket = await table.sit(siege.place)
    try:
        await socket.wait_for("events")
        await socket.connection.send(frame(TEXT, b"", is_final=False))
        return await pour(siege, socket.connection, part, asyncio.create_task(farewell(socket)))
    finally:
        socket.abort()


async def farewell(socket: Socket) -> str:
    try:
        while True:
            await socket.receive()
    except Closed as closed:
        return f"closed with {closed.code}"


async def fragments(siege: Siege) -> str:
    return await message(siege, frame(CONTINUATION, b"a" * 100, is_final=False) * 600)


async def empty_fragments(siege: Siege) -> str:
    return await message(siege, frame(CONTINUATION, b"", is_final=False) * 10_000)
