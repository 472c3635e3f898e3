"""How well somebody's moves agree with the answers of the benchmark set."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

import benben
from benben.statistics import Interval, of_groups

if TYPE_CHECKING:
    from benben.benchmark import Item


class Score(NamedTuple):
    """Means over positions with 95% intervals, which take the positions of one game for one draw."""

    positions: int
    agreement: Interval  # the share of positions in which a best move was chosen
    regret: Interval  # what the moves gave away in the mean, in the unit of the answers


def score(
    items: "Iterable[Item]", choose: Callable[[benben.Position, int], str], seed: int = 0
) -> Score:
    """Asks `choose(position, seed)` for the text of a move in every position.

    `Bot.choose` is such a function. It gets a clone, and a seed of its own for each position. Raises
    Refused for a move that is not legal, ValueError if there are no items.
    """
    numbers, agreed, regrets = [], [], []
    for at, item in enumerate(items):
        key = benben.Rng(seed).split(at).key
        verdict = item.answer.judge(item.position, choose(item.position.clone(), key))
        numbers.append(item.number)
        agreed.append(float(verdict.is_best))
        regrets.append(verdict.regret)
    return Score(len(numbers), of_groups(numbers, agreed), of_groups(numbers, regrets))
