"""What both environments of PettingZoo have in common: seats as agents, their spaces, a position and its chance."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

import benben


class SeatAgents:
    """A game whose agents are its seats: "seat_0", "seat_1", ..."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, str] | None,
        render_mode: str | None,
        *,
        kind: str,
        actions: int,
        space: str = "actions",
    ) -> None:
        """`kind` stands behind the game in the environment's name; each agent has so many actions.

        Raises Refused for a setup that the game does not have, ValueError for a space that it has not; render_mode
        is None or "ansi".
        """
        if render_mode not in (None, "ansi"):
            raise ValueError("render_mode is None or 'ansi'.")
        self.metadata: dict[str, Any] = {"name": f"benben_{game}{kind}_v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.encoding = benben.encoding(game, space)
        self._space = space
        self._start = benben.start(game, players, dict(options or {}))
        self.possible_agents = [f"seat_{seat}" for seat in range(self._start.players)]
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-128, 127, (self.encoding.size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._rng = benben.Rng(0)
        self.position = self._start.clone()
        self._ask()

    def observation_space(self, agent: str) -> spaces.Space:
        """{"observation": int8 [size], "action_mask": int8 [actions], 0 or 1}; KeyError for an agent that there is not."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """The numbers of actions, from 0, which are those of all agents; KeyError for an agent that there is not."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The position in letters, if render_mode is "ansi"."""
        return str(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        """A new game up to its first decision; without a seed one is drawn that no other has."""
        generator, _ = seeding.np_random(seed)
        self._rng = benben.Rng(int(generator.integers(2**63)))
        self.position = self._start.clone()
        self.agents = self.possible_agents[:]
        self._draw_chance()

    def _draw_chance(self) -> None:
        while self.position.is_chance:
            self.position.apply_chance(self._rng)
        self._ask()

    def _ask(self) -> None:
        """Prepares what is decided in the position, which has just come about."""
        raise NotImplementedError
