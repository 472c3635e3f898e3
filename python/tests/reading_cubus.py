"""Cubus, as docs/encodings/cubus.md has it."""

from reading import Parts, relative

KINDS = "LRTO"
SUPPLY = {"L": 16, "R": 16, "T": 12, "O": 4}
PHASES = ["draw", "build", "knock", "lowest", "name", "demolish", "over"]
MODES = ["build", "demolition", "both"]
ENDINGS = ["plain", "lowest", "best"]
WAY_OUT = 16


def action(position, text):
    """The candidates have no numbers but those of their order, which a text does not tell."""
    return WAY_OUT if text in ("pass", "waive") else position.action_of(text)


def columns_of(stack):
    """Height and whether the top is open, by (i, j)."""
    columns = {}
    for j, row in enumerate(stack.split("/") if stack else []):
        for i, word in enumerate(row.split(",")):
            if word != "-":
                columns[i, j] = int(word.rstrip("*")), word.endswith("*")
    return columns


def cards_shown(stack):
    """A column shows what stands out over its neighbour to the front left and front right."""
    columns = columns_of(stack)
    height = {place: column[0] for place, column in columns.items()}
    shown = dict.fromkeys(KINDS, 0)
    for (i, j), (boxes, is_open) in columns.items():
        shown["L"] += max(0, boxes - height.get((i, j + 1), 0))
        shown["R"] += max(0, boxes - height.get((i + 1, j), 0))
        shown["O" if is_open else "T"] += 1
    return shown


def deck_of(state):
    """What neither lies in the stack nor in a hand, while there is something to draw."""
    if not state["deck"]:
        return dict.fromkeys(KINDS, 0)
    shown = cards_shown(state["stack"])
    return {kind: SUPPLY[kind] - shown[kind] - sum(hand[kind] for hand in state["hands"]) for kind in KINDS}


def phase_of(position):
    if position.is_chance:
        return "draw"
    # The one case that the JSON does not tell: the lowest scorer builds once all have passed.
    state = position.state
    all_passed = state["phase"] == "build" and state["passes"] >= position.players
    return "lowest" if all_passed and position.options.get("ending") == "lowest" else state["phase"]


def choice(position, text):
    """Points, boxes and cards by kind that a move changes: what differs when it has been played."""
    before, moved = position.state, position.clone()
    moved.apply(text)
    after = moved.state
    shown, shown_after = cards_shown(before["stack"]), cards_shown(after["stack"])
    points = sum(after["scores"]) - sum(before["scores"])
    cards = [shown_after[kind] - shown[kind] for kind in KINDS]
    return [1, points, after["boxes"] - before["boxes"], *cards]


def observe(position, seat):
    state, players = position.state, position.players
    parts = Parts(
        heights=(16, 16), open=(16, 16), hands=(6, 4), deck=(4,), scores=(6,), built=(6,), phase=(7,),
        turn=(6,), acts=(6,), waived=(6,), counts=(2,), mode=(3,), ending=(3,), choices=(16, 7),
        seats=(6,),
    )  # fmt: skip
    for (i, j), (boxes, is_open) in columns_of(state["stack"]).items():
        parts["heights"][j, i] = boxes
        parts["open"][j, i] = is_open
    for other in range(players):
        row = relative(seat, other, players)
        parts["hands"][row] = [state["hands"][other][kind] for kind in KINDS]
        parts["scores"][row] = state["scores"][other]
        parts["built"][row] = state["built"][other] if state["built"] else 0
    parts["deck"][:] = list(deck_of(state).values())
    parts["phase"][PHASES.index(phase_of(position))] = 1
    parts["turn"][relative(seat, state["turn"], players)] = 1
    if position.seat is not None:
        parts["acts"][relative(seat, position.seat, players)] = 1
    for other in state["waived"]:
        parts["waived"][relative(seat, other, players)] = 1
    parts["counts"][:] = [state["round"], state["passes"]]
    parts["mode"][MODES.index(position.options.get("mode", "build"))] = 1
    parts["ending"][ENDINGS.index(position.options.get("ending", "plain"))] = 1
    if position.seat is not None:
        for number in position.actions():
            if number != WAY_OUT:
                parts["choices"][number] = choice(position, position.action_text(number))
    parts["seats"][:players] = 1
    return parts.as_bytes()
