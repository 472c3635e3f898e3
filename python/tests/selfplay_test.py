"""Datasets: the same bytes however they are made, and rows that say what the records say."""

import contextlib
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import benben
import numpy as np
import pyarrow.parquet as pq
from benben import selfplay
from benben.data import Dataset

ROOT = Path(__file__).resolve().parents[2]
SMALL = ["--game", "pyramix", "--bots", "greedy,random", "--games", "5", "--shard-games", "2", "--seed", "5"]
# Of `benben selfplay pyramix --bots greedy,random --seed 5 --games 2`, the second record.
OF_THE_COMMAND = "480de559d22851c879244a3ec9570fd9db6af95503292055f6255d3a6ab298a8"
# Of `benben selfplay cubus --bots greedy,random,bot:1 --players 3 --option mode=both --seed 5 --games 2`.
WITH_OPTIONS = "0eb2392d29e736ceb3cfd9ec8a35b2d208c0888af381d94213c086b477b64e25"


def run(*arguments):
    """What the command prints, and on standard error."""
    out, error = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(error):
        selfplay.main([str(argument) for argument in arguments])
    return out.getvalue(), error.getvalue()


def contents(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


class Selfplay(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def test_processes_parts_and_interruptions_make_the_same_bytes(self):
        out, _ = run(*SMALL, "--out", self.folder / "one")
        self.assertIn("whole", out)
        whole = contents(self.folder / "one")
        self.assertEqual(len(whole), 3 * 2 + 2)
        run(*SMALL, "--out", self.folder / "two", "--processes", "2")
        self.assertEqual(contents(self.folder / "two"), whole)
        # Parts in any order; the card comes with the last.
        out, _ = run(*SMALL, "--out", self.folder / "parts", "--part", "2/2")
        self.assertIn("other parts are still due", out)
        self.assertFalse((self.folder / "parts" / "README.md").exists())
        run(*SMALL, "--out", self.folder / "parts", "--part", "1/2")
        self.assertEqual(contents(self.folder / "parts"), whole)

    def test_a_run_that_was_ended_goes_on(self):
        folder = self.folder / "data"
        run(*SMALL, "--out", folder)
        whole = contents(folder)
        kept = (folder / "decisions-000000.parquet").stat().st_mtime_ns
        (folder / "decisions-000001.parquet").unlink()
        (folder / "games-000002.parquet").unlink()
        _, error = run(*SMALL, "--out", folder)
        self.assertIn("2 of 2", error)
        self.assertEqual(contents(folder), whole)
        self.assertEqual((folder / "decisions-000000.parquet").stat().st_mtime_ns, kept)

    def test_an_array_of_jobs_makes_the_same_bytes(self):
        run(*SMALL, "--out", self.folder / "one")
        for job in ("7", "8"):  # arrays may begin anywhere
            told = {"SLURM_ARRAY_TASK_ID": job, "SLURM_ARRAY_TASK_MIN": "7", "SLURM_ARRAY_TASK_COUNT": "2"}
            python = {"BENBEN_PYTHON": sys.executable, "SLURM_CPUS_PER_TASK": "1", "PATH": os.environ["PATH"]}
            script = [ROOT / "examples" / "selfplay.slurm", *SMALL, "--out", self.folder / "jobs"]
            subprocess.run(script, env=told | python, check=True, capture_output=True)
        self.assertEqual(contents(self.folder / "jobs"), contents(self.folder / "one"))

    def test_the_programs_of_the_page_run(self):
        run(*SMALL, "--out", self.folder / "data")
        programs = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "datasets.md").read_text("utf-8"), re.S)
        self.assertTrue(programs)
        with contextlib.chdir(self.folder), redirect_stdout(StringIO()):
            for program in programs:
                exec(compile(program, "docs/datasets.md", "exec"), {})

    def test_another_dataset_is_not_mixed_in(self):
        run(*SMALL, "--out", self.folder)
        with self.assertRaises(SystemExit) as caught:
            run(*SMALL, "--out", self.folder, "--seed", "6")
        self.assertEqual(caught.exception.code, 2)

    def test_games_are_those_of_the_command(self):
        settings = selfplay.Settings("pyramix", 2, ("greedy", "random"), seed=5)
        record = selfplay.play(settings, 2).write()
        self.assertEqual(hashlib.sha256(record.encode()).hexdigest(), OF_THE_COMMAND)
        settings = selfplay.Settings("cubus", 3, ("greedy", "random", "bot:1"), (("mode", "both"),), seed=5)
        record = selfplay.play(settings, 2).write()
        self.assertEqual(hashlib.sha256(record.encode()).hexdigest(), WITH_OPTIONS)

    def test_rows_say_what_the_records_say(self):
        for game in benben.games():
            name, players = game["name"], game["max_players"]
            folder = self.folder / name
            arguments = ["--game", name, "--players", players, "--bots", "greedy", "--games", "1", "--search"]
            run(*arguments, 0 if name == "cubus" else 4, "--out", folder)
            data = Dataset(folder)
            [(number, record)] = data.records()
            columns = ["game", "ply", "seat", "observation", "mask", "action", "move", "returns", "scores"]
            batches = list(data.batches(1_000, columns=columns))
            rows = {key: np.concatenate([batch[key] for batch in batches]) for key in columns}
            self.assertEqual(number, 1)
            end = record.replay()
            positions = [position for position in record.positions() if position.seat is not None]
            self.assertEqual(len(rows["ply"]), len(positions))
            for at in {0, len(positions) // 2, len(positions) - 1}:
                position = positions[at]
                self.assertEqual((rows["ply"][at], rows["seat"][at]), (position.ply, position.seat))
                np.testing.assert_array_equal(rows["observation"][at], position.observation())
                np.testing.assert_array_equal(rows["mask"][at], position.mask())
                self.assertEqual(rows["move"][at], record.events[position.ply][1])
                self.assertEqual(position.action_text(int(rows["action"][at])), rows["move"][at])
            np.testing.assert_allclose(rows["returns"], [end.returns] * len(positions), rtol=1e-6)
            np.testing.assert_array_equal(rows["scores"], [end.scores] * len(positions))

    def test_searches_stand_beside_their_actions(self):
        run(*SMALL, "--search", "30", "--out", self.folder)
        table = pq.read_table(self.folder / "decisions-000000.parquet").slice(0, 20).to_pylist()
        [(_, record), *_] = Dataset(self.folder).records()
        for row in table:
            position = record.replay(row["ply"])
            seed = benben.Rng(5).split(1).split(2).split(row["ply"]).key
            found = benben.search(position, 30, seed)
            self.assertEqual(row["visits"], [move.visits for move in found])
            self.assertEqual([position.action_text(action) for action in row["searched"]], [m.text for m in found])
            np.testing.assert_allclose(row["values"], [move.value for move in found], rtol=1e-6)
        [batch] = Dataset(self.folder).batches(1_000, columns=["visits", "values", "mask"])
        np.testing.assert_allclose(batch["visits"].sum(axis=1), 1, rtol=1e-5)
        self.assertFalse(batch["visits"][~batch["mask"]].any())
        self.assertTrue(np.isnan(batch["values"][~batch["mask"]]).all())
        self.assertFalse(np.isnan(batch["values"][batch["visits"] > 0]).any())

    def test_each_file_and_the_card_tell_where_it_comes_from(self):
        run(*SMALL, "--search", "3", "--out", self.folder, "--licence", "CC0-1.0")
        told = json.loads((self.folder / "dataset.json").read_text())
        self.assertEqual((told["seed"], told["benben"]), (5, benben.__version__))
        for file in self.folder.glob("*.parquet"):
            self.assertEqual(json.loads(pq.read_schema(file).metadata[b"benben"]), told)
        card = (self.folder / "README.md").read_text("utf-8")
        for text in ("license: CC0-1.0", "5 games", "175 decisions", "3 shards", "| 1 | `random` | ", "3 simulations"):
            self.assertIn(text, card)
        command = card.split("```")[1].replace("\\\n", " ").split()[3:]
        again = self.folder / "again"
        run(*command[:-1], again, "--licence", "CC0-1.0")
        self.assertEqual(contents(again), contents(self.folder))

    def test_what_there_is_not_is_refused(self):
        for wrong in (
            ["--game", "chess"], ["--bots", "nobody"], ["--bots", "greedy,random,random", "--players", "2"],
            ["--games", "0"], ["--option", "cobras=none"], ["--part", "3/2"], ["--search", "-1"], ["--seed", "-1"],
        ):  # fmt: skip
            with self.subTest(wrong=wrong), self.assertRaises(SystemExit) as caught:
                run(*SMALL, "--out", self.folder, *wrong)
            self.assertEqual(caught.exception.code, 2)
        self.assertEqual(list(self.folder.iterdir()), [])


class Reading(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        cls.enterClassContext(unittest.mock.patch.object(selfplay, "ROW_GROUP", 100))
        run("--game", "pyramix", "--bots", "random", "--games", 60, "--shard-games", 25, "--out", cls.folder)
        cls.data = Dataset(cls.folder)

    def ids(self, size, **settings):
        batches = list(self.data.batches(size, columns=["game", "ply"], **settings))
        self.assertTrue(all(len(batch["ply"]) == size for batch in batches[:-1]))
        return [(int(g), int(p)) for batch in batches for g, p in zip(batch["game"], batch["ply"])]

    def test_every_row_comes_once_in_whatever_order(self):
        self.assertEqual(len(self.data), 60 * 35)
        ordered = self.ids(64)
        self.assertEqual(ordered, sorted(ordered))
        self.assertEqual(len(set(ordered)), 60 * 35)
        for buffer in (1, 300, 10**6):
            shuffled = self.ids(64, seed=1, buffer=buffer)
            self.assertNotEqual(shuffled, ordered)
            self.assertEqual(sorted(shuffled), ordered)
            self.assertEqual(shuffled, self.ids(64, seed=1, buffer=buffer))
        self.assertNotEqual(self.ids(64, seed=1), self.ids(64, seed=2))

    def test_splits_are_by_game(self):
        games = {split: {game for game, _ in self.ids(10, split=split)} for split in ("train", "validation", "test")}
        self.assertEqual(sum(map(len, games.values())), 60)
        self.assertEqual(set().union(*games.values()), set(range(1, 61)))
        self.assertGreater(len(games["train"]), 36)
        for split, own in games.items():
            self.assertTrue(own)
            self.assertTrue(all(self.data.split_of(game) == split for game in own))

    def test_parts_share_the_rows(self):
        parts = [self.ids(50, seed=3, part=(k, 3)) for k in range(3)]
        self.assertEqual(sorted(sum(parts, [])), self.ids(50))
        self.assertTrue(all(parts))

    def test_no_more_is_read_than_is_held(self):
        read = self.data._read
        held = []
        with unittest.mock.patch.object(self.data, "_read", lambda *key: held.append(len(t := read(*key))) or t):
            batches = self.data.batches(32, seed=1, buffer=250)
            given = 0
            for batch in batches:
                self.assertLessEqual(sum(held) - given, 250 + 100)
                given += len(batch["seat"])
        self.assertEqual(given, 60 * 35)

    def test_what_there_is_not_is_refused(self):
        for wrong in ({"size": 0}, {"split": "all"}, {"columns": ["visits"]}, {"part": (2, 2)}):
            with self.assertRaises(ValueError):
                next(self.data.batches(**({"size": 8} | wrong)))
        with self.assertRaises(ValueError):
            Dataset(self.folder / "nowhere")
        other = self.folder / "other"
        other.mkdir()
        told = json.loads((self.folder / "dataset.json").read_text())
        for wrong in ({"format": 2}, {"actions": 57}):
            (other / "dataset.json").write_text(json.dumps(told | wrong))
            with self.assertRaises(ValueError):
                Dataset(other)


if __name__ == "__main__":
    unittest.main()
