#!/usr/bin/env python3
"""From nothing to an agent that beats random play, and in most games `greedy`, in NumPy, on one core, in minutes.

    train.py --game ankhor --out DIR       trains, and writes agent.json, curve.csv and curve.svg
    train.py --show agents/ankhor.json     measures an agent against random and greedy

Each iteration plays some steps of a batch of games of the agent against itself, estimates by how much each decision
went better than a linear guess had foretold (advantages.py), and makes likelier what went well: policy gradient with
clipped steps (Schulman et al.: Proximal Policy Optimization Algorithms, 2017) and Adam (Kingma and Ba, 2015). An end is
worth half the return and half the points ahead, in units of the game's look (looks.py).
"""

import argparse
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from advantages import Guess, advantages_by_seat
from agent import Agent
from curve import draw
from playing import versus

import benben
from benben.statistics import Interval

CLIP, EPOCHS, PARTS = 0.2, 2, 4


@dataclass(frozen=True)
class Recipe:
    """How a game is trained: batches of so many steps of so many games, and how."""

    iterations: int
    games: int
    steps: int
    decay: float  # of what later decisions say about one (lambda)
    rate: float = 3e-3
    entropy: float = 0.003


RECIPES = {
    "anubixx": Recipe(iterations=60, games=32, steps=80, decay=0.95),
    "ankhor": Recipe(iterations=100, games=32, steps=80, decay=0.95),
    "ascension": Recipe(iterations=80, games=32, steps=80, decay=0.95),
    "cubus": Recipe(iterations=150, games=32, steps=80, decay=0.95),
    # Every game lasts 35 decisions, and its whole end tells most.
    "pyramix": Recipe(iterations=100, games=256, steps=35, decay=1.0),
}


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
    """Some decisions in a row of each game of a batch: the rows of each one's actions, one after the other."""

    def __init__(self, agent: Agent, batch: benben.Batch, steps: int, rng: np.random.Generator) -> None:
        """Plays on, so many steps."""
        told: list[tuple[np.ndarray, ...]] = []
        at = self.ended = 0
        for _ in range(steps):
            seen, games, actions = agent.look.rows(batch.observations, batch.masks, batch.position)
            first = np.searchsorted(games, np.arange(len(batch)))
            logits = agent.logits(seen)[0]
            # The largest of logits with Gumbel noise is a draw from the softmax.
            noisy = logits + rng.gumbel(size=len(logits))
            row = np.flatnonzero(noisy == np.maximum.reduceat(noisy, first)[games])
            peak = np.maximum.reduceat(logits, first)
            total = peak + np.log(np.add.reduceat(np.exp(logits - peak[games]), first))
            states, ahead = agent.look.states(batch.observations), agent.look.ahead(batch.observations)
            seats = batch.seats.copy()
            batch.step(actions[row].astype(np.int32))
            worths, dones = ends_of(batch, agent.look.points / agent.look.final), batch.dones.copy()
            told.append((seen, at + first, at + row, logits[row] - total, states, ahead, seats, worths, dones))
            at += len(seen)
            self.ended += int(dones.sum())
        parts = list(zip(*told, strict=True))
        self.features, self.starts, self.chosen, self.chances, self.states = map(np.concatenate, parts[:5])
        # [steps, games], and worths [steps, games, players].
        self.ahead, self.seats, self.worths, self.dones = map(np.stack, parts[5:])

    def advantages(self, guess: Guess, decay: float) -> tuple[np.ndarray, np.ndarray]:
        """How much better each decision went than was foretold, with a deviation of 1, and of which that is known.

        float32 [steps * games], and the indices of the known ones. The guess learns from them.
        """
        half = 0.5 * self.ahead.reshape(-1)
        value = (half + guess.of(self.states)).reshape(self.seats.shape)
        better, known = advantages_by_seat(value, self.seats, self.worths, self.dones, decay)
        aims, known = (better + value).reshape(-1), np.flatnonzero(known)
        guess.learn(self.states[known], (aims - half)[known])
        better = aims - half - guess.of(self.states)
        return ((better - better[known].mean()) / (better[known].std() + 1e-8)).astype(np.float32), known


def ends_of(batch: benben.Batch, points: float) -> np.ndarray:
    """What the games that have just ended were worth, by seat, and 0 elsewhere: float [size, players].

    As many points ahead count half a win.
    """
    best_other = np.array(
        [np.delete(batch.scores, seat, axis=1).max(axis=1) for seat in range(batch.players)]
    ).T
    worth = 0.5 * batch.rewards + 0.5 * np.clip((batch.scores - best_other) / points, -2, 2)
    return np.where(batch.dones[:, None], worth, 0)


def slopes(
    agent: Agent, played: Decisions, part: np.ndarray, ahead: np.ndarray, entropy_worth: float
) -> dict[str, np.ndarray]:
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
    slope += entropy_worth / len(part) * chance * (log + entropy[own])
    back = np.outer(slope, agent.weights["second"]) * (hidden > 0)
    return {"second": hidden.T @ slope, "first": features.T @ back, "bias": back.sum(axis=0)}


class Trainer:
    """An agent in training: its games, its steps, its guess."""

    def __init__(self, game: str, recipe: Recipe, seed: int, players: list[int]) -> None:
        self.agent, self.recipe = Agent(game, seed=seed), recipe
        self.rng, self.adam, self.guess = np.random.default_rng(seed), Adam(self.agent.weights), Guess()
        self.batches = [benben.Batch(game, recipe.games, players=number, seed=seed) for number in players]
        self.iteration = self.ended = 0

    def learn(self) -> None:
        """Plays some steps, of the numbers of players in turn, and learns from them in some epochs."""
        batch = self.batches[self.iteration % len(self.batches)]
        rate = self.recipe.rate * (1 - self.iteration / self.recipe.iterations)
        played = Decisions(self.agent, batch, self.recipe.steps, self.rng)
        ahead, known = played.advantages(self.guess, self.recipe.decay)
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(known), PARTS):
                self.adam.step(slopes(self.agent, played, part, ahead, self.recipe.entropy), rate)
        self.iteration += 1
        self.ended += played.ended


def train(
    game: str, recipe: Recipe, seed: int, every: int, deals: int, players: list[int]
) -> tuple[Agent, list[tuple[int, Interval]]]:
    """An agent after all iterations, and its curve: games played to their end, and how it does against greedy."""
    trainer = Trainer(game, recipe, seed, players)
    curve = []
    for iteration in range(recipe.iterations + 1):
        if iteration % every == 0 or iteration == recipe.iterations:
            share = versus(trainer.agent, "greedy", deals, seed=10**6, players=players[0])
            curve.append((trainer.ended, share))
            spent = f"{iteration:5} iterations, {trainer.ended:8,} games, {time.process_time():5.0f} s"
            print(f"{spent}: {share} of the wins against greedy", flush=True)
        if iteration < recipe.iterations:
            trainer.learn()
    return trainer.agent, curve


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=sorted(RECIPES), default="pyramix", help="(pyramix)")
    parser.add_argument("--players", default="2", help="with commas between: in turn, the first for the curve (2)")
    parser.add_argument("--out", type=Path, default=Path("."), help="folder of what is written (.)")
    parser.add_argument("--iterations", type=int, help="batches that are learned from (as the game's recipe says)")
    parser.add_argument("--games", type=int, help="of a batch (likewise)")
    parser.add_argument("--steps", type=int, help="of each game in a batch (likewise)")
    parser.add_argument("--seed", type=int, default=1, help="of everything random (1)")
    parser.add_argument("--every", type=int, help="iterations between two points of the curve (a fifth of them)")
    parser.add_argument("--deals", type=int, default=40, help="of a measurement, each from every seat (40)")
    parser.add_argument("--show", type=Path, help="measure this agent instead, and train nothing")
    return parser


def recipe_of(options: argparse.Namespace) -> Recipe:
    """The game's recipe, with what was named instead."""
    named = {name: getattr(options, name) for name in ("iterations", "games", "steps")}
    return replace(RECIPES[options.game], **{name: number for name, number in named.items() if number})


def main() -> None:
    options = arguments().parse_args()
    players = [int(number) for number in options.players.split(",")]
    if options.show:
        agent = Agent.load(options.show)
    else:
        options.out.mkdir(parents=True, exist_ok=True)
        recipe = recipe_of(options)
        every = options.every or max(recipe.iterations // 5, 1)
        agent, curve = train(options.game, recipe, options.seed, every, options.deals, players)
        agent.save(options.out / "agent.json")
        draw(curve, options.out / "curve")
    for number in players:
        for bot in ("random", "greedy"):
            share = versus(agent, bot, options.deals, seed=2 * 10**6, players=number)
            print(f"{share} of the wins against {bot}, {number} seats", flush=True)


if __name__ == "__main__":
    sys.exit(main())
