"""Ankh'or, as docs/encodings/ankhor.md has it."""

from itertools import combinations_with_replacement

from reading import Parts, relative

TOKENS = "FICPTA"
KINDS = "jbf2wsd"
PER_COLOUR = [2, 2, 2, 2, 1, 1, 1]
PHASES = ["main", "after", "return"]
TAKES = sorted("".join(choice) for choice in combinations_with_replacement(TOKENS, 3))
RETURNS = [
    text
    for count in range(4)
    for text in sorted("".join(choice) for choice in combinations_with_replacement("FICPT", count))
]
PLACES = 72


def place_of(text):
    across, level = text.split("^")
    u, v = across.split(",")
    return int(u), int(v), int(level)


def by_text(places):
    """Texts in the order of their bytes."""
    return sorted(places, key=lambda text: text.encode())


def city_of(player):
    """The tile on each place, by the place's text."""
    return dict(player["tiles"])


def open_places(city):
    """Beside a ground tile, or carried by four tiles, and free (ANK-31, ANK-32)."""
    if not city:
        return ["0,0^0"]
    found = set()
    for u, v, level in map(place_of, city):
        if level == 0:
            found |= {f"{u + du},{v + dv}^0" for du, dv in ((2, 0), (-2, 0), (0, 2), (0, -2))}
        corners = [f"{u + du},{v + dv}^{level}" for du, dv in ((0, 0), (2, 0), (0, 2), (2, 2))]
        if all(corner in city for corner in corners):
            found.add(f"{u + 1},{v + 1}^{level + 1}")
    return by_text(found - set(city))


def action(position, text):
    words = text.split(" ")
    if words[0] == "end":
        return 0
    if words[0] == "refresh":
        return 1 + "ab".index(words[1])
    if words[0] == "take":
        return 3 + TAKES.index(words[1])
    if words[0] == "return":
        return 59 + RETURNS.index(words[1].replace("A", ""))
    city = city_of(position.state["players"][position.seat])
    places = open_places(city)
    if words[0] == "move":
        tiles = by_text(city)
        return 115 + 36 * PLACES + tiles.index(words[1]) * PLACES + places.index(words[2])
    slot, place, *saving = words[1:]
    saved = 1 + TOKENS.index(saving[-1][-1]) if saving else 0
    return 115 + (int(slot) * 6 + saved) * PLACES + places.index(place)


def write_tile(row, code):
    row[TOKENS.index(code[0])] = 1
    row[5 + KINDS.index(code[1])] = 1


def write_place(row, text, corner):
    u, v, level = place_of(text)
    row[:4] = [1, u - corner[0], v - corner[1], level]


def write_city(rows, city):
    corner = corner_of(city)
    for row, place in zip(rows, by_text(city), strict=False):
        write_place(row, place, corner)
        row[4] = city[place].endswith("+")
        write_tile(row[5:], city[place])


def corner_of(city):
    places = [place_of(place) for place in city] or [(0, 0, 0)]
    return min(place[0] for place in places), min(place[1] for place in places)


def tokens_of(counts):
    return [counts[letter] for letter in TOKENS]


def count_unseen(state):
    counts = {colour + kind: count for colour in "FICPT" for kind, count in zip(KINDS, PER_COLOUR)}
    seen = [tile for tile in state["row"] if tile] + state["out"]
    for player in state["players"]:
        seen += [tile.rstrip("+") for _, tile in player["tiles"]]
    for tile in seen:
        counts[tile] -= 1
    return [[counts[colour + kind] for kind in KINDS] for colour in "FICPT"]


def observe(position, seat):
    state, players = position.state, position.players
    parts = Parts(
        tokens=(4, 6), bonus=(4,), points=(4,), cities=(4, 18, 17), places=(72, 4), row=(6, 12),
        prices=(6, 6), supply=(6,), unseen=(5, 7), piles=(2, 6), turn=(4,), phase=(3,), flags=(6,),
        seats=(4,),
    )  # fmt: skip
    for other, player in enumerate(state["players"]):
        row = relative(seat, other, players)
        parts["tokens"][row] = tokens_of(player["tokens"])
        parts["bonus"][row] = player["bonus"]
        parts["points"][row] = position.standing["total"][other]
        write_city(parts["cities"][row], city_of(player))
    own = city_of(state["players"][seat])
    for row, place in zip(parts["places"], open_places(own), strict=False):
        write_place(row, place, corner_of(own))
    for slot, (tile, price) in enumerate(zip(state["row"], state["prices"], strict=True)):
        if tile:
            write_tile(parts["row"][slot], tile)
        for letter in price or "":
            parts["prices"][slot, TOKENS.index(letter)] += 1
    parts["supply"][:] = tokens_of(state["supply"])
    parts["unseen"][:] = count_unseen(state)
    for row, pile in enumerate("ab"):
        size, back = state["piles"][pile]
        parts["piles"][row, 0] = size
        if back:
            parts["piles"][row, 1 + TOKENS.index(back)] = 1
    parts["turn"][relative(seat, state["turn"], players)] = 1
    parts["phase"][PHASES.index(state["phase"])] = 1
    names = ("bonus_supply", "ankhs_used", "bonus_turn", "last_round", "idle_rounds", "bought")
    parts["flags"][:] = [int(state[name]) for name in names]
    parts["seats"][:players] = 1
    return parts.as_bytes()
