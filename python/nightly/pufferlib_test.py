"""The Gymnasium environments in PufferLib: its emulation and its vectors change nothing of a game."""

import unittest
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # gym, which PufferLib imports, tells how old it is
    import pufferlib.emulation
    import pufferlib.vector

import benben
import numpy as np
from benben.gymnasium import SeatEnv


def made(game, **settings):
    return pufferlib.emulation.GymnasiumPufferEnv(
        env_creator=SeatEnv, env_args=[game], env_kwargs={"illegal": "end", **settings}
    )


class Emulated(unittest.TestCase):
    def test_all_games_go_on_as_without_it(self):
        rng = benben.Rng(3)
        for game in (info["name"] for info in benben.games()):
            ours, theirs = SeatEnv(game, illegal="end"), made(game)
            seen, info = ours.reset(seed=4)
            np.testing.assert_array_equal(seen, theirs.reset(seed=4)[0])
            for _ in range(25):
                legal = np.flatnonzero(info["action_mask"])
                action = int(legal[rng.below(len(legal))])
                seen, reward, over, _, info = ours.step(action)
                emulated, gained, ended, _, told = theirs.step(action)
                np.testing.assert_array_equal(seen, emulated)
                np.testing.assert_array_equal(info["action_mask"], told["action_mask"])
                self.assertEqual((reward, over), (gained, ended))
                if over:
                    break

    def test_an_action_that_is_not_legal_ends_a_game(self):
        env = made("pyramix")
        _, info = env.reset(seed=1)
        _, reward, over, _, told = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
        self.assertEqual((reward, over, told["illegal"]), (-1, True, True))


class Vectors(unittest.TestCase):
    def test_games_side_by_side_end_and_begin_anew(self):
        # PufferLib seeds the first game of a vector with its seed, the second with one more.
        vector = pufferlib.vector.make(
            made, env_args=["pyramix"], backend=pufferlib.vector.Serial, num_envs=3
        )
        seen, infos = vector.reset(seed=7)
        for game in range(3):
            np.testing.assert_array_equal(seen[game], SeatEnv("pyramix", illegal="end").reset(seed=7 + game)[0])
        ends, rewards = np.zeros(3, int), []
        for _ in range(80):
            actions = np.array([int(info["action_mask"].argmax()) for info in infos])
            seen, reward, over, _, infos = vector.step(actions)
            self.assertEqual((seen.shape, len(infos)), ((3, 914), 3))
            ends += over
            rewards += reward[over].tolist()
        self.assertTrue((ends >= 3).all(), ends)
        self.assertLessEqual(set(rewards), {-1.0, 0.0, 1.0})
        vector.close()


if __name__ == "__main__":
    unittest.main()
