"""A small agent in NumPy for each of the games: a network of one hidden layer that rates legal actions.

A look (looks.py) makes a row of numbers of each legal action; the network turns a row into a preference, and a
softmax over the actions of a position into probabilities. train.py trains it, and agents/ has trained ones.
"""

import json
from pathlib import Path

import numpy as np
from looks import LOOKS, PositionOf

import benben


class Agent:
    """A network for a game; its arrays are `weights`, by name."""

    def __init__(self, game: str, hidden: int = 48, seed: int = 0) -> None:
        """An agent that likes all actions equally. KeyError for a game that it cannot look at."""
        rng = np.random.default_rng(seed)
        self.game, self.look = game, LOOKS[game]()
        first = rng.normal(0, (2 / self.look.features) ** 0.5, (self.look.features, hidden))
        self.weights = {
            "first": first.astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "second": np.zeros(hidden, np.float32),
        }

    @classmethod
    def load(cls, file: Path) -> "Agent":
        """Reads what save() has written. ValueError if it is of other rows than those of today."""
        told = json.loads(file.read_text("utf-8"))
        agent = cls(told.pop("game"))
        agent.weights = {name: np.array(array, np.float32) for name, array in told.items()}
        if len(agent.weights["first"]) != agent.look.features:
            raise ValueError(f"{file}: its rows are {len(agent.weights['first'])} long, not {agent.look.features}.")
        return agent

    def save(self, file: Path) -> None:
        """Writes the weights as text, three digits behind the point."""
        told = {name: np.round(array.astype(float), 3).tolist() for name, array in self.weights.items()}
        lines = [f'"{name}": {json.dumps(array, separators=(",", ":"))}' for name, array in told.items()]
        file.write_text("{\n" + ",\n".join([f'"game": "{self.game}"', *lines]) + "\n}\n", "utf-8")

    def logits(self, features: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The preference of each row, and the hidden layer for who wants the gradient."""
        hidden = np.maximum(features @ self.weights["first"] + self.weights["bias"], 0)
        return hidden @ self.weights["second"], hidden

    def actions(self, observations: np.ndarray, masks: np.ndarray, position_of: PositionOf) -> np.ndarray:
        """The action it likes best in each position, the first of equals: int32 [size].

        `position_of` gives the position of a row of the observations, for the looks that try moves.
        """
        features, games, actions = self.look.rows(observations, masks, position_of)
        likes = self.logits(features)[0]
        starts = np.searchsorted(games, np.arange(len(masks)))
        best = np.flatnonzero(likes == np.maximum.reduceat(likes, starts)[games])
        return actions[best[np.searchsorted(games[best], np.arange(len(masks)))]].astype(np.int32)

    def choose(self, position: benben.Position, seed: int = 0) -> str:
        """The text of its move, as benben.Bot has it; it needs no seed."""
        action = self.actions(position.observation()[None], position.mask()[None], lambda _: position)[0]
        return position.action_text(int(action))
