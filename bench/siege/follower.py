"""A socket that always comes back, and what it has seen of its table: a prefix of the one order."""

import asyncio
from collections import Counter
from typing import Any

from client import Closed, Place, Refused, Socket
from tables import Table

PAUSE_S = 0.01
# What a client meets whose server is just being killed or stopped.
GONE = (Closed, Refused, OSError, EOFError, TimeoutError)


class Tale:
    """What went wrong, and how often things happened."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.counts: Counter[str] = Counter()
        self.is_over = False

    def fault(self, text: str) -> None:
        self.faults.append(text)
        print(f"FAULT: {text}", flush=True)


class Follower:
    def __init__(self, place: Place, table: Table, tale: Tale) -> None:
        self.place, self.table, self.tale = place, table, tale
        self.header = ""
        self.events: list[str] = []
        self.socket: Socket | None = None
        self.generation = 0  # of the connection
        self.is_caught_up = False
        self.answers: dict[str, dict[str, Any]] = {}  # by move_id, of this connection
        self.changed = asyncio.Condition()

    async def run(self) -> None:
        """Follows until the tale is over."""
        while not self.tale.is_over:
            try:
                self.socket = await self.table.sit(self.place, since=len(self.events))
                while True:
                    await self.take(await self.socket.receive())
            except Refused as refused:
                if refused.answer.status != 503:
                    self.tale.fault(f"{self.table.id}: no socket: {refused}")
            except GONE as gone:
                self.tale.counts[f"{type(gone).__name__} {getattr(gone, 'code', '')}".strip()] += 1
            await self.lose()
            await asyncio.sleep(PAUSE_S)

    async def lose(self) -> None:
        if self.socket:
            self.socket.abort()
        async with self.changed:
            self.socket, self.is_caught_up, self.answers = None, False, {}
            self.generation += 1
            self.changed.notify_all()

    async def take(self, message: dict[str, Any]) -> None:
        async with self.changed:
            if message["type"] == "hello":
                self.greet(message)
            elif message["type"] == "events":
                self.follow(message)
            elif message["type"] in ("accepted", "refused", "noted", "claimed"):
                self.answers[message["move_id"]] = message
                self.hear_answer(message)
            elif message["type"] == "error":
                self.tale.fault(f"{self.table.id}: {message}")
            self.changed.notify_all()

    def greet(self, hello: dict[str, Any]) -> None:
        self.header = hello["header"]
        self.awaited = hello["ply"]
        if self.awaited < len(self.events):
            self.tale.fault(f"{self.table.id}: {len(self.events)} events seen, {self.awaited} left")
        self.is_caught_up = self.awaited == len(self.events)

    def follow(self, message: dict[str, Any]) -> None:
        if message["from"] != len(self.events):
            due = len(self.events)
            self.tale.fault(f"{self.table.id}: events from {message['from']}, not {due}")
            return
        self.events += message["events"]
        self.is_caught_up = len(self.events) >= self.awaited

    def hear_answer(self, message: dict[str, Any]) -> None:
        """For those who have asked something."""
