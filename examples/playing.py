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


def versus(agent: Player, bot: str, deals: int, seed: int = 0, players: int = 2) -> Interval:
    """The share of the wins of one agent among bots: each deal is played once from every seat.

    A win shared by k counts 1/k. All chance of a deal is that of its seed; the interval is over deals.
    """
    rival = benben.Bot(agent.game, bot)
    won = np.full((players, deals), np.nan)
    for seat in range(players):
        batch = benben.Batch(agent.game, deals, players=players, seed=seed)
        rng = benben.Rng(seed).split(seat)
        while (still := np.isnan(won[seat])).any():
            actions = batch.random_actions().copy()  # for the games that are over
            own = np.flatnonzero(still & (batch.seats == seat))
            if len(own):
                here = [batch.position(int(game)) for game in own]
                actions[own] = agent.actions(batch.observations[own], batch.masks[own], here.__getitem__)
            for game in np.flatnonzero(still & (batch.seats != seat)):
                position = batch.position(int(game))
                actions[game] = position.action_of(rival.choose(position, rng.next64()))
            batch.step(actions)
            winners = batch.rewards == batch.rewards.max(axis=1, keepdims=True)
            ended = still & batch.dones
            won[seat, ended] = (winners[:, seat] / winners.sum(axis=1))[ended]
    return of_groups(np.tile(np.arange(deals), players), won.reshape(-1))
