"""Ascension, as docs/encodings/ascension.md has it."""

from functools import cache

import benben
from reading import Parts

SIZES, FIGURES = "SML", "MAC"
NAMES = ["mason", "anubis", "cleopatra"]
RING = 24


@cache
def board_named(options):
    return benben.facts("ascension", 2, dict(options))["facts"]["table"]


def board_of(position):
    return board_named(tuple(position.options.items()))


def is_gold(state, seat):
    """Before the draw for colours seat 0 is taken to be Gold."""
    return seat == (0 if state["gold"] is None else state["gold"])


def beside_figure(position):
    """The spaces beside the figure whose power is used, the lower one first."""
    state = position.state
    letter = FIGURES[NAMES.index(state["figure"])]
    letter = letter if state["turn"] == state["gold"] else letter.lower()
    inner = next(int(space) for space, figure in state["inner"].items() if figure == letter)
    board = board_of(position)
    lower = board["inner"][inner]
    return sorted([lower, (lower + 1) % board["outer"]])


def collect_number(sources):
    if len(sources) == 2:
        first, second = (RING if source == "limbo" else int(source) for source in sources)
        return 49 + first * 25 + second
    (source,) = sources
    if source == "limbo":
        return 48
    return RING + int(source[:-2]) if source.endswith("/2") else int(source)


def power(position, words):
    """`push`, `scatter` and `collect`: the number of a use of a power."""
    side = beside_figure(position).index(int(words[1]))
    if words[0] == "push":
        return 290 + side * 2 + "+-".index(words[2])
    if words[0] == "scatter":
        ways = sum(1 << n for n, way in enumerate(words[2]) if way == "-")
        return 294 + side * 14 + (1 << len(words[2])) - 2 + ways
    return 322 + side * 674 + collect_number(words[3].split(","))


def action(position, text):
    if text in ("done", "forfeit"):
        return ["done", "forfeit"].index(text)
    words = text.split(" ")
    if words[0] in ("push", "scatter", "collect"):
        return power(position, words)
    piece, space = words[-1].split(">")
    if words[0] == "limbo":
        if piece in SIZES:
            return 146 + SIZES.index(piece) * RING + int(space)
        return 218 + NAMES.index(piece) * RING + int(space)
    if piece in NAMES:
        return 74 + NAMES.index(piece) * RING + int(space)
    way = 1 if position.state["turn"] == position.state["gold"] else -1
    steps = (int(space) - int(piece[1:])) * way % board_of(position)["outer"]
    return 2 + int(piece[1:]) * 3 + steps - 1


def observe(position, seat):
    state, board = position.state, board_of(position)
    gold = is_gold(state, seat)
    parts = Parts(
        stones=(24, 2, 3), figures=(24, 2, 3), limbo=(2, 6), off=(2,), mover=(2,), gold=(1,),
        turn=(3,), moved=(2, 24), power=(3,), targets=(24,), board=(24, 5),
    )  # fmt: skip

    def side(letter):
        return int(letter.isupper() != gold)

    for space, letters in state["outer"].items():
        for letter in letters:
            parts["stones"][int(space), side(letter), SIZES.index(letter.upper())] = 1
    for space, letter in state["inner"].items():
        parts["figures"][int(space), side(letter), FIGURES.index(letter.upper())] = 1
    for letter in state["limbo"]:
        parts["limbo"][side(letter), SIZES.index(letter.upper())] += 1
    for letter in state["limbo_figures"]:
        parts["limbo"][side(letter), 3 + FIGURES.index(letter.upper())] = 1
    parts["off"][:] = [state["off"][seat], state["off"][1 - seat]]
    parts["mover"][int(state["turn"] != seat)] = 1
    parts["gold"][0] = gold
    parts["turn"][:] = [state["moves_left"], state["entered"], state["turns"] // 5]
    if state["moved"]:
        parts["moved"]["OI".index(state["moved"][0]), int(state["moved"][1:])] = 1
    if state["figure"]:
        parts["power"][NAMES.index(state["figure"])] = 1
    for space in state["targets"]:
        parts["targets"][int(space)] = 1
    own, enemy = board["portals"] if gold else reversed(board["portals"])
    parts["board"][: board["outer"], 0] = 1
    parts["board"][board["inner"], 1] = 1
    parts["board"][own, 2] = parts["board"][enemy, 3] = parts["board"][board["neutral"], 4] = 1
    return parts.as_bytes()
