"""The games as PettingZoo environments, in which agents act one after the other (AEC).

    from benben.pettingzoo import aec, parallel
    env = aec("ankhor", players=3)

Agents are seats: "seat_0", "seat_1", ... An observation is {"observation": int8 [size],
"action_mask": int8 [actions]}; the mask of an agent that is not to act is 0 throughout. Chance is drawn
within a step, from the seed of reset(). Rewards come at the end (`Position.returns`); nothing is
truncated. In a race of Cubus the seats are asked in their order; parallel() lets them answer at once (benben.racing).
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

import benben
from benben.racing import RacingEnv, parallel

__all__ = ["RacingEnv", "SeatsEnv", "aec", "parallel"]


def aec(game: str, players: int | None = None, **settings: Any) -> "SeatsEnv":
    """The environment of a game; settings are those of SeatsEnv."""
    return SeatsEnv(game, players, **settings)


class SeatsEnv(AECEnv):
    """A game of Benben whose agents are its seats."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Raises Refused for a setup that the game does not have; render_mode is None or "ansi"."""
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError("render_mode is None or 'ansi'.")
        self.metadata = {"name": f"benben_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.encoding = benben.encoding(game)
        self._start = benben.start(game, players, dict(options or {}))
        self.possible_agents = [f"seat_{seat}" for seat in range(self._start.players)]
        shape = (self.encoding.size,)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-128, 127, shape, np.int8),
                    "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents
        }
        self._rng = benben.Rng(0)
        self.position = self._start.clone()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; without a seed one is drawn that no other has."""
        generator, _ = seeding.np_random(seed)
        self._rng = benben.Rng(int(generator.integers(2**63)))
        self.position = self._start.clone()
        self.agents = self.possible_agents[:]
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
        self.position.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        acts = self.position.seat == seat
        mask = self.position.mask().view(np.int8) if acts else np.zeros(self.encoding.actions, np.int8)
        return {"observation": self.position.observation(seat), "action_mask": mask}

    def render(self) -> str | None:
        """The position in letters, if render_mode is "ansi"."""
        return str(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _go_on(self) -> None:
        """Draws the chance that is due; then says who acts, or that the game is over."""
        while self.position.is_chance:
            self.position.apply_chance(self._rng)
        returns = self.position.returns
        if returns is None:
            self.agent_selection = self.possible_agents[self.position.seat]
            return
        self.agent_selection = self.agents[0]
        self.rewards = dict(zip(self.possible_agents, returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
