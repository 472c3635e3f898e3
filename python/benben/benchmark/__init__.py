"""The benchmark set: positions of every game with answers that cost long searches (docs/benchmark.md).

    from benben import benchmark
    items = benchmark.load("pyramix", "test")
    print(benchmark.score(items, benben.Bot("pyramix", "greedy").choose))

`python -m benben.benchmark make` makes the set again, `... score --bot greedy` scores a bot. A version
of the set never changes: its files lie in the package (v1/), and what is found wrong with them makes a
new version.
"""

import json
import lzma
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import benben
from benben.benchmark.answers import Answer, answer_from
from benben.benchmark.scoring import Score, score

VERSION = 1
# Games 0 to 5 of every ten are for training, then two each for validation and test: positions of one
# game are alike, and stand in one split.
SPLITS = {"train": range(6), "validation": range(6, 8), "test": range(8, 10)}

__all__ = ["SPLITS", "VERSION", "Answer", "Item", "Score", "header", "load", "score", "split_of"]


@dataclass(frozen=True)
class Item:
    """A position in which a seat decides, and what is known of its moves."""

    name: str  # "pyramix-1-12-37": game, version, number of the game, ply
    number: int  # of the game, from 1: positions of one game are alike
    position: benben.Position  # clone() it before playing on
    answer: Answer


def split_of(number: int) -> str:
    """The split in which game `number` of a set stands."""
    return next(name for name, tens in SPLITS.items() if number % 10 in tens)


def lines(game: str, version: int = VERSION) -> list[dict[str, Any]]:
    """The header of a set, then a line for each game. Raises ValueError if there is none."""
    packed = files("benben.benchmark") / f"v{version}" / f"{game}.jsonl.xz"
    if not packed.is_file():
        raise ValueError(f"The benchmark set has no version {version} of {game!r}.")
    return [json.loads(line) for line in lzma.decompress(packed.read_bytes()).decode().splitlines()]


def header(game: str, version: int = VERSION) -> dict[str, Any]:
    """How a set was made: kind of answers, simulations, seed, bots, versions, counts."""
    return lines(game, version)[0]


def load(game: str, split: str | None = None, version: int = VERSION) -> Iterator[Item]:
    """The items of a game in a split ("train", "validation" or "test"), or all.

    Raises ValueError if there is no such set or split.
    """
    if split is not None and split not in SPLITS:
        raise ValueError(f"A split is one of {', '.join(SPLITS)}.")
    head, *games = lines(game, version)
    return (
        item
        for line in games
        if split in (None, split_of(line["game"]))
        for item in items_of(line, head, version)
    )


def items_of(line: dict[str, Any], head: dict[str, Any], version: int) -> Iterator[Item]:
    """The positions of one game."""
    record = benben.Record.parse(line["record"])
    for ply, told in line["positions"]:
        name = f"{head['game']}-{version}-{line['game']}-{ply}"
        yield Item(name, line["game"], record.replay(ply), answer_from(head["kind"], told))
