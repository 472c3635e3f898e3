"""Pyramix, as docs/encodings/pyramix.md has it."""

from reading import Parts, relative

CELLS = [f"{x}{y}{z}" for x in range(6) for y in range(6) for z in range(6) if x + y + z <= 5]
KINDS = [colour + symbol for colour in "bpog" for symbol in "ACE"] + ["X"]
SUPPLY = [8, 4, 1] * 4 + [4]


def action(_position, text):
    return CELLS.index(text)


def faces(cell, cubes):
    """Three, less one for each neighbour above that is there."""
    coordinates = [int(digit) for digit in cell]
    above = 0
    for axis in range(3):
        upper = coordinates[:]
        upper[axis] -= 1
        above += "".join(map(str, upper)) in cubes
    return 3 - above


def observe(position, seat):
    state, players = position.state, position.players
    parts = Parts(
        cubes=(56, 14), faces=(56,), taken=(4, 13), hidden=(13,), turn=(4,), left=(1,), seats=(4,)
    )
    parts["hidden"][:] = SUPPLY
    for cell, code in state["cubes"].items():
        kind = 13 if code == "?" else KINDS.index(code)
        parts["cubes"][CELLS.index(cell), kind] = 1
        parts["faces"][CELLS.index(cell)] = faces(cell, state["cubes"])
        if code != "?":
            parts["hidden"][kind] -= 1
    for other, codes in enumerate(state["taken"]):
        for code in codes:
            parts["taken"][relative(seat, other, players), KINDS.index(code)] += 1
            parts["hidden"][KINDS.index(code)] -= 1
    if not position.is_over:
        parts["turn"][relative(seat, state["turn"], players)] = 1
    parts["left"][0] = state["left"]
    parts["seats"][:players] = 1
    return parts.as_bytes()
