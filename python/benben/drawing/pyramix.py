"""Pyramix: the heap seen from its tip, and what every seat has collected.

As in the drawing in letters, x goes down left, y down right and z up. A cube shows its code and its symbol on
each visible face; on the last one stands its cell's name while it may be taken, at the end who gets it.
"""

from collections import Counter
from math import sqrt

from benben.drawing.seats import Column, View, draw_seats, table
from benben.drawing.sketch import Point, Sketch, ink_on

EDGE = 46.0
AXES: tuple[Point, ...] = ((-EDGE * sqrt(3) / 2, EDGE / 2), (EDGE * sqrt(3) / 2, EDGE / 2), (0.0, -EDGE))
FILLS = {"b": "#2b6cb8", "p": "#a05aa0", "o": "#f0a830", "g": "#2f9e6e", "X": "#201d1a", "?": "#cfc6b4"}
NAMES = {"b": "blue", "p": "purple", "o": "orange", "g": "green"}
SYMBOLS = {"A": "ankh", "C": "crane", "E": "eye"}


def draw(sketch: Sketch, view: View) -> None:
    """The heap, and the seats below it."""
    cubes = view.state["cubes"]
    # The deepest first: what is nearer lies before it.
    for cell in sorted(cubes, key=lambda cell: (-sum(map(int, cell)), cell)):
        axes = visible_axes(cubes, cell)
        with sketch.piece(f"{cell}: {name_of(cubes[cell])}"):
            for axis in axes:
                draw_face(sketch, cell, axis, cubes[cell], last_words(view, cell) if axis == axes[-1] else None)
    draw_collections(sketch, view)


def moved(point: Point, *steps: Point) -> Point:
    """A point after steps."""
    return point[0] + sum(x for x, _ in steps), point[1] + sum(y for _, y in steps)


def corner(cell: str) -> Point:
    """The corner of a cell's cube that is nearest to the eye; the tip's is far enough below the heading."""
    at = (260.0, 300.0)
    for steps, axis in zip(map(int, cell), AXES, strict=True):
        at = moved(at, (steps * axis[0], steps * axis[1]))
    return at


def visible_axes(cubes: dict[str, str], cell: str) -> list[int]:
    """The axes across which a cube shows a face (PYX-04)."""
    x, y, z = map(int, cell)
    nearer = ((x - 1, y, z), (x, y - 1, z), (x, y, z - 1))
    return [axis for axis, place in enumerate(nearer) if "".join(map(str, place)) not in cubes]


def name_of(code: str) -> str:
    """A cube in words."""
    if code in ("X", "?"):
        return {"X": "cobra", "?": "unknown"}[code]
    return f"{NAMES[code[0]]} {SYMBOLS[code[1]]} ({code})"


def last_words(view: View, cell: str) -> str | None:
    """What the last face of a cube says instead of its code."""
    if cell in (view.legal or ()):
        return cell
    if not view.position.is_over:
        return None
    if cell in view.standing["out"]:
        return "out"
    holder = view.standing["awards"][view.state["cubes"][cell][0]]
    return "–" if holder is None else f"s{holder + 1}"


def draw_face(sketch: Sketch, cell: str, axis: int, code: str, words: str | None) -> None:
    """The face of a cube across an axis."""
    x, y, z = AXES
    at = corner(cell)
    # Upper left corner, way across, way down: as one reads on it.
    start, across, down = (
        (moved(at, z), y, (-z[0], -z[1])),
        (moved(at, x, z), (-x[0], -x[1]), (-z[0], -z[1])),
        (at, y, x),
    )[axis]
    fill = FILLS[code[0]]
    ink = ink_on(fill)
    sketch.polygon([start, moved(start, across), moved(start, across, down), moved(start, down)], fill)
    with sketch.mapped(start, across, down):
        if words is not None:
            sketch.box((10, 25), (80, 50), "#ffffff", "#000000", 3, round_by=22)
            sketch.text((50, 50), words, 38, "#000000", anchor="middle", bold=True)
        else:
            sketch.text((50, 33), code, 40, ink, anchor="middle", bold=True)
            draw_symbol(sketch, code[-1], ink)


def draw_symbol(sketch: Sketch, symbol: str, ink: str) -> None:
    """The symbol of a cube, in the lower half of a square of 100."""
    if symbol == "A":
        sketch.circle((50, 65), 8, "none", ink, 5)
        sketch.line([(50, 73), (50, 92)], ink, 5)
        sketch.line([(37, 78), (63, 78)], ink, 5)
    elif symbol == "C":
        sketch.line([(38, 92), (42, 76), (60, 76), (68, 60), (80, 64)], ink, 5)
        sketch.line([(54, 76), (54, 92)], ink, 5)
    elif symbol == "E":
        sketch.polygon([(26, 76), (38, 66), (62, 66), (74, 76), (62, 86), (38, 86)], "none", ink, 5)
        sketch.circle((50, 76), 6, ink, "none")
    elif symbol == "X":
        sketch.line([(22, 82), (32, 68), (44, 82), (56, 68), (68, 82), (80, 66)], ink, 5)


def draw_collections(sketch: Sketch, view: View) -> None:
    """What each seat has taken, by colour; and who would get what is left of a colour."""
    columns = [Column(f"{letter} {name}", 98, FILLS[letter]) for letter, name in NAMES.items()]
    rows = []
    for taken in view.state["taken"]:
        counts = Counter(taken)
        told = [
            " ".join(f"{counts[colour + symbol]}{symbol}" for symbol in SYMBOLS if counts[colour + symbol]) or "–"
            for colour in NAMES
        ]
        rows.append([*told, str(counts["X"] or "–")])
    cobras = Column("X cobras", 98, FILLS["X"])
    draw_seats(sketch, view, [*columns, cobras], rows)
    awards = view.standing["awards"]
    worth = {part["name"]: part["points"] for part in view.standing["parts"]}

    def holder(colour: str) -> str:
        seat = awards[colour]
        return "nobody" if seat is None else f"seat {seat + 1} +{worth[colour][seat]}"

    holders = [holder(colour) for colour in NAMES]
    table(
        sketch,
        [Column("", 84), *(Column("", column.width) for column in columns)],
        [["ankhs", *holders]],
    )
    legend = "A ankh, C crane, E eye; ankhs: who has most of a colour gets its cubes that are left"
    sketch.text((0, sketch.bottom + 16), legend, 12)
