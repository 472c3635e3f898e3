#!/usr/bin/env python3
"""What simple players win against `greedy`: the table of docs/baselines.md.

    baselines.py [--deals 24] [--games pyramix,...] [--agent examples/pyramix_agent.json]

One of each kind sits among `greedy` at all the other seats, and plays each deal once from every seat. A deal
is one seed of all chance: the same for all kinds. Prints the share of the wins (a win shared by k counts
1/k), its 95% interval by the bootstrap over deals, and the seconds of CPU time that it took.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

import benben
from benben.statistics import Interval, of_groups

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
Choose = Callable[[benben.Position, int], str]


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


def kinds(game: str, simulations: list[int], agent: Path | None) -> dict[str, Choose]:
    """Who is measured, by name."""
    found = {name: benben.Bot(game, name).choose for name in ("random", *(f"mcts:{n}" for n in simulations))}
    if agent and game == "pyramix":
        sys.path.insert(0, str(EXAMPLES))
        from pyramix_agent import Agent

        found["trained"] = Agent.load(agent).choose
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=24, help="each is played from every seat (24)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals (1)")
    parser.add_argument("--games", default=",".join(game["name"] for game in benben.games()))
    parser.add_argument("--simulations", default="30,100", help="of the searches (30,100)")
    parser.add_argument("--agent", type=Path, default=EXAMPLES / "pyramix_agent.json")
    options = parser.parse_args()
    print(f"seed {options.seed}, {options.deals} deals\n")
    print("| game | seats | an equal's | who | share of the wins | 95% | CPU s |\n|---|---|---|---|---|---|---|")
    for info in benben.games():
        if info["name"] not in options.games.split(","):
            continue
        simulations = [int(number) for number in options.simulations.split(",")]
        for players in range(info["min_players"], info["max_players"] + 1):
            for name, choose in kinds(info["name"], simulations, options.agent).items():
                begun = time.process_time()
                share = measure(info["name"], players, choose, options.deals, options.seed)
                cells = [info["title"], players, f"{1 / players:.1%}", name, f"{share.mean:.1%}"]
                cells += [f"{share.low:.1%} to {share.high:.1%}", f"{time.process_time() - begun:.1f}"]
                print("| " + " | ".join(map(str, cells)) + " |", flush=True)


if __name__ == "__main__":
    main()
