#!/usr/bin/env python3
"""From nothing to an agent that beats `greedy` at Pyramix, in NumPy, on one core, in minutes.

    train_pyramix.py --out DIR               trains, and writes agent.json, curve.csv and curve.svg
    train_pyramix.py --show agent.json       measures an agent against random and greedy

Each iteration plays a batch of games of the agent against itself, and then makes moves likelier that
led to a better end than a linear guess had foretold: policy gradient with clipped steps (Schulman et
al.: Proximal Policy Optimization Algorithms, 2017) and Adam (Kingma and Ba, 2015). An end is worth
half the return and half the points ahead, in tens.
"""

import argparse
import sys
from pathlib import Path

import numpy as np
from curve import draw
from pyramix_agent import Agent, View, rows

import benben
from benben.statistics import Interval, of_groups

CLIP, ENTROPY, RATE, EPOCHS, PARTS = 0.2, 0.003, 3e-3, 2, 4
REMOVALS = 35  # cubes are taken in every game


class Adam:
    """Steps of Adam along gradients of arrays by name."""

    def __init__(self, weights: dict[str, np.ndarray]) -> None:
        self.weights, self.time = weights, 0
        self.mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.items()}

    def step(self, gradient: dict[str, np.ndarray], rate: float) -> None:
        self.time += 1
        for name, slope in gradient.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.time)
            square = self.square[name] / (1 - 0.999**self.time)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)


class Decisions:
    """All decisions of some games: the rows of each one's legal cubes, one after the other."""

    def __init__(self, agent: Agent, batch: benben.Batch, rng: np.random.Generator) -> None:
        """Plays every game of a batch, which stands at the first moves, to its end."""
        features, starts, chosen, chances, states, seats = [], [], [], [], [], []
        at = 0
        for _ in range(REMOVALS):
            view = View(batch.observations)
            seen, games, cells = rows(view, batch.masks)
            logits = np.full(batch.masks.shape, -np.inf, np.float32)
            logits[games, cells] = agent.logits(seen)[0]
            # The largest of logits with Gumbel noise is a draw from the softmax.
            actions = (logits + rng.gumbel(size=logits.shape)).argmax(axis=1).astype(np.int32)
            first = np.searchsorted(games, np.arange(len(batch)))
            row = np.flatnonzero(cells == actions[games])
            peak = logits.max(axis=1)
            total = peak + np.log(np.exp(logits - peak[:, None]).sum(axis=1))
            features.append(seen)
            starts.append(at + first)
            chosen.append(at + row)
            chances.append(logits[np.arange(len(batch)), actions] - total)
            states.append(view.state_rows())
            seats.append(batch.seats.copy())
            at += len(seen)
            batch.step(actions)
        self.features = np.concatenate(features)
        self.starts, self.chosen, self.chances = map(np.concatenate, (starts, chosen, chances))
        ends = ends_of(batch)
        seat = np.stack(seats)  # [REMOVALS, size]
        self.ends = ends[np.arange(len(batch)), seat].reshape(-1)
        self.states = np.concatenate(states)

    def advantages(self) -> np.ndarray:
        """How much better each game ended than was foretold, with a deviation of 1."""
        slope, *_ = np.linalg.lstsq(self.states, self.ends, rcond=None)
        ahead = self.ends - self.states @ slope
        return ((ahead - ahead.mean()) / (ahead.std() + 1e-8)).astype(np.float32)


def ends_of(batch: benben.Batch) -> np.ndarray:
    """What the game that has just ended was worth, by seat: float [size, players]."""
    best_other = np.array(
        [np.delete(batch.scores, seat, axis=1).max(axis=1) for seat in range(batch.players)]
    ).T
    return 0.5 * batch.rewards + 0.5 * np.clip((batch.scores - best_other) / 10, -2, 2)


def slopes(agent: Agent, played: Decisions, part: np.ndarray, ahead: np.ndarray) -> dict[str, np.ndarray]:
    """The gradient of the clipped loss over some decisions."""
    begins = played.starts[part]
    sizes = np.append(played.starts, len(played.features))[part + 1] - begins
    own = np.repeat(np.arange(len(part)), sizes)
    starts = np.cumsum(sizes) - sizes
    index = np.arange(len(own)) - starts[own] + begins[own]
    features = played.features[index]
    logits, hidden = agent.logits(features)
    logits = logits - np.maximum.reduceat(logits, starts)[own]
    chance = np.exp(logits)
    chance /= np.add.reduceat(chance, starts)[own]
    log = np.log(chance + 1e-12)
    taken = starts + played.chosen[part] - begins
    ratio = np.exp(log[taken] - played.chances[part])
    within = np.where(ahead[part] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    weight = np.where(within, ratio * ahead[part], 0) / len(part)
    slope = chance * weight[own]
    slope[taken] -= weight
    entropy = -np.add.reduceat(chance * log, starts)
    slope += ENTROPY / len(part) * chance * (log + entropy[own])
    back = np.outer(slope, agent.weights["second"]) * (hidden > 0)
    return {"second": hidden.T @ slope, "first": features.T @ back, "bias": back.sum(axis=0)}


def learn(agent: Agent, adam: Adam, played: Decisions, rate: float, rng: np.random.Generator) -> None:
    """Some epochs of steps over the decisions of one batch."""
    ahead = played.advantages()
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(played.starts)), PARTS):
            adam.step(slopes(agent, played, part, ahead), rate)


def train(
    iterations: int, games: int, seed: int, every: int, deals: int
) -> tuple[Agent, list[tuple[int, Interval]]]:
    """An agent after so many batches of games, and its curve: games played, and how it does against greedy."""
    rng = np.random.default_rng(seed)
    agent = Agent(seed=seed)
    adam = Adam(agent.weights)
    batch = benben.Batch("pyramix", games, seed=seed)
    curve = []
    for iteration in range(iterations + 1):
        if every and iteration % every == 0:
            curve.append((iteration * games, versus(agent, "greedy", deals, seed=10**6)))
            print(f"{curve[-1][0]:8,} games: {curve[-1][1]} of the wins against greedy", flush=True)
        if iteration < iterations:
            played = Decisions(agent, batch, rng)
            learn(agent, adam, played, RATE * (1 - iteration / iterations), rng)
    return agent, curve


def versus(agent: Agent, bot: str, deals: int, seed: int = 0, players: int = 2) -> Interval:
    """The share of the wins of one agent among bots: each deal is played once from every seat."""
    rival = benben.Bot("pyramix", bot)
    won = np.zeros((players, deals))
    for seat in range(players):
        batch = benben.Batch("pyramix", deals, players=players, seed=seed)
        rng = benben.Rng(seed).split(seat)
        for _ in range(REMOVALS):
            # All games are at the same turn.
            if batch.seats[0] == seat:
                batch.step(agent.actions(batch.observations, batch.masks))
                continue
            positions = [batch.position(game) for game in range(deals)]
            moves = [at.action_of(rival.choose(at, rng.next64())) for at in positions]
            batch.step(np.array(moves, np.int32))
        winners = batch.rewards == batch.rewards.max(axis=1, keepdims=True)
        won[seat] = winners[:, seat] / winners.sum(axis=1)
    return of_groups(np.tile(np.arange(deals), players), won.reshape(-1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("."), help="folder of what is written (.)")
    parser.add_argument("--iterations", type=int, default=150, help="batches that are learned from (150)")
    parser.add_argument("--games", type=int, default=256, help="of a batch (256)")
    parser.add_argument("--seed", type=int, default=1, help="of everything random (1)")
    parser.add_argument("--every", type=int, default=10, help="iterations between two points of the curve (10)")
    parser.add_argument("--deals", type=int, default=100, help="two games each, of a measurement (100)")
    parser.add_argument("--show", type=Path, help="measure this agent instead, and train nothing")
    options = parser.parse_args()
    if options.show:
        agent = Agent.load(options.show)
    else:
        options.out.mkdir(parents=True, exist_ok=True)
        agent, curve = train(options.iterations, options.games, options.seed, options.every, options.deals)
        agent.save(options.out / "agent.json")
        draw(curve, options.out / "curve")
    for bot in ("random", "greedy"):
        print(f"{versus(agent, bot, options.deals, seed=2 * 10**6)} of the wins against {bot}")


if __name__ == "__main__":
    sys.exit(main())
