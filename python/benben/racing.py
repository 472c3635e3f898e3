"""The games as parallel environments of PettingZoo, in which all agents act at each step.

    from benben.pettingzoo import parallel
    env = parallel("cubus", players=4)

Where several seats may answer a knock of Cubus (`Position.race`), all of them are asked at once: the
agents choose without knowing what the others do. Of those who knock one is the first, each as likely as
the others, drawn from the seed of reset(); the seats before it are taken to have waived, as a record has
it, and what the others chose does not happen. Each seat sees the position in which it would be asked, where
those before it have waived, with candidates of its own: they are not the same for all, nor in the same
order. Everywhere else one seat decides. Whoever is not asked has one action, the last, which does nothing.

With space="edits" a step is an edit of each seat that is asked (Cubus, docs/encodings/cubus.md). In a race each
edits a draft of its own, and who has a move waits until all have: edits take no time, so nobody is the
first for making fewer of them.

An observation is {"observation": int8 [size], "action_mask": int8 [actions + 1]}, as in
benben.pettingzoo; the mask tells an agent whether it is asked. Rewards come at the end. `env.position` is there
to be looked at: who changes it is not heard.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

import benben
from benben.agents import SeatAgents
from benben.deciding import deciding

# What each agent has at a step.
_Seen = dict[str, dict[str, np.ndarray]]

# To pass or to waive, among the edits of docs/encodings/cubus.md; among Cubus's actions it is the last.
_WAY_OUT_OF_EDITS = 85


def parallel(game: str = "cubus", players: int | None = None, **settings: Any) -> "RacingEnv":
    """The parallel environment of a game; settings are those of RacingEnv."""
    return RacingEnv(game, players, **settings)


class _Choice:
    """What a seat that is asked chooses, made in a copy of the position in which it decides."""

    def __init__(self, position: benben.Position, space: str) -> None:
        self.position = position
        self.behind = position.clone()  # where the move leads, once it is made
        self.deciding = deciding(self.behind, space)
        self.last: int | None = None  # the action that made the move


class RacingEnv(SeatAgents, ParallelEnv):
    """A game of Benben whose agents are its seats, and answer a race at once."""

    def __init__(
        self,
        game: str = "cubus",
        players: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        space: str = "actions",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        """An illegal action raises ValueError or, with illegal="way_out", counts as to pass or to waive in Cubus,
        and as the last of the legal ones where neither is legal: for learners that know no masks.

        Raises Refused for a setup that the game does not have, ValueError for a space that it has not; render_mode
        is None or "ansi".
        """
        if illegal not in ("raise", "way_out"):
            raise ValueError("illegal is 'raise' or 'way_out'.")
        self.nothing = benben.encoding(game, space).actions  # the action of who is not asked
        self._way_out = _WAY_OUT_OF_EDITS if space == "edits" else self.nothing - 1
        self._illegal = illegal
        self._choices: dict[int, _Choice] = {}
        super().__init__(game, players, options, render_mode, kind="_parallel", actions=self.nothing + 1, space=space)

    @property
    def deciding(self) -> dict[int, benben.Position]:
        """Each seat that is asked now, and the position in which it decides: in a race those before it have waived.

        They are in the order in which a record asks them. In a race by edits those whose moves are made are not
        asked any more.
        """
        return {seat: choice.position for seat, choice in self._choices.items() if choice.last is None}

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now: all of a race, else the one that decides."""
        return list(self.deciding)

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
        chosen = self._checked([int(actions[agent]) for agent in self.possible_agents])
        for seat in self.asked:
            choice = self._choices[seat]
            if choice.deciding.act(chosen[seat]):
                choice.last = chosen[seat]
        if not self.asked:
            self._go_on()
        return self._told()

    def _go_on(self) -> None:
        """Plays the move of the seat that decides or, of a race, of the first."""
        # Who waives changes nothing for who knocks: the last one's waiving ends a race that nobody takes up.
        knocking = [seat for seat, choice in self._choices.items() if choice.last != self._way_out]
        knocking = knocking or list(self._choices)[-1:]
        first = knocking[self._rng.below(len(knocking))] if len(self._choices) > 1 else knocking[0]
        self.position = self._choices[first].behind
        self._draw_chance()

    def _ask(self) -> None:
        """Asks the seat that decides, or all of a race."""
        self._choices = {}
        position = self.position
        if position.seat is None:
            return
        race = position.race or [position.seat]
        # In the order in which a record asks them.
        first, players = position.seat, position.players
        for seat in sorted(race, key=lambda seat: (seat - first) % players):
            if self._choices:
                position = position.clone()
                position.apply("waive")
            self._choices[seat] = _Choice(position, self._space)

    def _legal(self, seat: int) -> list[int]:
        """What a seat may do at this step, ascending."""
        return self._choices[seat].deciding.actions() if seat in self.asked else [self.nothing]

    def _checked(self, chosen: list[int]) -> list[int]:
        """The actions that count."""
        counted = []
        for seat, action in enumerate(chosen):
            own = self._legal(seat)
            if action not in own and self._illegal == "raise":
                raise ValueError(f"The action of seat {seat} is not legal here.")
            instead = self._way_out if self._way_out in own else own[-1]
            counted.append(action if action in own else instead)
        return counted

    def _seen(self) -> _Seen:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            if seat in self.asked:
                own = self._choices[seat].deciding
                mask = np.append(own.mask(), False).view(np.int8)
            else:
                # Who has made a move sees what it saw before.
                position = self._choices[seat].position if seat in self._choices else self.position
                own = deciding(position, self._space)
                mask = np.zeros(self.nothing + 1, np.int8)
                mask[self.nothing] = 1
            seen[agent] = {"observation": own.observation(seat), "action_mask": mask}
        return seen

    def _told(self) -> tuple[Any, ...]:
        returns = self.position.returns
        agents = self.possible_agents
        rewards = dict(zip(agents, returns or [0.0] * len(agents), strict=True))
        over = dict.fromkeys(agents, returns is not None)
        told = (self._seen(), rewards, over, dict.fromkeys(agents, False), {agent: {} for agent in agents})
        if returns is not None:
            self.agents = []
        return told
