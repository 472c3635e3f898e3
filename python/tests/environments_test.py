"""The games in Gymnasium and PettingZoo, by these projects' own checks."""

import os
import unittest
import warnings

import benben
import gymnasium
import numpy as np
from benben.gymnasium import SeatEnv
from benben.pettingzoo import aec, parallel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

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

    def test_a_number_that_is_no_action_ends_the_game_too(self):
        for settings in ({"game": "pyramix"}, {"game": "cubus"}, {"game": "cubus", "space": "edits"}):
            env = SeatEnv(**settings, seat=0, illegal="end")
            for action in (-1, -2, env.encoding.actions):
                env.reset(seed=1)
                _, reward, terminated, _, info = env.step(action)
                self.assertEqual((reward, terminated, info["illegal"]), (-1.0, True, True), (settings, action))

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

    @unittest.skipUnless("BENBEN_NIGHTLY" in os.environ, "each takes five seconds")
    def test_every_game_runs_pettingzoos_performance_benchmark(self):
        for game in GAMES:
            performance_benchmark(aec(game["name"]))

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


class Parallel(unittest.TestCase):
    def test_every_number_of_seats_passes_pettingzoos_tests(self):
        for players in (2, 4, 6):
            parallel_api_test(parallel("cubus", players), num_cycles=80)
        parallel_seed_test(lambda: parallel("cubus", 4, illegal="way_out"), num_cycles=60)
        parallel_api_test(parallel("pyramix", 3), num_cycles=80)

    def race(self, seed, **settings):
        """An environment of four in whose position a race is due, and builds are among its actions."""
        env = parallel("cubus", 4, **settings)
        observations, _ = env.reset(seed=seed)
        while env.agents:
            legal = env.position.actions()
            if env.position.race is not None and len(legal) > 1:
                return env, observations
            # Passes wherever it may: so others may knock.
            actions = dict.fromkeys(env.agents, env.nothing)
            for seat in env.asked:
                actions[f"seat_{seat}"] = legal[-1]
            observations, *_ = env.step(actions)
        self.fail("no race was met")

    def test_all_seats_of_a_race_are_asked_at_once(self):
        env, observations = self.race(1)
        passer = env.position.state["turn"]
        self.assertEqual(set(env.asked), {0, 1, 2, 3} - {passer})
        for seat, agent in enumerate(env.agents):
            mask = observations[agent]["action_mask"]
            self.assertTrue(env.observation_space(agent).contains(observations[agent]))
            if seat == passer:
                self.assertEqual(list(np.flatnonzero(mask)), [env.nothing])
            else:
                # As a record asks it, when those before it have waived.
                deciding = env.position.clone()
                while deciding.seat != seat:
                    deciding.act(env.nothing - 1)
                self.assertEqual(list(np.flatnonzero(mask)), deciding.actions())
                np.testing.assert_array_equal(observations[agent]["observation"], deciding.observation(seat))

    def test_seats_of_a_race_may_have_other_candidates_than_the_first(self):
        met = 0
        for seed in range(20):
            env = parallel("cubus", 4)
            observations, _ = env.reset(seed=seed)
            for seat, agent in enumerate(env.possible_agents):
                env.action_space(agent).seed(seat)
            while env.agents:
                masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
                own = [list(np.flatnonzero(masks[f"seat_{seat}"])) for seat in env.asked]
                met += any(mask != own[0] for mask in own)
                actions = {agent: env.action_space(agent).sample(mask) for agent, mask in masks.items()}
                observations, *_ = env.step(actions)
        self.assertGreater(met, 0)

    def test_each_who_knocks_may_be_the_first_and_the_others_are_too_late(self):
        firsts = set()
        for seed in range(30):
            env, _ = self.race(seed)
            before, passer = env.position.clone(), env.position.state["turn"]
            first, second, third = env.asked
            points = before.best()[1]
            # The seat that would be asked first waives; the others knock, with the best build.
            actions = dict.fromkeys(env.agents, 0) | {f"seat_{passer}": env.nothing, f"seat_{first}": env.nothing - 1}
            env.step(actions)
            gained = np.subtract(env.position.scores, before.scores)
            self.assertEqual(np.count_nonzero(gained), 1)
            firsts.add(int(np.flatnonzero(gained)[0]) in (second, third))
            firsts.add(("of those", (int(np.flatnonzero(gained)[0]) - passer) % 4))
            self.assertGreaterEqual(points, gained.max())
        self.assertEqual(firsts, {True, ("of those", 2), ("of those", 3)})

    def test_where_all_waive_the_turn_goes_on(self):
        env, _ = self.race(2)
        passer = env.position.state["turn"]
        actions = dict.fromkeys(env.agents, env.nothing - 1) | {f"seat_{passer}": env.nothing}
        env.step(actions)
        self.assertIsNone(env.position.race)
        self.assertEqual(env.asked, [(passer + 1) % 4])

    def test_what_is_not_legal_is_refused(self):
        env, _ = self.race(3)
        passer = env.position.state["turn"]
        for wrong in (
            dict.fromkeys(env.agents, env.nothing),
            dict.fromkeys(env.agents, env.nothing - 1),
            dict.fromkeys(env.agents, 15) | {f"seat_{passer}": env.nothing},
        ):
            before = env.position.clone()
            with self.assertRaises(ValueError):
                env.step(wrong)
            self.assertEqual(env.position, before)
        for settings in ({"render_mode": "human"}, {"illegal": "ignore"}):
            with self.assertRaises(ValueError):
                parallel("cubus", **settings)
        env, _ = self.race(3, illegal="way_out")
        env.step(dict.fromkeys(env.agents, 15))
        self.assertEqual(env.asked, [(passer + 1) % 4], "all have waived")

    def test_a_parallel_game_ends_with_its_returns(self):
        env = parallel("cubus", 3, render_mode="ansi")
        observations, _ = env.reset(seed=7)
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)
        while env.agents:
            actions = {a: env.action_space(a).sample(observations[a]["action_mask"]) for a in env.agents}
            observations, rewards, terminations, truncations, _ = env.step(actions)
        self.assertTrue(all(terminations.values()) and not any(truncations.values()))
        np.testing.assert_allclose(list(rewards.values()), env.position.returns)
        self.assertEqual(env.render(), str(env.position))


if __name__ == "__main__":
    unittest.main()
