"""The example that trains agents, in small, the agents that come with it, and the notebook."""

import contextlib
import io
import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import benben
import numpy as np

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
sys.path.insert(0, str(EXAMPLES))

import train  # noqa: E402
from advantages import advantages_by_seat  # noqa: E402
from agent import Agent  # noqa: E402
from looks import LOOKS  # noqa: E402
from playing import versus  # noqa: E402
from pyramix_rows import FEATURES, NAMES, View, gap, rows  # noqa: E402


def position_batch(steps, players=2, size=16, game="pyramix"):
    batch = benben.Batch(game, size, players=players, seed=3)
    for _ in range(steps):
        batch.step(batch.random_actions())
    return batch


class PyramixRows(unittest.TestCase):
    def test_it_knows_which_cell_is_empty_after_a_move(self):
        for steps in (0, 15, 30):
            batch = position_batch(steps)
            view = View(batch.observations)
            features, games, cells = rows(view, batch.masks)
            self.assertEqual(features.shape, (int(batch.masks.sum()), FEATURES))
            top, _, _ = gap(view, games, cells)
            for at in range(0, len(games), 11):
                position = batch.position(int(games[at]))
                before = set(position.state["cubes"])
                position.act(int(cells[at]))
                self.assertEqual(before - set(position.state["cubes"]), {NAMES[top[at]]})

    def test_it_reads_points_and_ankhs(self):
        batch = position_batch(25, players=3)
        view = View(batch.observations)
        for game in range(len(batch)):
            position = batch.position(game)
            seat, scores = position.seat, position.scores
            self.assertEqual(view.margin[game], scores[seat] - max(scores[:seat] + scores[seat + 1 :]))
            ankhs = position.standing["ankhs"]
            for at, colour in enumerate("bpog"):
                own = list(ankhs[colour])
                mine = own.pop(seat)
                self.assertEqual(view.lead[game, at], mine - max(own))


class Looks(unittest.TestCase):
    def test_each_legal_action_has_a_row_with_any_number_of_players(self):
        for told in benben.games():
            name = told["name"]
            look = LOOKS[name]()
            for players in (told["min_players"], told["max_players"]):
                batch = position_batch(40, players, 3, name)
                features, games, actions = look.rows(batch.observations, batch.masks, batch.position)
                self.assertEqual((features.shape, features.dtype), ((batch.masks.sum(), look.features), np.float32))
                self.assertTrue(np.isfinite(features).all(), name)
                np.testing.assert_array_equal([games, actions], np.nonzero(batch.masks))
                self.assertTrue(np.isfinite(look.states(batch.observations)).all(), name)
                self.assertEqual(look.ahead(batch.observations).shape, (3,))

    def test_points_ahead_are_those_of_the_position(self):
        for name in ("anubixx", "ankhor", "cubus", "pyramix"):
            look, batch = LOOKS[name](), position_batch(33, 2, 4, name)
            for game, ahead in enumerate(look.ahead(batch.observations)):
                position = batch.position(game)
                scores = position.standing["total"] if name == "ankhor" else position.scores
                seat = position.seat
                self.assertAlmostEqual(ahead * look.points, scores[seat] - scores[1 - seat], places=4)

    def test_ascension_looks_the_same_from_both_sides(self):
        look = LOOKS["ascension"]()
        position = benben.start("ascension")
        position.apply_chance(1)
        seen = np.stack([position.observation(seat) for seat in (position.seat, 1 - position.seat)])
        mover, other = look.summary(look.unpack(seen))
        is_piece = np.arange(24 * 2 * 3 + 24 + 24 * 2 * 3)
        np.testing.assert_array_equal(mover[is_piece], other[is_piece])
        np.testing.assert_allclose(look.ahead(seen), 0, atol=1e-6)
        # A stone that gets on is that much ahead for its side, and behind for the other.
        step = next(action for action in position.actions() if 2 <= action < 74)
        ways = (step - 2) % 3 + 1
        own = position.seat
        position.act(step)
        seen = np.stack([position.observation(seat) for seat in (own, 1 - own)])
        np.testing.assert_allclose(look.ahead(seen) * look.points, [ways / 24, -ways / 24], atol=1e-6)


class TheAgents(unittest.TestCase):
    def agent(self, game):
        return Agent.load(EXAMPLES / "agents" / f"{game}.json")

    def test_they_choose_legal_moves_with_any_number_of_players(self):
        for told in benben.games():
            agent = self.agent(told["name"])
            for players in (told["min_players"], told["max_players"]):
                batch = position_batch(20, players, 4, told["name"])
                actions = agent.actions(batch.observations, batch.masks, batch.position)
                self.assertTrue(batch.masks[np.arange(len(batch)), actions].all())
                position = batch.position(1)
                self.assertEqual(agent.choose(position), position.action_text(int(actions[1])))

    def test_that_of_pyramix_beats_greedy(self):
        self.assertGreater(versus(self.agent("pyramix"), "greedy", 150, seed=77).low, 0.5)

    def test_all_beat_random_play(self):
        for game, deals in (("pyramix", 40), ("cubus", 20), ("anubixx", 12), ("ankhor", 12), ("ascension", 2)):
            self.assertGreater(versus(self.agent(game), "random", deals, seed=77).low, 0.7, game)

    def test_one_is_written_and_read(self):
        with tempfile.TemporaryDirectory() as folder:
            agent, file = Agent("pyramix", seed=3), Path(folder, "agent.json")
            agent.save(file)
            again = Agent.load(file)
            for name, array in agent.weights.items():
                np.testing.assert_allclose(array, again.weights[name], atol=1e-3)
            file.write_text(file.read_text().replace("pyramix", "cubus"))
            with self.assertRaisesRegex(ValueError, "rows are 43 long"):
                Agent.load(file)


class Measuring(unittest.TestCase):
    def test_it_asks_for_its_own_seat_and_counts_all(self):
        class First:
            game = "pyramix"

            def actions(self, observations, masks, position_of):
                return masks.argmax(axis=1).astype(np.int32)

        share = versus(First(), "random", 60, seed=4)
        self.assertTrue(share.low < 0.5 < share.high, share)
        self.assertEqual(share, versus(First(), "random", 60, seed=4))


class Advantages(unittest.TestCase):
    def test_they_are_the_sums_along_each_seat(self):
        rng = np.random.default_rng(1)
        steps, games, players, decay = 30, 4, 3, 0.8
        seat = rng.integers(0, players, (steps, games))
        value, done = rng.normal(size=(steps, games)), rng.random((steps, games)) < 0.1
        worth = rng.normal(size=(steps, games, players)) * done[..., None]
        found, known = advantages_by_seat(value, seat, worth, done, decay)
        for game in range(games):
            for at in range(steps):
                expected = self.one(value[:, game], seat[:, game], worth[:, game], done[:, game], at, decay)
                self.assertEqual(bool(known[at, game]), expected is not None)
                self.assertAlmostEqual(found[at, game], expected or 0.0)
        self.assertTrue(known.any() and not known.all())

    def one(self, value, seat, worth, done, at, decay):
        """The same by its definition, from one decision on; None if the data ends before anything follows."""
        for later in range(at, len(seat)):
            if done[later]:
                return worth[later, seat[at]] - value[at]
            if later + 1 < len(seat) and seat[later + 1] == seat[at]:
                behind = self.one(value, seat, worth, done, later + 1, decay) or 0.0
                return value[later + 1] - value[at] + decay * behind
        return None


class Training(unittest.TestCase):
    def test_the_gradient_is_that_of_the_loss(self):
        rng = np.random.default_rng(2)
        agent = Agent("pyramix", hidden=5, seed=2)
        agent.weights["second"] = rng.normal(size=5)
        played = train.Decisions(agent, benben.Batch("pyramix", 3, seed=1), 35, rng)
        agent.weights = {name: array.astype(float) for name, array in agent.weights.items()}
        agent.weights["second"] += rng.normal(0, 0.05, 5)
        ahead, known = played.advantages(train.Guess(), 1.0)
        self.assertEqual(len(known), 3 * 35)
        part, entropy_worth = np.arange(0, 100, 3), 0.01

        def loss():
            total = 0.0
            for at in part:
                begin, end = played.starts[at], [*played.starts, len(played.features)][at + 1]
                logits, _ = agent.logits(played.features[begin:end].astype(float))
                chance = np.exp(logits - logits.max())
                chance /= chance.sum()
                ratio = chance[played.chosen[at] - begin] / np.exp(played.chances[at])
                clipped = np.clip(ratio, 1 - train.CLIP, 1 + train.CLIP)
                total -= min(ratio * ahead[at], clipped * ahead[at])
                total += entropy_worth * (chance * np.log(chance)).sum()
            return total / len(part)

        slopes = train.slopes(agent, played, part, ahead, entropy_worth)
        for name, at in (("second", 1), ("bias", 2), ("first", (0, 3)), ("first", (13, 1)), ("first", (41, 4))):
            array = agent.weights[name]
            kept = array[at]
            array[at] = kept + 1e-6
            above = loss()
            array[at] = kept - 1e-6
            below = loss()
            array[at] = kept
            self.assertAlmostEqual(slopes[name][at], (above - below) / 2e-6, places=5)

    def test_in_seconds_it_learns_to_beat_random_play(self):
        sizes = {"pyramix": (6, 64, 35, 60), "anubixx": (6, 16, 60, 12)}
        for game, (iterations, games, steps, deals) in sizes.items():
            with self.subTest(game=game), tempfile.TemporaryDirectory() as folder:
                small = f"--iterations {iterations} --games {games} --steps {steps} --every 3 --deals {deals}".split()
                script = [sys.executable, EXAMPLES / "train.py", "--game", game, *small, "--out", folder]
                told = subprocess.run(script, check=True, capture_output=True, text=True).stdout
                low = float(re.search(r"\(([\d.]+) to [\d.]+\) of the wins against random", told)[1])
                self.assertGreater(low, 0.6, told)
                lines = Path(folder, "curve.csv").read_text().splitlines()
                self.assertEqual(lines[0], "games,share,low,high")
                self.assertEqual(len(lines), 4)
                if game == "pyramix":
                    self.assertEqual([line.split(",")[0] for line in lines[1:]], ["0", "192", "384"])
                self.assertIn("</svg>", Path(folder, "curve.svg").read_text())
                again = Agent.load(Path(folder, "agent.json"))
                self.assertGreater(versus(again, "random", deals, seed=9).mean, 0.6)


class ThePage(unittest.TestCase):
    def test_its_table_is_that_of_the_figures(self):
        figures = ROOT / "docs" / "training" / "baselines.csv"
        script = [sys.executable, ROOT / "bench" / "baselines.py", "--table", figures]
        table = subprocess.run(script, check=True, capture_output=True, text=True).stdout
        self.assertIn("| trained |", table)
        self.assertIn(table, (ROOT / "docs" / "baselines.md").read_text("utf-8"))

    def test_its_curves_are_those_of_the_figures(self):
        page = (ROOT / "docs" / "baselines.md").read_text("utf-8")
        for game in LOOKS:
            self.assertIn(f"(training/{game}.svg)", page)
            last = (ROOT / "docs" / "training" / f"{game}.csv").read_text().splitlines()[-1].split(",")
            self.assertIn(f"| {int(last[0]):,} | {float(last[1]):.1%} | {float(last[2]):.1%} to {float(last[3]):.1%} |", page)


class TheNotebook(unittest.TestCase):
    def test_its_cells_run_one_after_the_other(self):
        cells = json.loads((EXAMPLES / "ten_minutes.ipynb").read_text("utf-8"))["cells"]
        names: dict = {}
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
            for number, cell in enumerate(cells):
                if cell["cell_type"] == "code":
                    self.assertEqual((cell["outputs"], cell["execution_count"]), ([], None), "kept without results")
                    exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)
        self.assertIn("agent: agreement", out.getvalue())
        self.assertIn("</svg>", names["Picture"]()._repr_svg_())


if __name__ == "__main__":
    unittest.main()
