"""`python -m benben.selfplay`: bots play each other, and what they do becomes a dataset in Parquet.

    python -m benben.selfplay --game pyramix --bots bot:4 --games 10000 --out data --processes 2

Game n is game n of `benben selfplay` with the same game, bots and seed. The games go into shards, files
of so many games, and each shard is a function of the settings and its number: the same bytes whatever
the number of processes, machines and interruptions. A shard that is there is not made again, so the same
command goes on where it was ended. `--part 3/20` makes the third of twenty parts (docs/datasets.md).
"""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

import benben
from benben import card
from benben.rows import FORMAT, decisions, games_schema, schema

ROW_GROUP = 4_096  # rows that are read at a time
SETTINGS = "dataset.json"


@dataclass(frozen=True)
class Settings:
    """What a dataset is a function of."""

    game: str
    players: int
    bots: tuple[str, ...]  # one for each seat
    options: tuple[tuple[str, str], ...] = ()
    games: int = 1_000
    seed: int = 1
    search: int = 0  # simulations for each decision; 0 for no search
    shard_games: int = 1_000

    def check(self) -> None:
        """Raises Refused or ValueError for what cannot be played or put into numbers."""
        position = benben.start(self.game, self.players, dict(self.options))
        for bot in self.bots:
            benben.Bot(self.game, bot)
        if len(self.bots) != self.players:
            raise ValueError(f"One bot for all seats or one for each of {self.players} is needed.")
        if not (1 <= self.games <= 10**9 and 1 <= self.shard_games <= 10**6):
            raise ValueError("There are 1 to 10^9 games, and 1 to 10^6 in a shard.")
        if not 0 <= self.search <= 10**8:
            raise ValueError("A search has 0 to 10^8 simulations.")
        if not 0 <= self.seed < 2**64:
            raise ValueError("A seed is a number from 0 to 2^64 - 1.")
        benben.Batch(self.game, 1, players=position.players, options=dict(self.options))

    @property
    def shards(self) -> int:
        """How many there are."""
        return -(-self.games // self.shard_games)

    def numbers(self, shard: int) -> range:
        """The games of a shard, counted from 1."""
        first = shard * self.shard_games + 1
        return range(first, min(first + self.shard_games, self.games + 1))


def play(settings: Settings, number: int) -> benben.Record:
    """The record of a game: that of `benben selfplay`, with its tags."""
    seed = benben.Rng(settings.seed).split(number).key
    record = benben.match(settings.game, list(settings.bots), seed, dict(settings.options))
    named = benben.Record.start(settings.game, settings.players, dict(settings.options))
    for seat, bot in enumerate(settings.bots):
        named.set_tag(f"Seat{seat}", bot)
    named.set_tag("Result", record.tags["Result"])
    for seat, text in record.events:
        named.append(text, seat)
    return named


def names(shard: int) -> tuple[str, str]:
    """The files of a shard: its decisions, and its games."""
    return f"decisions-{shard:06}.parquet", f"games-{shard:06}.parquet"


def is_made(out: Path, shard: int) -> bool:
    """Whether both files of a shard are there."""
    return all((out / name).is_file() for name in names(shard))


def write_shard(shard: int, settings: Settings, out: Path) -> int:
    """Plays the games of a shard, writes its two files and gives its number.

    A file has its name only once it is whole.
    """
    columns = schema(settings.game, settings.players, searched=bool(settings.search))
    games: list[dict[str, Any]] = []
    rows: list[dict[str, Any]] = []
    key = benben.Rng(settings.seed)
    file, games_file = (out / name for name in names(shard))
    partial_name = out / f".{file.name}.{os.getpid()}"
    with pq.ParquetWriter(partial_name, described(columns, settings), compression="zstd") as writer:
        for number in settings.numbers(shard):
            record = play(settings, number)
            own = list(decisions(record, number, settings.search, key.split(number)))
            rows += own
            games.append(
                {
                    "game": number,
                    "decisions": len(own),
                    "returns": own[0]["returns"],
                    "scores": own[0]["scores"],
                    "record": record.write(),
                }
            )
            while len(rows) >= ROW_GROUP:
                writer.write_table(pa.Table.from_pylist(rows[:ROW_GROUP], columns))
                rows = rows[ROW_GROUP:]
        if rows:
            writer.write_table(pa.Table.from_pylist(rows, columns))
    games_name = out / f".{games_file.name}.{os.getpid()}"
    table = pa.Table.from_pylist(games, games_schema(settings.players))
    pq.write_table(table.replace_schema_metadata(metadata(settings)), games_name, compression="zstd")
    games_name.replace(games_file)
    partial_name.replace(file)
    return shard


def metadata(settings: Settings) -> dict[str, str]:
    """What each file tells of itself."""
    return {"benben": json.dumps(told(settings))}


def described(columns: pa.Schema, settings: Settings) -> pa.Schema:
    """Columns with the metadata of the file that they stand in."""
    return columns.with_metadata(metadata(settings))


def told(settings: Settings) -> dict[str, Any]:
    """What dataset.json says: the settings, and what they were played with."""
    rules = next(info["rules"] for info in benben.games() if info["name"] == settings.game)
    encoding = benben.encoding(settings.game)
    made = {"rules": rules, "actions": encoding.actions, "observation": encoding.size}
    return {"format": FORMAT, "benben": benben.__version__, **made, **asdict(settings)}


def begin(settings: Settings, out: Path) -> None:
    """Makes the folder and its dataset.json; ValueError if it holds a dataset of other settings."""
    settings.check()
    out.mkdir(parents=True, exist_ok=True)
    text = json.dumps(told(settings), indent=2) + "\n"
    file = out / SETTINGS
    if file.exists():
        if file.read_text() != text:
            raise ValueError(f"{file} tells of other settings or another version: choose an empty folder.")
        return
    whole = out / f".{SETTINGS}.{os.getpid()}"
    whole.write_text(text)
    whole.replace(file)


def due(settings: Settings, out: Path, part: tuple[int, int] = (1, 1)) -> list[int]:
    """The shards of a part, k of n, that are not there yet."""
    mine = range(part[0] - 1, settings.shards, part[1])
    return [shard for shard in mine if not is_made(out, shard)]


def write_shards(settings: Settings, out: Path, shards: list[int], processes: int) -> Iterator[int]:
    """Makes shards in so many processes, and gives the number of each that is done."""
    work = partial(write_shard, settings=settings, out=out)
    if processes == 1 or len(shards) < 2:
        yield from map(work, shards)
        return
    with ProcessPoolExecutor(min(processes, len(shards)), get_context("spawn")) as pool:
        yield from pool.map(work, shards)


def end(settings: Settings, out: Path, licence: str) -> bool:
    """Writes the card once all shards are there, and says whether they are."""
    if due(settings, out):
        return False
    card.write(out, licence)
    return True


def parse_part(text: str) -> tuple[int, int]:
    """Reads "3/20"."""
    number, slash, parts = text.partition("/")
    if not (slash and number.isdecimal() and parts.isdecimal() and 1 <= int(number) <= int(parts)):
        raise argparse.ArgumentTypeError("a part is k/n, as 3/20")
    return int(number), int(parts)


def parse_option(text: str) -> tuple[str, str]:
    """Reads "cobras=all"."""
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError("an option is NAME=VALUE, as cobras=all")
    return name, value


def parser(module: str, description: str) -> argparse.ArgumentParser:
    """The flags, which benben.ray shares."""
    raw = argparse.RawDescriptionHelpFormatter
    flags = argparse.ArgumentParser(f"python -m {module}", description=description, formatter_class=raw)
    flags.add_argument("--game", required=True, help="its name, as pyramix")
    flags.add_argument("--players", type=int, help="number of seats (the fewest, or one for each bot)")
    flags.add_argument("--bots", required=True, help="one for all seats, or one for each, with commas between")
    flags.add_argument("--option", type=parse_option, action="append", default=[], help="NAME=VALUE; repeatable")
    flags.add_argument("--games", type=int, default=1_000, help="number of games (1000)")
    flags.add_argument("--seed", type=int, default=1, help="of all that is random (1)")
    flags.add_argument("--search", type=int, default=0, help="simulations of a search of every position (0: none)")
    flags.add_argument("--shard-games", type=int, default=1_000, help="games in a file (1000)")
    flags.add_argument("--out", type=Path, required=True, help="folder of the dataset")
    flags.add_argument("--format", choices=["parquet"], default="parquet", help="of the files (parquet)")
    flags.add_argument("--licence", default=card.NO_LICENCE, help="what the card says of it, as CC0-1.0")
    return flags


def settings_of(options: argparse.Namespace) -> Settings:
    """The settings that flags mean. Raises Refused for a game that there is not."""
    bots = tuple(options.bots.split(","))
    players = options.players or (len(bots) if len(bots) > 1 else benben.start(options.game).players)
    if len(bots) == 1:
        bots *= players
    named = tuple(sorted(options.option))
    counts = {"games": options.games, "seed": options.seed, "search": options.search}
    return Settings(options.game, players, bots, named, **counts, shard_games=options.shard_games)


def main(arguments: Iterable[str] | None = None) -> None:
    """Does what the command line asks, or these words; what is wrong ends the program with 2 and a sentence."""
    flags = parser("benben.selfplay", __doc__)
    flags.add_argument("--processes", type=int, default=1, help="that play at the same time (1)")
    flags.add_argument("--part", type=parse_part, default=(1, 1), help="make this part alone, as 3/20")
    options = flags.parse_args(None if arguments is None else list(arguments))
    try:
        settings = settings_of(options)
        begin(settings, options.out)
        shards = due(settings, options.out, options.part)
        for done, shard in enumerate(write_shards(settings, options.out, shards, max(options.processes, 1)), 1):
            print(f"shard {shard}: {done} of {len(shards)}", file=sys.stderr, flush=True)
        is_whole = end(settings, options.out, options.licence)
    except (ValueError, OSError) as error:  # Refused is a ValueError
        flags.exit(2, f"{flags.prog}: {error}\n")
    print(f"{options.out}: {'whole' if is_whole else 'other parts are still due'}")


if __name__ == "__main__":
    main()
