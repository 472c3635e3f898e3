#!/usr/bin/python3
"""An engine (docs/engine.md) that plays as a Benben from before there were engines: old_engine.py LIBRARY BOT

LIBRARY is what that version's module for the page exports, built as a shared library (bench/README.md says how),
BOT one of its bots, as `mcts:100000`. At its end it says on standard error how many moves it has made, and the
mean and the longest time of a processor for one.
"""

import ctypes
import json
import sys
import time
from typing import Any

# What such a version always did and is an option by now; it knows no other options of today.
ALWAYS = ("prices=mixed",)


class Refused(Exception):
    """The library's reason, as a line of the protocol has it."""


class OldCore:
    """The exports of wasm/exports.cc: texts in, JSON out."""

    def __init__(self, library: str) -> None:
        self.exports = ctypes.CDLL(library)
        self.exports.benben_result.restype = ctypes.c_void_p
        self.exports.benben_result_size.restype = ctypes.c_size_t

    def ask(self, name: str, *arguments: int | str) -> Any:
        native: list[object] = []
        for argument in arguments:
            if isinstance(argument, str):
                data = argument.encode()
                native += [ctypes.c_char_p(data), ctypes.c_size_t(len(data))]
            else:
                native.append(ctypes.c_uint64(argument) if argument >= 0 else ctypes.c_int(argument))
        getattr(self.exports, name)(*native)
        size = self.exports.benben_result_size()
        answer = json.loads(ctypes.string_at(self.exports.benben_result(), size))
        if isinstance(answer, dict) and (error := answer.get("error")):
            raise Refused(f"{error['code']} {name}: {error['message']}")
        return answer


class Engine:
    """Answers the commands of a host, one after the other."""

    def __init__(self, core: OldCore, bot: str) -> None:
        self.core, self.bot = core, bot
        self.rules = {game["name"]: game for game in core.ask("benben_games")}
        self.position: int | None = None
        self.seconds: list[float] = []

    def benben(self, _version: str) -> list[str]:
        games = [
            f"game {game['name']} {game['rules']} {game['min_players']}-{game['max_players']}"
            for game in self.rules.values()
        ]
        return [f"name Benben of old, {self.bot}", *games, "ready 1"]

    def game(self, name: str, seats: str, *options: str) -> list[str]:
        if name not in self.rules or not set(options) <= set(ALWAYS):
            raise Refused(f"unsupported game: I know games of my time alone, and no options but {', '.join(ALWAYS)}.")
        if self.position is not None:
            self.core.ask("benben_close", self.position)
        tags = f'[Game "{name}"]\n[Rules "{self.rules[name]["rules"]}"]\n[Players "{seats}"]\n\n'
        self.position = self.core.ask("benben_open", tags)["handle"]
        return ["ok"]

    def event(self, actor: str, *words: str) -> list[str]:
        self.core.ask("benben_apply", self.position, -1 if actor == "*" else int(actor), " ".join(words))
        return ["ok"]

    def go(self, *order: str) -> list[str]:
        seed = int(dict(zip(order[::2], order[1::2]))["seed"])
        begun = time.process_time()
        move = self.core.ask("benben_choose", self.position, self.bot, seed)["text"]
        self.seconds.append(time.process_time() - begun)
        return [f"best {move}"]

    def answer(self, line: str) -> list[str]:
        word, *rest = line.split(" ")
        commands = {"benben": self.benben, "game": self.game, "event": self.event, "go": self.go}
        if word == "ping":
            return [line.replace("ping", "pong", 1)]
        if word not in commands:
            return [f"error unknown {word}: It is too old for that."]
        try:
            return commands[word](*rest)
        except Refused as refused:
            return [f"error {refused}"]


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    engine = Engine(OldCore(sys.argv[1]), sys.argv[2])
    for line in map(str.rstrip, sys.stdin):
        if line == "quit":
            break
        if line and line != "stop" and not line.startswith("#"):
            print(*engine.answer(line), sep="\n", flush=True)
    if moves := engine.seconds:
        mean, longest = 1000 * sum(moves) / len(moves), 1000 * max(moves)
        print(f"{engine.bot}: {len(moves)} moves, {mean:.2f} ms a move, {longest:.0f} at most", file=sys.stderr)


if __name__ == "__main__":
    main()
