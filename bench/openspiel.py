#!/usr/bin/env python3
"""Plays Benben's tree search against OpenSpiel's on the same rules (benben.openspiel), with as many simulations.

OpenSpiel's is open_spiel.python.algorithms.mcts (its C++ search does not take games written in Python), with chance
nodes, one random playout for each leaf, no solver, and the value that Benben's search counts: nine tenths the share
of the win, one tenth that of the points, for ends that playouts and its tree come to. (In Pyramix Benben's search counts
leads besides, and takes the better of two drawn cubes in its rollouts: docs/strength.md.) Each deal is played from every
seat, alone against the other's at all others, and what is drawn comes from the same numbers. Prints how many games in
a hundred Benben's wins, with the 95% interval over deals, and the milliseconds of a processor that each takes a move.
`pip install .[openspiel]` (docs/research.md).
"""

import argparse
import math
import time
from statistics import mean, stdev

import benben
import benben.openspiel
import numpy as np
import pyspiel
from numpy.random import RandomState
from open_spiel.python.algorithms import mcts

WIN_WEIGHT = 0.9


def value(position: benben.Position) -> np.ndarray:
    """What a game that is over is worth to each seat: as `benben.search` counts but for leads, 0 in sum, and 1 at most."""
    points = np.maximum(np.array(position.scores, float), 0)
    players = position.players
    shares = points / points.sum() if points.sum() else np.full(players, 1 / players)
    wins = np.array([seat in position.winners for seat in range(players)], float)
    counted = WIN_WEIGHT * wins / wins.sum() + (1 - WIN_WEIGHT) * shares
    return (players * counted - 1) / (players - 1)


def returns(state: benben.openspiel.BenbenState) -> list[float]:
    """The same of a state, zeros until the game is over: OpenSpiel's tree asks for it where a game ends in it."""
    return value(state.position).tolist() if state.is_terminal() else [0.0] * state.position.players


class Playout(mcts.Evaluator):
    """A playout at random, all moves equally likely."""

    def __init__(self, random: RandomState) -> None:
        self.random = random

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        """The value of the end of one playout; of a game that is over its own."""
        position = state.position.clone()
        while not position.is_over:
            if position.is_chance:
                position.apply_chance(int(self.random.randint(2**31)))
            else:
                actions = position.actions()
                position.act(int(actions[self.random.randint(len(actions))]))
        return value(position)

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """Draws by their odds, actions alike."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Ours:
    """Benben's search, new in each position."""

    def __init__(self, simulations: int, random: RandomState) -> None:
        self.simulations, self.random = simulations, random

    def step(self, state: pyspiel.State) -> int:
        """The action that it visits most."""
        best = benben.search(state.position, self.simulations, int(self.random.randint(2**31)))[0]
        return int(state.position.action_of(best.text))


def play(game: pyspiel.Game, bots: list, chance: RandomState) -> tuple[list[float], list[list[float]]]:
    """Of one game: each seat's share of the win, and the seconds that its decisions took."""
    state = game.new_initial_state()
    seconds: list[list[float]] = [[] for _ in bots]
    while not state.is_terminal():
        if state.is_chance_node():
            draws, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(draws, p=np.array(odds) / sum(odds))))
            continue
        seat = state.current_player()
        begun = time.process_time()
        action = bots[seat].step(state)
        seconds[seat].append(time.process_time() - begun)
        state.apply_action(action)
    winners = state.position.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))], seconds


def main() -> None:
    """Plays the match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["pyramix", "anubixx", "ankhor", "ascension"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--uct-c", type=float, default=1.0, help="exploration of OpenSpiel's, for values in [-1, 1]")
    parser.add_argument("--games", type=int, default=50, help="deals, each played from every seat")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    benben.openspiel.BenbenState.returns = returns
    game = pyspiel.load_game(f"benben_{args.game}", {"players": args.players})
    shares, ours, theirs = [], [], []
    for deal in range(args.games):
        won = 0.0
        for own in range(args.players):
            bots = []
            for seat in range(args.players):
                random = RandomState([args.seed, deal, own, seat, 1])
                if seat == own:
                    bots.append(Ours(args.simulations, random))
                    continue
                evaluator = Playout(random)
                bots.append(
                    mcts.MCTSBot(game, args.uct_c, args.simulations, evaluator, solve=False, random_state=random)
                )
            part, seconds = play(game, bots, RandomState([args.seed, deal]))
            won += part[own] / args.players
            for seat, taken in enumerate(seconds):
                (ours if seat == own else theirs).extend(taken)
        shares.append(won)
    error = 196 * stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else math.nan
    print(
        f"{args.game}, {args.players} seats, {args.simulations} simulations, uct_c {args.uct_c}, seed {args.seed}: "
        f"{100 * mean(shares):.1f}% (+- {error:.1f}) of {args.games * args.players} games; "
        f"ms a move {1000 * mean(ours):.2f} and {1000 * mean(theirs):.1f}"
    )


if __name__ == "__main__":
    main()
