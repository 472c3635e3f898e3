"""The numbers of a game: how many actions it has, and what stands where in an observation."""

from dataclasses import dataclass
from functools import cache
from math import prod

import numpy as np
from numpy.typing import NDArray

from benben import _core


@dataclass(frozen=True)
class Part:
    """A named part of an observation: `shape` runs from `offset` on, the last axis fastest."""

    name: str
    shape: tuple[int, ...]
    offset: int
    summary: str


@dataclass(frozen=True)
class Encoding:
    """What is fixed for all positions of a game, whatever their seats and options.

    Actions are the numbers below `actions`, draws of chance those below `draws`; an observation is an
    int8 array of `size` entries. What they mean is written down in docs/encodings/<game>.md.
    """

    game: str
    actions: int
    draws: int
    size: int
    parts: tuple[Part, ...]

    def unpack(self, observation: NDArray[np.int8]) -> dict[str, NDArray[np.int8]]:
        """The parts by name, as views: [..., size] becomes [..., *shape] for each.

        ValueError for an observation of another size.
        """
        if observation.shape[-1:] != (self.size,):
            raise ValueError(f"The last axis of an observation of {self.game} is {self.size} long.")
        rows = observation.shape[:-1]
        return {
            part.name: observation[..., part.offset : part.offset + prod(part.shape)].reshape(
                (*rows, *part.shape)
            )
            for part in self.parts
        }


@cache
def encoding(game: str, space: str = "actions") -> Encoding:
    """The numbers of a game, by its name, in one of its spaces: "actions" or, in Cubus, "edits" (benben.Edits).

    Raises Refused if there is no such game, and ValueError if it has no such space.
    """
    told = _core.encoding(game, space)
    parts = []
    offset = 0
    for part in told["parts"]:
        shape = tuple(part["shape"])
        parts.append(Part(part["name"], shape, offset, part["summary"]))
        offset += prod(shape)
    return Encoding(game, told["actions"], told["draws"], told["size"], tuple(parts))
