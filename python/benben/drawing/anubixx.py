"""Anubixx: the dice and the race for the bonuses on top, below them every builder's sheet.

A stone is a letter for its colour, behind it a capital for its symbol. One that can be crossed out now has a
heavy frame and a triangle; one that has been is pale, with a cross. The pyramid stands as it is built, below it
the arch on the left and the mosaic on the right, then the quarry.
"""

import re
from collections.abc import Iterator

from benben.drawing.seats import View, named
from benben.drawing.sketch import INK, QUIET, Point, Sketch, ink_on

FILLS = {"r": "#c23a34", "y": "#f2d45c", "g": "#2f9e6e", "b": "#2b62b8", "l": "#bb9be0", "o": "#ee8a2e"}
BUILT = "#eee2c4"
STONE = 32.0
STEP = 36.0
PAYMENT = 19.0
SHEET_COLUMNS = 3
END = "end"


def draw(sketch: Sketch, view: View) -> None:
    """Round, race and sheets."""
    draw_round(sketch, view)
    marks = symbol_marks([symbol["name"] for symbol in view.facts["block"]["symbols"]])
    draw_race(sketch, view, marks)
    if not view.standing["sheets"]:
        return
    wide = sheet_width(view)
    players = view.position.players
    lines = -(-players // SHEET_COLUMNS)
    per_line = -(-players // lines)
    for first in range(0, players, per_line):
        top = sketch.bottom + 34
        for seat in range(first, min(first + per_line, players)):
            draw_sheet(sketch, (wide * (seat - first), top), view, seat, marks)


def symbol_marks(names: list[str]) -> dict[str, str]:
    """A capital for each symbol, of all letters in its name the first that is free, or a digit; X for the end."""
    marks: dict[str, str] = {END: "X"}
    for name in names:
        marks[name] = next(mark for mark in [*name.upper(), *"0123456789", *"+-*/"] if mark not in marks.values())
    return marks


def draw_round(sketch: Sketch, view: View) -> None:
    """The round, and the dice."""
    state, y = view.state, 30.0
    end = sketch.text((0, y), f"round {state['round']}, active seat {state['active'] + 1}", 14) + 18
    if view.position.is_over or not state["rolled"]:
        return
    for name in ("rolled", "blocked", "taken", "available"):
        with sketch.piece(f"dice {name}: {state[name] or 'none'}"):
            end = sketch.text((end, y), name, 14, QUIET) + 4
            for letter in state[name]:
                sketch.box((end, y - 10), (20, 20), FILLS[letter], INK, round_by=5)
                sketch.text((end + 10, y), letter, 13, ink_on(FILLS[letter]), anchor="middle", bold=True)
                end += 23
            end = sketch.text((end, y), "" if state[name] else "–", 14) + 16


def draw_race(sketch: Sketch, view: View, marks: dict[str, str]) -> None:
    """Who has which bonus, and which can still be won."""
    top = 58.0
    for place, (name, bonus) in enumerate(view.standing["bonuses"].items()):
        holders = named(bonus["holders"]) if bonus["holders"] else ""
        told = f"{holders}, closing" if bonus["state"] == "closing" else holders or bonus["state"]
        if name == END and not holders:
            told = f"{view.facts['buildings_to_end']} buildings complete"
        at = place % 4 * 220, top + place // 4 * 24
        with sketch.piece(f"bonus {name}: {told}"):
            sketch.circle((at[0] + 9, at[1]), 10, "#ffffff", INK)
            sketch.text((at[0] + 9, at[1]), marks[name], 12, INK, anchor="middle", bold=True)
            sketch.text((at[0] + 24, at[1]), f"{name}: {told}", 13)


def sheet_width(view: View) -> float:
    """How much room a sheet takes, with the gap behind it."""
    block = view.facts["block"]
    widest = len(block["pyramid"][0]["stones"])
    mosaic = max(len(row) for row in block["mosaic"]["rows"])
    return max(STEP * widest, STEP * (3 + mosaic), (PAYMENT + 2) * len(block["quarry"]), 250) + 34


def colours_of(view: View, seat: int) -> dict[str, str]:
    """The colour of each stone of a sheet; its letters stand in the order of the block."""
    block = view.facts["block"]
    arch = [*block["arch"]["left"], *block["arch"]["right"], block["arch"]["final"]]
    parts = [
        [stone for row in block["pyramid"] for stone in row["stones"]],
        arch,
        [stone for row in block["mosaic"]["rows"] for stone in row],
        block["quarry"],
    ]
    letters = view.standing["sheets"][seat].split(" ")
    return {
        stone: letter
        for part, of_part in zip(parts, letters, strict=True)
        for stone, letter in zip(part, of_part, strict=True)
    }


def stones_at(view: View, corner: Point) -> Iterator[tuple[str, Point]]:
    """Every stone of a sheet, and its upper left corner."""
    block = view.facts["block"]
    rows = block["pyramid"]
    for row, told in enumerate(rows):
        for column, stone in enumerate(told["stones"]):
            # A stone rests on two, so a row begins half a stone further right than the one below.
            yield stone, (corner[0] + STEP * (column + row / 2), corner[1] + STEP * (len(rows) - 1 - row))
    below = corner[1] + STEP * len(rows) + 12
    arch = block["arch"]
    yield arch["final"], (corner[0] + STEP / 2, below)
    for left, side in enumerate((arch["left"], arch["right"])):
        for level, stone in enumerate(side):
            yield stone, (corner[0] + STEP * left, below + STEP * (len(side) - level))
    for row, stones in enumerate(block["mosaic"]["rows"]):
        for column, stone in enumerate(stones):
            yield stone, (corner[0] + STEP * (column + 2.8), below + STEP * (row + 1))


def draw_sheet(sketch: Sketch, corner: Point, view: View, seat: int, marks: dict[str, str]) -> None:
    """A builder's sheet from its upper left corner, its heading first."""
    mark = "▶ " if seat in view.acting else ""
    letter = view.state["sheets"][seat]
    points = view.standing["total"][seat]
    sketch.text(corner, f"{mark}seat {seat + 1}, sheet {letter}: {points} points", 15, bold=True)
    colours = colours_of(view, seat)
    symbols = {stone: symbol["name"] for symbol in view.facts["block"]["symbols"] for stone in symbol["stones"]}
    crossed = set(view.state["crossed"][seat])
    steps = view.legal if seat in view.acting else []
    possible = {stone for step in steps for stone in re.findall(r"\b(?:P\d\d|[LR]\d|K|M\d\d)\b", step)}
    low = corner[1]
    for stone, at in stones_at(view, (corner[0], corner[1] + 18)):
        symbol = symbols.get(stone)
        state = "crossed" if stone in crossed else "possible" if stone in possible else "open"
        shown = f", {symbol}" if symbol else ""
        with sketch.piece(f"seat {seat + 1}, {stone}: {colours[stone]}{shown}, {state}"):
            draw_stone(sketch, at, colours[stone] + (marks[symbol] if symbol else ""), state)
        low = max(low, at[1] + STONE)
    draw_quarry(sketch, (corner[0], low + 26), view, seat, colours)
    draw_wealth(sketch, (corner[0], low + 62), view, seat, marks)


def draw_stone(sketch: Sketch, at: Point, letters: str, state: str) -> None:
    """A stone: open, possible or crossed."""
    fill = BUILT if state == "crossed" else FILLS[letters[0]]
    sketch.box(at, (STONE, STONE), fill, INK, 3.2 if state == "possible" else 1)
    if state == "crossed":
        low, high = 6, STONE - 6
        sketch.line([(at[0] + low, at[1] + low), (at[0] + high, at[1] + high)], INK, 2)
        sketch.line([(at[0] + high, at[1] + low), (at[0] + low, at[1] + high)], INK, 2)
        return
    sketch.text((at[0] + STONE / 2, at[1] + STONE / 2), letters, 14, ink_on(fill), anchor="middle", bold=True)
    if state == "possible":
        sketch.polygon([(at[0], at[1]), (at[0] + 11, at[1]), (at[0], at[1] + 11)], "#ffffff", INK, 1.5)


def draw_quarry(sketch: Sketch, at: Point, view: View, seat: int, colours: dict[str, str]) -> None:
    """The quarry: its stones by number; what is struck or passed has a cross."""
    for number, stone in enumerate(view.facts["block"]["quarry"], 1):
        x, y = at[0] + (PAYMENT + 2) * (number - 1), at[1]
        struck = number <= view.state["quarry"][seat]
        fill = BUILT if struck else FILLS[colours[stone]]
        with sketch.piece(f"seat {seat + 1}, {stone}: {colours[stone]}, {'struck' if struck else 'left'}"):
            sketch.text((x + PAYMENT / 2, y - 9), str(number), 9, QUIET, anchor="middle")
            sketch.box((x, y), (PAYMENT, PAYMENT), fill, INK, 1)
            ink = QUIET if struck else ink_on(fill)
            sketch.text((x + PAYMENT / 2, y + PAYMENT / 2), colours[stone], 12, ink, anchor="middle", bold=True)
            if struck:
                sketch.line([(x + 3, y + PAYMENT - 3), (x + PAYMENT - 3, y + 3)], INK, 1.6)


def draw_wealth(sketch: Sketch, at: Point, view: View, seat: int, marks: dict[str, str]) -> None:
    """Jokers and bonuses."""
    bonuses = " ".join(f"{marks[name]} {name}" for name in view.state["bonuses"][seat])
    jokers = view.state["jokers"][seat]
    with sketch.piece(f"seat {seat + 1}: jokers {jokers}, bonuses {bonuses or 'none'}"):
        sketch.text(at, f"jokers {jokers}", 13)
        sketch.text((at[0], at[1] + 18), f"bonuses {bonuses or '–'}", 12)
