"""By how much decisions went better than foretold, and the linear guess that foretells."""

import numpy as np


class Guess:
    """A linear guess of what is still to come, from what a position looks like: weighted least squares.

    What was learned from earlier batches fades by a fifth with each new one.
    """

    FADE, RIDGE = 0.8, 1.0

    def __init__(self) -> None:
        self.squares, self.products = 0.0, 0.0
        self.slope: np.ndarray | None = None

    def of(self, states: np.ndarray) -> np.ndarray:
        """Of each row of states: float [size]; 0 before anything was learned."""
        return np.zeros(len(states)) if self.slope is None else states @ self.slope

    def learn(self, states: np.ndarray, aims: np.ndarray) -> None:
        """Takes in what came of some positions: float [size]."""
        states = states.astype(float)
        self.squares = self.FADE * self.squares + states.T @ states
        self.products = self.FADE * self.products + states.T @ aims
        self.slope = np.linalg.solve(self.squares + self.RIDGE * np.eye(states.shape[1]), self.products)


def advantages_by_seat(
    value: np.ndarray, seat: np.ndarray, worth: np.ndarray, done: np.ndarray, decay: float
) -> tuple[np.ndarray, np.ndarray]:
    """How much better each decision went than foretold, and whether that is known: float and bool [steps, games].

    Generalised advantage estimation (Schulman et al.: High-Dimensional Continuous Control Using Generalized Advantage
    Estimation, 2016) without discount, along the decisions of one seat: what follows a decision is the next one of the
    same seat, or the end. `value`, `seat` and `done` are [steps, games], `worth` of an end [steps, games, players].
    Of the last decision of a seat before the data ends, nothing is known unless its game ends, too.
    """
    steps, games, players = worth.shape
    every = np.arange(games)
    later, ahead = np.zeros((games, players)), np.zeros((games, players))
    known = np.zeros((games, players), bool)
    found, is_known = np.zeros((steps, games)), np.zeros((steps, games), bool)
    for at in reversed(range(steps)):
        over = done[at, :, None]
        # `later` is what the seat's next decision was guessed to be worth, or the end itself.
        later = np.where(over, worth[at], later)
        ahead, known = np.where(over, 0, ahead), known | over
        own = (every, seat[at])
        is_known[at] = known[own]
        found[at] = np.where(known[own], later[own] - value[at] + decay * ahead[own], 0)
        later[own], ahead[own], known[own] = value[at], found[at], True
    return found, is_known
