"""`python -m benben.benchmark`: makes the benchmark set, or scores a bot by it."""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import benben
from benben import benchmark
from benben.benchmark.make import RECIPES, SEED, make

UNITS = {"search": "value", "exact": "worth", "points": "points"}


def arguments() -> argparse.ArgumentParser:
    """The commands and their flags."""
    parser = argparse.ArgumentParser(prog="python -m benben.benchmark", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make", help="make the set: the same bytes from the same version")
    making.add_argument("--positions", type=int, help="of each game (as many as the version has)")
    making.add_argument("--seed", type=int, default=SEED, help=f"of everything random ({SEED})")
    making.add_argument("--processes", type=int, default=1, help="that share the work (1)")
    making.add_argument("--out", type=Path, required=True, help="folder of the files")
    scoring = commands.add_parser("score", help="score a bot")
    scoring.add_argument("--bot", required=True, help="greedy, bot:5, mcts:1000, ...")
    scoring.add_argument("--split", default="test", choices=[*benchmark.SPLITS, "all"])
    scoring.add_argument("--seed", type=int, default=0, help="of the bot's choices (0)")
    for command in (making, scoring):
        command.add_argument("--games", default=",".join(RECIPES), help="by name, with commas between (all)")
    return parser


def main(given: Sequence[str] | None = None) -> None:
    """Does what the command line asks, or these words; what is wrong ends the program with 2 and a sentence."""
    parser = arguments()
    options = parser.parse_args(given)
    try:
        (make_all if options.command == "make" else score_all)(options)
    except (ValueError, OSError) as error:  # Refused is a ValueError
        parser.exit(2, f"{parser.prog}: {error}\n")


def make_all(options: argparse.Namespace) -> None:
    """Makes the sets of the games that are named, and prints bytes and seconds of each. ValueError for a bad number."""
    if (options.positions is not None and options.positions < 1) or options.processes < 1:
        raise ValueError("Positions and processes are at least 1.")
    for game in options.games.split(","):
        begun = time.perf_counter()
        size = make(game, options.positions, options.seed, options.processes, options.out)
        seconds = time.perf_counter() - begun
        print(f"{game}: {size:,} bytes, {seconds:.0f} s", flush=True)


def score_all(options: argparse.Namespace) -> None:
    """Prints a table of how a bot does, a row for each game. Refused for a bot that the game does not have."""
    print("| game | positions | agreement | regret | in |\n|---|---|---|---|---|")
    split = None if options.split == "all" else options.split
    for game in options.games.split(","):
        choose = benben.Bot(game, options.bot).choose
        found = benchmark.score(benchmark.load(game, split), choose, options.seed)
        unit = UNITS[benchmark.header(game)["kind"]]
        print(f"| {game} | {found.positions} | {found.agreement} | {found.regret} | {unit} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
