"""The numbers of all games, against a reading of their own of texts and JSON, along random games."""

import copy
import importlib
import re
import unittest
from pathlib import Path

import benben
import numpy as np

DOCS = Path(__file__).resolve().parents[2] / "docs" / "encodings"
GAMES = [game["name"] for game in benben.games()]


def setups():
    """Every game with every number of seats, and with every value of every option."""
    for game in benben.games():
        for players in range(game["min_players"], game["max_players"] + 1):
            yield game["name"], players, {}
        for option in game["options"]:
            for value in option["values"][1:]:
                yield game["name"], game["min_players"], {option["name"]: value}


def decisions(game, players, options, seed, most):
    """Positions of a random game in which a seat decides: the first ones, then fewer and fewer."""
    rng = benben.Rng(seed)
    position = benben.start(game, players, options)
    met = 0
    while not position.is_over and met < most * 20:
        if position.is_chance:
            position.apply_chance(rng)
            continue
        if met < most or met % 20 == 0:
            yield position
        actions = position.actions()
        position.act(actions[rng.below(len(actions))])
        met += 1
    yield position


class Encodings(unittest.TestCase):
    def setUp(self):
        self.readings = {game: importlib.import_module(f"reading_{game}") for game in GAMES}

    def each(self, most):
        for game, players, options in setups():
            for position in decisions(game, players, options, players, most):
                yield game, position

    def test_observations_are_what_a_reading_of_the_json_says(self):
        for game, position in self.each(20):
            # What seats name with all hands is played when all have named: not a choice's points.
            if game == "cubus" and position.state["phase"] == "name":
                continue
            for seat in {0, position.players - 1, position.seat or 0}:
                seen = benben.encoding(game).unpack(position.observation(seat))
                expected = self.readings[game].observe(position, seat)
                self.assertEqual(seen.keys(), expected.keys())
                for name in seen:
                    np.testing.assert_array_equal(seen[name], expected[name], f"{game} {position.options} {name}\n{position}")

    def test_actions_have_the_numbers_of_the_docs(self):
        for game, position in self.each(40):
            actions = position.actions()
            texts = [position.action_text(action) for action in actions]
            numbers = [self.readings[game].action(position, text) for text in texts]
            self.assertEqual(numbers, actions, (game, texts))
            self.assertEqual([position.action_of(text) for text in texts], actions)
            self.assertEqual(np.flatnonzero(position.mask()).tolist(), actions)
            legal = position.legal()
            if legal is not None:
                self.assertEqual(sorted(texts), legal)

    def test_sizes_are_fixed(self):
        for game, position in self.each(1):
            encoding = benben.encoding(game)
            self.assertEqual(position.observation(0).shape, (encoding.size,))
            self.assertEqual(position.observation(0).dtype, np.int8)
            self.assertEqual(position.mask().shape, (encoding.actions,))
            self.assertEqual(position.mask().dtype, np.bool_)

    def test_unpack_takes_batches_and_refuses_other_sizes(self):
        encoding = benben.encoding("pyramix")
        rows = np.arange(2 * encoding.size).astype(np.int8).reshape(2, -1)
        parts = encoding.unpack(rows)
        self.assertEqual(parts["cubes"].shape, (2, 56, 14))
        self.assertTrue(np.shares_memory(parts["cubes"], rows))
        joined = np.concatenate([part.reshape(2, -1) for part in parts.values()], axis=1)
        np.testing.assert_array_equal(joined, rows)
        with self.assertRaises(ValueError):
            encoding.unpack(rows[:, 1:])

    def test_a_legal_move_without_a_number_has_none(self):
        position = benben.start("cubus")
        rng = benben.Rng(2)
        while position.is_chance or position.legal() is not None:
            position.apply_chance(rng)
        for text in position.trace()["legal"]["local"]:
            number = position.action_of(text)
            self.assertEqual(number is None, text not in map(position.action_text, position.actions()))

    def test_what_is_not_legal_is_refused(self):
        position = benben.start("pyramix")
        position.apply_chance(1)
        for action in (-1, benben.encoding("pyramix").actions - 1 - 20, 56, 10**6):
            before = copy.copy(position)
            with self.assertRaises(ValueError):
                position.act(action)
            with self.assertRaises(ValueError):
                position.action_text(action)
            self.assertEqual(position, before)
        with self.assertRaises(benben.Refused) as caught:
            position.action_of("555")
        self.assertTrue(caught.exception.rule)

    def test_a_block_of_other_stones_has_no_numbers(self):
        sheet = "rygbloborygglbo yroblgrlyog rogblbyogyrl obglyrborylg"
        tags = {"Sheet.pyramid": "1 3 6 10 15", "Sheet.symbols": "scarab=P11", "Sheet.G": sheet}
        tags["Sheet.H"] = sheet.translate(str.maketrans("rygblo", "ygblor"))
        own = benben.facts("anubixx", 2, {}, tags)
        self.assertFalse(own["facts"]["block"]["default_shape"])
        position = benben.start("anubixx", 2, {}, tags)
        with self.assertRaises(benben.Refused) as caught:
            position.mask()
        self.assertEqual(caught.exception.code, "unsupported")


class Docs(unittest.TestCase):
    def test_every_part_stands_in_the_docs_with_its_shape(self):
        for game in GAMES:
            text = (DOCS / f"{game}.md").read_text("utf-8")
            expected = []
            for space in ["actions", "edits"] if game == "cubus" else ["actions"]:
                encoding = benben.encoding(game, space)
                self.assertIn(f"{encoding.actions:,} actions", text)
                self.assertIn(f"{encoding.size:,} bytes", text)
                expected += [
                    (part.name, " x ".join(map(str, part.shape)), str(part.offset)) for part in encoding.parts
                ]
            rows = re.findall(r"^\| `(\w+)` \| ([\d x]+) \| (\d+) \|", text, re.M)
            self.assertEqual(rows, list(dict.fromkeys(expected)), "what both spaces have is said once")


if __name__ == "__main__":
    unittest.main()
