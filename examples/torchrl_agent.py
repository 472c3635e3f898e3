"""Agents for TorchRL: what they look at, the networks of actor and critic, and who plays with them.

For any game a hidden layer over the bytes of an observation. For Pyramix also one that rates each legal
cube by the numbers of pyramix_rows.py, which a transform of TorchRL adds to what the environment shows.
train_torchrl.py trains both.
"""

import numpy as np
import torch
from pyramix_rows import FEATURES, View, rows
from tensordict import TensorDict, TensorDictBase
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.data import Composite, Unbounded
from torchrl.envs import ActionMask, Compose, EnvBase, Transform, TransformedEnv
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator

import benben
from benben.torchrl import BatchEnv

STATE = 12  # numbers of View.state_rows
HIDDEN = {"rows": 48, "bytes": 128}


class CubeRows(Transform):
    """Adds a row of numbers for each cell, 0 where no legal cube lies, and one for the position.

    rows float32 [size, 56, FEATURES], outlook float32 [size, STATE].
    """

    def __init__(self) -> None:
        super().__init__(in_keys=["observation", "action_mask"], out_keys=["rows", "outlook"])

    def _call(self, next_tensordict: TensorDictBase) -> TensorDictBase:
        masks = next_tensordict["action_mask"].numpy()
        view = View(next_tensordict["observation"].numpy())
        found, games, cells = rows(view, masks)
        table = np.zeros((*masks.shape, FEATURES), np.float32)
        table[games, cells] = found
        next_tensordict["rows"] = torch.from_numpy(table)
        next_tensordict["outlook"] = torch.from_numpy(view.state_rows().astype(np.float32))
        return next_tensordict

    def _reset(self, tensordict: TensorDictBase, tensordict_reset: TensorDictBase) -> TensorDictBase:
        return self._call(tensordict_reset)

    def transform_observation_spec(self, observation_spec: Composite) -> Composite:
        size, cells = observation_spec["action_mask"].shape
        observation_spec["rows"] = Unbounded((size, cells, FEATURES))
        observation_spec["outlook"] = Unbounded((size, STATE))
        return observation_spec


class RowRater(nn.Module):
    """The preference of each cell: one hidden layer, the same for all rows; only legal ones are rated."""

    def __init__(self, hidden: int = HIDDEN["rows"]) -> None:
        super().__init__()
        self.net = nn.Sequential(nn.Linear(FEATURES, hidden), nn.ReLU(), nn.Linear(hidden, 1, bias=False))
        nn.init.zeros_(self.net[-1].weight)  # all cubes are equally likely at first

    def forward(self, found: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        logits = torch.zeros(mask.shape)
        return logits.masked_scatter(mask, self.net(found[mask]).squeeze(-1))


class Bytes(nn.Module):
    """One hidden layer over an observation, whose large numbers are squashed."""

    def __init__(self, size: int, hidden: int, out: int) -> None:
        super().__init__()
        self.net = nn.Sequential(nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, out))
        nn.init.zeros_(self.net[-1].weight)
        nn.init.zeros_(self.net[-1].bias)

    def forward(self, observation: torch.Tensor) -> torch.Tensor:
        return self.net(torch.asinh(observation.float()))


class Agent:
    """An actor and a critic for a game, and what the environment must add for them."""

    def __init__(self, game: str, look: str, space: str = "actions") -> None:
        """`look` is "bytes" for any game, or "rows" for Pyramix; `space` is Cubus's "edits", or "actions".

        ValueError for anything else.
        """
        if look not in HIDDEN or (look == "rows" and game != "pyramix"):
            raise ValueError(f"There is no look {look!r} at {game}: bytes, or rows of pyramix.")
        encoding = benben.encoding(game, space)
        self.game, self.look, self.space = game, look, space
        if look == "rows":
            self.seen = ["rows", "outlook"]
            rater = TensorDictModule(RowRater(), ["rows", "action_mask"], ["logits"])
            guess = nn.Sequential(nn.Linear(STATE, 32), nn.Tanh(), nn.Linear(32, 1))
            self.critic = ValueOperator(guess, in_keys=["outlook"])
        else:
            self.seen = ["observation"]
            rater = TensorDictModule(
                Bytes(encoding.size, HIDDEN[look], encoding.actions), ["observation"], ["logits"]
            )
            self.critic = ValueOperator(Bytes(encoding.size, HIDDEN[look] // 2, 1), in_keys=["observation"])
        self.actor = ProbabilisticActor(
            rater,
            in_keys={"logits": "logits", "mask": "action_mask"},
            out_keys=["action"],
            distribution_class=MaskedCategorical,
            return_log_prob=True,
        )

    def environment(self, size: int, players: int, seed: int) -> EnvBase:
        """Games for it to play with itself."""
        transforms = [CubeRows()] if self.look == "rows" else []
        return TransformedEnv(
            BatchEnv(self.game, size, players=players, seed=seed, space=self.space),
            Compose(*transforms, ActionMask()),
        )

    @torch.no_grad()
    def actions(self, observations: np.ndarray, masks: np.ndarray, position_of: object = None) -> np.ndarray:
        """The action it likes best in each position: int32 [size]. It needs no positions."""
        seen = TensorDict(
            {
                "observation": torch.from_numpy(np.ascontiguousarray(observations)),
                "action_mask": torch.from_numpy(np.ascontiguousarray(masks)),
            },
            batch_size=[len(masks)],
        )
        if self.look == "rows":
            CubeRows()._call(seen)
        return self.actor.get_dist(seen).mode.numpy().astype(np.int32)
