"""The games in Gymnasium and PettingZoo, by these projects' own checks."""

import unittest
import warnings

import benben
import gymnasium
import numpy as np
from benben.gymnasium import SeatEnv
from benben.pettingzoo import aec
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

GAMES = benben.games()


class Gymnasium(unittest.TestCase):
    def test_every_game_passes_gymnasiums_checks(self):
        for game in GAMES:
            env = gymnasium.make(f"benben/{game['title'].replace(chr(39), '')}-v0", illegal="end")
            with warnings.catch_warnings():
                # int8 is no image; the checker warns that its range is not that of one.
                warnings.simplefilter("ignore")
                check_env(env.unwrapped, skip_render_check=True)

    def play(self, env, seed):
        observation, info = env.reset(seed=seed)
        seen, rewards = [observation], []
        env.action_space.seed(seed)
        while True:
            action = env.action_space.sample(info["action_mask"])
            observation, reward, terminated, truncated, info = env.step(action)
            seen.append(observation)
            rewards.append(reward)
            self.assertFalse(truncated)
            if terminated:
                return np.array(seen), rewards, info

    def test_a_game_is_a_function_of_its_seed(self):
        for game in ("pyramix", "anubixx", "ankhor"):
            seen, rewards, _ = self.play(SeatEnv(game, 3, opponents="greedy"), 5)
            again, same_rewards, _ = self.play(SeatEnv(game, 3, opponents="greedy"), 5)
            np.testing.assert_array_equal(seen, again)
            self.assertEqual(rewards, same_rewards)
            self.assertFalse(any(rewards[:-1]))

    def test_the_reward_is_the_seats_return(self):
        env = SeatEnv("pyramix", 4, seat=2)
        for seed in range(5):
            _, rewards, info = self.play(env, seed)
            self.assertEqual(info["seat"], 2)
            self.assertAlmostEqual(rewards[-1], env.position.returns[2], places=6)

    def test_seats_are_drawn_if_none_is_named(self):
        env = SeatEnv("pyramix", 4)
        self.assertEqual({env.reset(seed=seed)[1]["seat"] for seed in range(40)}, {0, 1, 2, 3})

    def test_an_illegal_action_is_refused_or_ends_the_game(self):
        illegal = 27  # a cube in the middle of the pyramid, which nobody sees
        env = SeatEnv("pyramix", seat=0)
        env.reset(seed=1)
        with self.assertRaises(ValueError):
            env.step(illegal)
        env = SeatEnv("pyramix", seat=0, illegal="end")
        env.reset(seed=1)
        _, reward, terminated, _, info = env.step(illegal)
        self.assertEqual((reward, terminated, info["illegal"]), (-1.0, True, True))

    def test_what_there_is_not_is_refused(self):
        for settings in ({"seat": 2}, {"illegal": "ignore"}, {"opponents": "nobody"}, {"render_mode": "human"}):
            with self.assertRaises(ValueError):
                SeatEnv("pyramix", **settings)
        env = SeatEnv("pyramix", render_mode="ansi")
        env.reset(seed=1)
        self.assertEqual(env.render(), str(env.position))


class PettingZoo(unittest.TestCase):
    def test_every_game_passes_pettingzoos_api_test(self):
        for game in GAMES:
            for players in {game["min_players"], game["max_players"]}:
                api_test(aec(game["name"], players), num_cycles=60 if game["name"] == "cubus" else 400)

    def test_every_game_passes_pettingzoos_seed_test(self):
        for game in GAMES:
            seed_test(lambda name=game["name"]: aec(name), num_cycles=60)

    def test_a_game_ends_with_its_returns(self):
        env = aec("pyramix", 3, render_mode="ansi")
        env.reset(seed=4)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, _, _ = env.last()
            totals[agent] += reward
            env.step(None if terminated else int(np.flatnonzero(observation["action_mask"])[0]))
        self.assertEqual(env.agents, [])
        np.testing.assert_allclose(list(totals.values()), env.position.returns)
        self.assertEqual(env.render(), str(env.position))

    def test_who_is_not_to_act_sees_but_may_nothing(self):
        env = aec("ankhor", 3)
        env.reset(seed=4)
        for agent in env.possible_agents:
            seen = env.observe(agent)
            self.assertTrue(env.observation_space(agent).contains(seen))
            self.assertEqual(seen["action_mask"].any(), agent == env.agent_selection)

    def test_what_there_is_not_is_refused(self):
        with self.assertRaises(benben.Refused):
            aec("chess")
        with self.assertRaises(ValueError):
            aec("pyramix", render_mode="human")
        env = aec("pyramix")
        env.reset(seed=1)
        with self.assertRaises(ValueError):
            env.step(27)


if __name__ == "__main__":
    unittest.main()
