"""Makes the benchmark set again: games between bots, positions drawn from them, and their answers."""

import json
import lzma
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import benben
from benben.benchmark.answers import FINDERS


@dataclass(frozen=True)
class Recipe:
    """How the set of a game is made."""

    kind: str  # of answers.py
    effort: int  # simulations, or positions that are looked at; 0 where none is needed
    bots: str  # who plays all seats: good enough to reach sane positions, bad enough to reach all sorts
    a_game: int  # positions taken from a game at most
    apart: int  # plies between two of them at least
    last: int = 10_000  # so many decisions before the end are looked at
    positions: int = 1_000  # in version 1


# Version 1. All of it costs a little more than an hour of one core.
RECIPES = {
    "pyramix": Recipe("exact", 300_000, "bot:4", 3, 2, last=12),
    "anubixx": Recipe("search", 20_000, "bot:4", 5, 8),
    "ankhor": Recipe("search", 40_000, "bot:4", 5, 8),
    "cubus": Recipe("points", 0, "bot:4", 5, 8),
    "ascension": Recipe("search", 200_000, "bot:4", 5, 8),
}
SEED = 1


def players_of(game: str, number: int) -> int:
    """All numbers of players in turn."""
    info = next(info for info in benben.games() if info["name"] == game)
    low, high = info["min_players"], info["max_players"]
    return low + (number - 1) % (high - low + 1)


def game_line(number: int, game: str, seed: int) -> dict[str, Any]:
    """Game `number` of a set, from 1: its record as far as it is needed, and its positions.

    A function of its arguments alone.
    """
    recipe = RECIPES[game]
    key = benben.Rng(seed).split(number)
    record = benben.match(game, [recipe.bots] * players_of(game, number), key.key)
    plies = [ply for ply, (actor, _) in enumerate(record.events) if actor is not None][-recipe.last :]
    taken: list[tuple[int, Any]] = []
    draw = key.split(2)
    while plies and len(taken) < recipe.a_game:
        ply = plies.pop(draw.below(len(plies)))
        if all(abs(ply - other) >= recipe.apart for other, _ in taken):
            position = record.replay(ply)
            told = FINDERS[recipe.kind](position, recipe.effort, key.split(3).split(ply).key)
            if told is not None:
                taken.append((ply, told))
    taken.sort()
    return {
        "game": number,
        "record": cut(record, max((ply for ply, _ in taken), default=0)),
        "positions": taken,
    }


def cut(record: benben.Record, plies: int) -> str:
    """The text of a record's first events."""
    position = record.replay(plies)
    shorter = benben.Record.start(position.game, position.players, position.options, position.tags)
    for actor, text in record.events[:plies]:
        shorter.append(text, actor)
    return shorter.write()


def make(game: str, positions: int | None, seed: int, processes: int, out: Path) -> int:
    """Writes out/GAME.jsonl.xz with so many positions, or those of the recipe, and gives its bytes.

    The same bytes whatever the number of processes. Raises ValueError for an unknown game.
    """
    if game not in RECIPES:
        raise ValueError(f"There is no game {game!r}.")
    games: list[dict[str, Any]] = []
    left = positions or RECIPES[game].positions
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        while left > 0:
            numbers = range(len(games) + 1, len(games) + 1 + max(processes, left // RECIPES[game].a_game))
            for line in pool.map(partial(game_line, game=game, seed=seed), numbers):
                line["positions"] = line["positions"][: max(left, 0)]
                left -= len(line["positions"])
                games.append(line)
    return write(game, games, seed, out)


def write(game: str, games: list[dict[str, Any]], seed: int, out: Path) -> int:
    """Writes the lines of games, without those of no position, behind their header; gives the bytes."""
    games = [line for line in games if line["positions"]]
    head = {
        "benchmark": 1,
        "game": game,
        "rules": benben.Record.parse(games[0]["record"]).tags["Rules"],
        "made_with": benben.__version__,
        "seed": seed,
        **{key: value for key, value in asdict(RECIPES[game]).items() if key != "positions"},
        "games": len(games),
        "positions": sum(len(line["positions"]) for line in games),
    }
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in [head, *games])
    packed = lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME)
    out.mkdir(parents=True, exist_ok=True)
    (out / f"{game}.jsonl.xz").write_bytes(packed)
    return len(packed)
