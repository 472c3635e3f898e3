"""The games as PettingZoo environments, in which agents act one after the other (AEC).

    from benben.pettingzoo import aec, parallel
    env = aec("ankhor", players=3)

Agents are seats: "seat_0", "seat_1", ... An observation is {"observation": int8 [size],
"action_mask": int8 [actions]}; the mask of an agent that is not to act is 0 throughout. Chance is drawn
within a step, from the seed of reset(). Rewards come at the end (`Position.returns`); nothing is
truncated. With space="edits" a step is an edit of the seat's move, which is played after the last one (Cubus,
docs/encodings/cubus.md). In a race of Cubus the seats are asked in their order; parallel() lets them answer at once (benben.racing).
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv

import benben
from benben.agents import SeatAgents
from benben.deciding import deciding
from benben.racing import RacingEnv, parallel

__all__ = ["RacingEnv", "SeatsEnv", "aec", "parallel"]


def aec(game: str, players: int | None = None, **settings: Any) -> "SeatsEnv":
    """The environment of a game; settings are those of SeatsEnv."""
    return SeatsEnv(game, players, **settings)


class SeatsEnv(SeatAgents, AECEnv):
    """A game of Benben whose agents are its seats."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        space: str = "actions",
        render_mode: str | None = None,
    ) -> None:
        """Raises Refused for a setup that the game does not have, ValueError for a space that it has not; render_mode
        is None or "ansi"."""
        actions = benben.encoding(game, space).actions
        super().__init__(game, players, options, render_mode, kind="", actions=actions, space=space)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; without a seed one is drawn that no other has."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Plays an action of agent_selection. ValueError if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        is_move = self._deciding.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if is_move:
            self._draw_chance()
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """{"observation": int8 [size], "action_mask": int8 [actions]}, new arrays; the mask of who is not to act is 0.

        ValueError for an agent that there is not.
        """
        seat = self.possible_agents.index(agent)
        acts = self.position.seat == seat
        mask = self._deciding.mask().view(np.int8) if acts else np.zeros(self.encoding.actions, np.int8)
        return {"observation": self._deciding.observation(seat), "action_mask": mask}

    def _ask(self) -> None:
        self._deciding = deciding(self.position, self._space)

    def _go_on(self) -> None:
        """Says who acts, or that the game is over."""
        returns = self.position.returns
        if returns is None:
            self.agent_selection = self.possible_agents[self.position.seat]
            return
        self.agent_selection = self.agents[0]
        self.rewards = dict(zip(self.possible_agents, returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
