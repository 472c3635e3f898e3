"""Batches: thousands of games of one kind, a decision in each at every step."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from benben import _core
from benben.encodings import Encoding, encoding


class Batch:
    """So many games side by side, which begin anew when they are over.

    The arrays are read-only views of the core's own memory and stay the same objects: each step()
    writes them anew, and nothing is copied. Copy what you want to keep. Once the lists of legal actions have
    grown to what a game needs, a step allocates nothing, but in Cubus, whose candidates are searched anew.

    observations  int8 [size, encoding.size]  what the seat that decides sees; [size, 0] without
    masks         bool [size, actions]        which actions are legal for it
    seats         int32 [size]                the seat that decides
    rewards       float32 [size, players]     of the last step: returns of a game that ended, else 0
    dones         bool [size]                 whether the last step has ended a game
    lengths       int32 [size]                decisions in the game so far, or in the one that ended
    scores        int32 [size, players]       points of the last game that ended there

    Where `dones` is true, masks, seats and observations are already of the next game. Returns are 0 in
    sum: 1 for a sole winner, -1 / (players - 1) for who has not won, and winners share.

    Chance is drawn by the core. Game i is a function of the seed, of i and of its actions alone,
    whatever the size and the threads.

    With space="edits" (Cubus, docs/encodings/cubus.md) a step makes an edit in each game, and a move where it is
    the last one; `actions` is then 87, and `lengths` counts edits.
    """

    def __init__(
        self,
        game: str,
        size: int,
        *,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        tags: Mapping[str, str] | None = None,
        seed: int = 0,
        threads: int = 1,
        observations: bool = True,
        space: str = "actions",
    ) -> None:
        """Sets up `size` games, from 1 to 1,048,576, and begins them.

        Players default to the fewest that the game takes. `threads`, from 1 to 256, share the games of a
        step, where the last one took so long that this saves time. Without observations a step is faster. Raises Refused for a setup that the game does not
        have, or that its numbers do not cover, ValueError for a space that it does not have.
        """
        self.encoding: Encoding = encoding(game, space)
        self.core = _core.batch(
            game, size, players, dict(options or {}), dict(tags or {}), seed, threads, observations, space
        )
        self.observations: NDArray[np.int8] = self.core.observations()
        self.masks: NDArray[np.bool_] = self.core.masks()
        self.seats: NDArray[np.int32] = self.core.seats()
        self.rewards: NDArray[np.float32] = self.core.rewards()
        self.dones: NDArray[np.bool_] = self.core.dones()
        self.lengths: NDArray[np.int32] = self.core.lengths()
        self.scores: NDArray[np.int32] = self.core.scores()

    @property
    def size(self) -> int:
        """The number of games."""
        return self.core.size

    @property
    def players(self) -> int:
        """The number of seats of each game."""
        return self.core.players

    def __len__(self) -> int:
        return self.core.size

    def reset(self, seed: int) -> None:
        """Begins all games anew, from this seed."""
        self.core.reset(seed)

    def step(self, actions: NDArray[np.int32]) -> None:
        """Plays an action in each game: int32 [size], C-contiguous, each marked in `masks`.

        Nothing is converted: an array of another type or form is a TypeError. ValueError names the first game
        whose action is not legal; then no game has been played on.
        """
        self.core.step(actions)

    def random_actions(self) -> NDArray[np.int32]:
        """A legal action for each game, all equally likely: int32 [size], the same array each time."""
        return self.core.random_actions()

    def position(self, i: int) -> _core.Position:
        """A copy of the position of game i, without what is being edited; its ply counts steps. IndexError for no such game."""
        return self.core.position(i)

    def set_position(self, i: int, position: _core.Position) -> None:
        """Lets game i go on from a position of the same setup; chance that is due is drawn.

        ValueError for a position of another setup, or one that is over.
        """
        self.core.set_position(i, position)
