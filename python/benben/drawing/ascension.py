"""Ascension: both rings, one within the other, with Limbo in the middle.

Spaces are counted counterclockwise from the lower left, and an inner space lies between its two outer ones. A stack
is seen from its side: the lowest stone is drawn lowest. Capitals on light stones are Gold's, small letters on dark
ones Onyx's; a star marks a blue space, a dot a target of the power that is used.
"""

from math import cos, pi, sin

from benben.drawing.seats import Column, View, draw_seats
from benben.drawing.sketch import INK, QUIET, Point, Sketch

OUTER = 290.0
INNER = 186.0
MIDDLE: Point = (340.0, 372.0)
FILLS = {True: "#f2c650", False: "#45424d"}  # Gold's, Onyx's
INKS = {True: "#000000", False: "#ffffff"}
WIDTHS = {"S": 22.0, "M": 34.0, "L": 46.0}
SIZES = {"S": "small", "M": "medium", "L": "large"}
FIGURES = {"M": "Mason", "A": "Anubis", "C": "Cleopatra"}
SLAB = 15.0
BLUE = "#a9cdf2"


def draw(sketch: Sketch, view: View) -> None:
    """The board, and the seats below it."""
    board = view.standing.get("table", view.facts["table"])
    for number in range(board["outer"]):
        draw_outer(sketch, view, board, number)
    for number, gap in enumerate(board["inner"]):
        draw_inner(sketch, view, board, (number, gap))
    draw_limbo(sketch, view)
    draw_players(sketch, view, board)


def place(board: dict, number: float, radius: float) -> Point:
    """Where a space lies, by its number on the outer ring."""
    angle = pi * 3 / 4 - 2 * pi * number / board["outer"]
    return MIDDLE[0] + radius * cos(angle), MIDDLE[1] + radius * sin(angle)


def colour_of(letter: str) -> str:
    """Whose a letter is (ASC-71)."""
    return "Gold" if letter.isupper() else "Onyx"


def draw_outer(sketch: Sketch, view: View, board: dict, number: int) -> None:
    """A space of the stones, and its stack."""
    x, y = place(board, number, OUTER)
    blues = {board["neutral"]: "neutral", board["portals"][0]: "Gold's", board["portals"][1]: "Onyx's"}
    sketch.circle((x, y), 31, BLUE if number in blues else "#f1e4c3", INK, 2.5 if number in blues else 1)
    out = place(board, number, OUTER + 50)
    sketch.text(out, f"O{number}", 13, QUIET, anchor="middle")
    if number in blues:
        draw_star(sketch, (x, y - 24))
        beyond = 15 if out[1] > MIDDLE[1] else -15
        sketch.text((out[0], out[1] + beyond), blues[number], 12, INK, anchor="middle", bold=True)
    stack = view.state["outer"].get(str(number), "")
    low = y + SLAB * len(stack) / 2
    for level, letter in enumerate(stack):
        with sketch.piece(f"O{number}, {level + 1} from below: {stone_name(letter)}"):
            draw_stone(sketch, (x, low - SLAB * (level + 0.5)), letter)
    if str(number) in view.state["targets"]:
        inner = place(board, number, OUTER - 40)
        with sketch.piece(f"O{number} is a target"):
            sketch.circle(inner, 6, "#ffffff", INK, 3)


def stone_name(letter: str) -> str:
    """A stone in words."""
    return f"{colour_of(letter)}'s {SIZES[letter.upper()]} stone ({letter})"


def figure_name(letter: str) -> str:
    """A figure in words."""
    return f"{colour_of(letter)}'s {FIGURES[letter.upper()]} ({letter})"


def draw_star(sketch: Sketch, middle: Point) -> None:
    """Five points round a middle."""
    ways = [(pi * (0.2 * turn - 0.5), 9 if turn % 2 == 0 else 4) for turn in range(10)]
    corners = [(middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)) for angle, radius in ways]
    sketch.polygon(corners, "#ffffff", INK, 1)


def draw_stone(sketch: Sketch, middle: Point, letter: str) -> None:
    """A stone from its side, as wide as it is large."""
    wide, is_gold = WIDTHS[letter.upper()], letter.isupper()
    left, top = middle[0] - wide / 2, middle[1] - SLAB / 2
    corners = [(left, top + SLAB), (left + 4, top), (left + wide - 4, top), (left + wide, top + SLAB)]
    sketch.polygon(corners, FILLS[is_gold], "#ffffff" if not is_gold else INK, 1.2)
    sketch.text(middle, letter, 12, INKS[is_gold], anchor="middle", bold=True)


def draw_inner(sketch: Sketch, view: View, board: dict, space: tuple[int, int]) -> None:
    """A space of the figures, by its number and the first of its outer neighbours; and its figure."""
    number, gap = space
    x, y = place(board, gap + 0.5, INNER)
    sketch.circle((x, y), 17, "#f1e4c3", INK, 1)
    sketch.text(place(board, gap + 0.5, INNER - 30), f"I{number}", 11, QUIET, anchor="middle")
    letter = view.state["inner"].get(str(number))
    if letter is not None:
        with sketch.piece(f"I{number}: {figure_name(letter)}"):
            draw_figure(sketch, (x, y), letter)


def draw_figure(sketch: Sketch, middle: Point, letter: str) -> None:
    """A figure: a disc with a head."""
    x, y = middle
    fill, line = FILLS[letter.isupper()], INK if letter.isupper() else "#ffffff"
    sketch.polygon([(x - 15, y + 15), (x - 7, y - 6), (x + 7, y - 6), (x + 15, y + 15)], fill, line)
    sketch.circle((x, y - 10), 7, fill, line)
    sketch.text((x, y + 6), letter, 13, INKS[letter.isupper()], anchor="middle", bold=True)


def draw_limbo(sketch: Sketch, view: View) -> None:
    """What waits in the middle: Gold's above, Onyx's below."""
    sketch.text((MIDDLE[0], MIDDLE[1] - 62), "Limbo", 15, INK, anchor="middle", bold=True)
    for is_gold, y in ((True, MIDDLE[1] - 26), (False, MIDDLE[1] + 34)):
        stones = [letter for letter in view.state["limbo"] if letter.isupper() == is_gold]
        figures = [letter for letter in view.state["limbo_figures"] if letter.isupper() == is_gold]
        words = ("Gold" if is_gold else "Onyx") + ("" if stones or figures else ": –")
        sketch.text((MIDDLE[0], y - 14), words, 12, QUIET, anchor="middle")
        rows = [(stone, draw_stone, stone_name) for stone in stones]
        rows += [(figure, draw_figure, figure_name) for figure in figures]
        step = min(50, 250 / max(len(rows), 1))
        for number, (letter, drawn, name) in enumerate(rows):
            with sketch.piece(f"Limbo: {name(letter)}"):
                drawn(sketch, (MIDDLE[0] + step * (number - (len(rows) - 1) / 2), y + 12), letter)


def draw_players(sketch: Sketch, view: View, board: dict) -> None:
    """Who has which colour, and what each has borne off."""
    gold, rows = view.state["gold"], []
    for seat in range(view.position.players):
        is_gold = seat == gold
        name = "to be drawn" if gold is None else "Gold, capitals" if is_gold else "Onyx, small letters"
        way = "" if gold is None else "higher" if is_gold else "lower"
        portal = "" if gold is None else f"O{board['portals'][0 if is_gold else 1]}"
        rows.append([name, way, portal])
    draw_seats(sketch, view, [Column("colour", 170), Column("moves to", 90), Column("portal", 80)], rows)
    state = view.state
    words = f"Moves left in this turn: {state['moves_left']}"
    if state["moved"] is not None:
        words += f"; moved: {state['moved']}"
    if state["figure"] is not None:
        targets = ", ".join(f"O{target}" for target in state["targets"]) or "none"
        words += f"; {state['figure'].title()} uses its power on {targets}"
    if not view.position.is_over and gold is not None:
        sketch.text((0, sketch.bottom + 20), words, 13)
