"""Stores with as many tables as wanted: a few are played through the real server, then copied in the database under ids
and people of their own, with the checksums that belong to them (store/checksum.h)."""

import hashlib
import re
import sqlite3
from pathlib import Path
from typing import Any, Iterator

from ground import UNLIMITED
from people import Mover
from server import Server

MODELS = 8
MOVES = 12
ROWS_AT_ONCE = 50_000


def part_of(value: object) -> str:
    """As the store's checksums read a value."""
    if value is None:
        return ""
    return value.hex() if isinstance(value, bytes) else str(value)


def checksum(*parts: object) -> int:
    text = "".join(part_of(part) + "\n" for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big", signed=True)


def digits(*lines: str) -> str:
    """The SHA-256 of lines, in hexadecimal digits."""
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def id_of(number: int) -> str:
    """As long as a server's ids."""
    return f"{number:022}"


class Model:
    """A played table as its rows stand."""

    def __init__(self, database: sqlite3.Connection, number: int) -> None:
        def rows(sql: str) -> list[Any]:
            return database.execute(sql, (number,)).fetchall()

        ((self.header, self.created),) = rows("SELECT header, created FROM tables WHERE number = ?")
        self.seats = rows("SELECT seat, bot, name, figure FROM seats WHERE table_number = ?")
        self.events = rows(
            "SELECT ply, line, move_id, happened FROM events WHERE table_number = ? ORDER BY ply"
        )
        ((self.seed,),) = rows("SELECT seed FROM fair_seeds WHERE table_number = ?")

    def table(self, number: int) -> tuple[Any, ...]:
        id = id_of(number)
        header = self.header_of(id)
        return number, id, header, self.created, None, None, checksum(id, header)

    def header_of(self, id: str) -> str:
        """Bound to the same seed under another id (docs/fair.md)."""
        table = digits("benben fair 1 table", id)
        tags = {"Table": table, "Commitment": digits("benben fair 1 commitment", table, self.seed.hex())}
        header = self.header
        for name, value in tags.items():
            header, found = re.subn(f'Fair.{name} "[0-9a-f]*"', f'Fair.{name} "{value}"', header)
            assert found == 1
        return header

    def seats_of(self, number: int) -> Iterator[tuple[Any, ...]]:
        id = id_of(number)
        for seat, bot, name, figure in self.seats:
            token = hashlib.sha256(f"{number} {seat}".encode()).digest()
            sum = checksum(id, seat, bot, name, None, token)
            yield number, seat, bot, name, None, token, sum, figure

    def events_of(self, number: int) -> Iterator[tuple[Any, ...]]:
        id = id_of(number)
        for ply, line, move_id, happened in self.events:
            yield number, ply, line, move_id, checksum(id, ply, move_id, line), happened

    def seed_of(self, number: int) -> tuple[Any, ...]:
        return number, self.seed, checksum("seed", id_of(number), self.seed)


def make_models(folder: Path) -> None:
    """A store with some tables, each played a few moves far."""
    with Server(*UNLIMITED, data=folder) as server:
        for number in range(MODELS):
            mover = Mover(server.place, seed=number)
            for _ in range(MOVES):
                move = mover.prepare()
                assert move
                mover.line.send(move)
                mover.finish()
            mover.close()


def fill(folder: Path, count: int) -> None:
    """The tables `id_of(n)` for n from 1,001 on, so many."""
    make_models(folder)
    database = sqlite3.connect(folder / "benben.db", isolation_level=None)
    database.execute("PRAGMA synchronous=OFF")
    numbers = [row[0] for row in database.execute("SELECT number FROM tables ORDER BY number")]
    models = [Model(database, number) for number in numbers]
    for first in range(1001, 1001 + count, ROWS_AT_ONCE):
        batch = range(first, min(first + ROWS_AT_ONCE, 1001 + count))
        database.execute("BEGIN")
        put(database, "tables", 7, (models[n % MODELS].table(n) for n in batch))
        put(database, "seats", 8, (row for n in batch for row in models[n % MODELS].seats_of(n)))
        put(database, "events", 6, (row for n in batch for row in models[n % MODELS].events_of(n)))
        put(database, "fair_seeds", 3, (models[n % MODELS].seed_of(n) for n in batch))
        database.execute("COMMIT")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


def put(
    database: sqlite3.Connection, table: str, columns: int, rows: Iterator[tuple[Any, ...]]
) -> None:
    """In the order of the schema, but that `happened` and `figure` are the last columns there, too."""
    places = ", ".join("?" * columns)
    database.executemany(f"INSERT INTO {table} VALUES ({places})", rows)
