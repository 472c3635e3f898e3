"""What a seat decides with in an environment: the actions of a position, or the edits of its move (Cubus)."""

import numpy as np
from numpy.typing import NDArray

import benben


class ByAction:
    """A position in which every action is a move."""

    def __init__(self, position: benben.Position) -> None:
        self._position = position

    def actions(self) -> list[int]:
        """The legal actions, ascending."""
        return self._position.actions()

    def mask(self) -> NDArray[np.bool_]:
        """Which actions are legal, by number."""
        return self._position.mask()

    def observation(self, seat: int) -> NDArray[np.int8]:
        """What a seat sees of the position; its shape is that of the encoding."""
        return self._position.observation(seat)

    def text(self, action: int) -> str:
        """The move of a legal action, as rules and records have it."""
        return self._position.action_text(action)

    def act(self, action: int) -> bool:
        """Plays an action; whether the position has moved on. ValueError if it is not legal."""
        self._position.act(action)
        return True

    def of(self, position: benben.Position) -> "ByAction":
        """The same in a copy of the position."""
        return ByAction(position)


class ByEdits:
    """A position in which a move is made edit by edit, and played when the last one is made."""

    def __init__(self, position: benben.Position) -> None:
        self._position = position
        self._edits = benben.Edits(position)

    def actions(self) -> list[int]:
        """The edits that are allowed, ascending."""
        return self._edits.actions()

    def mask(self) -> NDArray[np.bool_]:
        """Which edits are allowed, by number."""
        return self._edits.mask()

    def observation(self, seat: int) -> NDArray[np.int8]:
        """What a seat sees of the position, and who decides of the draft; its shape is that of the edits' encoding."""
        # To the others it looks as if nothing was edited yet.
        seen = self._edits if seat == self._position.seat else benben.Edits(self._position)
        return seen.observation(seat)

    def text(self, action: int) -> str:
        """What an edit does, in words of docs/encodings/cubus.md."""
        return self._edits.text(action)

    def act(self, action: int) -> bool:
        """Makes an edit; whether it was the last, so that the position has moved on. ValueError if it is not allowed."""
        move = self._edits.act(action)
        if move is None:
            return False
        self._position.apply(move)
        return True

    def of(self, position: benben.Position) -> "ByEdits":
        """The same draft in a copy of the position."""
        other = object.__new__(ByEdits)
        other._position, other._edits = position, self._edits.clone()
        return other


def deciding(position: benben.Position, space: str) -> ByAction | ByEdits:
    """What decides in a position, which it plays on; `space` is one that benben.encoding knows for its game."""
    return ByEdits(position) if space == "edits" else ByAction(position)
