"""What is known of the moves of a position, in three kinds: searched, solved, and points at once.

Each kind is made by `find`, kept in a file as `told`, and asked by `judge`. Moves are in the byte order
of their texts, as `Position.legal()` lists them.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import benben

AT_STAKE = 0.02  # in worth, between the best and the worst move of an end that is asked about
WIN_WEIGHT = 0.9  # what a search counts a win for, and the rest for points (search/values.h)


class Verdict(NamedTuple):
    """What a move is worth, beside the best."""

    is_best: bool
    regret: float  # what it gives away, in the unit of the kind


class Answer(Protocol):
    """What is known of the moves of a position."""

    @property
    def best(self) -> list[str] | None:
        """Texts of the best moves; None where these cannot be listed (Cubus)."""

    def judge(self, position: benben.Position, move: str) -> Verdict:
        """What a legal move gives away."""


def after(position: benben.Position, move: str) -> benben.Position:
    """The position behind a move."""
    child = position.clone()
    child.apply(move)
    return child


@dataclass(frozen=True)
class Searched:
    """Of a long search: moves, visits and values in [0, 1], the most visited first.

    A search leaves out moves that are never better than others. One that leads to the position of a
    searched move counts as that; any other as the worst that was searched. Regret is in value.
    """

    moves: tuple[tuple[str, int, float], ...]

    @property
    def best(self) -> list[str]:
        """The move of most visits: always one."""
        return [self.moves[0][0]]

    def judge(self, position: benben.Position, move: str) -> Verdict:
        """Whether a move is the most visited, and what value it gives away, in [-1, 1]: a move of fewer visits may
        have been found better. Refused for a move that is not legal.
        """
        best = self.moves[0][2]
        values = {text: value for text, _, value in self.moves}
        if move not in values:
            reached = after(position, move)
            move = next((text for text in values if after(position, text) == reached), move)
        value = values.get(move, min(values.values()))
        return Verdict(move == self.moves[0][0], best - value)


@dataclass(frozen=True)
class Solved:
    """Of an end that is solved: the share of the win, the points and the worth of each legal move.

    The worth is nine tenths of the win and one tenth of the points' share, as all seats count it.
    Regret is in worth.
    """

    moves: tuple[tuple[str, float, float, float], ...]

    @property
    def best(self) -> list[str]:
        """The moves whose worth is the greatest, or less by no more than 1e-6: at least one."""
        most = max(move[3] for move in self.moves)
        return [move[0] for move in self.moves if move[3] >= most - 1e-6]

    def judge(self, position: benben.Position, move: str) -> Verdict:
        """Whether a move is one of the best, and what worth it gives away, in [0, 1]. Refused for a move that is
        not legal.
        """
        worth = {text: value for text, _, _, value in self.moves}
        if move not in worth:
            after(position, move)  # says which rule forbids it
        return Verdict(move in self.best, max(worth.values()) - worth[move])


@dataclass(frozen=True)
class Points:
    """Of Cubus: the most points that a build wins at once, exact. Regret is in points."""

    most: int

    @property
    def best(self) -> None:
        """None: the builds that win most cannot be listed."""
        return None

    def judge(self, position: benben.Position, move: str) -> Verdict:
        """Whether a build wins as many points as one can, and how many it leaves. Refused for a move that is not
        legal.
        """
        seat = position.seat
        missed = self.most - (after(position, move).scores[seat] - position.scores[seat])
        return Verdict(missed <= 0, float(missed))


def answer_from(kind: str, told: Any) -> Answer:
    """An answer as it stands in a file."""
    if kind == "points":
        return Points(told)
    return (Searched if kind == "search" else Solved)(tuple(tuple(move) for move in told))


def find_searched(position: benben.Position, effort: int, seed: int) -> list | None:
    """Told of a search with so many simulations; None if there is nothing to choose."""
    found = [move for move in benben.search(position, effort, seed) if move.visits]
    if len(found) < 2:
        return None
    return [[move.text, move.visits, round(move.value, 4)] for move in found]


def find_solved(position: benben.Position, effort: int, seed: int) -> list | None:
    """Told of an exact solution that looks at so many positions at most; None if it cannot be had, or
    if too little is at stake."""
    if benben.solve(position, effort) is None:
        return None
    told = []
    for move in position.legal():
        solution = benben.solve(after(position, move), effort)
        if solution is None:
            return None
        win, points = solution.win[position.seat], solution.points[position.seat]
        told.append([move, round(win, 4), round(points, 4), round(worth(solution, position.seat), 6)])
    worths = [move[3] for move in told]
    return told if max(worths) - min(worths) >= AT_STAKE else None


def worth(solution: benben.Solution, seat: int) -> float:
    """What counts of an ending for a seat: win and share of the points (search/outlook.h)."""
    points = [max(number, 0.0) for number in solution.points]
    share = points[seat] / sum(points) if sum(points) else 1 / len(points)
    return WIN_WEIGHT * solution.win[seat] + (1 - WIN_WEIGHT) * share


def find_points(position: benben.Position, effort: int, seed: int) -> int | None:
    """Told of the build of most points; None where stacks are not built, or nothing can be won."""
    best = position.best()
    return best[1] if best is not None and best[1] > 0 else None


FINDERS = {"search": find_searched, "exact": find_solved, "points": find_points}
