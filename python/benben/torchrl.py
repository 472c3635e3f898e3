"""The games as an environment of TorchRL: a batch of games, in each of which one seat decides at a step.

    from benben.torchrl import BatchEnv
    env = BatchEnv("pyramix", 256, players=2, seed=1)
    print(env.rollout(35, break_when_any_done=False))

All seats are played through the one action of a game: self-play, or bots of your own for some seats. In
a tensordict of `size` games stand

observation  int8 [size, encoding.size]  what the seat that decides sees (docs/encodings)
action_mask  bool [size, actions]        which actions are legal for it; MaskedCategorical takes it
seat         int64 [size, 1]             the seat that decides
scores       int32 [size, players]       points of the last game that ended there
reward       float32 [size, players]     returns of a game that ended at this step, else 0: of every seat
done, terminated  bool [size, 1]         whether the step has ended the game; nothing is truncated

Where `done` is true, what stands under "next" is already the first decision of the next game: its value must not
count, as losses and estimators of TorchRL have it. Rewards are of all seats, so a return of one decision is
found among those of its seat. Chance is drawn by the core, as in benben.Batch. With space="edits" (Cubus,
docs/encodings/cubus.md) a step makes an edit in each game, and a move where it is the last one.
"""

from collections.abc import Mapping

import numpy as np
import torch
from tensordict import TensorDict, TensorDictBase
from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase

import benben

__all__ = ["BatchEnv"]


class BatchEnv(EnvBase):
    """So many games of one kind side by side, which begin anew when they are over."""

    batch_locked = True

    def __init__(
        self,
        game: str,
        size: int,
        *,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        threads: int = 1,
        space: str = "actions",
    ) -> None:
        """Sets up the games as benben.Batch does, and raises what it raises. Everything is on the CPU."""
        super().__init__(batch_size=torch.Size([size]), device=torch.device("cpu"))
        self.batch = benben.Batch(
            game, size, players=players, options=options, seed=seed, threads=threads, space=space
        )
        self._start = benben.start(game, players, dict(options or {}))
        self._seeds = benben.Rng(seed)
        # Games that have begun anew and were not yet given out by a reset.
        self._is_new = np.ones(size, bool)
        self._describe()

    def _describe(self) -> None:
        """The specs of what goes in and what comes out."""
        size, players, encoding = len(self.batch), self.batch.players, self.batch.encoding
        flag = Composite(
            done=Binary(1, shape=(size, 1), dtype=torch.bool),
            terminated=Binary(1, shape=(size, 1), dtype=torch.bool),
            shape=(size,),
        )
        self.observation_spec = Composite(
            observation=Bounded(-128, 127, (size, encoding.size), dtype=torch.int8),
            action_mask=Binary(encoding.actions, shape=(size, encoding.actions), dtype=torch.bool),
            seat=Bounded(0, players - 1, (size, 1), dtype=torch.int64),
            scores=Unbounded((size, players), dtype=torch.int32),
            shape=(size,),
        )
        self.action_spec = Categorical(encoding.actions, shape=(size,))
        self.reward_spec = Bounded(-1, 1, (size, players), dtype=torch.float32)
        self.full_done_spec = flag

    def _reset(self, tensordict: TensorDictBase | None = None, **_: object) -> TensorDict:
        """Begins the games named by "_reset" anew, or all; those that have just ended have begun already."""
        wanted = np.ones(len(self.batch), bool)
        if tensordict is not None and "_reset" in tensordict.keys():
            wanted = tensordict["_reset"].reshape(-1).numpy()
        stale = wanted & ~self._is_new
        if stale.all():
            self.batch.reset(self._seeds.next64())
        else:
            for game in np.flatnonzero(stale):
                self.batch.set_position(int(game), self._start)
        self._is_new = self._is_new & ~wanted
        done = torch.zeros(len(self.batch), 1, dtype=torch.bool)
        return self._seen({"done": done, "terminated": done.clone()})

    def _step(self, tensordict: TensorDictBase) -> TensorDict:
        """Plays an action in each game. ValueError names the first that is not legal."""
        self.batch.step(tensordict["action"].reshape(-1).to(torch.int32).contiguous().numpy())
        self._is_new = self.batch.dones.copy()
        done = torch.from_numpy(self.batch.dones.copy()).unsqueeze(-1)
        reward = torch.from_numpy(self.batch.rewards.copy())
        return self._seen({"reward": reward, "done": done, "terminated": done.clone()})

    def _seen(self, more: dict[str, torch.Tensor]) -> TensorDict:
        """What the games show now, copied from the core's memory."""
        mask = torch.from_numpy(self.batch.masks.copy())
        self.full_action_spec["action"].update_mask(mask)
        return TensorDict(
            {
                "observation": torch.from_numpy(self.batch.observations.copy()),
                "action_mask": mask,
                "seat": torch.from_numpy(self.batch.seats.astype(np.int64)).unsqueeze(-1),
                "scores": torch.from_numpy(self.batch.scores.copy()),
                **more,
            },
            batch_size=self.batch_size,
            device=self.device,
        )

    def _set_seed(self, seed: int | None) -> None:
        """Begins all games anew from a seed; the next reset gives them out."""
        if seed is None:
            seed = int(torch.randint(2**62, ()).item())
        self._seeds = benben.Rng(seed)
        self.batch.reset(seed)
        self._is_new = np.ones(len(self.batch), bool)
