"""What all drawings have beside their board: who is to act, and the seats with what they have, in a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import benben
from benben.drawing.sketch import FAINT, INK, QUIET, Sketch, ink_on

ROW = 24


@dataclass(frozen=True)
class View:
    """A position as its drawing sees it; the members are those of games/*/view.schema.json."""

    position: benben.Position
    state: dict[str, Any]
    standing: dict[str, Any]
    facts: dict[str, Any]
    legal: Any

    @property
    def acting(self) -> list[int]:
        """The seats that may act now, the one that is due first."""
        return sorted(self.position.seats, key=lambda seat: seat != self.position.seat)

    @property
    def waits_for(self) -> str:
        """What is to happen now, in words."""
        if self.position.is_chance:
            return "chance is due"
        if self.position.is_over:
            winners = named(self.position.winners)
            return f"over, {winners} {'has' if len(self.position.winners) == 1 else 'have'} won"
        return f"{named(self.acting)} to move"


def named(seats: Sequence[int]) -> str:
    """Seats as people count them: "seats 1 and 3"."""
    numbers = [str(seat + 1) for seat in seats]
    listed = " and ".join(filter(None, [", ".join(numbers[:-1]), *numbers[-1:]]))
    return f"seat{'s' if len(numbers) > 1 else ''} {listed}"


@dataclass(frozen=True)
class Column:
    """Of a table: what stands at its head, on which colour, and how wide it is."""

    head: str
    width: float
    fill: str | None = None


def draw_seats(sketch: Sketch, view: View, columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> None:
    """A row for each seat below all that was drawn, with its points; who is to act has a mark."""
    points = Column("points", 64)
    table(
        sketch,
        [Column("", 84), *columns, points],
        [[f"seat {seat + 1}", *row, str(view.standing["total"][seat])] for seat, row in enumerate(rows)],
        marked=view.acting or view.position.winners,
        is_over=view.position.is_over,
    )


def table(
    sketch: Sketch,
    columns: Sequence[Column],
    rows: Sequence[Sequence[str]],
    *,
    marked: Sequence[int] = (),
    is_over: bool = False,
) -> None:
    """A table below all that was drawn, each row one piece; marked rows have a triangle, at the end a crown."""
    has_heads = any(column.head for column in columns)
    top = sketch.bottom + (ROW if has_heads else -ROW / 2 + 4)
    left = 0.0
    for column in columns if has_heads else ():
        if column.fill is not None:
            sketch.box((left, top - ROW / 2 + 2), (column.width - 6, ROW - 4), column.fill)
        ink = QUIET if column.fill is None else ink_on(column.fill)
        sketch.text((left + 8, top), column.head, 13, ink, bold=column.fill is not None)
        left += column.width
    for row, cells in enumerate(rows):
        y = top + ROW * (row + 1)
        words = [f"{column.head} {cell}".strip() for column, cell in zip(columns, cells, strict=True)]
        with sketch.piece(", ".join(words)):
            draw_row(sketch, y, columns, cells, mark=("crown" if is_over else "turn") if row in marked else None)


def draw_row(sketch: Sketch, y: float, columns: Sequence[Column], cells: Sequence[str], *, mark: str | None) -> None:
    """A row of a table, its middle at y."""
    sketch.line([(0, y - ROW / 2), (sum(column.width for column in columns) - 6, y - ROW / 2)], FAINT, 1)
    if mark == "turn":
        sketch.polygon([(0, y - 5), (9, y), (0, y + 5)], INK, "none")
    elif mark == "crown":
        sketch.polygon([(-2, y - 5), (1, y), (4, y - 6), (7, y), (10, y - 5), (9, y + 5), (-1, y + 5)], INK, "none")
    left = 0.0
    for place, (column, cell) in enumerate(zip(columns, cells, strict=True)):
        sketch.text(
            (left + (14 if place == 0 else 8), y), cell, 14, bold=mark is not None and place in (0, len(cells) - 1)
        )
        left += column.width
