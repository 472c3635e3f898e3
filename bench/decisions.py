#!/usr/bin/python3
"""Measures how long bots think about one decision, the longest above all, and prints a table.

decisions.py: `bot:4` plays games, and in some of their positions, evenly spread, each bot is asked
for a move, each time in a process of its own (`benben engine`). What is told is that process's
time of a processor, in seconds; starting it takes some milliseconds of it.
"""

import argparse
import os
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Decision(NamedTuple):
    """A position, as a record up to it, and who decides."""

    record: str
    seat: int


def decisions_of(record: str) -> list[Decision]:
    """All decisions of a record of a whole game, in their order."""
    head, _, body = record.partition("\n\n")
    # The result of a part of the game would be another one.
    head = "\n".join(tag for tag in head.splitlines() if not tag.startswith("[Result "))
    events = body.splitlines()
    return [
        Decision("\n".join([head, "", *events[:ply]]), int(event.split()[0]))
        for ply, event in enumerate(events)
        if event[:1].isdigit()
    ]


def spread(decisions: list[Decision], number: int) -> list[Decision]:
    """So many of them at most, evenly spread, from the first on."""
    count = min(number, len(decisions))
    return [decisions[i * len(decisions) // count] for i in range(count)]


def seconds_of(benben: str, bot: str, decision: Decision) -> float:
    """The time of a processor that a bot takes for a decision."""
    lines = f"record\n{decision.record}\nend\ngo seat {decision.seat} seed 1\nquit\n"
    before = os.times()
    answer = subprocess.run(
        [benben, "engine", "--play", bot], input=lines, check=True, capture_output=True, text=True
    ).stdout
    after = os.times()
    if not any(line.startswith("best ") for line in answer.splitlines()):
        raise RuntimeError(f"{bot} gave no move: {answer.splitlines()[-1:]}")
    user = after.children_user - before.children_user
    return user + after.children_system - before.children_system


def row_of(bot: str, seconds: list[float]) -> str:
    ordered = sorted(seconds)
    mean = sum(ordered) / len(ordered)
    return f"| {bot} | {mean:.2f} | {ordered[len(ordered) // 2]:.2f} | {ordered[-1]:.2f} |"


def played(benben: str, game: str, players: str, games: str, seed: str) -> list[Decision]:
    """The decisions of some games of `bot:4`."""
    with tempfile.TemporaryDirectory() as folder:
        command = [benben, "selfplay", game, "--bots", "bot:4", "--players", players]
        command += ["--games", games, "--seed", seed, "--out", folder]
        subprocess.run(command, check=True, capture_output=True)
        records = [path.read_text() for path in sorted(Path(folder).glob("*.game"))]
    return [decision for record in records for decision in decisions_of(record)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", help="name of a game")
    parser.add_argument("--benben", default=str(ROOT / "build/release/benben"), help="the program")
    parser.add_argument("--bots", default="bot:7,bot:8", help="who is measured")
    parser.add_argument("--players", default="2", help="seats of a table")
    parser.add_argument("--games", default="2", help="games of bot:4 that the positions come from")
    parser.add_argument("--positions", type=int, default=20, help="how many")
    parser.add_argument("--seed", default="1", help="what the games come from")
    options = parser.parse_args()
    decisions = played(options.benben, options.game, options.players, options.games, options.seed)
    positions = spread(decisions, options.positions)
    print(f"{options.game}, {options.players} seats, {len(positions)} decisions\n")
    print("| bot | mean s | median s | longest s |\n|---|---|---|---|")
    for bot in options.bots.split(","):
        seconds = [seconds_of(options.benben, bot, decision) for decision in positions]
        print(row_of(bot, seconds), flush=True)


if __name__ == "__main__":
    main()
