"""Searches and exact values, with names for what they find."""

from typing import NamedTuple

from benben import _core


class Searched(NamedTuple):
    """What a search found about one move of its root."""

    text: str
    visits: int
    value: float  # mean value for the seat that decides, in [0, 1]; 0 without visits


class Solution(NamedTuple):
    """What a position is worth if all play as well as they can."""

    win: list[float]  # by seat: its share of the win, in [0, 1], 1 in sum
    points: list[float]  # by seat: its final points
    best: str | None  # a best move, if a seat decides


def search(position: _core.Position, simulations: int, seed: int = 0, *, learned: bool = False) -> list[Searched]:
    """Searches the moves of the seat that decides, and gives them, the most visited first.

    A Monte Carlo tree search with chance nodes (max^n) of so many simulations, from 1 to 100,000,000;
    the same for the same position and seed on every platform. Values are nine tenths the share of the
    win and one tenth that of the points; in Pyramix that counts seven tenths, and the lead three. With `learned` simulations are not played out but end at what the game has
    learned positions to be worth, where it has (Anubixx, Ankh'or), as those of the bot `learned:N`. ValueError if no seat decides; Ctrl-C ends it with KeyboardInterrupt.
    """
    tree = _core.Search(position, seed, learned=learned)
    tree.run(simulations)
    found = [Searched(*move) for move in tree.statistics()]
    return sorted(found, key=lambda move: -move.visits)


def solve(position: _core.Position, positions: int = 1_000_000) -> Solution | None:
    """Solves a position near its end exactly, looking at so many positions at most.

    None if that is not enough (Pyramix with two seats: with more than 14 cubes to be taken, or 12 where it
    is less than 4,000,000, none is tried), or where moves or outcomes of chance cannot be listed. Every seat takes
    the move that is worth most to it; outcomes of chance count with their probabilities.
    """
    found = _core.solve(position, positions)
    return None if found is None else Solution(*found)
