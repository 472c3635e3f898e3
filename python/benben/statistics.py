"""Means with intervals, by the bootstrap over what is independent: games, or deals of several games."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

DRAWS = 2_000


class Interval(NamedTuple):
    """A mean, and the bounds between which 95% of the means of resampled groups lie."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ({self.low:.3f} to {self.high:.3f})"


def of_groups(groups: Sequence[int], values: Sequence[float], seed: int = 0) -> Interval:
    """The mean of `values`, and its interval if values of one group hang together.

    A percentile bootstrap (Efron 1979): groups are drawn with replacement, as many as there are, 2,000
    times. ValueError without values, or if the two are not equally long.
    """
    if len(groups) != len(values) or not len(values):
        raise ValueError("There is one group for each value, and at least one value.")
    _, group = np.unique(np.asarray(groups), return_inverse=True)
    sums = np.bincount(group, np.asarray(values, float))
    counts = np.bincount(group)
    rng = np.random.default_rng(seed)
    drawn = rng.integers(len(sums), size=(DRAWS, len(sums)))
    means = sums[drawn].sum(axis=1) / counts[drawn].sum(axis=1)
    low, high = np.quantile(means, (0.025, 0.975))
    return Interval(float(np.mean(values)), float(low), float(high))
