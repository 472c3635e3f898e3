"""Which moves are legal: `benben trace` folds the table's events and says so, for every game."""

import asyncio
import json
import random
from typing import Any, NamedTuple

from server import BINARY


# What whoever has claimed a race gives up by; nobody knocks so without a claim.
FORFEIT = "knock false"


class Turn(NamedTuple):
    seat: int
    text: str
    claims: bool = False  # the race for this move is claimed before it is sent


async def last_position(header: str, events: list[str]) -> dict[str, Any]:
    """The trace's line of the position after all events; `header` is the table's."""
    process = await asyncio.create_subprocess_exec(
        *(BINARY, "trace", "-"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    record = "\n".join([header.rstrip("\n"), "", *events, ""])
    out, err = await process.communicate(record.encode())
    if process.returncode != 0:
        raise ValueError(f"no record of a game: {err.decode()}")
    return dict(json.loads(out.rstrip(b"\n").rpartition(b"\n")[2]))


def texts_of(position: dict[str, Any], seat: int) -> list[str]:
    legal = position["legal"]
    if isinstance(legal, list):
        return legal
    if str(seat) in legal:
        return list(legal[str(seat)])
    # Cubus, whose moves cannot be listed (CUB-53).
    if position["state"]["phase"] == "knock":
        return ["waive", FORFEIT, *(f"knock {build}" for build in legal["local"])]
    return ["pass"] if legal["pass"] else list(legal["local"])


async def turn(header: str, events: list[str], chance: random.Random) -> Turn | None:
    """One of the legal moves; nothing when the game is over, or in Cubus when none is listed."""
    position = await last_position(header, events)
    if position["next"] == "over":
        return None
    seat = chance.choice(position["next"])
    texts = texts_of(position, seat)
    if not texts:
        return None
    text = chance.choice(texts)
    is_knock = text.startswith("knock ")
    return Turn(seat, text, is_knock and (text == FORFEIT or chance.random() < 0.5))
