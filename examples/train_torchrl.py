#!/usr/bin/env python3
"""Trains an agent by self-play with TorchRL's PPO, on one core in minutes, and measures it.

    train_torchrl.py --out DIR                                     Pyramix, two seats
    train_torchrl.py --game ankhor --look bytes --players 2,3,4 --games 32 --steps 128 --out DIR
    train_torchrl.py --game cubus --look bytes --space edits --games 64 --steps 64 --out DIR

Each iteration collects so many steps of a batch of games of the agent against itself, estimates by how
much each decision went better than foretold (of its own seat: advantages_by_seat), and takes clipped steps
(Schulman et al.: Proximal Policy Optimization Algorithms, 2017). An end is worth half the return and half
the points ahead, in units of --points. Writes curve.csv and curve.svg, and prints what the agent wins.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import torch
from curve import draw
from playing import versus
from tensordict import TensorDict, TensorDictBase
from torchrl.collectors import Collector
from torchrl.objectives import ClipPPOLoss
from torchrl_agent import Agent

from benben.statistics import Interval

CLIP, EPOCHS, PARTS, LAMBDA = 0.2, 2, 4, 0.95


def worths(data: TensorDictBase, points: float) -> torch.Tensor:
    """What the games that ended were worth to each seat, and 0 elsewhere: float32 [..., players]."""
    scores = data["next", "scores"].float()
    players = scores.shape[-1]
    others = [scores[..., [s for s in range(players) if s != seat]].amax(-1) for seat in range(players)]
    ahead = ((scores - torch.stack(others, -1)) / points).clamp(-2, 2)
    return torch.where(data["next", "done"], 0.5 * data["next", "reward"] + 0.5 * ahead, 0.0)


def advantages_by_seat(
    value: torch.Tensor, seat: torch.Tensor, reward: torch.Tensor, done: torch.Tensor, decay: float = LAMBDA
) -> tuple[torch.Tensor, torch.Tensor]:
    """How much better each decision went than foretold, and whether that is known: float32 and bool [size, time].

    Generalised advantage estimation (Schulman et al., 2016) without discount, along the decisions of one
    seat: what follows a decision is the next one of the same seat, or the end. `value` and `seat` are
    [size, time], `reward` [size, time, players], `done` bool [size, time]. Of the last decision of a seat
    before the data ends, nothing is known unless its game ends, too.
    """
    size, steps, players = reward.shape
    every = torch.arange(size)
    gain, ahead, later = (torch.zeros(size, players) for _ in range(3))
    known = torch.zeros(size, players, dtype=torch.bool)
    found, is_known = torch.zeros(size, steps), torch.zeros(size, steps, dtype=torch.bool)
    for at in reversed(range(steps)):
        over = done[:, at, None]
        gain = torch.where(over, reward[:, at], gain + reward[:, at])
        ahead, later = torch.where(over, 0.0, ahead), torch.where(over, 0.0, later)
        known = known | over
        own = (every, seat[:, at])
        is_known[:, at] = known[own]
        better = gain[own] + later[own] - value[:, at] + decay * ahead[own]
        found[:, at] = torch.where(known[own], better, 0.0)
        ahead[own], later[own], gain[own], known[own] = found[:, at], value[:, at], 0.0, True
    return found, is_known


def lessons(agent: Agent, data: TensorDictBase, points: float) -> TensorDictBase:
    """The decisions of which something is known, one after the other, with advantages and aims of the critic."""
    with torch.no_grad():
        value = agent.critic(data.select(*agent.seen))["state_value"].squeeze(-1)
    done = data["next", "done"].squeeze(-1)
    found, known = advantages_by_seat(value, data["seat"].squeeze(-1), worths(data, points), done)
    chosen = data.select(*agent.seen, "action_mask", "action", "action_log_prob")[known]
    better = found[known]
    chosen["value_target"] = (better + value[known]).unsqueeze(-1)
    chosen["advantage"] = ((better - better.mean()) / (better.std() + 1e-8)).unsqueeze(-1)
    return chosen


def learn(loss: ClipPPOLoss, adam: torch.optim.Adam, chosen: TensorDictBase) -> None:
    """Some epochs of steps over the decisions of one batch."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(chosen)).chunk(PARTS):
            told = loss(chosen[part])
            adam.zero_grad()
            (told["loss_objective"] + told["loss_critic"] + told["loss_entropy"]).backward()
            torch.nn.utils.clip_grad_norm_(loss.parameters(), 1.0)
            adam.step()


def collected(agent: Agent, options: argparse.Namespace) -> Iterator[TensorDict]:
    """Batches of steps without an end, the numbers of players in turn."""
    streams = [
        iter(
            Collector(
                agent.environment(options.games, players, options.seed + players),
                agent.actor,
                frames_per_batch=options.games * options.steps,
                total_frames=-1,
            )
        )
        for players in options.players
    ]
    while True:
        for stream in streams:
            yield next(stream)


def train(options: argparse.Namespace) -> tuple[Agent, list[tuple[int, Interval]]]:
    """An agent, and its curve: games played to their end, and how it does against greedy."""
    torch.manual_seed(options.seed)
    agent = Agent(options.game, options.look, options.space)
    loss = ClipPPOLoss(agent.actor, agent.critic, clip_epsilon=CLIP, entropy_coeff=options.entropy, critic_coeff=0.5)
    adam = torch.optim.Adam(loss.parameters(), lr=options.rate)
    slower = torch.optim.lr_scheduler.LinearLR(adam, 1.0, 0.02, options.iterations)
    batches = collected(agent, options)
    games, curve = 0, []
    for iteration in range(options.iterations + 1):
        if iteration % options.every == 0 or iteration == options.iterations:
            share = versus(agent, "greedy", options.deals, seed=10**6, players=options.players[0], space=options.space)
            curve.append((games, share))
            spent = time.process_time()
            print(f"{games:8,} games, {spent:5.0f} s: {share} of the wins against greedy", flush=True)
        if iteration < options.iterations:
            data = next(batches)
            games += int(data["next", "done"].sum())
            learn(loss, adam, lessons(agent, data, options.points))
            slower.step()
    return agent, curve


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="pyramix")
    parser.add_argument("--look", default="rows", help="rows of numbers for Pyramix, or the bytes of any game (rows)")
    parser.add_argument("--space", default="actions", help="what an action is: actions, or Cubus's edits (actions)")
    parser.add_argument("--players", default="2", help="with commas between: in turn, the first for the curve (2)")
    parser.add_argument("--games", type=int, default=128, help="side by side (128)")
    parser.add_argument("--steps", type=int, default=35, help="of each game in a batch of data (35)")
    parser.add_argument("--iterations", type=int, default=120, help="batches that are learned from (120)")
    parser.add_argument("--rate", type=float, default=3e-3, help="of learning, at first (3e-3)")
    parser.add_argument("--entropy", type=float, default=0.003, help="what a varied choice is worth (0.003)")
    parser.add_argument("--points", type=float, default=10, help="points ahead that count half a win (10)")
    parser.add_argument("--seed", type=int, default=1, help="of everything random (1)")
    parser.add_argument("--every", type=int, default=20, help="iterations between two points of the curve (20)")
    parser.add_argument("--deals", type=int, default=100, help="of a measurement, each from every seat (100)")
    parser.add_argument("--out", type=Path, required=True, help="folder of what is written")
    return parser


def main() -> None:
    options = arguments().parse_args()
    options.players = [int(number) for number in options.players.split(",")]
    torch.set_num_threads(1)
    options.out.mkdir(parents=True, exist_ok=True)
    agent, curve = train(options)
    draw(curve, options.out / "curve")
    print("| game | seats | an equal's | against | share of the wins | 95% |\n|---|---|---|---|---|---|")
    for players in options.players:
        for bot in ("random", "greedy"):
            share = versus(agent, bot, options.deals, seed=2 * 10**6, players=players, space=options.space)
            cells = [options.game, players, f"{1 / players:.1%}", bot, f"{share.mean:.1%}"]
            print("| " + " | ".join(map(str, cells)), f"| {share.low:.1%} to {share.high:.1%} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
