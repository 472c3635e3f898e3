"""A game as rows of numbers: what selfplay.py writes and data.py reads, made again from a record.

A record is the truth, and everything here follows from it: `decisions` gives a row for each decision
of a game, `schema` says what is in it (docs/datasets.md tells the columns).
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pyarrow as pa

import benben

FORMAT = 1  # of the columns; another number means others


def schema(game: str, players: int, *, searched: bool) -> pa.Schema:
    """The columns of the decisions of a game, in their order."""
    encoding = benben.encoding(game)
    columns = [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("ply", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("observation", pa.binary(encoding.size), nullable=False),
        pa.field("mask", pa.binary(mask_bytes(encoding.actions)), nullable=False),
        pa.field("action", pa.int32()),
        pa.field("move", pa.string(), nullable=False),
        pa.field("returns", pa.list_(pa.float32(), players), nullable=False),
        pa.field("scores", pa.list_(pa.int32(), players), nullable=False),
    ]
    if searched:
        columns += [
            pa.field("searched", pa.list_(pa.int32()), nullable=False),
            pa.field("visits", pa.list_(pa.int32()), nullable=False),
            pa.field("values", pa.list_(pa.float32()), nullable=False),
        ]
    return pa.schema(columns)


def games_schema(players: int) -> pa.Schema:
    """The columns of the games, in their order."""
    return pa.schema(
        [
            pa.field("game", pa.int64(), nullable=False),
            pa.field("decisions", pa.int32(), nullable=False),
            pa.field("returns", pa.list_(pa.float32(), players), nullable=False),
            pa.field("scores", pa.list_(pa.int32(), players), nullable=False),
            pa.field("record", pa.string(), nullable=False),
        ]
    )


def mask_bytes(actions: int) -> int:
    """How many bytes a packed mask has."""
    return (actions + 7) // 8


def decisions(
    record: benben.Record, number: int, search: int = 0, key: benben.Rng | None = None
) -> Iterator[dict[str, Any]]:
    """A row for each decision of a finished game, by the names of `schema`.

    With `search`, each position is searched with so many simulations, from `key`.split(2).split(ply).
    Raises Refused if the record breaks a rule or its setup has no numbers, ValueError if the game is
    not over.
    """
    positions = record.positions()
    end = positions[-1]
    if not end.is_over:
        raise ValueError("The game of this record is not over.")
    for position, (seat, move) in zip(positions, record.events):
        if seat is None:
            continue
        row = {
            "game": number,
            "ply": position.ply,
            "seat": seat,
            "observation": position.observation(seat).tobytes(),
            "mask": np.packbits(position.mask(), bitorder="little").tobytes(),
            "action": position.action_of(move),
            "move": move,
            "returns": end.returns,
            "scores": end.scores,
        }
        if search:
            row |= statistics(position, search, (key or benben.Rng(0)).split(2).split(position.ply).key)
        yield row


def statistics(position: benben.Position, simulations: int, seed: int) -> Mapping[str, list]:
    """What a search found of the moves it looked at, by their actions; the most visited first."""
    found = benben.search(position, simulations, seed)
    return {
        "searched": [position.action_of(move.text) for move in found],
        "visits": [move.visits for move in found],
        "values": [move.value for move in found],
    }
