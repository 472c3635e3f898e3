"""Cubus by edits: whole games, the environments, and the draft as docs/encodings/cubus.md has it."""

import unittest
import warnings

import benben
import numpy as np
from benben.gymnasium import SeatEnv
from benben.pettingzoo import aec, parallel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from reading_cubus import cards_shown, columns_of

RESTART, WAY_OUT = 83, 85


def make_move(edits, rng):
    """A move by edits drawn at random."""
    while edits.move is None:
        legal = edits.actions()
        edits.act(legal[rng.below(len(legal))])
    return edits.move


class Edits(unittest.TestCase):
    def games(self, visit):
        """Calls visit(position, rng) wherever a seat decides in games that are played by edits."""
        setups = [(2, {}), (3, {"ending": "best"}), (4, {"mode": "both"}), (6, {"ending": "lowest"})]
        for players, options in setups:
            rng = benben.Rng(players)
            position = benben.start("cubus", players, options)
            while not position.is_over:
                if position.is_chance:
                    position.apply_chance(rng)
                else:
                    position.apply(visit(position, rng))

    def test_whole_games_are_played_by_edits_alone(self):
        builds = 0

        def visit(position, rng):
            nonlocal builds
            before = position.clone()
            text = make_move(benben.Edits(position), rng)
            self.assertEqual(position, before)
            self.assertIsNone(position.why_not(text))
            edits = benben.Edits(position)
            moves = [edits.act(edit) for edit in benben.Edits.to(position, text)]
            self.assertEqual(moves, [None] * (len(moves) - 1) + [text])
            builds += "build" in text
            return text

        self.games(visit)
        self.assertGreater(builds, 10)

    def test_the_best_move_is_reached(self):
        def visit(position, rng):
            best = position.best()
            if best is not None:
                edits = benben.Edits(position)
                for edit in benben.Edits.to(position, best[0]):
                    self.assertIn(edit, edits.actions())
                    edits.act(edit)
                self.assertEqual(edits.move, best[0])
            return best[0] if best else make_move(benben.Edits(position), rng)

        self.games(visit)

    def test_what_is_seen_is_table_and_draft(self):
        encoding, actions = benben.encoding("cubus", "edits"), benben.encoding("cubus")
        self.assertEqual((encoding.actions, encoding.size), (87, 712))
        self.assertEqual([part.offset for part in encoding.parts][-6:], [585, 665, 697, 700, 703, 706])

        def visit(position, rng):
            edits = benben.Edits(position)
            made = 0
            while edits.move is None:
                mask, legal = edits.mask(), edits.actions()
                self.assertEqual(list(np.flatnonzero(mask)), legal)
                for seat in range(position.players):
                    seen = encoding.unpack(edits.observation(seat))
                    table = actions.unpack(position.observation(seat))
                    for name in table:
                        if name not in ("choices",):
                            np.testing.assert_array_equal(seen[name], table[name], name)
                self.check_draft(position, encoding.unpack(edits.observation()), made)
                edits.act(legal[rng.below(len(legal))])
                made += 1
            return edits.move

        self.games(visit)

    def check_draft(self, position, seen, made):
        columns = [row[1:] for row in seen["columns"] if row[0]]
        for row, (first, length) in enumerate(seen["rows"]):
            self.assertEqual([i for i, j, *_ in columns if j == row], list(range(first, first + length)))
        if position.state["phase"] == "demolish":
            table = {place: tuple(column) for place, column in columns_of(position.state["stack"]).items()}
            self.assertEqual({(i, j): (height, bool(top)) for i, j, height, top in columns}, table)
            return
        rows = {}
        for i, j, height, top in columns:
            rows.setdefault(int(j), {})[int(i)] = f"{height}{'*' if top else ''}"
        wide = max(max(row) for row in rows.values()) + 1
        text = "/".join(",".join(rows[j].get(i, "-") for i in range(wide)) for j in range(len(rows)))
        shown, table = cards_shown(text), cards_shown(position.state["stack"])
        boxes = sum(int(height) for _, _, height, _ in columns)
        more = boxes - position.state["boxes"]
        cost = sum(shown.values()) - sum(table.values())
        self.assertEqual(list(seen["draft"][:2]), [more, 3 * more - cost])
        self.assertTrue((seen["left"] >= 0).all())
        self.assertEqual(seen["stage"].sum(), 1)
        if seen["stage"][0]:
            self.assertEqual(seen["draft"][2], made)

    def test_a_copy_goes_its_own_way(self):
        position = benben.start("cubus")
        for draw in ("draw L", "draw R", "draw T"):
            position.apply(draw)
        edits = benben.Edits(position)  # of one box, by who has L and T (editor_test.cc)
        edits.act(16)
        copy, seen, legal = edits.clone(), edits.observation(), edits.actions()
        np.testing.assert_array_equal(copy.observation(), seen)
        self.assertEqual(copy.act(84), "build 1,1")
        self.assertEqual((edits.move, edits.actions()), (None, legal))
        np.testing.assert_array_equal(edits.observation(), seen)

    def test_each_edit_has_a_text_of_its_own(self):
        edits = benben.Edits(benben.start("cubus"))
        texts = [edits.text(edit) for edit in range(87)]
        self.assertEqual(len(set(texts)), 87)
        self.assertEqual([texts[edit] for edit in (3, 81, 84, WAY_OUT)], ["upon 3", "open 15", "done", "way out"])
        for edit in (-1, 87):
            with self.assertRaises(ValueError):
                edits.text(edit)

    def test_what_there_is_not_is_refused(self):
        for ask in (
            lambda: benben.Edits(benben.start("pyramix")),
            lambda: benben.Edits.to(benben.start("pyramix"), "000"),
            lambda: benben.encoding("ankhor", "edits"),
            lambda: benben.encoding("cubus", "texts"),
            lambda: aec("pyramix", space="edits"),
            lambda: parallel("pyramix", space="edits"),
            lambda: SeatEnv("pyramix", space="edits"),
        ):
            with self.assertRaises(ValueError):
                ask()
        position = benben.start("cubus")
        self.assertEqual(benben.Edits(position).actions(), [])
        while position.is_chance:
            position.apply_chance(1)
        edits = benben.Edits(position)
        for action in (-1, 87, 49 if not edits.mask()[49] else 84):
            with self.assertRaises(ValueError):
                edits.act(action)
        with self.assertRaises(benben.Refused) as caught:
            benben.Edits.to(position, "build 9")
        self.assertEqual(caught.exception.rule, "CUB-13")
        self.assertEqual(edits.act(WAY_OUT), "pass")
        self.assertEqual((edits.move, edits.actions()), ("pass", []))
        with self.assertRaises(ValueError):
            edits.act(WAY_OUT)


class Batches(unittest.TestCase):
    def test_a_batch_is_stepped_by_edits(self):
        batch = benben.Batch("cubus", 16, players=3, seed=2, threads=2, space="edits")
        self.assertEqual((batch.masks.shape, batch.observations.shape), ((16, 87), (16, 712)))
        ended = 0
        for _ in range(1500):
            actions = batch.random_actions()
            self.assertTrue(batch.masks[np.arange(16), actions].all())
            batch.step(actions)
            ended += batch.dones.sum()
        self.assertGreater(ended, 5)
        batch.set_position(3, batch.position(4))
        np.testing.assert_array_equal(np.flatnonzero(batch.masks[3]), benben.Edits(batch.position(4)).actions())
        with self.assertRaises(ValueError):
            benben.Batch("pyramix", 4, space="edits")


class Environments(unittest.TestCase):
    def test_they_pass_pettingzoos_tests(self):
        for players in (2, 4, 6):
            api_test(aec("cubus", players, space="edits"), num_cycles=400)
        seed_test(lambda: aec("cubus", 3, space="edits"), num_cycles=200)

    def test_a_draft_is_seen_by_who_makes_it_alone(self):
        env = aec("cubus", 3, space="edits")
        env.reset(seed=1)
        edit = int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0])
        before = [env.observe(agent)["observation"] for agent in env.possible_agents]
        env.step(edit)
        after = [env.observe(agent)["observation"] for agent in env.possible_agents]
        self.assertEqual(env.agent_selection, "seat_0")
        self.assertEqual([np.array_equal(*seen) for seen in zip(before, after, strict=True)], [False, True, True])

    def test_they_pass_gymnasiums_checks(self):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # int8 is no image
            check_env(SeatEnv("cubus", space="edits", illegal="end"), skip_render_check=True)

    def test_a_random_agent_plays_whole_games(self):
        env = aec("cubus", 3, space="edits")
        env.reset(seed=3)
        for seat, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(seat)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter(max_iter=100_000):
            observation, reward, terminated, _, _ = env.last()
            totals[agent] += reward
            env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
        self.assertTrue(env.position.is_over)
        np.testing.assert_allclose(list(totals.values()), env.position.returns)

        env = SeatEnv("cubus", 3, seat=1, space="edits", opponents="greedy")
        _, info = env.reset(seed=4)
        env.action_space.seed(5)
        terminated = False
        while not terminated:
            _, reward, terminated, _, info = env.step(env.action_space.sample(info["action_mask"]))
        self.assertAlmostEqual(reward, env.position.returns[1], places=6)


class Parallel(unittest.TestCase):
    def race(self, seed, **settings):
        """An environment of four in whose position a race is due that a build could win."""
        env = parallel("cubus", 4, space="edits", **settings)
        env.reset(seed=seed)
        while env.agents:
            best = env.position.best()
            if env.position.race is not None and best is not None and best[1] > 0:
                return env
            env.step(self.choices(env, dict.fromkeys(env.asked, WAY_OUT)))
        self.fail("no race was met")

    def choices(self, env, chosen):
        """What all agents do where some seats choose."""
        return {agent: chosen.get(seat, env.nothing) for seat, agent in enumerate(env.possible_agents)}

    def test_it_passes_pettingzoos_tests(self):
        for players in (2, 4, 6):
            parallel_api_test(parallel("cubus", players, space="edits"), num_cycles=400)
        parallel_seed_test(lambda: parallel("cubus", 4, space="edits", illegal="way_out"), num_cycles=200)

    def test_who_has_a_move_waits_until_all_of_a_race_have(self):
        firsts = set()
        for seed in range(12):
            env = self.race(seed)
            before, passer = env.position.clone(), env.position.state["turn"]
            waiving, slow, quick = env.asked
            # The same build for both; one of them takes a detour.
            best, points = before.best()
            detour = [benben.Edits(before).actions()[0], RESTART]
            plans = {slow: [*detour, *benben.Edits.to(before, best)], quick: benben.Edits.to(before, best)}
            plans[waiving] = [WAY_OUT]
            seen = env._seen()
            while any(plans.values()):
                self.assertEqual(set(env.asked), {seat for seat, plan in plans.items() if plan})
                self.assertEqual(env.position, before, "nothing is played before all have a move")
                told = env.step(self.choices(env, {seat: plan.pop(0) for seat, plan in plans.items() if plan}))[0]
                for seat, agent in enumerate(env.possible_agents):
                    if any(plans.values()) and not plans.get(seat):
                        self.assertEqual(list(np.flatnonzero(told[agent]["action_mask"])), [env.nothing])
                        np.testing.assert_array_equal(told[agent]["observation"], seen[agent]["observation"])
            gained = np.subtract(env.position.scores, before.scores)
            self.assertEqual(sorted(gained), [0, 0, 0, points])
            self.assertNotIn(int(gained.argmax()), (waiving, passer))
            firsts.add("quick" if gained[quick] else "slow")
        self.assertEqual(firsts, {"quick", "slow"}, "no seat is the first for making fewer edits")

    def test_where_all_waive_the_turn_goes_on(self):
        env = self.race(2)
        passer = env.position.state["turn"]
        env.step(self.choices(env, dict.fromkeys(env.asked, WAY_OUT)))
        self.assertEqual((env.position.race, env.asked), (None, [(passer + 1) % 4]))

    def test_what_is_not_legal_is_refused_or_the_way_out(self):
        env = self.race(3)
        asked, before = env.asked, env.position.clone()
        first = benben.Edits(before).actions()[0]
        env.step(self.choices(env, {asked[0]: first, asked[1]: first, asked[2]: WAY_OUT}))
        restarts = dict.fromkeys(asked[:2], RESTART)
        for wrong in (restarts | {asked[1]: 86}, restarts | {asked[2]: WAY_OUT}, {}):
            drafts = env._seen()
            with self.assertRaises(ValueError):
                env.step(self.choices(env, wrong))
            self.assertEqual(env.position, before)
            for agent, seen in env._seen().items():
                np.testing.assert_array_equal(seen["observation"], drafts[agent]["observation"])
        env = self.race(3, illegal="way_out")
        passer = env.position.state["turn"]
        env.step(self.choices(env, dict.fromkeys(range(4), 66)))
        self.assertEqual(env.asked, [(passer + 1) % 4], "all have waived")

    def test_a_parallel_game_ends_with_its_returns(self):
        env = parallel("cubus", 3, space="edits")
        observations, _ = env.reset(seed=7)
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)
        races = 0
        while env.agents:
            races += len(env.asked) > 1
            actions = {a: env.action_space(a).sample(observations[a]["action_mask"]) for a in env.agents}
            observations, rewards, terminations, _, _ = env.step(actions)
        self.assertGreater(races, 0)
        self.assertTrue(all(terminations.values()))
        np.testing.assert_allclose(list(rewards.values()), env.position.returns)


if __name__ == "__main__":
    unittest.main()
