#!/usr/bin/python3
"""Measures how long bots think about one decision, the longest above all, and prints a table.

decisions.py: `bot:4` plays games, and in some of their positions, evenly spread, each bot is asked
for a move, each time in a process of its own (`benben engine`). What is told is that process's
time of a processor, in seconds; starting it takes some milliseconds of it. With --modules FOLDER the same
positions are decided in WebAssembly, too, by the modules of the page's Workers (build/wasm), in one
process a bot and without the page's limit.
"""

import argparse
import json
import resource
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
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    answer = subprocess.run(
        [benben, "engine", "--play", bot], input=lines, check=True, capture_output=True, text=True
    ).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if not any(line.startswith("best ") for line in answer.splitlines()):
        raise RuntimeError(f"{bot} gave no move: {answer.splitlines()[-1:]}")
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def seconds_in_modules(folder: str, game: str, bot: str, decisions: list[Decision]) -> list[float]:
    """The time of a processor that a bot takes for each of them in WebAssembly."""
    questions = [json.dumps({"game": game, "bot": bot, "record": f"{decision.record}\n"}) for decision in decisions]
    command = ["node", str(ROOT / "bench/decide.mjs"), str(Path(folder, f"benben-{game}-bots.wasm"))]
    answers = subprocess.run(
        command, input="\n".join(questions), check=True, stdout=subprocess.PIPE, text=True
    ).stdout.splitlines()
    return [json.loads(answer)["seconds"] for answer in answers]


def cells_of(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    mean = sum(ordered) / len(ordered)
    return f" {mean:.3f} | {ordered[len(ordered) // 2]:.3f} | {ordered[-1]:.3f} |"


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
    parser.add_argument("--modules", default="", help="folder of the page's modules, to measure these, too")
    options = parser.parse_args()
    decisions = played(options.benben, options.game, options.players, options.games, options.seed)
    positions = spread(decisions, options.positions)
    print(f"{options.game}, {options.players} seats, {len(positions)} decisions\n")
    kinds = ["", " in WebAssembly"] if options.modules else [""]
    titles = [f"{figure} s{kind}" for kind in kinds for figure in ("mean", "median", "longest")]
    print("| bot | " + " | ".join(titles) + " |\n" + "|---" * (len(titles) + 1) + "|")
    for bot in options.bots.split(","):
        cells = cells_of([seconds_of(options.benben, bot, decision) for decision in positions])
        if options.modules:
            cells += cells_of(seconds_in_modules(options.modules, options.game, bot, positions))
        print(f"| {bot} |{cells}", flush=True)


if __name__ == "__main__":
    main()
