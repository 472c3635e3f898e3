"""The games in OpenSpiel, which knows them once this module has been imported.

    import pyspiel
    import benben.openspiel
    game = pyspiel.load_game("benben_pyramix(players=3,cobras=all)")

They are called benben_<game>; their parameters are `players` and the options of the game, and in Cubus `space`,
"actions" or "edits" (a move by edits, docs/encodings/cubus.md). Chance is
explicit in all five: what comes to light at once is drawn one by one, each draw a chance node with its
exact probabilities (`Position.draws`). Actions, draws and observations are the numbers of
docs/encodings; an observation is float32, by the names of its parts. Returns are `Position.returns`.

What OpenSpiel would have otherwise: while things that come to light together are being drawn, the
observation is that of the position before, and only the string tells what has been drawn. In Cubus
actions are its candidates, a part of what is legal, unless it is played by edits, and the seats of a race are asked
in their order. An observation shows a draft to the seat that edits it, the string to all.
States cannot be undone, and are pickled as what happened in them.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
import pyspiel

import benben
from benben.deciding import deciding

# More events than any game has, as a record has no more of them (docs/record.md).
_LONGEST = 100_000
# Pyramix ends after 35 removals, and has 56 cubes.
_LONGEST_GAMES = {"pyramix": (35, 56)}
# A move takes no more edits (docs/encodings/cubus.md).
_MOST_EDITS = 133


class _Setup(NamedTuple):
    """A game, its seats and options, and the space that its actions are of."""

    game: str
    players: int
    options: dict[str, str]
    space: str


class _Point:
    """Where a state is, and the numbers that led there. Copies go their own ways."""

    def __init__(self, setup: _Setup) -> None:
        self.setup = setup
        self.position = benben.start(setup.game, setup.players, setup.options)
        self.deciding = deciding(self.position, setup.space)
        self.drawn: tuple[int, ...] = ()  # of the chance that is due
        self.edited: tuple[int, ...] = ()  # of the move that is made by edits
        self._past: tuple[Any, int] | None = None  # the last number, behind those before it

    def play(self, number: int) -> None:
        """Plays an action, or takes a draw of chance. ValueError, and all as it was, for any other."""
        if self.position.is_chance:
            drawn = (*self.drawn, number)
            if self.position.draws(drawn):
                self.drawn = drawn
            else:
                self.position.apply_draws(drawn)
                self._move_on()
        elif self.deciding.act(number):
            self._move_on()
        else:
            self.edited = (*self.edited, number)
        self._past = (self._past, number)

    def _move_on(self) -> None:
        """Begins with what is due in the position, which has just come about."""
        self.drawn, self.edited = (), ()
        self.deciding = deciding(self.position, self.setup.space)

    def numbers(self) -> list[int]:
        """All that was played and drawn."""
        numbers = []
        past = self._past
        while past is not None:
            past, number = past
            numbers.append(number)
        return numbers[::-1]

    def __str__(self) -> str:
        """The position, and what has been drawn or edited since."""
        drawn = [self.position.draw_text(draw, self.drawn[:place]) for place, draw in enumerate(self.drawn)]
        edited = [self.deciding.text(edit) for edit in self.edited]
        lines = [str(self.position)]
        if drawn:
            lines.append(f"drawn: {' '.join(drawn)}")
        if edited:
            lines.append(f"edited: {', '.join(edited)}")
        return "\n".join(lines)

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Point":
        copy = object.__new__(_Point)
        position = self.position.clone()
        copy.__dict__ = self.__dict__ | {"position": position, "deciding": self.deciding.of(position)}
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.setup, self.numbers())


def _replayed(setup: _Setup, numbers: Iterable[int]) -> _Point:
    point = _Point(setup)
    for number in numbers:
        point.play(number)
    return point


class BenbenState(pyspiel.State):
    """A position of a game, or a place among the draws of its chance or the edits of a move."""

    def __init__(self, game: "BenbenGame") -> None:
        super().__init__(game)
        self.point = _Point(game.setup)

    @property
    def position(self) -> benben.Position:
        """The position, in which no draw of the chance that is due counts, and no edit."""
        return self.point.position

    def current_player(self) -> int:
        """The seat that decides, from 0; PlayerId.CHANCE where a draw is due, TERMINAL at the end."""
        if self.position.is_chance:
            return pyspiel.PlayerId.CHANCE
        seat = self.position.seat
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.point.deciding.actions() if player == self.position.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn next: numbers below max_chance_outcomes, with probabilities of 1 in sum, ascending.

        ValueError where no chance is due.
        """
        return self.position.draws(self.point.drawn)

    def _apply_action(self, action: int) -> None:
        self.point.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.draw_text(action, self.point.drawn)
        return self.point.deciding.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """By seat, in [-1, 1] and 0 in sum: 1 for a sole winner; zeros until the game is over."""
        # Position.returns in double precision: OpenSpiel wants a sum of 0 to nine digits.
        players, winners = self.position.players, self.position.winners
        if not winners:
            return [0.0] * players
        won = players / len(winners)
        return [((won if seat in winners else 0.0) - 1) / (players - 1) for seat in range(players)]

    def __str__(self) -> str:
        return str(self.point)


class BenbenObserver:
    """What a seat sees, as float32: `tensor`, and `dict` with its parts by their names."""

    def __init__(self, encoding: benben.Encoding, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"There are no parameters of observations: {params}")
        self._encoding = encoding
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = encoding.unpack(self.tensor)

    def set_from(self, state: BenbenState, player: int) -> None:
        """Writes into `tensor`, float32 [size], what a player sees; ValueError for a player that there is not."""
        self.tensor[:] = state.point.deciding.observation(player)

    def string_from(self, state: BenbenState, player: int) -> str:
        """The position in letters, the same for all players, and what has been drawn or edited since."""
        return str(state)


class BenbenGame(pyspiel.Game):
    """A game of so many players, with its options. Each of the five has a class of its own."""

    name: str
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Raises Refused if the game cannot be set up so, ValueError for a space that it has not."""
        params = dict(params or {})
        options = params.copy()
        players = options.pop("players", self.game_type.min_num_players)
        space = options.pop("space", "actions")
        self.setup = _Setup(self.name, players, options, space)
        benben.start(self.name, players, options)
        self._encoding = benben.encoding(self.name, space)
        decisions, self._chance_nodes = _LONGEST_GAMES.get(self.name, (_LONGEST, _LONGEST))
        if space == "edits":
            decisions *= _MOST_EDITS
        info = pyspiel.GameInfo(
            num_distinct_actions=self._encoding.actions,
            max_chance_outcomes=self._encoding.draws,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=decisions,
        )
        super().__init__(self.game_type, info, {"players": players} | params)

    def new_initial_state(self) -> BenbenState:
        """The state before the first event."""
        return BenbenState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound of the draws in a game: 56 in Pyramix, elsewhere 100,000."""
        return self._chance_nodes

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> BenbenObserver:
        """An observer of perfect information, whatever type of observation is asked for; ValueError for parameters."""
        return BenbenObserver(self._encoding, params)


def _register(told: dict[str, Any]) -> None:
    defaults = {option["name"]: option["values"][0] for option in told["options"]}
    if told["name"] == "cubus":
        defaults["space"] = "actions"
    game_type = pyspiel.GameType(
        short_name=f"benben_{told['name']}",
        long_name=told["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=told["max_players"],
        min_num_players=told["min_players"],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": told["min_players"]} | defaults,
    )
    # A class, as OpenSpiel's own games are: it is kept until the process ends, when functions cannot be
    # freed any more.
    members = {"name": told["name"], "game_type": game_type, "__doc__": told["summary"]}
    pyspiel.register_game(game_type, type(f"{told['name'].title()}Game", (BenbenGame,), members))


for _told in benben.games():
    _register(_told)
