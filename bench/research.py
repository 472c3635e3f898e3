#!/usr/bin/env python3
"""How fast the Python package steps: decisions a second of CPU time, uniformly random play.

    research.py [GAME...]            all games, one after the other
    research.py --peers [GAME...]    and the nearest games of others, as far as they are installed

Prints, for each game with the fewest seats: whole games in C++ (`playouts`), one position stepped from
Python (`Position.act` of an action drawn from `actions()`), and batches of 1, 64 and 4,096 games with
masks alone and with observations, the actions drawn by the core; the best of three rounds each.
"""

import sys
import time

import benben
from peers import peers

ROUNDS = 3
SECONDS = 0.5


def best_rate(work):
    """Decisions a second of CPU time; `work()` does some and gives their number."""
    work()
    best = 0.0
    for _ in range(ROUNDS):
        begun, done = time.process_time(), 0
        while time.process_time() - begun < SECONDS:
            done += work()
        best = max(best, done / (time.process_time() - begun))
    return best


def playouts(game, players):
    games = 1 if game == "cubus" else 20
    return lambda: benben.playouts(game, players, games, 1)


def positions(game, players):
    rng = benben.Rng(1)
    at = [benben.start(game, players)]

    def work():
        for _ in range(50):
            while at[0].is_chance:
                at[0].apply_chance(rng)
            actions = at[0].actions()
            at[0].act(actions[rng.below(len(actions))])
            if at[0].is_over:
                at[0] = benben.start(game, players)
        return 50

    return work


def batches(game, players, size, observations):
    batch = benben.Batch(game, size, players=players, seed=1, observations=observations)
    steps = max(1, 256 // size)

    def work():
        for _ in range(steps):
            batch.step(batch.random_actions())
        return steps * size

    return work


def compare():
    """A table of what others do, by CPU time too; threads that a package starts are counted."""
    print("\n| what, how many at once | decisions/s |\n|---|---|")
    for name, work, reason in peers():
        print(f"| {name} | {reason if work is None else f'{best_rate(work):,.0f}'} |", flush=True)


def main():
    games = {game["name"]: game["min_players"] for game in benben.games()}
    print("| game | in C++ | one position |", end="")
    print(" | ".join(f" batch {size}, masks | and observations" for size in (1, 64, 4096)), "|")
    print("|---" * 9 + "|")
    names = [name for name in sys.argv[1:] if name != "--peers"]
    for game in names or games:
        players = games[game]
        rates = [best_rate(playouts(game, players)), best_rate(positions(game, players))]
        for size in (1, 64, 4096):
            for observations in (False, True):
                rates.append(best_rate(batches(game, players, size, observations)))
        print(f"| {game}, {players} | " + " | ".join(f"{rate:,.0f}" for rate in rates) + " |", flush=True)
    if "--peers" in sys.argv:
        compare()


main()
