#!/usr/bin/python3
"""Measures the bots' levels on their one scale, and finds how much each must err to stand on it.

levels.py table [GAME...] prints for docs/strength.md how often each level wins against the one below it,
the beginner (one-ply:novice) and the strongest one-ply player of its game, with 95% intervals.
levels.py fit GAME... finds the half losses (search/erring.h) with which the levels 1, 2 and 5 stand where
the scale wants them: 1 loses to the beginner, 2 is the beginner's equal, 5 the one-ply player's. What it prints belongs
into games/levels.h.
levels.py ratings GAME... lets each level, the beginner and the one-ply player meet the two next to them on the
scale, rates all by what came of it, the beginner at 1000, and writes the levels' ratings to docs/ratings.csv, which
the page shows. With --keep FOLDER the games are kept there, and a run that was ended goes on; --played rates what
is kept, and plays nothing.
"""

import argparse
import csv
import json
import math
from collections.abc import Callable

from pathlib import Path

from gauntlet import ROOT, Cell, cell_of, one_ply_players, run

NOVICE = "one-ply:novice"
NOVICE_RATING = 1000
RATINGS = ROOT / "docs/ratings.csv"
# Where the one-ply player stands among the levels: they are to meet their like.
BEST_ABOVE = 5
MOST_HALF_LOSS = 1000
FULL = "full"


class Arena:
    """Matches of one bot against others of one kind, all on the same deals."""

    def __init__(self, benben: str, players: int, deals: int, seed: int, jobs: int) -> None:
        self.benben = benben
        self.flags = ["--players", str(players), "--games", str(deals), "--seed", str(seed), "--jobs", str(jobs)]

    def share(self, game: str, bot: str, other: str) -> Cell:
        return cell_of(run(self.benben, "arena", game, "--bots", f"{bot},{other}", *self.flags, "--json"))


def half_loss_for(target: float, share_of: Callable[[int], float], steps: int = 6) -> int:
    """The half loss at which `share_of` comes to `target`: it falls as the half loss grows."""
    low, high = 0.0, math.log(MOST_HALF_LOSS)
    for _ in range(steps):
        middle = (low + high) / 2
        if share_of(round(math.exp(middle))) > target:
            low = middle
        else:
            high = middle
    return round(math.exp((low + high) / 2))


def fit(
    arena: Arena, game: str, best: str, simulations: list[int], targets: tuple[float, float, float], sights: list[str]
) -> None:
    """Prints how the levels 1 to 5 should err."""
    anchors = [(1, NOVICE, targets[0]), (2, NOVICE, targets[1]), (5, best, targets[2])]
    found = {}
    for level, other, target in anchors:
        effort, sight = simulations[level - 1], sights[level - 1]

        def share_of(half_loss: int, effort: int = effort, sight: str = sight, other: str = other) -> float:
            bot = f"erring:{effort}:{half_loss}" + (f":{sight}" if sight != FULL else "")
            share = arena.share(game, bot, other).share
            print(f"# {game} {bot} against {other}: {share:.0%}", flush=True)
            return share

        found[level] = half_loss_for(target, share_of)
    # What lies between errs by even steps.
    for level in (3, 4):
        part = (level - 2) / 3
        found[level] = round(found[2] ** (1 - part) * found[5] ** part)
    pairs = ", ".join(f"{{{simulations[level - 1]}, {found[level]}}}" for level in range(1, 6))
    print(f"{game}: {pairs}", flush=True)


def table(arena: Arena, game: str, best: str, levels: list[int]) -> None:
    """Prints a row for each level, in Markdown."""
    print(f"| {game} | level below | beginner | {best} | ms a move |\n|---|---|---|---|---|")
    for level in levels:
        bot = f"bot:{level}"
        others = ([f"bot:{level - 1}"] if level > 1 else []) + [NOVICE, best]
        shares = [arena.share(game, bot, other) for other in others]
        cells = ["" for _ in range(3 - len(shares))] + [share.text() for share in shares]
        ms = sum(share.ms for share in shares) / len(shares)
        print(f"| {bot} | " + " | ".join(cells) + f" | {ms:.2f} |", flush=True)


def ladder(best: str, levels: int) -> list[str]:
    """The levels, the beginner and the one-ply player, from the weakest to the strongest."""
    rungs = [f"bot:{level}" for level in range(1, levels + 1)]
    return [rungs[0], NOVICE, *rungs[1:BEST_ABOVE], best, *rungs[BEST_ABOVE:]]


def rate(arena: Arena, game: str, best: str, keep: str, played: bool) -> list[dict[str, str | int]]:
    """Plays a game's ladder, prints what a rung has won against the next, and tells the levels' ratings."""
    kept = Path(keep, f"{game}.arena") if keep else None
    if kept:
        kept.parent.mkdir(parents=True, exist_ok=True)
    bots = ladder(best, 8)
    if played:
        answer = run(arena.benben, "merge", str(kept), "--json", "--zero", NOVICE)
    else:
        out = ["--out", str(kept)] if kept else []
        flags = [*arena.flags, "--bots", ",".join(bots), "--near", "2", "--zero", NOVICE, *out, "--json"]
        answer = run(arena.benben, "arena", game, *flags)
    told = json.loads(answer)
    for meeting in told["meetings"]:
        share, low, high = (100 * meeting[name] for name in ("share", "low", "high"))
        print(f"# {game}: {meeting['opponent']} wins {100 - share:.0f}% ({100 - high:.0f} to {100 - low:.0f}%)", end=" ")
        print(f"of {meeting['games']} against {meeting['challenger']}")
    rows: list[dict[str, str | int]] = []
    for bot in sorted(told["bots"], key=lambda bot: bots.index(bot["bot"])):
        elo, low, high = (round(NOVICE_RATING + bot[name]) for name in ("elo", "low", "high"))
        print(f"# {game}: {bot['bot']} {elo} ({low} to {high}), {1000 * bot['seconds']:.2f} ms a move", flush=True)
        if bot["bot"].startswith("bot:") and bot["moves"] > 0:
            level = int(bot["bot"].removeprefix("bot:"))
            rows.append({"game": game, "level": level, "rating": elo, "low": low, "high": high})
    return rows


def publish(rated: list[dict[str, str | int]]) -> None:
    """Writes the ratings to their file, in place of those that these games had, and prints the whole for docs/strength.md."""
    with RATINGS.open(newline="") as file:
        before: list[dict[str, str | int]] = [dict(row) for row in csv.DictReader(file)]
    new = {row["game"] for row in rated}
    rows = [row for row in before if row["game"] not in new] + rated
    order = list(dict.fromkeys(row["game"] for row in before + rated))
    rows.sort(key=lambda row: order.index(row["game"]))
    with RATINGS.open("w", newline="") as file:
        writer = csv.DictWriter(file, ["game", "level", "rating", "low", "high"], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    print("| game | " + " | ".join(f"level {level}" for level in range(1, 9)) + " |\n" + "|---" * 9 + "|")
    for game in dict.fromkeys(row["game"] for row in rows):
        rated_levels = {int(row["level"]): row for row in rows if row["game"] == game}
        print(f"| {game} |", end="")
        for level in range(1, 9):
            row = rated_levels.get(level)
            print(f" {row['rating']} ({row['low']} to {row['high']}) |" if row else " |", end="")
        print()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("command", choices=["table", "fit", "ratings"])
    parser.add_argument("games", nargs="*", help="names of games (all)")
    parser.add_argument("--benben", default=str(ROOT / "build/release/benben"), help="the program")
    parser.add_argument("--levels", default="1,2,3,4,5,6", help="which levels the table has")
    parser.add_argument("--simulations", default="100,100,150,200,250", help="of the levels 1 to 5, for fit")
    parser.add_argument("--sights", default=",".join([FULL] * 5), help="short, middle or full, of the same, for fit")
    parser.add_argument("--targets", default="0.3,0.5,0.5", help="shares that fit aims at, for the levels 1, 2 and 5")
    parser.add_argument("--players", type=int, default=2, help="seats of a table")
    parser.add_argument("--deals", type=int, default=40, help="deals, each played from every seat")
    parser.add_argument("--seed", type=int, default=1, help="what the deals come from")
    parser.add_argument("--jobs", type=int, default=1, help="threads")
    parser.add_argument("--keep", default="", help="folder where ratings keeps its games")
    parser.add_argument("--played", action="store_true", help="rate the games that are kept, play none")
    options = parser.parse_args()
    sights = options.sights.split(",")
    if len(sights) != 5 or not set(sights) <= {"short", "middle", FULL}:
        parser.error("--sights are five of short, middle and full, with commas between")
    if options.played and not options.keep:
        parser.error("--played rates what --keep names")
    arena = Arena(options.benben, options.players, options.deals, options.seed, options.jobs)
    known = one_ply_players(run(options.benben, "games"))
    rated: list[dict[str, str | int]] = []
    for game in options.games or known:
        best = known[game][0]
        if options.command == "ratings":
            rated += rate(arena, game, best, options.keep, options.played)
        elif options.command == "fit":
            simulations = [int(text) for text in options.simulations.split(",")]
            first, second, fifth = (float(text) for text in options.targets.split(","))
            fit(arena, game, best, simulations, (first, second, fifth), sights)
        else:
            table(arena, game, best, [int(text) for text in options.levels.split(",")])
            print()
    if rated:
        publish(rated)


if __name__ == "__main__":
    main()
