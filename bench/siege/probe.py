#!/usr/bin/python3
"""An honest client beside an attack, in a process of its own: it waits for the server alone.

probe.py PORT PATH asks for the path 20 times a second, each time on a new connection, until its
standard input ends; then it prints how long the answers took, as JSON.
"""

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import NamedTuple

from client import Place, ask

INTERVAL_S = 0.05
LATE_S = 2  # an answer that takes longer is none


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))] if values else float("nan")


class Figures(NamedTuple):
    p50_ms: float
    p95_ms: float
    served: int
    failed: int

    def __str__(self) -> str:
        failed = f", {self.failed} of {self.served + self.failed} failed" if self.failed else ""
        return f"{self.p50_ms:.1f}/{self.p95_ms:.1f} ms{failed}"


class Probe:
    """As a context: a probe that runs meanwhile; its figures are there afterwards."""

    def __init__(self, port: int, path: str) -> None:
        self.command = [sys.executable, str(Path(__file__)), str(port), path]
        self.figures = Figures(0, 0, 0, 0)

    async def __aenter__(self) -> "Probe":
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe)
        assert self.process.stdout
        await self.process.stdout.readline()  # it says that it is ready
        return self

    async def __aexit__(self, *_: object) -> None:
        out = (await self.process.communicate(b""))[0]
        self.figures = Figures(*json.loads(out))


async def serve_time_ms(place: Place, path: str) -> float | None:
    begin = time.monotonic()
    try:
        async with asyncio.timeout(LATE_S):
            answer = await ask(place, "GET", path)
    except (OSError, TimeoutError, EOFError):
        return None
    return (time.monotonic() - begin) * 1000 if answer.status == 200 else None


async def main(port: int, path: str) -> None:
    ended = asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    print("ready", flush=True)
    asked = []
    while not ended.done():
        asked.append(asyncio.create_task(serve_time_ms(Place(port), path)))
        await asyncio.wait([ended], timeout=INTERVAL_S)
    times = await asyncio.gather(*asked)
    served = [took for took in times if took is not None]
    p50, p95 = percentile(served, 0.5), percentile(served, 0.95)
    print(json.dumps([p50, p95, len(served), len(times) - len(served)]))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2]))
