"""A table in a storm: a player who sends each move until it is answered, a twin of his, a watcher.

The player keeps what he decided at which ply and what was acknowledged; `check` compares that, and
what everybody saw, with the record that the server has in the end.
"""

import asyncio
import random
import uuid
from typing import Any, Callable, NamedTuple

from client import Place, ask
from follower import GONE, Follower, Tale
from oracle import Turn, turn
from tables import Table


class Decision(NamedTuple):
    ply: int
    turn: Turn
    move_id: str
    is_claim: bool = False

    @property
    def event(self) -> str:
        return f"{self.turn.seat} {self.turn.text}"

    @property
    def message(self) -> dict[str, Any]:
        author = {"move_id": self.move_id, "seat": self.turn.seat, "expected_ply": self.ply}
        if self.is_claim:
            return {"type": "claim", **author}
        return {"type": "move", **author, "text": self.turn.text}


class Player(Follower):
    def __init__(self, place: Place, table: Table, tale: Tale, chance: random.Random) -> None:
        super().__init__(place, table, tale)
        self.chance = chance
        self.decisions: dict[int, Decision] = {}
        self.claims: dict[int, Decision] = {}
        self.acknowledged: set[str] = set()  # move_ids
        self.twin = Follower(place, table, tale)  # another window of the same browser
        self.twin.hear_answer = self.hear_answer  # type: ignore[method-assign]
        self.watcher = Follower(place, Table(table.id, ""), tale)

    async def play(self, plies: int) -> None:
        """To the end of the game, of so many plies, or of the tale."""
        everybody = (self, self.twin, self.watcher)
        runs = [asyncio.create_task(one.run()) for one in everybody]
        try:
            while await self.until(lambda: self.is_caught_up) and len(self.events) < plies:
                ply = len(self.events)
                if (decided := await turn(self.header, list(self.events), self.chance)) is None:
                    break
                if decided.claims:
                    self.claims[ply] = Decision(ply, decided, uuid.uuid4().hex, is_claim=True)
                    await self.deliver(self.claims[ply])
                self.decisions[ply] = Decision(ply, decided, uuid.uuid4().hex)
                await self.deliver(self.decisions[ply])
                await self.until(lambda: len(self.events) > ply)
        finally:
            for run in runs:
                run.cancel()
            await asyncio.gather(*runs, return_exceptions=True)
            for one in everybody:
                await one.lose()

    async def deliver(self, decision: Decision) -> None:
        """Sends it on each new connection until it is acknowledged."""

        def is_done() -> bool:
            noted = self.answers.get(decision.move_id, {}).get("type") == "noted"
            stored = len(self.events) > decision.ply
            return decision.move_id in self.acknowledged or (noted and stored)

        is_first = True
        while not is_done() and await self.until(lambda: self.is_caught_up):
            generation = self.generation
            if not is_first:
                self.tale.counts["sent again"] += 1
                self.tale.counts["of these stored already"] += len(self.events) > decision.ply
            is_first = False
            await self.say(self, decision)
            if self.chance.random() < 0.3:
                await self.say(self.twin, decision)
            await self.until(lambda: self.generation != generation or is_done())

    async def say(self, one: Follower, decision: Decision) -> None:
        try:
            if one.socket and one.is_caught_up:
                await one.socket.send(decision.message)
        except GONE:
            pass  # whoever reads from it notices

    async def until(self, holds: Callable[[], bool]) -> bool:
        """Waits until it holds; False when the tale is over first."""
        async with self.changed:
            while not holds() and not self.tale.is_over:
                try:
                    await asyncio.wait_for(self.changed.wait(), 0.5)
                except TimeoutError:
                    pass  # the tale may be over
        return not self.tale.is_over

    def hear_answer(self, message: dict[str, Any]) -> None:
        decisions = [*self.decisions.values(), *self.claims.values()]
        decision = next(one for one in decisions if one.move_id == message["move_id"])
        if message["type"] == "accepted":
            if message["ply"] != decision.ply:
                self.tale.fault(f"{self.table.id}: {decision} accepted as {message['ply']}")
            self.tale.counts["acknowledged"] += message["move_id"] not in self.acknowledged
            self.acknowledged.add(message["move_id"])
        elif message["type"] == "claimed":
            self.tale.counts["claimed"] += message["move_id"] not in self.acknowledged
            self.acknowledged.add(message["move_id"])
        elif message["type"] == "refused" and message["error"]["code"] != "read_only":
            self.tale.fault(f"{self.table.id}: {decision} refused: {message['error']}")

    async def check(self) -> None:
        answer = await ask(self.place, "GET", f"{self.table.path}/record")
        if answer.status != 200:
            return self.tale.fault(f"{self.table.id}: acknowledged, and now {answer.status}")
        events = answer.body.decode().partition("\n\n")[2].splitlines()
        for decision in self.decisions.values():
            stands = events[decision.ply : decision.ply + 1] == [decision.event]
            if decision.move_id in self.acknowledged and not stands:
                self.tale.counts["lost"] += 1
                self.tale.fault(f"{self.table.id}: acknowledged and lost: {decision}")
        for claim in self.claims.values():
            # Once it is acknowledged nobody else has the race, and nobody can let it pass.
            if claim.move_id in self.acknowledged and claim.ply < len(events):
                if not events[claim.ply].startswith(f"{claim.turn.seat} knock "):
                    self.tale.counts["lost"] += 1
                    self.tale.fault(f"{self.table.id}: claimed and lost: {claim}")
        for ply, event in enumerate(events):
            if not event.startswith("* ") and event != getattr(self.decisions.get(ply), "event", 0):
                self.tale.counts["made up"] += 1
                self.tale.fault(f"{self.table.id}: nobody sent {event!r} for {ply}")
        for one in (self, self.twin, self.watcher):
            if one.events != events[: len(one.events)]:
                self.tale.fault(f"{self.table.id}: somebody saw what is no prefix of the record")
