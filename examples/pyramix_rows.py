"""What a legal cube of Pyramix looks like to an agent, in numbers.

They come from observations alone (docs/encodings/pyramix.md) and what is known of the heap's shape and the cubes'
worth. Each legal cube of each position becomes one row of numbers, which agents rate (agent.py, torchrl_agent.py).
"""

import numpy as np

import benben

ENCODING = benben.encoding("pyramix")
CELLS = benben.facts("pyramix")["facts"]["cells"]
NAMES = sorted(CELLS)
NOWHERE = len(NAMES)  # the cell outside of the heap
X = 12  # the kind of a cobra; the others are three of each of four colours
VALUES = np.array([1, 2, 3] * 4 + [0, 0], np.float32)  # an unknown cube counts nothing


def table(relation: str, columns: int) -> np.ndarray:
    """The cells that stand in a relation to each cell, as numbers: int [57, columns]."""
    rows = np.full((NOWHERE + 1, columns), NOWHERE)
    for at, name in enumerate(NAMES):
        others = [NAMES.index(other) for other in CELLS[name][relation]]
        rows[at, : len(others)] = others
    return rows


def step(name: str, axis: int, by: int) -> int:
    """The cell that lies one step along an axis, or NOWHERE."""
    digits = [int(digit) for digit in name]
    digits[axis] += by
    moved = "".join(map(str, digits)) if min(digits) >= 0 else ""
    return NAMES.index(moved) if moved in CELLS else NOWHERE


UPPERS = np.array([[step(name, axis, -1) for axis in range(3)] for name in NAMES] + [[NOWHERE] * 3])
LOWERS = np.array([[step(name, axis, 1) for axis in range(3)] for name in NAMES] + [[NOWHERE] * 3])
EDGES = table("edges", 6)
LEVEL = np.array([sum(map(int, name)) for name in NAMES] + [0])
IS_TRAY = np.append(LEVEL[:NOWHERE] == 5, False)


class View:
    """What the rows of a batch of observations tell, cell by cell; column 56 is outside of the heap."""

    def __init__(self, observations: np.ndarray) -> None:
        part = ENCODING.unpack(observations)
        size = len(observations)
        cubes = np.zeros((size, NOWHERE + 1, 15), bool)
        cubes[:, :NOWHERE, :14] = part["cubes"]
        cubes[:, :, 14] = ~cubes.any(axis=2)
        self.kinds = cubes.argmax(axis=2)  # 13 unknown, 14 nothing
        self.is_there = self.kinds < 14
        self.faces = np.pad(part["faces"], ((0, 0), (0, 1)))
        self.values = np.append(VALUES, 0)[self.kinds]
        is_cobra = self.kinds == X
        self.cobras_beside = is_cobra[:, UPPERS].sum(axis=2) + is_cobra[:, LOWERS].sum(axis=2)
        self.is_out = IS_TRAY & (is_cobra[:, EDGES] & IS_TRAY[EDGES]).any(axis=2)
        self.is_playing = part["seats"].astype(bool)
        self.left = part["left"][:, 0] / np.float32(35)
        self._count(part["taken"].astype(np.float32))

    def _count(self, taken: np.ndarray) -> None:
        """Points and ankhs by colour of the seat that looks and of the best of the others."""
        points = taken @ VALUES[:13]
        ankhs = taken[:, :, 0:12:3]
        others = self.is_playing[:, 1:]
        self.margin = points[:, 0] - np.where(others, points[:, 1:], -99).max(axis=1)
        self.lead = ankhs[:, 0] - np.where(others[:, :, None], ankhs[:, 1:], -99).max(axis=1)
        # What the tray holds of each colour, without what cobras take out of play.
        colour = np.minimum(self.kinds // 3, 4)
        stakes = self.values * (IS_TRAY & ~self.is_out)
        self.tray = np.stack([(stakes * (colour == c)).sum(axis=1) for c in range(4)], axis=1)

    def state_rows(self) -> np.ndarray:
        """What a position promises, for a linear guess of how the game ends: float [size, 12]."""
        won = np.sign(self.lead) * self.tray
        columns = [np.ones_like(self.left), self.margin / 10, self.left, self.margin * self.left / 10]
        return np.concatenate([np.stack(columns, 1), won / 10, self.lead / 4], axis=1)


def gap(view: View, games: np.ndarray, cells: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Which cell is empty once each cube is gone, the cell of the cube that slides into its place, and
    along which axis (PYX-15)."""
    above = UPPERS[cells]
    stands = view.is_there[games[:, None], above]
    axis = stands.argmax(axis=1)
    slides = stands.any(axis=1)
    first = np.where(slides, above[np.arange(len(cells)), axis], NOWHERE)
    top = np.where(slides, first, cells)
    for _ in range(4):
        higher = UPPERS[top, axis]
        top = np.where(slides & view.is_there[games, higher], higher, top)
    return top, first, axis


def rows(view: View, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A row of numbers for each legal cube: float32 [n, FEATURES], its game and its cell."""
    games, cells = np.nonzero(masks)
    kind = view.kinds[games, cells]
    value = view.values[games, cells]
    colour = np.minimum(kind // 3, 3)
    is_cobra = kind == X
    is_ankh = (kind % 3 == 0) & ~is_cobra
    lead = np.where(is_cobra, 0, view.lead[games, colour])
    stake = np.where(is_cobra, 0, view.tray[games, colour]) / 10
    is_tray, is_out = IS_TRAY[cells], view.is_out[games, cells]
    inside = value * (is_tray & ~is_out)
    columns = [
        value / 3, lead / 4, lead > 0, lead < 0, stake,
        is_ankh * lead / 4, is_ankh * (lead == 0) * stake, is_ankh * (lead == -1) * stake,
        is_ankh * (lead == 1) * stake, is_ankh * stake * view.left[games],
        inside * (lead > 0), inside * (lead < 0), inside * (lead == 0), is_tray, is_out, LEVEL[cells] / 5,
        view.left[games], view.left[games] < 0.25, view.margin[games] / 10,
        *uncovered(view, games, cells),
        *remaining(view, masks, games, value),
    ]  # fmt: skip
    kinds = np.eye(13, dtype=np.float32)[kind]
    return np.column_stack([kinds, *columns]).astype(np.float32), games, cells


def uncovered(view: View, games: np.ndarray, cells: np.ndarray) -> list[np.ndarray]:
    """What the next player finds where a cube was taken, about: cubes that turn takeable, new ones that
    come to light, cubes that a cobra has let go, and what slid upon the tray."""
    top, first, axis = gap(view, games, cells)
    below = LOWERS[top]
    faces = view.faces[games[:, None], below]
    slid = (first != NOWHERE)[:, None] & (np.arange(3) == axis[:, None])
    values = np.where(slid, view.values[games, top][:, None], view.values[games[:, None], below])
    there = view.is_there[games[:, None], below]
    opens = there & (faces == 1) & (view.cobras_beside[games[:, None], below] == 0)
    near = np.concatenate([UPPERS[cells], LOWERS[cells]], axis=1)
    is_freed = (view.faces[games[:, None], near] >= 2) & (view.cobras_beside[games[:, None], near] == 1)
    freed = is_freed & (view.kinds[games, cells] == X)[:, None]
    slid_kind = view.kinds[games, first]
    slid_lead = np.where(slid_kind < X, view.lead[games, np.minimum(slid_kind // 3, 3)], 0)
    on_tray = IS_TRAY[cells] & (first != NOWHERE)
    return [
        first != NOWHERE,
        (values * opens).max(axis=1) / 3,
        opens.sum(axis=1),
        (there & (faces == 0)).sum(axis=1),
        (view.values[games[:, None], near] * freed).max(axis=1) / 3,
        freed.sum(axis=1),
        on_tray * view.values[games, first] * np.sign(slid_lead) / 3,
        on_tray * (slid_kind == X),
    ]


def remaining(view: View, masks: np.ndarray, games: np.ndarray, value: np.ndarray) -> list[np.ndarray]:
    """The two best values that are left to the next player, and how many cubes there are to choose from."""
    legal = np.where(masks, view.values[:, :NOWHERE], -1)
    best = -np.sort(-legal, axis=1)[:, :3][games]
    is_best = value >= best[:, 0]
    left = np.where(is_best[:, None], best[:, 1:], best[:, [0, 2]])
    left[:, 1] = np.where(is_best | (value < best[:, 1]), best[:, 1], best[:, 2])
    return [left[:, 0] / 3, left[:, 1] / 3, masks.sum(axis=1)[games] / 15]


FEATURES = 43
