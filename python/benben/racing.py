"""The games as parallel environments of PettingZoo, in which all agents act at each step.

    from benben.pettingzoo import parallel
    env = parallel("cubus", players=4)

Where several seats may answer a knock of Cubus (`Position.race`), all of them are asked at once: the
agents choose without knowing what the others do. Of those who knock one is the first, each as likely as
the others, drawn from the seed of reset(); the seats before it are taken to have waived, as a record has
it, and what the others chose does not happen. Everywhere else one seat decides. Whoever is not asked has
one action, the last, which does nothing.

An observation is {"observation": int8 [size], "action_mask": int8 [actions + 1]}, as in
benben.pettingzoo; the mask tells an agent whether it is asked. Rewards come at the end.
"""

from collections.abc import Mapping
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
        asked = self.asked
        chosen = self._checked([int(actions[agent]) for agent in self.possible_agents], asked)
        if self.position.race is not None:
            self._race(asked, chosen)
        else:
            self.position.act(chosen[asked[0]])
        self._draw_chance()
        return self._told()

    def _checked(self, chosen: list[int], asked: list[int]) -> list[int]:
        """The actions that count."""
        legal = self.position.actions()
        counted = []
        for seat, action in enumerate(chosen):
            own = legal if seat in asked else [self.nothing]
            if action not in own and self._illegal == "raise":
                raise ValueError(f"The action of seat {seat} is not legal here.")
            counted.append(action if action in own else own[-1])
        return counted

    def _race(self, asked: list[int], chosen: list[int]) -> None:
        """Lets the first of those who knock do so. All have the same actions: a knocker lays the
        passer's cards, and the last action of the game is to waive."""
        waive = self.nothing - 1
        knocking = [seat for seat in asked if chosen[seat] != waive]
        first = knocking[self._rng.below(len(knocking))] if knocking else None
        for seat in asked:
            self.position.act(chosen[seat] if seat == first else waive)
            if seat == first:
                return

    def _seen(self) -> _Seen:
        asked = self.asked
        of_all = np.append(self.position.mask(), False).view(np.int8)
        of_others = np.zeros(self.nothing + 1, np.int8)
        of_others[self.nothing] = 1
        return {
            agent: {
                "observation": self.position.observation(seat),
                "action_mask": (of_all if seat in asked else of_others).copy(),
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
