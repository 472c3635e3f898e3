#!/usr/bin/python3
"""An engine (docs/engine.md) that looks one move ahead, in all games: engine.py [BENBEN]

It knows no rules. `benben engine` is its rules book: that lists the moves, or draws some where they are
too many, plays each, tells the points and takes it back.

    benben arena pyramix --bots "cmd:python3 engine.py,random"
"""

import json
import random
import subprocess
import sys

BENBEN = sys.argv[1] if len(sys.argv) > 1 else "benben"
book = subprocess.Popen([BENBEN, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
TELLING = ("name", "author", "game", "option", "can", "move")  # lines that do not end an answer


def ask(command: str) -> list[str]:
    """All lines of the book's answer, the last of which ends it."""
    print(command, file=book.stdin, flush=True)
    lines = [book.stdout.readline().rstrip("\n")]
    while lines[-1].split(" ")[0] in TELLING:
        lines.append(book.stdout.readline().rstrip("\n"))
    return lines


def lead_behind(seat: int, move: str) -> int:
    """How many points the seat is ahead of the best of the others when it has played the move."""
    ask(f"event {seat} {move}")
    scores = json.loads(ask("state")[0].removeprefix("state "))["scores"]
    ask("undo 1")
    return scores.pop(seat) - max(scores)


def best(order: dict[str, str]) -> str:
    seat, draw = int(order["seat"]), random.Random(order["seed"])
    *moves, end = ask(f"legal seat {seat}")
    if end == "moves many":
        *moves, end = ask(f"sample 30 seat {seat} seed {order['seed']}")
    moves = [line.removeprefix("move ") for line in moves]
    return "best " + max(moves, key=lambda move: (lead_behind(seat, move), draw.random()))


def answer(line: str) -> list[str]:
    word, *rest = line.split(" ")
    if word == "benben":
        games = [told for told in ask(line) if told.startswith("game ")]
        return ["name One move ahead 1", *games, "ready 1"]
    if word == "go":
        return [best(dict(zip(rest[::2], rest[1::2])))]
    return ask(line) if word in ("game", "event", "ping") else [f"error unknown {word}: It is too simple for that."]


for line in map(str.rstrip, sys.stdin):
    if line == "quit":
        break
    if line != "stop":
        print(*answer(line), sep="\n", flush=True)
