"""What every attack has: a server under siege, an attacker's address, bounds, and a measure."""

import asyncio
import time
from typing import Awaitable, Callable, NamedTuple

from client import Place
from probe import Figures, Probe
from server import Server, flags_if_known
from tables import make_table

ATTACKER = "127.0.0.2"  # honest clients come from 127.0.0.1
CALM_S = 1.0


class Bounds(NamedTuple):
    seconds: float
    mib: int
    connections: int


class Siege(NamedTuple):
    server: Server
    bounds: Bounds
    deadline: float

    @property
    def place(self) -> Place:
        return self.server.place_of(ATTACKER)

    @property
    def is_on(self) -> bool:
        return time.monotonic() < self.deadline

    @property
    def left_s(self) -> float:
        return max(0.0, self.deadline - time.monotonic())


# Attacks until the siege is over or the server has ended it, and says what came of it.
Attack = Callable[[Siege], Awaitable[str]]


class Row(NamedTuple):
    name: str
    before_mib: float
    peak_mib: float
    after_mib: float
    calm: Figures
    attacked: Figures
    cpu_share: float
    outcome: str

    def __str__(self) -> str:
        memory = f"{self.before_mib:.0f} -> {self.peak_mib:.0f} -> {self.after_mib:.0f}"
        return (
            f"| {self.name} | {memory} | {self.calm} | {self.attacked} | {self.cpu_share:.0%} "
            f"| {self.outcome} |"
        )


HEAD = """\
| attack | RSS, MiB: before, peak, after | probe p50/p95 before | under attack | CPU | outcome |
|---|---|---|---|---|---|"""


async def watch_memory(server: Server, peaks: list[float]) -> None:
    while server.is_running:
        peaks.append(server.rss_mib)
        await asyncio.sleep(0.02)


async def lay(name: str, attack: Attack, bounds: Bounds) -> Row:
    # A named proxy makes the attacker, who also comes by loopback, somebody who is not believed.
    with Server(*flags_if_known(proxy="127.0.0.9/32")) as server:
        table = await make_table(server.place, "pyramix", "me", "me")
        async with Probe(server.port, table.path) as calm:
            await asyncio.sleep(CALM_S)
        peaks = [before := server.rss_mib]
        watch = asyncio.create_task(watch_memory(server, peaks))
        begin, cpu_s = time.monotonic(), server.cpu_s
        async with Probe(server.port, table.path) as attacked:
            outcome = await attack(Siege(server, bounds, begin + bounds.seconds))
            share = (server.cpu_s - cpu_s) / (time.monotonic() - begin) if server.is_running else 0
        await asyncio.sleep(CALM_S)
        if not server.is_running:
            outcome += f"; THE SERVER DIED: {server.told().strip()[-200:]}"
        after = server.rss_mib if server.is_running else 0
        watch.cancel()
        return Row(
            name, before, max(peaks), after, calm.figures, attacked.figures, share, outcome
        )
