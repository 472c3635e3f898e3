#!/usr/bin/python3
"""Measures the bots' levels on their one scale, and finds how much each must err to stand on it.

levels.py table [GAME...] prints for docs/strength.md how often each level wins against the one below it,
the beginner (one-ply:novice) and the strongest one-ply player of its game, with 95% intervals.
levels.py fit GAME... finds the half losses (search/erring.h) with which the levels 1, 2 and 5 stand where
the scale wants them: 1 loses to the beginner, 2 is the beginner's equal, 5 the one-ply player's. What it prints belongs
into games/levels.h.
"""

import argparse
import math
from collections.abc import Callable

from gauntlet import ROOT, Cell, cell_of, one_ply_players, run

NOVICE = "one-ply:novice"
MOST_HALF_LOSS = 1000


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


def fit(arena: Arena, game: str, best: str, simulations: list[int], targets: tuple[float, float, float]) -> None:
    """Prints how the levels 1 to 5 should err."""
    anchors = [(1, NOVICE, targets[0]), (2, NOVICE, targets[1]), (5, best, targets[2])]
    found = {}
    for level, other, target in anchors:
        effort = simulations[level - 1]

        def share_of(half_loss: int, effort: int = effort, other: str = other) -> float:
            share = arena.share(game, f"erring:{effort}:{half_loss}", other).share
            print(f"# {game} {effort}:{half_loss} against {other}: {share:.0%}", flush=True)
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


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("command", choices=["table", "fit"])
    parser.add_argument("games", nargs="*", help="names of games (all)")
    parser.add_argument("--benben", default=str(ROOT / "build/release/benben"), help="the program")
    parser.add_argument("--levels", default="1,2,3,4,5,6", help="which levels the table has")
    parser.add_argument("--simulations", default="100,100,150,200,250", help="of the levels 1 to 5, for fit")
    parser.add_argument("--targets", default="0.3,0.5,0.5", help="shares that fit aims at, for the levels 1, 2 and 5")
    parser.add_argument("--players", type=int, default=2, help="seats of a table")
    parser.add_argument("--deals", type=int, default=40, help="deals, each played from every seat")
    parser.add_argument("--seed", type=int, default=1, help="what the deals come from")
    parser.add_argument("--jobs", type=int, default=1, help="threads")
    options = parser.parse_args()
    arena = Arena(options.benben, options.players, options.deals, options.seed, options.jobs)
    known = one_ply_players(run(options.benben, "games"))
    for game in options.games or known:
        best = known[game][0]
        if options.command == "fit":
            simulations = [int(text) for text in options.simulations.split(",")]
            first, second, fifth = (float(text) for text in options.targets.split(","))
            fit(arena, game, best, simulations, (first, second, fifth))
        else:
            table(arena, game, best, [int(text) for text in options.levels.split(",")])
            print()


if __name__ == "__main__":
    main()
