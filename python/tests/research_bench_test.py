"""bench/research.py in small: what it prints, not how fast that is."""

import re
import subprocess
import sys
import unittest
from pathlib import Path

BENCH = Path(__file__).resolve().parents[2] / "bench" / "research.py"


def told(*words):
    done = subprocess.run([sys.executable, BENCH, *words], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def rows(text):
    """The cells of each line of the tables, without the lines below their heads."""
    lines = [line.strip("| ").split(" | ") for line in text.splitlines() if line]
    return [cells for cells in lines if set(cells) != {"---"}]


class Research(unittest.TestCase):
    def test_it_measures_games_threads_and_peers(self):
        status, out, err = told("pyramix", "--seconds", "0.001", "--rounds", "1", "--peers", "--threads", "2")
        self.assertEqual(status, 0, err)
        found = rows(out)
        heads = [cells for cells in found if cells[0] in ("game", "what, how many at once", "by the clock")]
        self.assertEqual([len(cells) for cells in heads], [9, 3, 10])
        ours, threads = (cells for cells in found if cells[0] == "pyramix, 2")
        for cell in [*ours[1:], *threads[1::3], *threads[2::3]]:
            self.assertGreater(int(cell.replace(",", "")), 0)
        pyramix = next(cells for cells in found if cells[0] == "benben pyramix in PettingZoo, one")
        self.assertRegex(pyramix[2], r"^[\d.e+]+, [\d.e+]+ times$")
        for name, rate, times in found[found.index(heads[1]) + 1 : found.index(heads[2])]:
            # A rate, or why there is none.
            self.assertTrue(re.fullmatch(r"[\d,]+", rate) or (times == "-" and "Error" in rate), name)

    def test_what_it_cannot_measure_is_said(self):
        for words, wrong in (
            (["chess"], "there is no game 'chess'"),
            (["--rounds", "0"], "one round or more"),
            (["--seconds", "0"], "of more than no seconds"),
            (["--threads", "1"], "2 to 256 threads"),
        ):
            status, _, err = told(*words)
            self.assertEqual(status, 2)
            self.assertIn(wrong, err)


if __name__ == "__main__":
    unittest.main()
