"""The games in OpenSpiel, by OpenSpiel's own checks."""

import contextlib
import io
import math
import os
import pickle
import unittest

import benben
import benben.openspiel
import numpy as np
import pyspiel
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import make_observation

GAMES = benben.games()
NAMES = [f"benben_{game['name']}" for game in GAMES]
EDITS = "benben_cubus(space=edits)"


def play(state, random, decisions):
    """Plays so many decisions at random, and what chance is due after them."""
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=np.array(odds) / sum(odds))))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            decisions -= 1
    return state


class OpenSpiel(unittest.TestCase):
    def test_openspiel_knows_the_games(self):
        self.assertLessEqual(set(NAMES), set(pyspiel.registered_names()))
        for told, name in zip(GAMES, NAMES, strict=True):
            game = pyspiel.load_game(name)
            encoding = benben.encoding(told["name"])
            self.assertEqual(game.num_players(), told["min_players"])
            self.assertEqual(game.num_distinct_actions(), encoding.actions)
            self.assertEqual(game.max_chance_outcomes(), encoding.draws)
            self.assertEqual(game.observation_tensor_shape(), [encoding.size])
            self.assertEqual(game.get_type().chance_mode, pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC)

    def test_openspiels_random_simulations_pass(self):
        # Each copies, asks and pickles states all the way; Ascension's games are long.
        for told, name in zip(GAMES, NAMES, strict=True):
            for players in {told["min_players"], told["max_players"]}:
                game = pyspiel.load_game(f"{name}(players={players})")
                with self.subTest(str(game)):
                    self.simulate(game)

    def test_cubus_by_edits_passes_them_too(self):
        for players in (2, 6):
            self.simulate(pyspiel.load_game(f"{EDITS[:-1]},players={players})"))

    def simulate(self, game):
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)

    def test_a_playthrough_is_the_same_again(self):
        for name in (*NAMES, EDITS):
            if name == "benben_ascension" and "BENBEN_NIGHTLY" not in os.environ:
                continue  # eleven seconds each
            with self.subTest(name), contextlib.redirect_stdout(io.StringIO()):
                one, again = (generate_playthrough.playthrough(name, None, seed=3) for _ in range(2))
            self.assertEqual(one, again)
            self.assertIn("IsTerminal() = True", one)

    def test_moves_of_cubus_are_made_by_edits(self):
        game, encoding = pyspiel.load_game(EDITS), benben.encoding("cubus", "edits")
        self.assertEqual(game.num_distinct_actions(), encoding.actions)
        self.assertEqual(game.observation_tensor_shape(), [encoding.size])
        random, observation = np.random.default_rng(1), make_observation(game)
        state, edits, drafts = play(game.new_initial_state(), random, 0), None, 0
        while not state.is_terminal():
            position, seat = state.position, state.current_player()
            edits = edits or benben.Edits(position)
            self.assertEqual(state.legal_actions(), edits.actions())
            for player in range(game.num_players()):
                seen = (edits if player == seat else benben.Edits(position)).observation(player)
                observation.set_from(state, player)
                np.testing.assert_array_equal(observation.tensor, seen)
            action = int(random.choice(state.legal_actions()))
            self.assertEqual(state.action_to_string(action), edits.text(action))
            self.assertEqual(state.string_to_action(edits.text(action)), action)
            before = position.clone()
            state.apply_action(action)
            if edits.act(action) is None:
                drafts += 1
                self.assertEqual(state.position, before)
                self.assertTrue(str(state).endswith(edits.text(action)), str(state))
                continue
            before.apply(edits.move)
            self.assertEqual(state.position, before)
            self.assertNotIn("edited", str(state))
            edits = None
            play(state, random, 0)
        self.assertGreater(drafts, 100)

    def test_a_draft_is_pickled_and_copied(self):
        random = np.random.default_rng(3)
        state = play(pyspiel.load_game(EDITS).new_initial_state(), random, 5)
        while "edited" not in str(state):
            play(state, random, 1)
        before, copy = str(state), state.clone()
        again = pickle.loads(pickle.dumps(state))
        self.assertEqual((str(again), again.legal_actions()), (before, state.legal_actions()))
        play(copy, np.random.default_rng(4), 1)
        self.assertEqual((str(state), str(state) != str(copy)), (before, True))
        state.apply_action(copy.history()[len(state.history())])

    def test_options_and_players_are_parameters(self):
        game = pyspiel.load_game("benben_pyramix(players=3,cobras=all)")
        state = game.new_initial_state()
        self.assertEqual((state.position.players, state.position.options), (3, {"cobras": "all"}))
        self.assertEqual(len(play(state, np.random.default_rng(1), 0).history()), 56)
        for wrong in ("benben_pyramix(players=9)", "benben_pyramix(cobras=none)"):
            with self.assertRaises(benben.Refused):
                pyspiel.load_game(wrong)
        with self.assertRaises(ValueError):
            pyspiel.load_game("benben_cubus(space=texts)")
        with self.assertRaises(pyspiel.SpielError):
            pyspiel.load_game("benben_ankhor(space=edits)")

    def test_chance_is_drawn_one_by_one_and_then_happens(self):
        state = pyspiel.load_game("benben_pyramix").new_initial_state()
        supply = {draw: count / 56 for draw, count in enumerate([8, 4, 1] * 4 + [4])}
        self.assertEqual(dict(state.chance_outcomes()), supply)
        self.assertEqual(state.action_to_string(12), "X")
        before = str(state)
        state.apply_action(12)
        self.assertEqual(state.position, benben.start("pyramix"))
        self.assertEqual(str(state), before + "\ndrawn: X")
        self.assertAlmostEqual(dict(state.chance_outcomes())[12], 3 / 55)
        play(state, np.random.default_rng(1), 0)
        self.assertEqual(state.current_player(), 0)
        self.assertEqual(state.position.trace()["state"]["left"], 35)

    def test_observations_are_those_of_the_encoding(self):
        for told, name in zip(GAMES, NAMES, strict=True):
            game = pyspiel.load_game(name)
            state = play(game.new_initial_state(), np.random.default_rng(2), 6)
            encoding = benben.encoding(told["name"])
            observation = make_observation(game)
            for seat in range(game.num_players()):
                seen = state.position.observation(seat)
                observation.set_from(state, seat)
                np.testing.assert_array_equal(observation.tensor, seen)
                np.testing.assert_array_equal(state.observation_tensor(seat), seen)
                for part, values in encoding.unpack(seen).items():
                    np.testing.assert_array_equal(observation.dict[part], values)
        with self.assertRaises(ValueError):
            make_observation(game, params={"planes": 3})

    def test_a_state_is_pickled_and_copied(self):
        state = play(pyspiel.load_game("benben_anubixx(players=3)").new_initial_state(), np.random.default_rng(3), 9)
        copy = state.clone()
        again = pickle.loads(pickle.dumps(state))
        play(copy, np.random.default_rng(4), 5)
        self.assertNotEqual(str(copy), str(state))
        self.assertEqual((again.position, again.history()), (state.position, state.history()))

    def test_openspiels_search_plays_whole_games(self):
        for name, simulations in (("benben_pyramix(players=3)", 4), ("benben_pyramix", 8)):
            state = pyspiel.load_game(name).new_initial_state()
            self.assertTrue(self.search(state, simulations).is_terminal())
            self.assertAlmostEqual(sum(state.returns()), 0, places=5)

    def test_openspiels_search_decides_in_every_game(self):
        for name in (*NAMES, EDITS):
            with self.subTest(name):
                state = self.search(pyspiel.load_game(name).new_initial_state(), 4, decisions=3)
                # Chance, and three decisions.
                self.assertGreaterEqual(len(state.history()), 3)
                self.assertFalse(state.is_terminal())

    def search(self, state, simulations, decisions=math.inf):
        """Decisions, of the whole game if none are named, in which OpenSpiel's Monte Carlo tree search has every seat."""
        random = np.random.RandomState(5)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        bot = mcts.MCTSBot(state.get_game(), 1.4, simulations, evaluator, solve=False, random_state=random)
        while not state.is_terminal() and decisions:
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(random.choice(outcomes, p=np.array(odds) / sum(odds))))
            else:
                state.apply_action(bot.step(state))
                decisions -= 1
        return state


if __name__ == "__main__":
    unittest.main()
