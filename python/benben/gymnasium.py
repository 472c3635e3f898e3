"""The games as Gymnasium environments: one seat is the agent's, bots have the others.

    import gymnasium
    import benben.gymnasium
    env = gymnasium.make("benben/Pyramix-v0", opponents="greedy")

An observation is the int8 array of the seat (docs/encodings); `info["action_mask"]`, int8 [actions],
says what is legal, as `action_space.sample(mask)` takes it. With space="edits" a step is an edit of the
seat's move, which is played after the last one (Cubus, docs/encodings/cubus.md). The reward comes at the end
(`Position.returns`); nothing is truncated. Chance and bots draw from the seed of reset().
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import benben
from benben.deciding import deciding


class SeatEnv(gymnasium.Env):
    """A game of Benben against bots."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str = "random",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        space: str = "actions",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        """One seat of a game, drawn anew for each game if none is named, against one kind of bot.

        An illegal action raises ValueError or, with illegal="end", ends the game for a reward of -1.
        Raises Refused for a setup or a bot that the game does not have, ValueError for a space that it has not.
        """
        if illegal not in ("raise", "end"):
            raise ValueError("illegal is 'raise' or 'end'.")
        if render_mode not in (None, "ansi"):
            raise ValueError("render_mode is None or 'ansi'.")
        self.render_mode = render_mode
        self.encoding = benben.encoding(game, space)
        self._space = space
        self._start = benben.start(game, players, dict(options or {}))
        if seat is not None and not 0 <= seat < self._start.players:
            raise ValueError("The game has no such seat.")
        self._bot = benben.Bot(game, opponents)
        self._wanted = seat
        self._illegal = illegal
        self._rng = benben.Rng(0)
        self.seat = seat or 0
        self.position = self._start.clone()
        self._deciding = deciding(self.position, space)
        self.observation_space = spaces.Box(-128, 127, (self.encoding.size,), np.int8)
        self.action_space = spaces.Discrete(self.encoding.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begins a game and plays on until the seat decides."""
        super().reset(seed=seed)
        self._rng = benben.Rng(int(self.np_random.integers(2**63)))
        players = self._start.players
        self.seat = self._rng.below(players) if self._wanted is None else self._wanted
        self.position = self._start.clone()
        self._play_on()
        return self._seen()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Plays an action of the seat, then the others until it decides again or the game is over."""
        action = int(action)
        if self._illegal == "end" and not (0 <= action < self.encoding.actions and self._deciding.mask()[action]):
            observation, info = self._seen()
            return observation, -1.0, True, False, info | {"illegal": True}
        if self._deciding.act(action):
            self._play_on()
        observation, info = self._seen()
        returns = self.position.returns
        reward = 0.0 if returns is None else float(returns[self.seat])
        return observation, reward, returns is not None, False, info

    def render(self) -> str | None:
        """The position in letters, if render_mode is "ansi"."""
        return str(self.position) if self.render_mode == "ansi" else None

    def _play_on(self) -> None:
        """Draws chance and lets the bots play until the agent's seat decides."""
        while not self.position.is_over and self.position.seat != self.seat:
            if self.position.is_chance:
                self.position.apply_chance(self._rng)
            else:
                self.position.apply(self._bot.choose(self.position, self._rng.next64()))
        self._deciding = deciding(self.position, self._space)

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        info = {"action_mask": self._deciding.mask().view(np.int8), "seat": self.seat}
        return self._deciding.observation(self.seat), info


for _game in benben.games():
    gymnasium.register(
        f"benben/{_game['title'].replace(chr(39), '')}-v0",
        entry_point=SeatEnv,
        kwargs={"game": _game["name"]},
    )
