#!/usr/bin/env python3
"""How fast the Python package steps: decisions a second, uniformly random play with the fewest seats.

    research.py [GAME...]             all games, one after the other
    research.py --peers [GAME...]     and the nearest games of others, as far as they are installed
    research.py --threads 2 [GAME...] and batches on one thread and on several

Prints, a second of CPU time: whole games in C++ (`playouts`), one position stepped from Python
(`Position.act` of an action drawn from `actions()`), and batches of 1, 64 and 4,096 games with masks alone
and with observations, the actions drawn by the core; of every peer how many times as fast each game is, one
position and its batch of 4,096 with observations. What several threads do is told by the clock, beside one
thread by turns: only an idle machine gives figures that mean something. The best of several rounds each.
"""

import argparse
import time

import benben
from peers import peers

SIZES = (1, 64, 4096)


def best_rate(work, effort, clock=time.process_time):
    """Decisions a second of a clock; `work()` does some and gives their number."""
    work()
    best = 0.0
    for _ in range(effort.rounds):
        begun = clock()
        done = work()
        while clock() - begun < effort.seconds:
            done += work()
        best = max(best, done / (clock() - begun))
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


def batches(game, players, size, observations, threads=1):
    batch = benben.Batch(game, size, players=players, seed=1, observations=observations, threads=threads)
    steps = max(1, 256 // size)

    def work():
        for _ in range(steps):
            batch.step(batch.random_actions())
        return steps * size

    return work


def row(*cells):
    print(f"| {' | '.join(cells)} |", flush=True)


def head(*cells):
    row(*cells)
    row(*["---"] * len(cells))


def measure(game, players, effort):
    """A row of the table; the rates of one position and of the largest batch with observations."""
    rates = [best_rate(playouts(game, players), effort), best_rate(positions(game, players), effort)]
    for size in SIZES:
        for observations in (False, True):
            rates.append(best_rate(batches(game, players, size, observations), effort))
    row(f"{game}, {players}", *(f"{rate:,.0f}" for rate in rates))
    return rates[1], rates[-1]


def compare(ours, effort):
    """A table of what others do, by CPU time too; threads that a package starts are counted."""
    print()
    head("what, how many at once", "decisions/s", *(f"{game}: one, batch" for game in ours))
    for name, work, reason in peers():
        if work is None:
            row(name, reason, *["-"] * len(ours))
            continue
        rate = best_rate(work, effort)
        times = (f"{one / rate:.3g}, {many / rate:.3g} times" for one, many in ours.values())
        row(name, f"{rate:,.0f}", *times)


def compare_threads(games, threads, effort):
    """A table of batches on one thread and on several, by the clock."""
    print()
    columns = ("one thread", f"{threads} threads", "times")
    head("by the clock", *(f"batch {size}, {column}" for size in SIZES for column in columns))
    for game, players in games.items():
        cells = []
        for size in SIZES:
            rates = [
                best_rate(batches(game, players, size, True, number), effort, time.perf_counter)
                for number in (1, threads)
            ]
            cells += [*(f"{rate:,.0f}" for rate in rates), f"{rates[1] / rates[0]:.2f}"]
        row(f"{game}, {players}", *cells)


def arguments(known):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(known)} (all)")
    parser.add_argument("--peers", action="store_true", help="measure the games of others, too")
    parser.add_argument("--threads", type=int, help="compare so many threads with one")
    parser.add_argument("--seconds", type=float, default=0.5, help="of each round (0.5)")
    parser.add_argument("--rounds", type=int, default=3, help="of which the best counts (3)")
    options = parser.parse_args()
    for game in options.games:
        if game not in known:
            parser.error(f"there is no game {game!r}, only {', '.join(known)}")
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("a measurement has one round or more, of more than no seconds")
    if options.threads is not None and not 2 <= options.threads <= 256:
        parser.error("2 to 256 threads are compared with one")
    return options


def main():
    known = {game["name"]: game["min_players"] for game in benben.games()}
    effort = arguments(known)
    games = {game: known[game] for game in effort.games or known}
    seen = ("masks", "and observations")
    head("game", "in C++", "one position", *(f"batch {size}, {what}" for size in SIZES for what in seen))
    ours = {game: measure(game, players, effort) for game, players in games.items()}
    if effort.peers:
        compare(ours, effort)
    if effort.threads:
        compare_threads(games, effort.threads, effort)


main()
