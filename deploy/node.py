"""One of several nodes, as the tests of this folder start it: a server with its operator's port."""

import unittest

import stage  # which says where the next ones are

from client import Place, ask
from server import Server


class Node(Server):
    operators: Place

    def __init__(self, *flags: str, store: str, bus: str) -> None:
        super().__init__(*flags, "--operator-port", "0", "--bus", bus, store=store)

    def start(self) -> float:
        seconds = super().start()
        assert self.process and self.process.stdout
        line = self.process.stdout.readline().decode()
        self.operators = Place(int(line.rstrip("/\n").rsplit(":", 1)[1]))
        return seconds

    def start_for(self, case: unittest.TestCase) -> None:
        """It goes with the test, which is skipped if this build cannot be a node."""
        try:
            case.enterContext(self)
        except RuntimeError as error:
            if "knows no" in str(error):
                case.skipTest(str(error))
            raise

    async def is_ready(self) -> bool:
        return (await ask(self.operators, "GET", "/ready")).status == 200

    async def sample(self, name: str) -> float:
        """The value of a metric, by its name with its labels."""
        page = (await ask(self.operators, "GET", "/metrics")).body.decode()
        (line,) = (line for line in page.splitlines() if line.startswith(f"{name} "))
        return float(line.split()[1])
