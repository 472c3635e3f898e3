"""The card of a dataset: README.md beside it, which tells where it comes from, what is in it, and its edges.

A function of the files beside it, without dates: whoever makes the dataset again gets the same card.
"""

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq

NO_LICENCE = "unspecified"

TEMPLATE = """\
---
pretty_name: Self-play of {game} by Benben
license: {licence}
tags: [board-games, reinforcement-learning, self-play]
configs:
  - config_name: decisions
    data_files: decisions-*.parquet
  - config_name: games
    data_files: games-*.parquet
---

# Self-play of {game}, {players} seats

{games:,} games between bots, {decisions:,} decisions, in {shards} shards of {shard_games:,} games.

| | |
|---|---|
| game, rules | `{game}`, version {rules}{options} |
| seed | {seed}; game n is game n of `benben selfplay` with it |
| searches | {searches} |
| made with | benben {benben}, format {format} of the columns |
| numbers | {actions:,} actions, {observation:,} bytes an observation |
| licence | {licence} |

| seat | bot | share of the wins | mean return | mean points |
|---|---|---|---|---|
{seats}

## Make it again

```
{command}
```

The same version of Benben makes the same rows on every platform, and the same bytes with the same version of
pyarrow, whatever the number of processes. `dataset.json` holds the settings.

## What is in it

`decisions-*.parquet` has a row for each decision, `games-*.parquet` one for each game, with its record, from
which the rows follow. What the columns mean stands in docs/datasets.md, what the numbers of an observation
and of the actions mean in docs/encodings/{game}.md. `benben.data.Dataset` reads it in batches; its splits are by
game.

## Edges

- Nobody human played: these are games between the bots above, with their habits and their errors. Positions
  that such bots do not reach are not here.
- Rows of one game hang together. Split by game, never by row.
- Returns are those of the game as it was played, not what a position is worth.
{edges}
"""


def write(out: Path, licence: str = NO_LICENCE) -> None:
    """Writes the card of a whole dataset. Raises OSError for files that are not there."""
    told = json.loads((out / "dataset.json").read_text())
    whole = out / f".README.md.{os.getpid()}"
    whole.write_text(text(out, told, licence), "utf-8")
    whole.replace(out / "README.md")


def text(out: Path, told: dict[str, Any], licence: str) -> str:
    """The card of the dataset in a folder."""
    files = sorted(out.glob("games-*.parquet"))
    columns = [pq.read_table(file, columns=["returns", "scores"]) for file in files]
    returns, scores = (
        np.concatenate([table[name].combine_chunks().flatten().to_numpy() for table in columns])
        for name in ("returns", "scores")
    )
    rows = sum(pq.read_metadata(file).num_rows for file in out.glob("decisions-*.parquet"))
    search = told["search"]
    return TEMPLATE.format(
        **{key: told[key] for key in ("game", "players", "games", "shard_games", "rules", "seed", "benben")},
        **{key: told[key] for key in ("format", "actions", "observation")},
        licence=licence,
        decisions=rows,
        shards=len(files),
        options="".join(f", {name}={value}" for name, value in told["options"]),
        searches=f"{search:,} simulations for every decision" if search else "none",
        seats=seats(told, returns.reshape(-1, told["players"]), scores.reshape(-1, told["players"])),
        command=command(told),
        edges=edges(told, licence),
    )


def seats(told: dict[str, Any], returns: np.ndarray, scores: np.ndarray) -> str:
    """A line for each seat."""
    won = returns == returns.max(axis=1, keepdims=True)
    shares = (won / won.sum(axis=1, keepdims=True)).mean(axis=0)
    return "\n".join(
        f"| {seat} | `{bot}` | {shares[seat]:.1%} | {returns[:, seat].mean():+.3f} | {scores[:, seat].mean():.2f} |"
        for seat, bot in enumerate(told["bots"])
    )


def command(told: dict[str, Any]) -> str:
    """What makes the dataset again."""
    options = "".join(f" --option {name}={value}" for name, value in told["options"])
    search = f" --search {told['search']}" if told["search"] else ""
    return (
        f"python -m benben.selfplay --game {told['game']} --bots {','.join(told['bots'])}{options} --games"
        f" {told['games']} \\\n  --seed {told['seed']}{search} --shard-games {told['shard_games']} --out DIR"
    )


def edges(told: dict[str, Any], licence: str) -> str:
    """What holds of this dataset alone."""
    lines = []
    if told["game"] == "cubus":
        lines.append(
            "- Actions are the candidates of our bots, a small and biased part of the legal moves; a move that\n"
            "  is none has no action. Where several seats may answer a knock, they were asked in their order."
        )
    if told["search"]:
        lines.append(
            "- Searches leave out moves that are never better than others, and values of moves with few visits\n"
            "  are rough."
        )
    if licence == NO_LICENCE:
        lines.append("- No licence was chosen: choose one (`--licence`) before you publish this.")
    return "\n".join(lines) or "- None beyond these."
