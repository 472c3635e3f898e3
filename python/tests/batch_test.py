"""Batches: arrays that stay where they are, the games of a seed, and what is refused."""

import unittest

import benben
import numpy as np

GAMES = [game["name"] for game in benben.games()]


def copies(batch):
    names = ("observations", "masks", "seats", "rewards", "dones", "lengths", "scores")
    return {name: getattr(batch, name).copy() for name in names}


class Batches(unittest.TestCase):
    def assert_equal(self, one, other, rows):
        for name, array in one.items():
            np.testing.assert_array_equal(array[:rows], other[name][:rows], name)

    def test_arrays_have_the_shapes_that_are_told(self):
        for game in GAMES:
            batch = benben.Batch(game, 7)
            size, players, encoding = batch.size, batch.players, batch.encoding
            self.assertEqual(len(batch), 7)
            for array, shape, dtype in (
                (batch.observations, (size, encoding.size), np.int8),
                (batch.masks, (size, encoding.actions), np.bool_),
                (batch.seats, (size,), np.int32),
                (batch.rewards, (size, players), np.float32),
                (batch.dones, (size,), np.bool_),
                (batch.lengths, (size,), np.int32),
                (batch.scores, (size, players), np.int32),
            ):
                self.assertEqual((array.shape, array.dtype), (shape, np.dtype(dtype)))
                with self.assertRaises(ValueError):
                    array[0] = 0

    def test_one_game_has_the_same_shapes(self):
        batch = benben.Batch("pyramix", 1)
        self.assertEqual(batch.masks.shape, (1, 56))
        self.assertEqual(batch.rewards.shape, (1, 2))
        self.assertEqual(batch.seats.shape, (1,))

    def test_a_step_writes_where_the_arrays_are(self):
        batch = benben.Batch("pyramix", 3, seed=1)
        seats, pointer = batch.seats, batch.masks.ctypes.data
        before = copies(batch)
        batch.step(batch.random_actions())
        self.assertEqual(batch.core.masks().ctypes.data, pointer)
        self.assertFalse(np.array_equal(before["seats"], seats), "the same array, another seat")

    def test_arrays_outlive_the_batch(self):
        masks = benben.Batch("pyramix", 100, seed=3).masks
        self.assertTrue(masks.any(axis=1).all())

    def test_a_batch_is_a_function_of_its_seed_and_its_actions(self):
        for game in GAMES:
            steps = 30 if game == "cubus" else 300
            one, many = benben.Batch(game, 4, seed=9), benben.Batch(game, 11, seed=9, threads=3)
            for _ in range(steps):
                actions = many.random_actions().copy()
                np.testing.assert_array_equal(one.random_actions(), actions[:4])
                one.step(actions[:4])
                many.step(actions)
            self.assert_equal(copies(one), copies(many), 4)
            one.reset(9)
            self.assert_equal(copies(one), copies(benben.Batch(game, 4, seed=9)), 4)

    def test_what_is_shown_is_what_the_position_says(self):
        for game in GAMES:
            batch = benben.Batch(game, 5, seed=2)
            for _ in range(15):
                batch.step(batch.random_actions())
                position = batch.position(3)
                self.assertEqual(position.seat, batch.seats[3])
                np.testing.assert_array_equal(position.mask(), batch.masks[3])
                np.testing.assert_array_equal(position.observation(), batch.observations[3])

    def test_ended_games_tell_their_result_and_begin_anew(self):
        batch = benben.Batch("pyramix", 6, players=3, seed=4, observations=False)
        self.assertEqual(batch.observations.shape, (6, 0))
        for step in range(1, 71):
            batch.step(batch.random_actions())
            self.assertEqual(batch.dones.all(), step % 35 == 0)
            self.assertEqual(batch.dones.any(), step % 35 == 0)
            if step % 35:
                self.assertFalse(batch.rewards.any())
                continue
            np.testing.assert_allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
            self.assertTrue((batch.rewards.max(axis=1) > 0).all())
            self.assertTrue((batch.lengths == 35).all())
            self.assertTrue((batch.scores.max(axis=1) > 0).all())
            self.assertEqual(batch.position(0).trace()["state"]["left"], 35)

    def test_actions_may_be_drawn_into_an_array(self):
        batch = benben.Batch("pyramix", 4, seed=1)
        out = np.full(4, -1, np.int32)
        batch.core.random_actions_into(out)
        self.assertTrue(batch.masks[np.arange(4), out].all())

    def test_an_illegal_action_plays_nothing(self):
        batch = benben.Batch("ankhor", 3, seed=1)
        before = copies(batch)
        actions = batch.random_actions().copy()
        for wrong in (-1, batch.encoding.actions, 2**31 - 1, int(np.flatnonzero(~batch.masks[2])[0])):
            actions[2] = wrong
            with self.assertRaisesRegex(ValueError, "game 2"):
                batch.step(actions)
            self.assert_equal(before, copies(batch), 3)

    def test_actions_of_another_form_are_refused(self):
        batch = benben.Batch("pyramix", 3, seed=1)
        for actions in (
            np.zeros(2, np.int32),
            np.zeros((3, 1), np.int32),
            np.zeros(6, np.int32)[::2],
            np.zeros(3, np.int64),
            np.zeros(3, np.float32),
            "abc",
        ):
            with self.assertRaises((ValueError, TypeError)):
                batch.step(actions)

    def test_a_game_goes_on_from_a_position(self):
        batch = benben.Batch("anubixx", 3, players=4, seed=1)
        for _ in range(40):
            batch.step(batch.random_actions())
        position = batch.position(0)
        batch.set_position(2, position)
        self.assertEqual(batch.position(2), position)
        np.testing.assert_array_equal(batch.masks[2], batch.masks[0])
        self.assertEqual(batch.lengths[2], 0)
        batch.set_position(1, benben.start("anubixx", 4))
        self.assertIsNotNone(batch.position(1).seat, "the chance that was due is drawn")
        for other in (benben.start("anubixx", 3), benben.start("pyramix", 4)):
            with self.assertRaises(ValueError):
                batch.set_position(0, other)
        for i in (-1, 3):
            with self.assertRaises(IndexError):
                batch.position(i)
            with self.assertRaises(IndexError):
                batch.set_position(i, position)

    def test_what_there_is_not_is_refused(self):
        for size, threads in ((0, 1), (-1, 1), (2**20 + 1, 1), (4, 0), (4, 257)):
            with self.assertRaises(ValueError):
                benben.Batch("pyramix", size, threads=threads)
        with self.assertRaises(benben.Refused):
            benben.Batch("pyramix", 4, players=9)
        sheet = "rygbloborygglbo yroblgrlyog rogblbyogyrl obglyrborylg"
        tags = {"Sheet.pyramid": "1 3 6 10 15", "Sheet.symbols": "scarab=P11", "Sheet.G": sheet}
        tags["Sheet.H"] = sheet.translate(str.maketrans("rygblo", "ygblor"))
        benben.start("anubixx", 2, {}, tags)
        with self.assertRaises(benben.Refused):
            benben.Batch("anubixx", 4, tags=tags)


if __name__ == "__main__":
    unittest.main()
