"""Tables on a server, as their client sees them: made, sat at, watched."""

import json
from typing import Any, NamedTuple

from client import Answer, Headers, Place, Refused, Socket, ask


class Table(NamedTuple):
    """A table and the cookie of who made it."""

    id: str
    cookie: str

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    @property
    def headers(self) -> Headers:
        return [("Cookie", self.cookie)] if self.cookie else []

    async def sit(self, place: Place, since: int = 0) -> Socket:
        return await Socket.open(place, f"{self.path}/socket?protocol=2&since={since}", self.headers)


def seats_of(*kinds: str) -> list[dict[str, Any]]:
    """`me`, `open` and `bot:3` as a request spells them."""
    words = [kind.split(":") for kind in kinds]
    return [{"kind": word[0], **({"level": int(word[1])} if word[1:] else {})} for word in words]


async def ask_for_table(
    place: Place, game: str, *kinds: str, headers: Headers = (), **more: Any
) -> Answer:
    wanted = {"game": game, "players": len(kinds), "seats": seats_of(*kinds), **more}
    return await ask(
        place,
        "POST",
        "/api/tables",
        [("Content-Type", "application/json"), *headers],
        json.dumps(wanted).encode(),
    )


async def make_table(
    place: Place, game: str, *kinds: str, cookie: str = "", headers: Headers = (), **more: Any
) -> Table:
    """A new table, for somebody new or for whom the cookie says; raises Refused."""
    known = [("Cookie", cookie)] if cookie else []
    answer = await ask_for_table(place, game, *kinds, headers=[*known, *headers], **more)
    if answer.status != 201:
        raise Refused(answer)
    return Table(answer.json()["table"], answer.cookie or cookie)
