"""What the readings of the games' numbers share.

A reading says the same as the C++ encoding (games/*/encoding.cc), out of nothing but the texts and the
JSON of a position and docs/encodings: `observe(position, seat)` gives the parts by name, and
`action(position, text)` the number of a move.
"""

import numpy as np


class Parts(dict):
    """Parts of zeros by name, of the shapes that docs/encodings gives."""

    def __init__(self, **shapes: tuple[int, ...]) -> None:
        super().__init__({name: np.zeros(shape, np.int64) for name, shape in shapes.items()})

    def as_bytes(self) -> dict[str, np.ndarray]:
        """As an observation holds them: values that no byte holds become the nearest that one does."""
        return {name: np.clip(part, -128, 127).astype(np.int8) for name, part in self.items()}


def relative(seat: int, other: int, players: int) -> int:
    """Where a seat stands for one that looks."""
    return (other - seat) % players
