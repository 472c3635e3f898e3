"""The games as parallel environments of PettingZoo, in which all agents act at each step.

    from benben.pettingzoo import parallel
    env = parallel("cubus", players=4)

Where several seats may answer a knock of Cubus (`Position.race`), all of them are asked at once: the
agents choose without knowing what the others do. Of those who knock one is the first, each as likely as
the others, drawn from the seed of reset(); the seats before it are taken to have waived, as a record has
it, and what the others chose does not happen. Each seat sees the position in which it would be asked, where
those before it have waived, with candidates of its own: they are not the same for all, nor in the same
order. Everywhere else one seat decides. Whoever is not asked has one action, the last, which does nothing.

An observation is {"observation": int8 [size], "action_mask": int8 [actions + 1]}, as in
benben.pettingzoo; the mask tells an agent whether it is asked. Rewards come at the end.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

import benben
from benben.agents import SeatAgents

# What each agent has at a step.
_Seen = dict[str, dict[str, np.ndarray]]


def parallel(game: str = "cubus", players: int | None = None, **settings: Any) -> "RacingEnv":
    """The parallel environment of a game; settings are those of RacingEnv."""
    return RacingEnv(game, players, **settings)


class RacingEnv(SeatAgents, ParallelEnv):
    """A game of Benben whose agents are its seats, and answer a race at once."""

    def __init__(
        self,
        game: str = "cubus",
        players: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        """An illegal action raises ValueError or, with illegal="way_out", counts as the last of the
        legal ones, which in Cubus is to pass or to waive: for learners that know no masks.

        Raises Refused for a setup that the game does not have; render_mode is None or "ansi".
        """
        if illegal not in ("raise", "way_out"):
            raise ValueError("illegal is 'raise' or 'way_out'.")
        self.nothing = benben.encoding(game).actions  # the action of who is not asked
        super().__init__(game, players, options, render_mode, kind="_parallel", actions=self.nothing + 1)
        self._illegal = illegal

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now: all of a race, else the one that decides."""
        if self.position.race is not None:
            # In the order in which a record asks them.
            first, players = self.position.seat, self.position.players
            return sorted(self.position.race, key=lambda seat: (seat - first) % players)
        return [] if self.position.seat is None else [self.position.seat]

    @property
    def deciding(self) -> dict[int, benben.Position]:
        """Each seat of `asked`, and the position in which it decides: in a race those before it have waived."""
        asked = self.asked
        positions = dict.fromkeys(asked[:1], self.position)
        for before, seat in pairwise(asked):
            positions[seat] = positions[before].clone()
            positions[seat].act(self.nothing - 1)
        return positions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[_Seen, dict[str, dict[str, Any]]]:
        """Begins a game; without a seed one is drawn that no other has."""
        self._begin(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[Any, ...]:
        """Plays what the seats that are asked have chosen; all agents choose.

        ValueError, and all as it was, if one of these is not legal, or if somebody who is not asked does
        something (or see `illegal`).
        """
        deciding = self.deciding
        chosen = self._checked([int(actions[agent]) for agent in self.possible_agents], deciding)
        # Who waives changes nothing for who knocks: the last one's waiving ends a race that nobody takes up.
        knocking = [seat for seat in deciding if chosen[seat] != self.nothing - 1] or list(deciding)[-1:]
        seat = knocking[self._rng.below(len(knocking))] if len(deciding) > 1 else knocking[0]
        self.position = deciding[seat]
        self.position.act(chosen[seat])
        self._draw_chance()
        return self._told()

    def _checked(self, chosen: list[int], deciding: Mapping[int, benben.Position]) -> list[int]:
        """The actions that count."""
        counted = []
        for seat, action in enumerate(chosen):
            own = deciding[seat].actions() if seat in deciding else [self.nothing]
            if action not in own and self._illegal == "raise":
                raise ValueError(f"The action of seat {seat} is not legal here.")
            counted.append(action if action in own else own[-1])
        return counted

    def _seen(self) -> _Seen:
        deciding = self.deciding
        of_others = np.zeros(self.nothing + 1, np.int8)
        of_others[self.nothing] = 1
        return {
            agent: {
                "observation": deciding.get(seat, self.position).observation(seat),
                "action_mask": (
                    np.append(deciding[seat].mask(), False).view(np.int8) if seat in deciding else of_others.copy()
                ),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def _told(self) -> tuple[Any, ...]:
        returns = self.position.returns
        agents = self.possible_agents
        rewards = dict(zip(agents, returns or [0.0] * len(agents), strict=True))
        over = dict.fromkeys(agents, returns is not None)
        told = (self._seen(), rewards, over, dict.fromkeys(agents, False), {agent: {} for agent in agents})
        if returns is not None:
            self.agents = []
        return told
