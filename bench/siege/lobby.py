#!/usr/bin/env python3
"""The lobby with thousands of open seeks and watchers: how long until a watcher has read a change, and how
many bytes that costs.

Each change is a request: a table is opened, or somebody sits down at one. A watcher's time goes from the
moment before that request is sent until it has read the message; so it has in it the store's sync, the
server's pause between two messages, and this one reader, which reads from all watchers.
"""

import argparse
import gc
import json
import random
import select
import socket
import time

from client import request
from probe import percentile
from server import Server

PATIENCE_S = 30
MANY = "1000000"
FLAGS = [
    *("--connections", MANY, "--address-connections", MANY, "--address-sockets", MANY),
    *("--address-bot-tables", MANY, "--address-stored-mib", MANY, "--silence-s", MANY),
    *("--idle-s", MANY, "--requests", f"{MANY}:{MANY}", "--tables", f"{MANY}:{MANY}"),
    *("--lobby-tables", MANY, "--address-lobby-tables", MANY),
]
LISTED = {
    "game": "pyramix",
    "players": 2,
    "listed": True,
    "seats": [{"kind": "me", "name": "Ada Lovelace"}, {"kind": "open"}],
}


class Line:
    """A blocking connection."""

    def __init__(self, server: Server) -> None:
        self.place = server.place
        self.socket = socket.create_connection(("127.0.0.1", self.place.port), PATIENCE_S)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""

    def read_until(self, mark: bytes) -> bytes:
        while mark not in self.buffer:
            self.receive()
        end = self.buffer.index(mark) + len(mark)
        head, self.buffer = self.buffer[:end], self.buffer[end:]
        return head

    def read(self, size: int) -> bytes:
        while len(self.buffer) < size:
            self.receive()
        data, self.buffer = self.buffer[:size], self.buffer[size:]
        return data

    def receive(self) -> None:
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the server ended a connection")
        self.buffer += data

    def post(self, target: str, body: object) -> None:
        """Sends the request, and does not wait."""
        headers = [("Content-Type", "application/json")]
        text = json.dumps(body).encode()
        self.socket.sendall(request(self.place, "POST", target, headers, text))

    def answer(self) -> tuple[dict, str]:
        """What is answered, and the cookie that it sets."""
        head = self.read_until(b"\r\n\r\n").decode().split("\r\n")
        pairs = (line.split(": ", 1) for line in head[1:] if line)
        fields = {name.lower(): value for name, value in pairs}
        body = json.loads(self.read(int(fields["content-length"])))
        if "error" in body:
            raise RuntimeError(body["error"]["message"])
        return body, fields.get("set-cookie", "").split(";")[0]

    def upgrade(self, target: str, cookie: str = "") -> None:
        headers = [
            ("Connection", "Upgrade"),
            ("Upgrade", "websocket"),
            ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ]
        if cookie:
            headers.append(("Cookie", cookie))
        self.socket.sendall(request(self.place, "GET", target, headers))
        head = self.read_until(b"\r\n\r\n")
        if b" 101 " not in head:
            raise RuntimeError(head.decode())

    def message(self) -> bytes:
        """The next text, in one frame."""
        _, size = self.read(2)
        if size == 126:
            size = int.from_bytes(self.read(2), "big")
        elif size == 127:
            size = int.from_bytes(self.read(8), "big")
        return self.read(size)


def open_seeks(server: Server, count: int) -> list[Line]:
    """Tables that wait, each with its opener at a socket."""
    asking, openers = Line(server), []
    for _ in range(count):
        asking.post("/api/tables", LISTED)
        table, cookie = asking.answer()
        opener = Line(server)
        opener.upgrade(f"/api/tables/{table['table']}/socket?protocol=2", cookie)
        openers.append(opener)
    return openers


def drain(lines: list[Line]) -> None:
    """Reads what has come, without waiting."""
    for line in lines:
        line.socket.setblocking(False)
        try:
            while line.socket.recv(1 << 16):
                pass
        except BlockingIOError:
            pass


class Watchers:
    """Those who watch the lobby, all read by one reader."""

    def __init__(self, server: Server, count: int) -> None:
        first = Line(server)
        first.upgrade("/api/lobby/socket?protocol=2")
        self.hello = first.message()
        told = json.loads(self.hello)
        self.lines = {first.socket.fileno(): first}
        since = f"&run={told['run']}&since={told['number']}"
        for _ in range(count - 1):
            line = Line(server)
            line.upgrade("/api/lobby/socket?protocol=2" + since)
            line.message()
            self.lines[line.socket.fileno()] = line
        self.poll = select.epoll()
        for number, line in self.lines.items():
            line.socket.setblocking(False)
            self.poll.register(number, select.EPOLLIN)

    def hear(self, begun: float) -> tuple[list[float], int]:
        """Until each has read something: the milliseconds of each, and the bytes of all."""
        left, times, size = set(self.lines), [], 0
        while left:
            ready = self.poll.poll(PATIENCE_S)
            if not ready:
                raise TimeoutError(f"{len(left)} watchers have heard nothing")
            for number, _ in ready:
                size += len(self.lines[number].socket.recv(1 << 16))
                times.append((time.monotonic() - begun) * 1000)
                left.discard(number)
        return times, size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeks", type=int, default=2000)
    parser.add_argument("--watchers", type=int, default=5000)
    parser.add_argument("--changes", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    pauses = random.Random(options.seed)
    with Server(*FLAGS) as server:
        openers = open_seeks(server, options.seeks)
        watchers = Watchers(server, options.watchers)
        open_now = len(json.loads(watchers.hello)["open"])
        print(f"{open_now} seeks, {options.watchers} watchers; hello {len(watchers.hello)} bytes")
        gc.disable()
        asking, sitting = Line(server), Line(server)
        times: list[float] = []
        sizes = {"open": 0, "close": 0}
        table = ""
        for change in range(options.changes):
            drain(openers)
            time.sleep(pauses.uniform(0.2, 0.6))
            begun = time.monotonic()
            if change % 2 == 0:
                asking.post("/api/tables", LISTED)
            else:
                sitting.post(f"/api/tables/{table}/sit", {"name": "Grace Hopper"})
            heard, size = watchers.hear(begun)
            times += heard
            sizes["open" if change % 2 == 0 else "close"] += size
            answer, _ = (asking if change % 2 == 0 else sitting).answer()
            table = answer["table"]
        memory = server.rss_mib
    for name, size in sizes.items():
        each = size / (options.changes / 2) / options.watchers
        print(f"{name}: {each:.0f} bytes per change and watcher")
    print(
        f"{options.changes} changes until read: median {percentile(times, 0.5):.0f} ms, "
        f"p99 {percentile(times, 0.99):.0f} ms, most {max(times):.0f} ms; server {memory:.0f} MiB"
    )


if __name__ == "__main__":
    main()
