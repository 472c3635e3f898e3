"""Anubixx, as docs/encodings/anubixx.md has it."""

from reading import Parts, relative

LEFT = [f"L{row}" for row in range(1, 6)]
RIGHT = [f"R{row}" for row in range(1, 6)]
MOSAIC = [f"M{row}{column}" for row in range(1, 4) for column in range(1, 5)]
PYRAMID = [f"P{row}{column}" for row in range(1, 7) for column in range(1, 8 - row)]
STONES = sorted(["K", *LEFT, *RIGHT, *MOSAIC, *PYRAMID])
SINGLES = [stone for stone in STONES if stone not in MOSAIC]
PAYMENTS = ["J", *(f"Q{number}" for number in range(1, 13)), "die"]
COLOURS = "rygblo"
SYMBOLS = ["scarab", "falcon", "eye", "crook", "ankh", "sun", "snake", "lotus"]


def pairs():
    """Of each stone the one to the right first, then the one below."""
    for row in range(1, 4):
        for column in range(1, 5):
            if column < 4:
                yield f"M{row}{column}", f"M{row}{column + 1}"
            if row < 3:
                yield f"M{row}{column}", f"M{row + 1}{column}"


PAIRS = list(pairs())


def action(_position, text):
    if text == "end":
        return 0
    stones, payments = text.split("<")
    paid = [PAYMENTS.index(payment) for payment in payments.split(",")]
    if "+" not in stones:
        return 1 + 14 * SINGLES.index(stones) + paid[0]
    pair = PAIRS.index(tuple(stones.split("+")))
    return 1 + 14 * len(SINGLES) + (pair * 14 + paid[0]) * 14 + paid[1]


def colours_of(sheet):
    """Colour by name of every stone and quarry stone of a sheet's text (ANX-02)."""
    pyramid, arch, mosaic, quarry = sheet.split(" ")
    found = dict(zip(PYRAMID, pyramid, strict=True))
    found.update(zip([*LEFT, *RIGHT, "K"], arch, strict=True))
    found.update(zip(MOSAIC, mosaic, strict=True))
    found.update(zip(PAYMENTS[1:13], quarry, strict=True))
    return found


def observe(position, seat):
    state, standing, players = position.state, position.standing, position.players
    parts = Parts(
        crossed=(5, 44), colours=(5, 44, 6), quarry_colours=(5, 12, 6), quarry=(5,), jokers=(5,),
        bonuses=(5, 12), closed=(12,), dice=(4, 6), active=(5,), turn=(5,), counts=(4,), points=(5,),
        seats=(5,),
    )  # fmt: skip
    for other in range(players):
        row = relative(seat, other, players)
        for stone in state["crossed"][other]:
            parts["crossed"][row, STONES.index(stone)] = 1
        if standing["sheets"]:
            for place, colour in colours_of(standing["sheets"][other]).items():
                if place in PAYMENTS:
                    parts["quarry_colours"][row, PAYMENTS.index(place) - 1, COLOURS.index(colour)] = 1
                else:
                    parts["colours"][row, STONES.index(place), COLOURS.index(colour)] = 1
        parts["quarry"][row] = state["quarry"][other]
        parts["jokers"][row] = state["jokers"][other]
        parts["points"][row] = standing["total"][other]
        for name in state["bonuses"][other]:
            if name != "end":
                parts["bonuses"][row, SYMBOLS.index(name)] = 1
    for name in state["closed"]:
        parts["closed"][SYMBOLS.index(name)] = 1
    for row, name in enumerate(("rolled", "blocked", "taken", "available")):
        for colour in state[name]:
            parts["dice"][row, COLOURS.index(colour)] += 1
    parts["active"][relative(seat, state["active"], players)] = 1
    parts["turn"][relative(seat, state["turn"], players)] = 1
    parts["counts"][:] = [state[name] for name in ("built", "round_built", "idle", "round")]
    parts["seats"][:players] = 1
    return parts.as_bytes()
