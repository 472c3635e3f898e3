"""Cubus: the stack as its cards picture it, and everybody's hands.

i runs down right, j down left, heights upwards. In a proper stack every card is seen whole (CUB-03), so nothing
hides anything. A top bears its letter and its column's height; in the demolition the place of a box that may be taken.
"""

from collections.abc import Iterator
from math import sqrt

from benben.drawing.seats import Column, View, draw_seats, table
from benben.drawing.sketch import INK, Point, Sketch

EDGE = 54.0
HALF = EDGE * sqrt(3) / 2
FILLS = {"T": "#f7e3ae", "L": "#d9a95c", "R": "#a8743a", "O": "#3d3327"}
KINDS = {"L": "left side", "R": "right side", "T": "lid", "O": "open top"}

Card = tuple[str, int, int, int]  # its kind, and the corner of its box: i, j, and the height below it


def draw(sketch: Sketch, view: View) -> None:
    """The stack, and the hands below it."""
    columns = columns_of(view.state["stack"])
    takes = [take.removeprefix("take ") for take in view.legal] if isinstance(view.legal, list) else []
    origin = origin_of(columns)
    for card in cards_of(columns):
        draw_card(sketch, origin, card, takes)
    if not columns:
        sketch.text((0, 30), "No box is left.")
    else:
        sketch.text((0, sketch.bottom + 22), f"{view.state['boxes']} boxes", 14)
        if len(view.state["stack"]) <= 70:
            sketch.text((110, sketch.bottom - 7), view.state["stack"], 14)
    draw_hands(sketch, view)


def columns_of(stack: str) -> dict[tuple[int, int], tuple[int, bool]]:
    """By place the height of each column, and whether its top is open (CUB-50)."""
    return {
        (i, j): (int(column.rstrip("*")), column.endswith("*"))
        for j, row in enumerate(stack.split("/"))
        for i, column in enumerate(row.split(","))
        if column not in ("", "-")
    }


def cards_of(columns: dict[tuple[int, int], tuple[int, bool]]) -> Iterator[Card]:
    """The cards that picture a stack (CUB-04): tops, and sides above the neighbour in front of them."""
    for (i, j), (height, is_open) in sorted(columns.items(), key=lambda item: sum(item[0])):
        for level in range(columns.get((i, j + 1), (0, False))[0], height):
            yield "L", i, j, level
        for level in range(columns.get((i + 1, j), (0, False))[0], height):
            yield "R", i, j, level
        yield "O" if is_open else "T", i, j, height - 1


def origin_of(columns: dict[tuple[int, int], tuple[int, bool]]) -> Point:
    """Where the back corner of the floor is seen, so that the stack lies below the heading, its left side at 0."""
    highest = max((height - (i + j) / 2 for (i, j), (height, _) in columns.items()), default=0)
    return max((j + 1 - i for i, j in columns), default=0) * HALF, 34 + highest * EDGE


def draw_card(sketch: Sketch, origin: Point, card: Card, takes: list[str]) -> None:
    """A card, with its letter."""

    def project(i: int, j: int, height: int) -> Point:
        return origin[0] + (i - j) * HALF, origin[1] + ((i + j) / 2 - height) * EDGE

    kind, i, j, level = card
    top = level + 1
    ways = {
        "L": [(i, j + 1, level), (i + 1, j + 1, level), (i + 1, j + 1, top), (i, j + 1, top)],
        "R": [(i + 1, j, level), (i + 1, j + 1, level), (i + 1, j + 1, top), (i + 1, j, top)],
    }
    corners = [
        project(*at) for at in ways.get(kind, [(i, j, top), (i + 1, j, top), (i + 1, j + 1, top), (i, j + 1, top)])
    ]
    middle = (corners[0][0] + corners[2][0]) / 2, (corners[0][1] + corners[2][1]) / 2
    with sketch.piece(f"{KINDS[kind]} ({kind}) at {i},{j}, height {top}"):
        sketch.polygon(corners, FILLS[kind], INK, 1.6)
        if kind in ways:
            sketch.text(middle, kind, 14, "#000000", anchor="middle")
            return
        if kind == "O":
            inner = [((x + middle[0]) / 2, (y + middle[1]) / 2) for x, y in corners]
            sketch.polygon(inner, "none", "#f7e3ae", 1.6)
        words = f"{i},{j}" if f"{i},{j}" in takes else f"{kind}{top}"
        ink = "#ffffff" if kind == "O" else "#000000"
        sketch.text(middle, words, 15, ink, anchor="middle", bold=True)


def draw_hands(sketch: Sketch, view: View) -> None:
    """The cards of the seats, in the deck and of the stack."""
    columns = [Column(f"{kind} {name}", 104) for kind, name in KINDS.items()]
    draw_seats(sketch, view, columns, [[str(hand[kind]) for kind in KINDS] for hand in view.state["hands"]])
    derived = view.position.derived
    others = {"deck": derived["unknown"], "stack": derived["shown"]}
    table(
        sketch,
        [Column("", 84), *(Column("", column.width) for column in columns)],
        [[name, *(str(cards[kind]) for kind in KINDS)] for name, cards in others.items()],
    )
