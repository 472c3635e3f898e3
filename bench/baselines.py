#!/usr/bin/env python3
"""What simple players, searches and trained agents win against `greedy`: the table of docs/baselines.md.

    baselines.py [--deals 24] [--games pyramix,...] [--seats ends|all] [--who trained] [--out FILE.csv]
    baselines.py --table docs/training/baselines.csv

One of each kind sits among `greedy` at all the other seats, and plays each deal once from every seat. A deal
is one seed of all chance: the same for all kinds. Tells the share of the wins (a win shared by k counts
1/k), its 95% interval by the bootstrap over deals, and the seconds of CPU time that it took. The file keeps the rows
that are not measured again; --table prints it as the page has it.
"""

import argparse
import csv
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import benben
from benben.statistics import Interval, of_groups

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
COLUMNS = ["game", "seats", "who", "deals", "seed", "share", "low", "high", "cpu_s"]
Choose = Callable[[benben.Position, int], str]
Row = dict[str, str]


def play(game: str, players: int, seat: int, choosers: tuple[Choose, Choose], key: benben.Rng) -> float:
    """The share of the win of a seat, whose moves the first chooses; the second has all others.

    Chance and choices draw as docs/random.md has it for a match.
    """
    position = benben.start(game, players)
    while not position.is_over:
        if position.is_chance:
            position.apply_chance(key.split(0).split(position.ply).key)
        else:
            choose = choosers[position.seat != seat]
            position.apply(choose(position, key.split(1).split(position.ply).key))
    winners = position.winners
    return (seat in winners) / len(winners)


def measure(game: str, players: int, choose: Choose, deals: int, seed: int) -> Interval:
    """The share of the wins of one among greedy ones."""
    greedy = benben.Bot(game, "greedy").choose
    numbers = [deal for deal in range(1, deals + 1) for _ in range(players)]
    keys = benben.Rng(seed)
    won = [
        play(game, players, seat, (choose, greedy), keys.split(deal))
        for deal in range(1, deals + 1)
        for seat in range(players)
    ]
    return of_groups(numbers, won)


def chooser(game: str, who: str, agents: Path) -> Choose:
    """Who chooses moves, by name."""
    if who != "trained":
        return benben.Bot(game, who).choose
    sys.path.insert(0, str(EXAMPLES))
    from agent import Agent

    return Agent.load(agents / f"{game}.json").choose


def measured(options: argparse.Namespace) -> Iterator[Row]:
    """A row for each game, number of seats and kind."""
    for info in benben.games():
        game, least, most = info["name"], info["min_players"], info["max_players"]
        if game not in options.games.split(","):
            continue
        for players in range(least, most + 1) if options.seats == "all" else sorted({least, most}):
            for name in options.who.split(","):
                begun = time.process_time()
                share = measure(game, players, chooser(game, name, options.agents), options.deals, options.seed)
                figures = (*(f"{figure:.4f}" for figure in share), f"{time.process_time() - begun:.1f}")
                cells = (game, players, name, options.deals, options.seed, *figures)
                yield dict(zip(COLUMNS, map(str, cells), strict=True))


def line(row: Row) -> str:
    """A row as the page has it."""
    title = next(info["title"] for info in benben.games() if info["name"] == row["game"])
    share, low, high = (f"{float(row[name]):.1%}" for name in ("share", "low", "high"))
    cells = [title, row["seats"], f"{1 / int(row['seats']):.1%}", row["who"], row["deals"], share]
    return f"| {' | '.join(cells)} | {low} to {high} | {row['cpu_s']} |"


HEAD = "| game | seats | an equal's | who | deals | share of the wins | 95% | CPU s |\n" + "|---" * 8 + "|"


def read(file: Path) -> list[Row]:
    """The rows of a file, none if there is no such file."""
    if not file.exists():
        return []
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def place(row: Row) -> tuple[int, int, int, int]:
    """Where a row stands in the table: by game, seats and kind; no two of a table have the same."""
    games = [info["name"] for info in benben.games()]
    kind, _, simulations = row["who"].partition(":")
    order = ["random", "greedy", "mcts", "trained"]
    return games.index(row["game"]), int(row["seats"]), order.index(kind), int(simulations or 0)


def write(file: Path, rows: list[Row]) -> None:
    """Writes them to the file, in the places of what it has of the same kinds."""
    table_of = {place(row): row for row in (*read(file), *rows)}
    rows = [table_of[at] for at in sorted(table_of)]
    with file.open("w", encoding="utf-8", newline="") as lines:
        table = csv.DictWriter(lines, COLUMNS, lineterminator="\n")
        table.writeheader()
        table.writerows(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=24, help="each is played from every seat (24)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals (1)")
    parser.add_argument("--games", default=",".join(game["name"] for game in benben.games()))
    parser.add_argument("--seats", choices=["ends", "all"], default="ends", help="the fewest and the most, or all (ends)")
    everybody = "random,greedy,mcts:30,mcts:100,trained"
    parser.add_argument("--who", default=everybody, help=f"kinds, with commas between ({everybody})")
    parser.add_argument("--agents", type=Path, default=EXAMPLES / "agents", help="folder of trained ones, GAME.json")
    parser.add_argument("--out", type=Path, help="file of the figures, as CSV")
    parser.add_argument("--table", type=Path, help="print the table of this file, and measure nothing")
    options = parser.parse_args()
    print(HEAD)
    if options.table:
        print("\n".join(map(line, read(options.table))))
        return
    rows = []
    for row in measured(options):
        rows.append(row)
        print(line(row), flush=True)
    if options.out:
        write(options.out, rows)


if __name__ == "__main__":
    main()
