"""Clients of the benchmarks of size that cost little: blocking sockets, one reader for many, and an engine that says
which moves are legal."""

import json
import random
import select
import socket
import subprocess
import time
from typing import Any, Iterable

from client import TEXT, Place, frame, request
from server import BINARY

PATIENCE_S = 60
# Of one source address the system has some 28,000 ports; so many connections are made from each.
CONNECTIONS_A_SOURCE = 5000


def source_of(number: int) -> str:
    """The address from which the connection of that number is made: each is another client."""
    return f"127.1.0.{1 + number // CONNECTIONS_A_SOURCE}"


class Line:
    """A blocking connection, over which requests are asked, or a WebSocket."""

    def __init__(self, place: Place, source: str = "127.0.0.1") -> None:
        self.place = place
        self.socket = socket.create_connection(
            ("127.0.0.1", place.port), PATIENCE_S, source_address=(source, 0)
        )
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""

    def read(self, size: int) -> bytes:
        while len(self.buffer) < size:
            self.receive()
        data, self.buffer = self.buffer[:size], self.buffer[size:]
        return data

    def read_head(self) -> str:
        while b"\r\n\r\n" not in self.buffer:
            self.receive()
        return self.read(self.buffer.index(b"\r\n\r\n") + 4).decode()

    def receive(self) -> None:
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the server ended a connection")
        self.buffer += data

    def ask(self, method: str, target: str, body: object = None) -> tuple[Any, str]:
        """What is answered, and the cookie that it sets."""
        text = b"" if body is None else json.dumps(body).encode()
        headers = [] if body is None else [("Content-Type", "application/json")]
        self.socket.sendall(request(self.place, method, target, headers, text))
        lines = self.read_head().split("\r\n")
        fields = {
            name.lower(): value for name, value in (l.split(": ", 1) for l in lines[1:] if l)
        }
        answer = json.loads(self.read(int(fields["content-length"])))
        if "error" in answer:
            raise RuntimeError(answer["error"]["message"])
        return answer, fields.get("set-cookie", "").split(";")[0]

    def upgrade(self, target: str, cookie: str = "") -> None:
        headers = [
            *(("Connection", "Upgrade"), ("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13")),
            ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
            *([("Cookie", cookie)] if cookie else []),
        ]
        self.socket.sendall(request(self.place, "GET", target, headers))
        if " 101 " not in (head := self.read_head()):
            raise RuntimeError(head)

    def send(self, message: dict[str, Any]) -> None:
        self.socket.sendall(frame(TEXT, json.dumps(message).encode()))

    def message(self) -> dict[str, Any]:
        """The next text, in one frame."""
        _, size = self.read(2)
        if size == 126:
            size = int.from_bytes(self.read(2), "big")
        elif size == 127:
            size = int.from_bytes(self.read(8), "big")
        return dict(json.loads(self.read(size)))

    def wait_for(self, kind: str) -> dict[str, Any]:
        while (message := self.message())["type"] != kind:
            if message["type"] == "error":
                raise RuntimeError(message["error"]["message"])
        return message

    def close(self) -> None:
        self.socket.close()


class Oracle:
    """`benben engine`, which folds a table's events and says what is legal."""

    def __init__(self, game: str, seats: int) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([BINARY, "engine"], stdin=pipe, stdout=pipe, text=True)
        self.tell(f"game {game} {seats}")

    def tell(self, command: str) -> list[str]:
        """The lines of its answer."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while True:
            lines.append(self.process.stdout.readline().rstrip("\n"))
            word = lines[-1].split(" ")[0]
            if word in ("error", ""):
                raise RuntimeError(f"{command}: {lines[-1]}")
            if word in ("ok", "moves", "state"):
                return lines

    def next_seats(self) -> list[int]:
        position = json.loads(self.tell("state")[0].removeprefix("state "))
        return [] if position["next"] == "over" else list(position["next"])

    def legal(self, seat: int) -> list[str]:
        return [line.removeprefix("move ") for line in self.tell(f"legal seat {seat}")[:-1]]

    def close(self) -> None:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Mover:
    """Somebody who has all seats of a table, and plays at random."""

    def __init__(self, place: Place, seed: int = 1) -> None:
        self.dice = random.Random(seed)
        asking = Line(place)
        seats = [{"kind": "me"}, {"kind": "me"}]
        made, cookie = asking.ask(
            "POST", "/api/tables", {"game": "pyramix", "players": 2, "seats": seats}
        )
        asking.close()
        self.place, self.table, self.cookie = place, str(made["table"]), cookie
        self.oracle = Oracle("pyramix", 2)
        self.ply = 0
        self.enter()

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}/socket?protocol=2"

    def enter(self) -> None:
        """Also after the server has been gone."""
        self.line = Line(self.place)
        self.line.upgrade(f"{self.path}&since={self.ply}", self.cookie)
        hello = self.line.wait_for("hello")
        while self.ply < hello["ply"]:
            self.fold(self.line.wait_for("events"))

    def fold(self, message: dict[str, Any]) -> None:
        assert message["from"] == self.ply, (message, self.ply)
        for event in message["events"]:
            self.oracle.tell(f"event {event}")
            self.ply += 1

    def prepare(self) -> dict[str, Any] | None:
        """A move, or nothing when the game is over."""
        if not (seats := self.oracle.next_seats()):
            return None
        text = self.dice.choice(self.oracle.legal(seats[0]))
        move = {"type": "move", "move_id": f"size-{self.ply:06}", "seat": seats[0]}
        return {**move, "expected_ply": self.ply, "text": text}

    def finish(self) -> None:
        """Takes in what came of the move that was sent."""
        before = self.ply
        while self.ply == before:
            self.fold(self.line.wait_for("events"))

    def close(self) -> None:
        self.line.close()
        self.oracle.close()


class Watchers:
    """Those who look on at a table, all read by one reader."""

    def __init__(self, mover: Mover, count: int) -> None:
        self.lines = {}
        for _ in range(count):
            line = Line(mover.place)
            line.upgrade(f"{mover.path}&since={mover.ply}")
            line.wait_for("hello")
            self.lines[line.socket.fileno()] = line
        self.poll = select.epoll()
        for number in self.lines:
            self.poll.register(number, select.EPOLLIN)

    def hear(self, begun: float) -> list[float]:
        """The milliseconds until each has read the next events."""
        left, times = set(self.lines), []
        while left:
            ready = self.poll.poll(PATIENCE_S)
            if not ready:
                raise TimeoutError(f"{len(left)} watchers have heard nothing")
            for number, _ in ready:
                line = self.lines[number]
                line.receive()
                while len(line.buffer) >= 2 and number in left:
                    if line.message()["type"] == "events":
                        times.append((time.perf_counter() - begun) * 1000)
                        left.discard(number)
        return times

    def drain(self) -> None:
        """What comes beside events, as who is here, is nobody's to wait for."""
        while ready := self.poll.poll(0.01):
            for number, _ in ready:
                self.lines[number].receive()
                self.lines[number].buffer = b""

    def close(self) -> None:
        for line in self.lines.values():
            line.close()
        self.poll.close()


def play_watched(place: Place, watching: int, moves: int) -> list[float]:
    """The milliseconds from sending a move to its being read by each of those who look on, sorted."""
    times: list[float] = []
    mover = Mover(place)
    watchers = Watchers(mover, watching)
    for _ in range(moves):
        if (move := mover.prepare()) is None:
            mover.close()
            watchers.close()
            mover = Mover(place, seed=len(times) + 2)
            watchers = Watchers(mover, watching)
            move = mover.prepare()
            assert move
        watchers.drain()
        begun = time.perf_counter()
        mover.line.send(move)
        times += watchers.hear(begun)
        mover.finish()
    mover.close()
    watchers.close()
    return sorted(times)


def share(values: list[float], part: float) -> float:
    """The value below which so large a part of them lies."""
    return sorted(values)[int(part * (len(values) - 1))]


def close_all(lines: Iterable[Line]) -> None:
    for line in lines:
        line.close()
