"""Self-play on a real cluster of Ray on this machine, of two actors in processes of their own."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import ray
from benben import ray as benben_ray
from benben import selfplay

SETTINGS = selfplay.Settings("pyramix", 2, ("greedy", "random"), games=12, seed=5, shard_games=2)
FLAGS = ["--game", "pyramix", "--bots", "greedy,random", "--games", "12", "--shard-games", "2", "--seed", "5"]


def contents(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir()}


class OnRay(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        subprocess.run([sys.executable, "-m", "benben.selfplay", *FLAGS, "--out", self.folder / "one"], check=True)
        self.whole = contents(self.folder / "one")

    def test_two_actors_make_the_same_bytes(self):
        out = self.folder / "ray"
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
        self.addCleanup(ray.shutdown)
        selfplay.begin(SETTINGS, out)
        shards = selfplay.due(SETTINGS, out)
        made = sorted(shard for shard, _ in benben_ray.write_shards(SETTINGS, out, shards, 2))
        self.assertEqual(made, list(range(6)))
        self.assertTrue(selfplay.end(SETTINGS, out, "unspecified"))
        self.assertEqual(contents(out), self.whole)

    def test_the_command_goes_on_where_it_was_ended(self):
        out = self.folder / "ray"
        command = [sys.executable, "-m", "benben.ray", *FLAGS, "--actors", "2", "--out", out]
        self.assertIn("6 of 6", subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        (out / "games-000003.parquet").unlink()
        self.assertIn("1 of 1", subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        self.assertEqual(contents(out), self.whole)


if __name__ == "__main__":
    unittest.main()
