"""A small client of HTTP/1.1 and WebSocket, on asyncio, for the siege and the test of the proxies.

It does what it is told and repairs nothing: an answer that is not well formed, or an end where none
is due, is an exception. Every wait has a deadline of its own, `PATIENCE_S`.
"""

import asyncio
import base64
import hashlib
import json
import os
import socket
import ssl
import struct
from typing import Any, Iterable, NamedTuple

PATIENCE_S = 30
# Linux: the port is chosen when it is known where the connection goes, so ports do not run out.
IP_BIND_ADDRESS_NO_PORT = 24
# RFC 6455, 1.3: what an upgrade's key is hashed with.
KEY_SUFFIX = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA

Headers = Iterable[tuple[str, str]]


class Place(NamedTuple):
    """Where a server is, and as whom to go there."""

    port: int
    host: str = "127.0.0.1"
    source: str | None = None  # one's own address; any of 127.0.0.0/8 is another client
    name: str = "localhost"  # for Host and the certificate
    tls: ssl.SSLContext | None = None

    @property
    def origin(self) -> str:
        return f"{'https' if self.tls else 'http'}://{self.name}"

    async def dial(self) -> socket.socket:
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        dialled = socket.socket(family, socket.SOCK_STREAM)
        try:
            dialled.setblocking(False)
            dialled.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if self.source:
                dialled.setsockopt(socket.IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, 1)
                dialled.bind((self.source, 0))
            async with asyncio.timeout(PATIENCE_S):
                await asyncio.get_running_loop().sock_connect(dialled, (self.host, self.port))
            return dialled
        except BaseException:
            dialled.close()
            raise

    async def connect(self) -> "Connection":
        dialled = await self.dial()
        async with asyncio.timeout(PATIENCE_S):
            return Connection(
                self,
                *await asyncio.open_connection(
                    sock=dialled, ssl=self.tls, server_hostname=self.name if self.tls else None
                ),
            )


class Answer(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str | None:
        """The only header of this name."""
        values = [value for key, value in self.headers if key == name]
        if len(values) > 1:
            raise ValueError(f"{name} stands {len(values)} times")
        return values[0] if values else None

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of the error that it tells."""
        return str(self.json()["error"]["code"])

    @property
    def cookie(self) -> str | None:
        """The cookie that it sets, as a client sends it back."""
        text = self.header("set-cookie")
        return text.split(";")[0] if text else None


class Refused(Exception):
    """An upgrade that was answered by HTTP."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"{answer.status} {answer.body[:200]!r}")
        self.answer = answer


class Closed(Exception):
    """The server's close frame; code 1006 if the connection ended without one."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Connection:
    """One connection, on which requests are asked one after the other."""

    def __init__(
        self, place: Place, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.place, self.reader, self.writer = place, reader, writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        async with asyncio.timeout(PATIENCE_S):
            await self.writer.drain()

    async def ask(
        self, method: str, target: str, headers: Headers = (), body: bytes = b""
    ) -> Answer:
        await self.send(request(self.place, method, target, headers, body))
        return await self.answer(method)

    async def answer(self, method: str = "GET") -> Answer:
        """The next answer that is not a mere 100."""
        async with asyncio.timeout(PATIENCE_S):
            while (answer := await self.head()).status == 100:
                pass
            if method == "HEAD" or answer.status in (101, 204, 304):
                return answer
            return answer._replace(body=await self.body(answer))

    async def head(self) -> Answer:
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = (line.split(":", 1) for line in lines[1:-2])
        return Answer(
            int(lines[0].split(" ")[1]),
            [(name.lower(), value.strip()) for name, value in pairs],
            b"",
        )

    async def body(self, answer: Answer) -> bytes:
        if answer.header("transfer-encoding") == "chunked":
            return b"".join([chunk async for chunk in self.chunks()])
        length = answer.header("content-length")
        return await (self.reader.readexactly(int(length)) if length else self.reader.read())

    async def chunks(self) -> Any:
        while size := int(await self.reader.readline(), 16):
            yield (await self.reader.readexactly(size + 2))[:-2]
        await self.reader.readline()

    def be_deaf(self) -> None:
        """Reads nothing any more."""
        transport = self.writer.transport
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()

    def close(self) -> None:
        self.writer.close()

    def abort(self) -> None:
        """Ends it without a word of farewell."""
        self.writer.transport.abort()


def request(
    place: Place, method: str, target: str, headers: Headers = (), body: bytes = b""
) -> bytes:
    given = {name.lower() for name, _ in headers}
    lines = [f"{method} {target} HTTP/1.1"]
    if "host" not in given:
        lines.append(f"Host: {place.name}")
    if method == "POST" and not given & {"content-length", "transfer-encoding"}:
        lines.append(f"Content-Length: {len(body)}")
    lines += [f"{name}: {value}" for name, value in headers]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


async def ask(
    place: Place, method: str, target: str, headers: Headers = (), body: bytes = b""
) -> Answer:
    """One request on a connection of its own."""
    connection = await place.connect()
    try:
        return await connection.ask(method, target, headers, body)
    finally:
        connection.close()


class Socket:
    """A WebSocket. Pings are answered while one reads."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    @classmethod
    async def open(cls, place: Place, path: str, headers: Headers = ()) -> "Socket":
        connection = await place.connect()
        try:
            await cls.upgrade(connection, path, headers)
        except BaseException:
            connection.close()
            raise
        return cls(connection)

    @staticmethod
    async def upgrade(connection: Connection, path: str, headers: Headers) -> None:
        key = base64.b64encode(os.urandom(16))
        answer = await connection.ask(
            "GET",
            path,
            [
                ("Connection", "Upgrade"),
                ("Upgrade", "websocket"),
                ("Sec-WebSocket-Version", "13"),
                ("Sec-WebSocket-Key", key.decode()),
                *headers,
            ],
        )
        if answer.status != 101:
            raise Refused(answer)
        proof = base64.b64encode(hashlib.sha1(key + KEY_SUFFIX).digest()).decode()
        if answer.header("sec-websocket-accept") != proof:
            raise ValueError("the upgrade is not proved")

    async def send(self, message: dict[str, Any]) -> None:
        await self.connection.send(frame(TEXT, json.dumps(message).encode()))

    async def receive(self) -> dict[str, Any]:
        """The next message; raises Closed."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                opcode, payload = await self.read_frame()
                if opcode == TEXT:
                    return dict(json.loads(payload))
                if opcode == PING:
                    await self.connection.send(frame(PONG, payload))
                if opcode == CLOSE:
                    raise Closed(struct.unpack("!H", payload[:2])[0] if payload else 1005)

    async def read_frame(self) -> tuple[int, bytes]:
        read = self.connection.reader.readexactly
        try:
            first, size = await read(2)
            if size == 126:
                (size,) = struct.unpack("!H", await read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", await read(8))
            if not first & 0x80 or size > 1 << 24:
                raise ValueError("the server sends a frame that it never should")
            return first & 0x0F, await read(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Closed(1006) from None

    async def wait_for(self, kind: str) -> dict[str, Any]:
        """The next message of this type; others are dropped."""
        while (message := await self.receive())["type"] != kind:
            pass
        return message

    def abort(self) -> None:
        self.connection.abort()


def frame(opcode: int, payload: bytes = b"", is_final: bool = True) -> bytes:
    """A client's frame, masked."""
    head = bytes([opcode | (0x80 if is_final else 0)])
    if len(payload) < 126:
        head += bytes([0x80 | len(payload)])
    elif len(payload) < 1 << 16:
        head += struct.pack("!BH", 0x80 | 126, len(payload))
    else:
        head += struct.pack("!BQ", 0x80 | 127, len(payload))
    mask = os.urandom(4)
    repeated = mask * (len(payload) // 4) + mask[: len(payload) % 4]
    masked = int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")
    return head + mask + masked.to_bytes(len(payload), "big")
