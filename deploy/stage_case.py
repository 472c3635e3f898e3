"""What proxy_test.py and forwarded_test.py share: a server of their own and its rate of tables.

Rates go by time, so what is told about them is a number of grants that no time explains.
"""

import time
import unittest
from typing import Callable

import stage  # which says where the next ones are

from client import Headers, Place
from server import Server
from tables import ask_for_table

AT_ONCE, PER_SECOND = 5, 1  # small, so that it is soon used up
FLAGS = ("--tables", f"{PER_SECOND}:{AT_ONCE}", "--name", stage.NAME)


async def tables_granted(place: Place, attempts: int, headers: Callable[[int], Headers]) -> float:
    """How many of the tables asked for were made, less those that the time allowed meanwhile."""
    begin = time.monotonic()
    made = 0
    for number in range(attempts):
        answer = await ask_for_table(place, "pyramix", "me", "me", headers=headers(number))
        assert answer.status in (201, 429), answer
        made += answer.status == 201
    return made - PER_SECOND * (time.monotonic() - begin)


def nothing(_: int) -> Headers:
    return []


class StageCase(unittest.IsolatedAsyncioTestCase):
    """With a server of its own."""

    flags: tuple[str, ...] = ()
    server: Server

    @classmethod
    def setUpClass(cls) -> None:
        cls.server = Server(*FLAGS, *cls.flags)
        cls.enterClassContext(cls.server)
