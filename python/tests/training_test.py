"""The example that trains an agent, in small, the agent that comes with it, and the notebook."""

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

import train_pyramix  # noqa: E402
from pyramix_agent import FEATURES, NAMES, Agent, View, gap, rows  # noqa: E402


def position_batch(steps, players=2, size=16):
    batch = benben.Batch("pyramix", size, players=players, seed=3)
    for _ in range(steps):
        batch.step(batch.random_actions())
    return batch


class TheAgent(unittest.TestCase):
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

    def test_it_chooses_legal_moves_with_any_number_of_players(self):
        agent = Agent.load(EXAMPLES / "pyramix_agent.json")
        for players in (2, 3, 4):
            batch = position_batch(20, players)
            actions = agent.actions(batch.observations, batch.masks)
            self.assertTrue(batch.masks[np.arange(len(batch)), actions].all())
            position = batch.position(0)
            self.assertEqual(agent.choose(position), position.action_text(int(actions[0])))

    def test_the_one_that_comes_along_beats_greedy(self):
        agent = Agent.load(EXAMPLES / "pyramix_agent.json")
        self.assertGreater(train_pyramix.versus(agent, "greedy", 150, seed=77).low, 0.5)
        self.assertGreater(train_pyramix.versus(agent, "random", 40, seed=77).low, 0.95)

    def test_it_is_written_and_read(self):
        with tempfile.TemporaryDirectory() as folder:
            agent = Agent(seed=3)
            agent.save(Path(folder, "agent.json"))
            again = Agent.load(Path(folder, "agent.json"))
        for name, array in agent.weights.items():
            np.testing.assert_allclose(array, again.weights[name], atol=1e-4)


class Training(unittest.TestCase):
    def test_the_gradient_is_that_of_the_loss(self):
        rng = np.random.default_rng(2)
        agent = Agent(hidden=5, seed=2)
        agent.weights["second"] = rng.normal(size=5)
        played = train_pyramix.Decisions(agent, benben.Batch("pyramix", 3, seed=1), rng)
        agent.weights = {name: array.astype(float) for name, array in agent.weights.items()}
        agent.weights["second"] += rng.normal(0, 0.05, 5)
        ahead, part = played.advantages(), np.arange(0, 100, 3)

        def loss():
            total = 0.0
            for at in part:
                begin, end = played.starts[at], [*played.starts, len(played.features)][at + 1]
                logits, _ = agent.logits(played.features[begin:end].astype(float))
                chance = np.exp(logits - logits.max())
                chance /= chance.sum()
                ratio = chance[played.chosen[at] - begin] / np.exp(played.chances[at])
                clipped = np.clip(ratio, 1 - train_pyramix.CLIP, 1 + train_pyramix.CLIP)
                total -= min(ratio * ahead[at], clipped * ahead[at])
                total += train_pyramix.ENTROPY * (chance * np.log(chance)).sum()
            return total / len(part)

        slopes = train_pyramix.slopes(agent, played, part, ahead)
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
        with tempfile.TemporaryDirectory() as folder:
            small = ["--iterations", "6", "--games", "64", "--every", "3", "--deals", "60", "--out", folder]
            script = [sys.executable, EXAMPLES / "train_pyramix.py", *small]
            told = subprocess.run(script, check=True, capture_output=True, text=True).stdout
            low = float(re.search(r"\(([\d.]+) to [\d.]+\) of the wins against random", told)[1])
            self.assertGreater(low, 0.6, told)
            lines = Path(folder, "curve.csv").read_text().splitlines()
            self.assertEqual(lines[0], "games,share,low,high")
            self.assertEqual([line.split(",")[0] for line in lines[1:]], ["0", "192", "384"])
            self.assertIn("</svg>", Path(folder, "curve.svg").read_text())
            again = Agent.load(Path(folder, "agent.json"))
            self.assertGreater(train_pyramix.versus(again, "random", 60, seed=9).mean, 0.6)


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
