"""Ankh'or: the market above, and below it what every seat has, with its city as a map of each level.

Maps have u across and v down, with the places at their margins; a ring is a free place of the seat to move. A city
that has drifted apart too far for a map is a list of its tiles, each with its place.
"""

from typing import NamedTuple

from benben.drawing.seats import Column, View, draw_seats, named
from benben.drawing.sketch import FAINT, INK, LINE, QUIET, Point, Sketch, ink_on

TILE = 46.0
FILLS = {"F": "#3f6fd0", "I": "#ece0c2", "C": "#35313c", "P": "#2f9e74", "T": "#b23a2a", "A": "#f0a830"}
COLOURS = {"F": "fish", "I": "ivory", "C": "coal", "P": "plants", "T": "textile", "A": "ankh"}
KINDS = {"j": "jackal", "b": "beetle", "f": "falcon", "2": "2 points", "w": "store", "s": "scribe", "d": "desert"}
WIDTH = 736.0  # of the picture, if no city is wider
FARTHEST = 40  # tiles across or down, of a map


class Place(NamedTuple):
    """A place in a city (ANK-30)."""

    level: int
    u: int
    v: int

    @classmethod
    def of(cls, text: str) -> "Place":
        """Out of its text: 2,0^1."""
        where, level = text.split("^")
        u, v = where.split(",")
        return cls(int(level), int(u), int(v))


def draw(sketch: Sketch, view: View) -> None:
    """The market, the seats and their cities."""
    draw_market(sketch, view)
    columns = [Column(f"{letter} {name}", 78, FILLS[letter]) for letter, name in COLOURS.items()]
    draw_seats(
        sketch,
        view,
        [*columns, Column("bonus", 64), Column("tiles", 60)],
        [
            [*(str(player["tokens"][letter]) for letter in COLOURS), str(player["bonus"]), str(len(player["tiles"]))]
            for player in view.state["players"]
        ],
    )
    draw_cities(sketch, view)


def draw_tile(sketch: Sketch, at: Point, code: str) -> None:
    """A tile by its upper left corner: colour and kind as letters, the kind as a word."""
    fill = FILLS[code[0]]
    ink = ink_on(fill)
    loaded = code.endswith("+")
    stored = ", with its token" if loaded else ""
    with sketch.piece(f"{code}: {COLOURS[code[0]]}, {KINDS[code[1]]}{stored}"):
        sketch.box(at, (TILE, TILE), fill, INK, round_by=5)
        sketch.text((at[0] + TILE / 2, at[1] + 17), code.rstrip("+"), 18, ink, anchor="middle", bold=True)
        sketch.text((at[0] + TILE / 2, at[1] + 36), KINDS[code[1]], 10, ink, anchor="middle")
        if loaded:
            sketch.circle((at[0] + TILE - 7, at[1] + 8), 6, "#ffffff", "#000000")
            sketch.text((at[0] + TILE - 7, at[1] + 8), "+", 11, "#000000", anchor="middle", bold=True)


def draw_token(sketch: Sketch, middle: Point, letter: str) -> None:
    """A token or a marker of a price."""
    sketch.circle(middle, 9, FILLS[letter], INK)
    sketch.text(middle, letter, 11, ink_on(FILLS[letter]), anchor="middle", bold=True)


def draw_market(sketch: Sketch, view: View) -> None:
    """The slots with their prices and tiles, the piles, and the supply."""
    top = 34.0
    for slot, (price, tile) in enumerate(zip(view.state["prices"], view.state["row"], strict=True)):
        left = slot * (TILE + 34)
        with sketch.piece(f"slot {slot}, price {price or 'none yet'}"):
            sketch.text((left, top), str(slot), 13, QUIET)
            for place, letter in enumerate(price or ""):
                draw_token(sketch, (left + 22 + 19 * place, top), letter)
        if tile is None:
            sketch.box((left, top + 16), (TILE, TILE), "none", QUIET, round_by=5)
        else:
            draw_tile(sketch, (left, top + 16), tile)
    draw_piles(sketch, view, top + TILE + 38)
    draw_supply(sketch, view, top + TILE + 38)


def draw_piles(sketch: Sketch, view: View, y: float) -> None:
    """The piles: how many tiles, and the back of the next one."""
    for place, (name, (size, back)) in enumerate(view.state["piles"].items()):
        told = "no back seen" if back is None else f"next {COLOURS[back]}"
        with sketch.piece(f"pile {name}: {size} tiles, {told}"):
            end = sketch.text((place * 112, y), f"pile {name} {size}", 14)
            if back is not None:
                sketch.box((end + 4, y - 10), (20, 20), FILLS[back], INK)
                sketch.text((end + 14, y), back, 11, ink_on(FILLS[back]), anchor="middle", bold=True)


def draw_supply(sketch: Sketch, view: View, y: float) -> None:
    """The tokens and bonus tokens that nobody has."""
    end = sketch.text((232, y), "supply", 14) + 14
    for letter, count in view.state["supply"].items():
        with sketch.piece(f"supply: {count} {COLOURS[letter]}"):
            draw_token(sketch, (end, y), letter)
            sketch.text((end + 12, y), str(count), 14)
        end += 40
    sketch.text((end, y), f"bonus {view.state['bonus_supply']}", 14)


def draw_cities(sketch: Sketch, view: View) -> None:
    """The cities of all seats, side by side while they fit."""
    left, top = 0.0, sketch.bottom + 30
    for seat in range(view.position.players):
        wide = draw_city(Sketch(), view, seat, (0, 0))
        if left > 0 and left + wide > WIDTH:
            left, top = 0.0, sketch.bottom + 30
        draw_city(sketch, view, seat, (left, top))
        left += wide


def draw_city(sketch: Sketch, view: View, seat: int, at: Point) -> float:
    """What a seat has built, from its upper left corner; how wide that is, with the gap behind it."""
    tiles = {Place.of(place): code for place, code in view.state["players"][seat]["tiles"]}
    free: set[Place] = set()
    if seat in view.acting:
        free = {Place.of(open_place["place"]) for open_place in view.position.derived["players"][seat]["places"]}
    if not tiles and not free:
        return 0
    sketch.text(at, f"city of {named([seat])}", 14, bold=True)
    ground = [place for place in {*tiles, *free} if place.level == 0]
    extents = [max(values) - min(values) for values in ([p.u for p in ground], [p.v for p in ground])]
    if max(extents) > 2 * FARTHEST:
        list_tiles(sketch, (at[0], at[1] + 20), tiles)
        return WIDTH
    left = at[0]
    for level in range(view.facts["highest_level"] + 1):
        of_level = [place for place in {*tiles, *free} if place.level == level]
        if of_level:
            left = draw_map(sketch, (left, at[1] + 20), of_level, tiles) + 28
    return max(left - at[0], 140)


def draw_map(sketch: Sketch, at: Point, places: list[Place], tiles: dict[Place, str]) -> float:
    """A level of a city, from its upper left corner; where it ends on the right."""
    low_u, low_v = min(place.u for place in places), min(place.v for place in places)

    def corner(place: Place) -> Point:
        return at[0] + 34 + (place.u - low_u) * TILE / 2, at[1] + 18 + (place.v - low_v) * TILE / 2

    sketch.text(at, f"^{places[0].level}", 13, QUIET, bold=True)
    for u in sorted({place.u for place in places}):
        sketch.text((corner(Place(0, u, low_v))[0] + TILE / 2, at[1]), str(u), 12, QUIET, anchor="middle")
    for v in sorted({place.v for place in places}):
        sketch.text((at[0] + 26, corner(Place(0, low_u, v))[1] + TILE / 2), str(v), 12, QUIET, anchor="end")
    # Free places may lie across each other; what stands there lies on them.
    for place in sorted(places):
        x, y = corner(place)
        if place not in tiles:
            sketch.box((x + 2, y + 2), (TILE - 4, TILE - 4), "none", FAINT, round_by=5)
            sketch.circle((x + TILE / 2, y + TILE / 2), 4, "none", LINE)
    for place in sorted(places):
        if place in tiles:
            draw_tile(sketch, corner(place), tiles[place])
    return at[0] + 34 + (max(place.u for place in places) - low_u + 2) * TILE / 2


def list_tiles(sketch: Sketch, at: Point, tiles: dict[Place, str]) -> None:
    """The tiles of a city in rows, each with its place below."""
    for number, (place, code) in enumerate(sorted(tiles.items())):
        x, y = at[0] + number % 10 * (TILE + 22), at[1] + number // 10 * (TILE + 26)
        draw_tile(sketch, (x, y), code)
        sketch.text((x + TILE / 2, y + TILE + 9), f"{place.u},{place.v}^{place.level}", 11, QUIET, anchor="middle")
