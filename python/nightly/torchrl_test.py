"""The games in TorchRL: its own check of environments, seeds and resets, and the example that trains."""

import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import benben
import numpy as np
import torch
from benben.pettingzoo import aec
from benben.torchrl import BatchEnv
from tensordict import TensorDict
from torchrl.envs import PettingZooWrapper, check_env_specs

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
sys.path.insert(0, str(EXAMPLES))

from pyramix_rows import FEATURES  # noqa: E402
from torchrl_agent import Agent  # noqa: E402
from train_torchrl import advantages_by_seat, worths  # noqa: E402

torch.set_num_threads(1)


def same(one, two):
    """Whether two rollouts hold the same numbers everywhere."""
    return bool((one == two).all())


class Environment(unittest.TestCase):
    def test_torchrls_own_check_passes(self):
        for info in benben.games():
            for players in {info["min_players"], info["max_players"]}:
                with self.subTest(game=info["name"], players=players):
                    env = BatchEnv(info["name"], 3, players=players, seed=2)
                    check_env_specs(env, seed=5, break_when_any_done="both")

    def test_cubus_by_edits_passes_it_too(self):
        for players in (2, 6):
            env = BatchEnv("cubus", 3, players=players, seed=2, space="edits")
            self.assertEqual(env.rollout(5)["action_mask"].shape[-1], 87)
            check_env_specs(env, seed=5, break_when_any_done="both")
        with self.assertRaises(ValueError):
            BatchEnv("pyramix", 2, space="edits")

    def test_it_shows_what_the_batch_holds(self):
        env = BatchEnv("anubixx", 5, players=4, seed=3)
        data = env.rollout(20, break_when_any_done=False)
        batch = benben.Batch("anubixx", 5, players=4, seed=3)
        for at in range(20):
            step = data[:, at]
            np.testing.assert_array_equal(step["observation"].numpy(), batch.observations)
            np.testing.assert_array_equal(step["action_mask"].numpy(), batch.masks)
            np.testing.assert_array_equal(step["seat"].numpy()[:, 0], batch.seats)
            batch.step(step["action"].numpy().astype(np.int32))
            np.testing.assert_array_equal(step["next", "reward"].numpy(), batch.rewards)
            np.testing.assert_array_equal(step["next", "scores"].numpy(), batch.scores)

    def test_a_game_that_is_over_begins_anew_and_loses_no_decision(self):
        env = BatchEnv("pyramix", 4, seed=3)
        data = env.rollout(100, break_when_any_done=False)
        ends = data["next", "done"][0, :, 0].nonzero()[:, 0].tolist()
        self.assertEqual(ends, [34, 69])  # 35 cubes are taken in every game
        self.assertTrue((data["next", "reward"][:, 34].sum(-1) == 0).all())
        self.assertTrue(data["next", "reward"][:, 34].abs().max() == 1)
        self.assertTrue(same(data["next", "observation"][:, 34], data["observation"][:, 35]))

    def test_a_seed_gives_the_same_games(self):
        def played(seed):
            env = BatchEnv("cubus", 3, players=3)
            env.set_seed(seed)
            torch.manual_seed(7)
            return env.rollout(12, break_when_any_done=False)

        self.assertTrue(same(played(4), played(4)))
        self.assertFalse(same(played(4), played(5)))

    def test_each_reset_is_another_game_and_may_be_of_some(self):
        env = BatchEnv("pyramix", 6, seed=1)
        first, second = env.reset(), env.reset()
        self.assertFalse(same(first["observation"], second["observation"]))
        env.rand_step(env.reset())
        left = env.batch.lengths.copy()
        some = torch.tensor([True, False, True, False, False, False])[:, None]
        env.reset(TensorDict({"_reset": some}, batch_size=[6]))
        self.assertEqual(left.tolist(), [1] * 6)
        plies = [env.batch.position(game).ply for game in range(6)]
        self.assertEqual([ply == 0 for ply in plies], some[:, 0].tolist(), plies)

    def test_what_is_not_legal_is_refused(self):
        env = BatchEnv("pyramix", 2, seed=1)
        begun = env.reset()
        begun["action"] = (~begun["action_mask"]).int().argmax(-1)
        with self.assertRaises(ValueError):
            env.step(begun)
        with self.assertRaises(benben.Refused):
            BatchEnv("pyramix", 2, players=5)

    def test_torchrls_wrapper_of_pettingzoo_takes_our_environments(self):
        env = PettingZooWrapper(aec("pyramix"), use_mask=True, group_map={"seats": ["seat_0", "seat_1"]})
        check_env_specs(env, seed=1)


class Docs(unittest.TestCase):
    def test_the_programs_of_the_page_run(self):
        programs = re.findall(r"```python\n(.*?)```", (ROOT / "docs/research.md").read_text("utf-8"), re.S)
        programs = [program for program in programs if "torchrl" in program]
        self.assertTrue(programs)
        for program in programs:
            exec(compile(program, "docs/research.md", "exec"), {})


class Advantages(unittest.TestCase):
    def test_they_are_the_sums_along_each_seat(self):
        rng = np.random.default_rng(1)
        size, steps, players, decay = 4, 30, 3, 0.8
        seat = torch.from_numpy(rng.integers(0, players, (size, steps)))
        value = torch.from_numpy(rng.normal(size=(size, steps)).astype(np.float32))
        done = torch.from_numpy(rng.random((size, steps)) < 0.1)
        reward = torch.from_numpy(rng.normal(size=(size, steps, players)).astype(np.float32)) * done[..., None]
        found, known = advantages_by_seat(value, seat, reward, done, decay)
        for game in range(size):
            for at in range(steps):
                expected = self.one(value[game], seat[game], reward[game], done[game], at, decay)
                self.assertEqual(bool(known[game, at]), expected is not None, (game, at))
                self.assertAlmostEqual(float(found[game, at]), expected or 0.0, places=4)
        self.assertTrue(known.any() and not known.all())

    def one(self, value, seat, reward, done, at, decay):
        """The same by its definition, from one decision on; None if the data ends before anything follows."""
        for later in range(at, len(seat)):
            if done[later]:
                return float(reward[later, seat[at]] - value[at])
            if later + 1 < len(seat) and seat[later + 1] == seat[at]:
                behind = self.one(value, seat, reward, done, later + 1, decay) or 0.0
                return float(value[later + 1] - value[at]) + decay * behind
        return None

    def test_an_end_is_worth_half_the_return_and_half_the_points_ahead(self):
        data = TensorDict(
            {
                "done": torch.tensor([[True], [False], [True]]),
                "reward": torch.tensor([[1.0, -0.5, -0.5], [0, 0, 0], [-0.5, 1.0, -0.5]]),
                "scores": torch.tensor([[20, 15, 10], [20, 15, 10], [0, 90, 5]]),
            },
            batch_size=[3],
        )
        told = worths(TensorDict({"next": data}, batch_size=[3]), 10)
        expected = [[0.75, -0.5, -0.75], [0, 0, 0], [-1.25, 1.5, -1.25]]
        np.testing.assert_allclose(told.numpy(), expected)


class Training(unittest.TestCase):
    def test_agents_choose_legal_actions_and_their_environments_pass(self):
        for game, look, players in (("pyramix", "rows", 3), ("pyramix", "bytes", 2), ("ankhor", "bytes", 4)):
            agent = Agent(game, look)
            env = agent.environment(3, players, 1)
            check_env_specs(env, break_when_any_done="both")
            data = env.rollout(40, agent.actor, break_when_any_done=False)
            self.assertTrue(data["action_mask"].gather(-1, data["action"][..., None]).all())
            batch = benben.Batch(game, 5, players=players, seed=2)
            self.assertTrue(batch.masks[np.arange(5), agent.actions(batch.observations, batch.masks)].all())
        for game, look in (("ankhor", "rows"), ("pyramix", "words")):
            with self.assertRaises(ValueError):
                Agent(game, look)

    def test_rows_are_those_of_legal_cubes(self):
        data = Agent("pyramix", "rows").environment(4, 2, 1).rollout(10, break_when_any_done=False)
        self.assertEqual(data["rows"].shape, (4, 10, 56, FEATURES))
        self.assertFalse(data["rows"][~data["action_mask"]].any())
        self.assertTrue(data["rows"][data["action_mask"]].any(-1).all())

    def test_in_seconds_it_learns_to_beat_random_play(self):
        small = "--iterations 10 --games 64 --every 5 --deals 60 --out".split()
        with tempfile.TemporaryDirectory() as folder:
            script = [sys.executable, EXAMPLES / "train_torchrl.py", *small, folder]
            told = subprocess.run(script, check=True, capture_output=True, text=True).stdout
            low = re.search(r"\| pyramix \| 2 \| 50.0% \| random \| [\d.]+% \| ([\d.]+)% to", told)
            self.assertGreater(float(low[1]), 60, told)
            games = [line.split(",")[0] for line in Path(folder, "curve.csv").read_text().splitlines()[1:]]
            self.assertEqual(games, ["0", "320", "640"])
            self.assertIn("</svg>", Path(folder, "curve.svg").read_text())

    def test_it_learns_cubus_by_edits(self):
        small = "--game cubus --look bytes --space edits --iterations 2 --games 8 --steps 40 --every 2 --deals 2"
        with tempfile.TemporaryDirectory() as folder:
            script = [sys.executable, EXAMPLES / "train_torchrl.py", *small.split(), "--out", folder]
            told = subprocess.run(script, check=True, capture_output=True, text=True).stdout
            self.assertRegex(told, r"\| cubus \| 2 \| 50.0% \| greedy \|")

    def test_it_learns_any_game_with_any_number_of_seats(self):
        small = "--game ascension --look bytes --players 2 --iterations 2 --games 8 --steps 40 --every 2 --deals 2"
        with tempfile.TemporaryDirectory() as folder:
            script = [sys.executable, EXAMPLES / "train_torchrl.py", *small.split(), "--out", folder]
            told = subprocess.run(script, check=True, capture_output=True, text=True).stdout
            self.assertRegex(told, r"\| ascension \| 2 \| 50.0% \| greedy \|")


if __name__ == "__main__":
    unittest.main()
