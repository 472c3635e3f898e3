"""What agents look at: each legal action of a position as a row of numbers, and the position as one.

Pyramix's rows are of pyramix_rows.py and those of Cubus are its candidates: both come from observations alone. The
other games' are what the seat would see right after each action, before chance, as a player who tries moves in the
head. A look knows any number of seats: what a seat has, and what the others have on average, or the best of them.
train.py trains agents on these, agent.py plays with them.
"""

from collections.abc import Callable
from typing import Protocol

import numpy as np
import pyramix_rows
from numpy.typing import NDArray

import benben

Parts = dict[str, NDArray[np.int8]]
PositionOf = Callable[[int], benben.Position]


class Look(Protocol):
    """How an agent looks at a game; `features` is the length of a row."""

    features: int
    points: float  # ahead that count half a win
    final: float  # points that one of the final scores counts

    def rows(self, observations: np.ndarray, masks: np.ndarray, position_of: PositionOf) -> tuple[np.ndarray, ...]:
        """A row for each legal action: float32 [n, features], its game and its action, ascending."""

    def states(self, observations: np.ndarray) -> np.ndarray:
        """What positions promise, for a linear guess of how games end: float32 [size, any]."""

    def ahead(self, observations: np.ndarray) -> np.ndarray:
        """How far the seat that looks is ahead of the best of the others, in units of `points`: float32 [size]."""


def others(part: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """The mean over the other seats that play: [size, seats, ...] becomes [size, ...]."""
    weight = seats[:, 1:].astype(np.float32)
    weight /= weight.sum(axis=1, keepdims=True)
    return np.einsum("ns,ns...->n...", weight, part[:, 1:].astype(np.float32))


def lead(points: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """How many points the first seat is ahead of the best of the others: float32 [size]."""
    rivals = np.where(seats[:, 1:] != 0, points[:, 1:].astype(np.float32), -np.inf)
    return points[:, 0] - rivals.max(axis=1)


def columns(*parts: np.ndarray) -> np.ndarray:
    """Arrays [size, ...] side by side: float32 [size, any]."""
    return np.concatenate([np.asarray(part, np.float32).reshape(len(part), -1) for part in parts], axis=1)


class PyramixLook:
    """The rows of pyramix_rows.py."""

    features, points, final = pyramix_rows.FEATURES, 10.0, 1.0

    def rows(self, observations: np.ndarray, masks: np.ndarray, position_of: PositionOf) -> tuple[np.ndarray, ...]:
        return pyramix_rows.rows(pyramix_rows.View(observations), masks)

    def states(self, observations: np.ndarray) -> np.ndarray:
        return pyramix_rows.View(observations).state_rows()

    def ahead(self, observations: np.ndarray) -> np.ndarray:
        return pyramix_rows.View(observations).margin / self.points


class CubusLook:
    """Candidates, as `choices` has them, beside what the seat sees of the rest."""

    features, points, final = 39, 20.0, 1.0

    def __init__(self) -> None:
        self.unpack = benben.encoding("cubus").unpack

    def rows(self, observations: np.ndarray, masks: np.ndarray, position_of: PositionOf) -> tuple[np.ndarray, ...]:
        games, actions = np.nonzero(masks)
        part = self.unpack(observations)
        choices = part["choices"].astype(np.float32)
        is_way_out = actions == choices.shape[1]
        own = np.where(is_way_out[:, None], 0, choices[games, np.minimum(actions, choices.shape[1] - 1)])
        best = np.where(choices[:, :, 0] > 0, choices[:, :, 1], 0).max(axis=1)
        number = np.minimum(actions, 12) / 12
        short = own[:, 1] - best[games]
        row = columns(own[:, 1] / 5, own[:, 2:], short / 5, short == 0, is_way_out, number)
        return np.concatenate([row, self._rest(part)[games]], axis=1), games, actions

    def _rest(self, part: Parts) -> np.ndarray:
        seats = part["seats"]
        ahead = lead(part["scores"], seats)
        return columns(
            part["hands"][:, 0] / 4, others(part["hands"], seats) / 4, part["deck"] / 10, ahead / 20,
            part["phase"], part["waived"][:, 0], others(part["waived"], seats), part["counts"] / 10,
            part["acts"][:, 0], part["turn"][:, 0], part["built"][:, 0] / 20, part["choices"][:, :, 1].max(axis=1) / 5,
            part["scores"][:, 0] / 20,
        )  # fmt: skip

    def states(self, observations: np.ndarray) -> np.ndarray:
        rest = self._rest(self.unpack(observations))
        return np.concatenate([np.ones((len(rest), 1), np.float32), rest], axis=1)

    def ahead(self, observations: np.ndarray) -> np.ndarray:
        part = self.unpack(observations)
        return lead(part["scores"], part["seats"]) / self.points


class AheadLook:
    """What the seat would see after each action, summed up, and how far it would be ahead."""

    game: str
    points: float
    final = 1.0
    of_seats: tuple[str, ...] = ()  # parts that have a row for each seat

    def __init__(self) -> None:
        self.encoding = benben.encoding(self.game)
        self.features = self.summary(self.unpack(np.ones((1, self.encoding.size), np.int8))).shape[1] + 1

    def unpack(self, observations: np.ndarray) -> Parts:
        """The parts, of seats that play alone."""
        part = self.encoding.unpack(observations)
        count = int(part["seats"][0].sum()) if self.of_seats else 0
        return {name: rows[:, :count] if name in self.of_seats else rows for name, rows in part.items()}

    def summary(self, part: Parts) -> np.ndarray:
        """What counts in an observation, in numbers around 1: float32 [size, any]."""
        raise NotImplementedError

    def margin(self, part: Parts) -> np.ndarray:
        """How far the seat is ahead, in points."""
        return lead(part["points"], part["seats"])

    def rows(self, observations: np.ndarray, masks: np.ndarray, position_of: PositionOf) -> tuple[np.ndarray, ...]:
        games, actions = np.nonzero(masks)
        after = np.empty((len(games), self.encoding.size), np.int8)
        last = -1
        for row, (game, action) in enumerate(zip(games.tolist(), actions.tolist(), strict=True)):
            if game != last:
                here, last = position_of(game), game
                seat = here.seat
            then = here.clone()
            then.act(action)
            after[row] = then.observation(seat)
        part = self.unpack(after)
        gain = self.ahead(after) - self.ahead(observations)[games]
        return columns(self.summary(part), 5 * gain), games, actions

    def states(self, observations: np.ndarray) -> np.ndarray:
        told = self.summary(self.unpack(observations))
        return np.concatenate([np.ones((len(told), 1), np.float32), told], axis=1)

    def ahead(self, observations: np.ndarray) -> np.ndarray:
        return self.margin(self.unpack(observations)) / self.points


class AnubixxLook(AheadLook):
    """Stones crossed out, what is left to be built in each colour, dice and bonuses."""

    game, points = "anubixx", 20.0
    of_seats = ("crossed", "colours", "quarry", "jokers", "bonuses", "points", "seats")

    def summary(self, part: Parts) -> np.ndarray:
        seats = part["seats"]
        left = np.einsum("nsic,nsi->nsc", part["colours"], 1 - part["crossed"]) / 8
        told = [part[name] / scale for name, scale in (("quarry", 12), ("jokers", 3), ("bonuses", 1), ("crossed", 1))]
        sides = [side for rows in (*told, left) for side in (rows[:, 0], others(rows, seats))]
        return columns(
            *sides, part["closed"], part["dice"] / 2, part["active"][:, 0], part["turn"][:, 0],
            part["counts"] / np.array([2, 4, 2, 20]), part["points"][:, 0] / 30, self.margin(part) / 10,
        )  # fmt: skip


class AnkhorLook(AheadLook):
    """Tokens, cities as counts of their tiles, the row of tiles with its prices."""

    game, points = "ankhor", 5.0
    of_seats = ("tokens", "bonus", "points", "cities", "seats")

    def summary(self, part: Parts) -> np.ndarray:
        seats = part["seats"]
        tiles = np.delete(part["cities"].sum(axis=2, dtype=np.int16), (1, 2), axis=2) / 5
        tokens = part["tokens"] / 3
        # Markers that are missing for the tile of each slot, and whether it could be bought.
        missing = np.maximum(part["prices"][:, :, :5] - part["tokens"][:, 0, None, :5], 0).sum(axis=2, dtype=np.float32)
        is_there = part["row"].any(axis=2)
        tall = part["cities"][..., 3].max(axis=2) / 3
        sides = [side for rows in (tiles, tokens, tall, part["bonus"]) for side in (rows[:, 0], others(rows, seats))]
        return columns(
            *sides, missing / 2, is_there & (missing == 0), (is_there & (missing == 0)).sum(axis=1),
            np.where(is_there, missing, 9).min(axis=1), part["row"], part["prices"], part["supply"] / 5,
            part["phase"], part["turn"][:, 0],
            part["flags"] / np.array([2, 2, 1, 1, 2, 2]), part["places"][:, :, 0].sum(axis=1) / 20,
            part["points"][:, 0] / 10, self.margin(part) / 5,
        )  # fmt: skip


class AscensionLook(AheadLook):
    """Stones and figures by their steps to the own portal, whichever way they go round."""

    # A pyramid that is borne off counts five: less, and who leads by far would not want to end the game.
    game, points, final = "ascension", 8.0, 5.0
    RING = 24

    def turned(self, pieces: np.ndarray, is_gold: np.ndarray, mirror: int) -> np.ndarray:
        """Rings [size, 24, ...] as Gold has them: Onyx's are their mirror images."""
        spaces = np.arange(self.RING)
        image = (mirror - spaces) % self.RING
        return np.where(is_gold.reshape(-1, *[1] * (pieces.ndim - 1)), pieces, pieces[:, image])

    def margin(self, part: Parts) -> np.ndarray:
        """Stones' ways behind them, as shares, and pyramids borne off: own less the enemy's."""
        is_gold = part["gold"][:, 0] == 1
        stones = self.turned(part["stones"], is_gold, 0).sum(axis=3)
        own = 1 - (8 - np.arange(self.RING)) % self.RING / self.RING
        enemy = 1 - (8 + np.arange(self.RING)) % self.RING / self.RING
        off = part["off"].astype(np.float32)
        return stones[:, :, 0] @ own - stones[:, :, 1] @ enemy + self.final * (off[:, 0] - off[:, 1])

    def dangers(self, outer: np.ndarray, inner: np.ndarray) -> np.ndarray:
        """Of own stones and the enemy's, of each size: how many an enemy stone could bump, and how many are trapped.

        As Gold has them: it goes to higher numbers, the enemy to lower ones. Not quite: a stone in a stack counts
        as one that moves.
        """
        is_alone = outer.sum(axis=(2, 3)) == 1
        told = []
        for side, back in ((0, -1), (1, 1)):
            own, enemy = outer[:, :, side], outer[:, :, 1 - side]
            figures = inner[:, :, side].any(axis=2)
            is_safe = figures | np.roll(figures, 1, axis=1)
            bigger = np.cumsum(enemy[:, :, ::-1], axis=2)[:, :, ::-1] > 0  # or as big
            reached = np.any([np.roll(bigger, back * steps, axis=1) for steps in (1, 2, 3)], axis=0)
            told.append((own * (reached & (is_alone & ~is_safe)[:, :, None])).sum(axis=1))
            smaller = np.cumsum(enemy, axis=2) - enemy > 0
            told.append((own * smaller).sum(axis=1))
        return np.concatenate(told, axis=1)

    def summary(self, part: Parts) -> np.ndarray:
        is_gold = part["gold"][:, 0] == 1
        targets = part["targets"][:, :, None, None].repeat(3, axis=3)
        outer = self.turned(np.concatenate([part["stones"], targets], axis=2), is_gold, 0)
        inner = self.turned(part["figures"], is_gold, -1)
        return columns(
            outer[:, :, :2], outer[:, :, 2, 0], inner, self.dangers(outer[:, :, :2], inner) / 2, part["limbo"],
            part["off"], part["mover"], part["power"],
            part["turn"] / np.array([2, 1, 60]), self.margin(part) / 4,
        )  # fmt: skip


LOOKS: dict[str, Callable[[], Look]] = {
    "anubixx": AnubixxLook,
    "ankhor": AnkhorLook,
    "ascension": AscensionLook,
    "cubus": CubusLook,
    "pyramix": PyramixLook,
}
