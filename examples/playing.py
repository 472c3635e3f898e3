"""What an agent wins among bots: paired deals, seats in turn, an interval."""

from collections.abc import Callable
from typing import Protocol

import numpy as np

import benben
from benben.statistics import Interval, of_groups


class Player(Protocol):
    """Who chooses actions for many positions of a game at once."""

    game: str

    def actions(
        self, observations: np.ndarray, masks: np.ndarray, position_of: Callable[[int], benben.Position]
    ) -> np.ndarray:
        """A legal action in each: int32 [size]."""


def actions_to(position: benben.Position, move: str, space: str) -> list[int] | None:
    """The actions of a space that play a move, one after the other; None if none do, as of many builds of Cubus."""
    if space == "edits":
        return benben.Edits.to(position, move)
    action = position.action_of(move)
    return None if action is None else [action]


def versus(
    agent: Player, bot: str, deals: int, seed: int = 0, players: int = 2, space: str = "actions"
) -> Interval:
    """The share of the wins of one agent among bots: each deal is played once from every seat.

    A win shared by k counts 1/k. All chance of a deal is that of its seed; the interval is over deals. The agent's
    actions are of `space`. Where a move of the bot `random` is no action there, it takes any action at random instead;
    of other bots that is a ValueError.
    """
    rival = benben.Bot(agent.game, bot)
    won = np.full((players, deals), np.nan)
    for seat in range(players):
        batch = benben.Batch(agent.game, deals, players=players, seed=seed, space=space)
        rng = benben.Rng(seed).split(seat)
        planned: list[list[int]] = [[] for _ in range(deals)]  # what is left of a bot's move, the last first
        while (still := np.isnan(won[seat])).any():
            actions = batch.random_actions().copy()  # for the games that are over
            own = np.flatnonzero(still & (batch.seats == seat))
            if len(own):
                here = [batch.position(int(game)) for game in own]
                actions[own] = agent.actions(batch.observations[own], batch.masks[own], here.__getitem__)
            for game in np.flatnonzero(still & (batch.seats != seat)):
                if not planned[game]:
                    position = batch.position(int(game))
                    move = rival.choose(position, rng.next64())
                    plan = actions_to(position, move, space)
                    if plan is None and bot != "random":
                        raise ValueError(f"{bot} plays {move}, which is no action; use space='edits'")
                    planned[game] = [int(actions[game])] if plan is None else plan[::-1]
                actions[game] = planned[game].pop()
            batch.step(actions)
            winners = batch.rewards == batch.rewards.max(axis=1, keepdims=True)
            ended = still & batch.dones
            won[seat, ended] = (winners[:, seat] / winners.sum(axis=1))[ended]
    return of_groups(np.tile(np.arange(deals), players), won.reshape(-1))
